// Which labels of the board cover each other: a list of findings, each a line of text. A label is a printed text with the
// plate it stands on (a pill, a disc, a figure with its letter).
() => {
  const TOUCH = 2 // pixels two labels may share
  const PLATE = 6 // times the size of its text a plate may have; what is larger is a picture with a text in it
  const MOST = 0.12 // of a text that something drawn later may cover
  const findings = new Set()
  const board = document.querySelector('[data-board]')
  if (!board || board.querySelector('[data-zoom=in]')) return [] // read enlarged
  const area = ({ left, right, top, bottom }) => Math.max(0, right - left) * Math.max(0, bottom - top)
  const meet = (a, b) => ({
    left: Math.max(a.left, b.left), right: Math.min(a.right, b.right), top: Math.max(a.top, b.top), bottom: Math.min(a.bottom, b.bottom),
  })
  const holds = (outer, inner) =>
    outer.left <= inner.left + 1 && outer.right >= inner.right - 1 && outer.top <= inner.top + 1 && outer.bottom >= inner.bottom - 1
  /** The height of letters without the room above and below them. */
  const core = (box) => ({ left: box.left, right: box.right, top: box.top + box.height * 0.24, bottom: box.bottom - box.height * 0.24 })
  const isDrawn = (shape) => {
    const { fill, fillOpacity, opacity } = getComputedStyle(shape)
    return fill !== 'none' && fill !== 'transparent' && !/, 0\)$/.test(fill) && Number(fillOpacity) > 0.5 && Number(opacity) > 0.5
  }
  /** The shape beside a text that it is written on. */
  function plateOf(text, box) {
    for (let at = text.previousElementSibling; at; at = at.previousElementSibling) {
      if (!at.matches('rect, circle, ellipse, path, polygon, use') || !isDrawn(at)) continue
      const plate = at.getBoundingClientRect()
      if (holds(plate, core(box)) && area(plate) < PLATE * box.width * box.height) return { box: plate, shape: at }
    }
    return null
  }

  const labels = []
  for (const text of board.querySelectorAll('svg text')) {
    if (!text.textContent.trim() || text.closest('defs, symbol, [data-overlap-ok]')) continue
    if (!text.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    const box = text.getBoundingClientRect()
    if (box.width < 1 || box.height < 1) continue
    // What lies outside the window of an enlarged board is not seen, and so is in nobody's way.
    let picture = text.ownerSVGElement
    while (picture.ownerSVGElement) picture = picture.ownerSVGElement
    const seen = meet(core(box), picture.getBoundingClientRect())
    if (area(seen) < 1) continue
    const plate = plateOf(text, box)
    labels.push({ text, said: text.textContent.trim().slice(0, 32), core: seen, plate, group: plate ? text.parentNode : text })
  }
  labels.forEach((over, i) => {
    for (const under of labels.slice(0, i)) {
      if (over.group === under.group) continue // parts of one label
      const both = meet(over.core, under.core)
      const printed = both.right - both.left > TOUCH && both.bottom - both.top > TOUCH
      const later = over.plate && under.text.compareDocumentPosition(over.plate.shape) & Node.DOCUMENT_POSITION_FOLLOWING
      const covered = later && area(meet(over.plate.box, under.core)) > MOST * area(under.core)
      if (printed || covered) findings.add(`label: "${over.said}" lies on "${under.said}"`)
    }
  })
  return [...findings]
}
