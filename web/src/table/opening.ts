// A table is opened for as long as a page shows it.
import type { TableModel } from './model.svelte'

/** Opens it, shows it unless the page has gone on meanwhile, and gives what ends it: for an effect. */
export function opening(open: () => Promise<TableModel | null>, show: (model: TableModel) => void): () => void {
  let stop: (() => void) | null = null
  let current = true
  void open().then((model) => {
    if (!current || !model) return
    show(model)
    stop = model.start()
  })
  return () => {
    current = false
    stop?.()
  }
}
