// Shows that a list goes on: what can be scrolled fades out at that edge (`[data-more]` in base.css).
import type { Attachment } from 'svelte/attachments'

/** Pixels a list may miss without a sign. */
const LITTLE = 3

export const fades: Attachment<HTMLElement> = (box) => {
  function look(): void {
    const above = box.scrollTop > LITTLE,
      below = box.scrollHeight - box.clientHeight - box.scrollTop > LITTLE
    const more = above && below ? 'both' : above ? 'above' : below ? 'below' : ''
    if (box.dataset['more'] !== more) box.dataset['more'] = more
  }
  const sizes = new ResizeObserver(look)
  function watch(): void {
    sizes.disconnect()
    sizes.observe(box)
    for (const child of box.children) sizes.observe(child)
  }
  const children = new MutationObserver(watch)
  children.observe(box, { childList: true })
  watch()
  box.addEventListener('scroll', look, { passive: true })
  return () => {
    sizes.disconnect()
    children.disconnect()
    box.removeEventListener('scroll', look)
  }
}
