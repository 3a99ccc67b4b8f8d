// What slides under a mouse that rests is not looked at: its preview may be taller than the one before, push it away again,
// and so on for ever. Only a mouse that moves, or a wheel that turns, looks.

/** Keeps "entered" from whatever came to the mouse by itself. */
export function lookOnlyOnPurpose(): () => void {
  let place = ''
  const on = new AbortController()
  const listen = { capture: true, passive: true, signal: on.signal }
  addEventListener('pointermove', (event) => (place = where(event)), listen)
  addEventListener('wheel', () => (place = ''), listen)
  addEventListener(
    'pointerenter',
    (event) => {
      if (event.pointerType === 'mouse' && where(event) === place) event.stopPropagation()
    },
    listen,
  )
  return () => on.abort()
}

const where = (event: PointerEvent) => `${event.screenX} ${event.screenY}`
