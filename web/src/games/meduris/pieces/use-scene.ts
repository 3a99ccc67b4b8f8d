/** What every component that draws begins with. */
import { provideSymbols } from '../art/symbols'
import { sceneOf, type Scene } from '../model/scene'
import type { MedurisContent, MedurisView } from '../model/types'

/** The scene of the side in use; the pictures are put into the page the first time. */
export function useScene(content: MedurisContent, view: MedurisView): Scene {
  provideSymbols()
  return sceneOf(content, view.side)
}
