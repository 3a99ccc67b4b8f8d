// Makes a text fit its box: `data-tight` goes up from 0 until nothing is cut, and the box decides by it what becomes smaller.
import type { Attachment } from 'svelte/attachments'

const TIGHTEST = 3

export const fits: Attachment<HTMLElement> = (box) => {
  function look(): void {
    for (let tight = 0; tight <= TIGHTEST; tight += 1) {
      box.dataset['tight'] = String(tight)
      if (box.scrollHeight <= box.clientHeight + 1) return
    }
  }
  const size = new ResizeObserver(look)
  size.observe(box)
  const text = new MutationObserver(look)
  text.observe(box, { subtree: true, childList: true, characterData: true })
  return () => {
    size.disconnect()
    text.disconnect()
  }
}
