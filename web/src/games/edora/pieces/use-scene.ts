/** What every component that draws begins with. */
import { provideSymbols } from '../art/symbols'
import { sceneOf, type Scene } from '../model/scene'
import type { EdoraContent } from '../model/types'

/** The scene of the content data; its pictures are put into the page the first time. */
export function useScene(content: EdoraContent): Scene {
  provideSymbols()
  return sceneOf(content)
}
