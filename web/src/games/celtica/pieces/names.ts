/** Names of symbols that depend on data. */
import { MIDDLE_DESIGNS } from '../art/amulet'
import type { Scene } from '../model/scene'

/** The symbol of a part; the middle part has several designs. */
export function partSymbol(scene: Scene, kind: string, design: number): string {
  return scene.slots[kind] === 'centre' ? `ce-part-${kind}-${design % MIDDLE_DESIGNS.length}` : `ce-part-${kind}`
}
