// What the oldest browsers named in vite.config.ts have of ES2023. The compiler knows nothing else of it (tsconfig.json), so `toSorted` and the like
// are errors.
interface Array<T> {
  findLast<S extends T>(predicate: (value: T, index: number, array: T[]) => value is S): S | undefined
  findLast(predicate: (value: T, index: number, array: T[]) => unknown): T | undefined
  findLastIndex(predicate: (value: T, index: number, array: T[]) => unknown): number
}
interface ReadonlyArray<T> {
  findLast<S extends T>(predicate: (value: T, index: number, array: readonly T[]) => value is S): S | undefined
  findLast(predicate: (value: T, index: number, array: readonly T[]) => unknown): T | undefined
  findLastIndex(predicate: (value: T, index: number, array: readonly T[]) => unknown): number
}
