/** A rectangle in board units, and how much two of them cover each other. */
export interface Area {
  x: number
  y: number
  width: number
  height: number
}

export function boxesOverlap(one: Area, other: Area): number {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y)
  return across > 0 && down > 0 ? across * down : 0
}
