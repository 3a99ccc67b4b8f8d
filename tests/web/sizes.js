// What cannot be read on the page as it stands: a list of findings, each a line of text. Everything is measured where it is seen.
() => {
  const EDGE = 2 // pixels anything may stick out, or two texts may touch
  const SMALLEST = 11 // pixels of the smallest print on a page and on its board
  const SMALLEST_ON_PHONE = 10 // on the board of a phone
  const LEAST_WINDOW = 60 // pixels of a list in which one can still scroll
  const MOST_EMPTY = 80 // pixels of nothing in a column while something that can be chosen has no room
  const UNSAID = /\{ ?\$|\bNaN\b|\bundefined\b|\[object/ // where a word or a number is missing
  const found = []
  const say = (kind, text, element, more = '') => found.push(`${kind}: "${text.trim().slice(0, 48)}" in ${where(element)} ${more}`.trim())

  function where(element) {
    const steps = []
    for (let at = element; at && at !== document.body && steps.length < 4; at = at.parentElement) {
      const name = [...at.classList].filter((one) => !one.startsWith('svelte-')).join('.')
      steps.unshift(at.localName + (at.id ? `#${at.id}` : '') + (name ? `.${name}` : ''))
    }
    return steps.join(' > ')
  }

  const meet = (a, b) => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  })
  const isThere = (box) => box.right - box.left > 0.5 && box.bottom - box.top > 0.5
  const EVERYWHERE = { left: -1e6, top: -1e6, right: 1e6, bottom: 1e6 }

  /** What an element's surroundings leave of it: `cut` by those that hide, `seen` also by those that scroll. */
  const windows = new Map()
  function windowOf(element) {
    if (!element || element === document.documentElement) return { cut: EVERYWHERE, seen: EVERYWHERE, by: null }
    const known = windows.get(element)
    if (known) return known
    const style = getComputedStyle(element)
    const outer = style.position === 'fixed' ? null : style.position === 'absolute' ? element.offsetParent : element.parentElement
    let { cut, seen, by } = windowOf(outer)
    const ways = [style.overflowX, style.overflowY]
    if (ways.some((way) => way !== 'visible') && element !== document.body) {
      const box = element.getBoundingClientRect()
      const [x, y] = ways.map((way) => way !== 'visible')
      const edge = {
        left: x ? box.left : -1e6, right: x ? box.right : 1e6, top: y ? box.top : -1e6, bottom: y ? box.bottom : 1e6,
      }
      const [scrollsX, scrollsY] = ways.map((way) => way === 'auto' || way === 'scroll')
      // What lies outside a list that scrolls can be reached, wherever the list itself is cut.
      const hides = { ...edge }
      if (scrollsX) [hides.left, hides.right] = [-1e6, 1e6]
      if (scrollsY) [hides.top, hides.bottom] = [-1e6, 1e6]
      if (scrollsX) cut = { ...cut, left: -1e6, right: 1e6 }
      if (scrollsY) cut = { ...cut, top: -1e6, bottom: 1e6 }
      const narrower = meet(cut, hides)
      if (['left', 'right', 'top', 'bottom'].some((side) => narrower[side] !== cut[side])) by = element
      cut = narrower
      seen = meet(seen, edge)
    }
    const result = { cut, seen, by }
    windows.set(element, result)
    return result
  }

  /** The height of letters without the room above and below them. */
  const core = (box) => ({ left: box.left, right: box.right, top: box.top + box.height * 0.24, bottom: box.bottom - box.height * 0.24 })

  const range = document.createRange()
  const modal = document.querySelector('dialog[open]')
  const texts = []
  const walker = document.createTreeWalker(modal ?? document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    if (!node.data.trim() || !element || element.closest('.sr, .skip, script, style, title, desc, option, defs, symbol, [hidden]')) continue
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    range.selectNodeContents(node)
    const boxes = [...range.getClientRects()].filter((box) => box.width > 0.5 && box.height > 0.5)
    if (boxes.length) texts.push({ node, element, boxes, drawn: element instanceof SVGElement })
  }

  const small = new Map()
  for (const { node, element, boxes, drawn } of texts) {
    const { cut, by } = windowOf(element)
    const size = parseFloat(getComputedStyle(element).fontSize)
    const scale = drawn ? Math.hypot(element.getScreenCTM()?.a ?? 1, element.getScreenCTM()?.b ?? 0) : 1
    const least = drawn && element.closest('.ph-board') ? SMALLEST_ON_PHONE : SMALLEST
    // A board that can be enlarged is read enlarged.
    const enlarged = element.closest('[data-board]')?.querySelector('[data-zoom=in]')
    if (size * scale < least - 0.05 && !enlarged && !element.closest('[data-small-ok], .mark')) small.set(`${where(element)}, ${(size * scale).toFixed(1)} px`, node.data)
    if (by && !by.closest('[data-cut-ok]') && !(by instanceof SVGElement && by.closest('.ph-board'))) {
      const out = boxes.map(core).find((box) =>
        box.left < cut.left - EDGE || box.right > cut.right + EDGE || box.top < cut.top - EDGE || box.bottom > cut.bottom + EDGE)
      if (out) say('cut', node.data, element, `by ${where(by)}`)
    }
    const control = drawn ? null : element.closest('button, .btn, .tag, label, [role=option]')
    if (control && !element.closest('[data-cut-ok]') && boxes.some((box) => box.right > control.getBoundingClientRect().right + EDGE)) say('sticks out', node.data, element)
    if (UNSAID.test(node.data)) say('unsaid', node.data, element)
    if (!drawn && boxes.length > 1) for (const word of brokenWords(node)) say('broken', word, element)
  }

  for (const [place, text] of small) found.push(`small: ${place}, such as "${text.trim().slice(0, 20)}"`)

  /** Words that go on in the next line, unless a hyphen or the like allows it. */
  function* brokenWords(node) {
    for (const { 0: word, index } of node.data.matchAll(/[^\s\u200b\u00ad]+/g)) {
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const tops = new Set([...range.getClientRects()].map((box) => Math.round(box.top)))
      if (tops.size < 2) continue
      let line = null
      for (let at = 0; at < word.length; at += 1) {
        range.setStart(node, index + at)
        range.setEnd(node, index + at + 1)
        const top = Math.round(range.getClientRects()[0]?.top ?? 0)
        if (line !== null && top > line + 4 && !/[-–—/…?&=.]/.test(word[at - 1])) {
          yield word
          break
        }
        line = top
      }
    }
  }

  // Texts on texts. What something opaque lies upon is not seen, and so is in nobody's way.
  const lines = texts.flatMap(({ node, element, boxes, drawn }) => {
    const { seen } = windowOf(element)
    return boxes.map((box) => ({ node, element, drawn, box: meet(core(box), seen) })).filter(({ box }) => isThere(box))
  })
  lines.sort((a, b) => a.box.top - b.box.top)
  const covered = (line, x, y) => {
    for (const above of document.elementsFromPoint(x, y)) {
      if (above === line.element || above.contains(line.element) || line.element.contains(above)) return false
      if (above instanceof SVGElement) continue
      const { backgroundColor, backgroundImage } = getComputedStyle(above)
      if (backgroundImage !== 'none' || (backgroundColor !== 'transparent' && !/, 0\)$|\/ 0\)$/.test(backgroundColor))) return true
    }
    return false
  }
  const told = new Set()
  lines.forEach((a, i) => {
    for (let j = i + 1; j < lines.length && lines[j].box.top < a.box.bottom; j += 1) {
      const b = lines[j]
      if (a.node === b.node) continue
      const both = meet(a.box, b.box)
      if (both.right - both.left < EDGE || both.bottom - both.top < EDGE) continue
      if (a.element.closest('[data-overlap-ok]') || b.element.closest('[data-overlap-ok]')) continue
      const [x, y] = [(both.left + both.right) / 2, (both.top + both.bottom) / 2]
      const onScreen = x >= 0 && y >= 0 && x < innerWidth && y < innerHeight
      if (onScreen && (covered(a, x, y) || covered(b, x, y))) continue
      const key = `${a.node.data}|${b.node.data}`
      if (told.has(key)) continue
      told.add(key)
      say('overlap', a.node.data, a.element, `with "${b.node.data.trim().slice(0, 30)}" in ${where(b.element)}`)
    }
  })

  const sticks = (element) => !!element && (getComputedStyle(element).position === 'sticky' || sticks(element.parentElement))

  // Controls under something else cannot be pressed.
  if (!modal)
    for (const control of document.querySelectorAll('button:not(:disabled), a[href], input, select')) {
      if (!(control instanceof HTMLElement) || control.closest('.skip, .sr, [inert]') || control.matches('.sr, .skip')) continue
      if (!control.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      const { seen } = windowOf(control)
      const whole = control.getBoundingClientRect()
      const box = meet(meet(whole, seen), { left: 0, top: 0, right: innerWidth, bottom: innerHeight })
      if (!isThere(box) || (box.bottom - box.top) * (box.right - box.left) < 0.5 * whole.width * whole.height) continue
      const top = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2)
      const apart = !top || !(control.contains(top) || top.contains(control) || top.closest('label')?.contains(control))
      // What stays at the edge of a list gives way when one scrolls; a notice goes by itself, and only answers cannot wait.
      if (apart && !sticks(top) && (!top?.closest('.notices') || control.closest('#decision, .tray, .ph-tray')))
        say('covered', control.getAttribute('aria-label') ?? control.innerText ?? '', control, `by ${top ? where(top) : 'nothing'}`)
    }

  for (const element of (modal ?? document.body).querySelectorAll('*')) {
    if (!(element instanceof HTMLElement) || element.scrollHeight <= element.clientHeight + 4 || element.matches('textarea')) continue
    if (!['auto', 'scroll'].includes(getComputedStyle(element).overflowY) || !element.checkVisibility()) continue
    if (element.clientHeight < LEAST_WINDOW) say('squeezed', element.innerText ?? '', element, `${element.clientHeight} of ${element.scrollHeight} px`)
  }

  // No sentence of the panel, the header or the result ends in three dots.
  for (const part of document.querySelectorAll('.bar, .ph-status, .decision, .ph-sheet'))
    for (const element of part.querySelectorAll('*')) {
      if (!(element instanceof HTMLElement) || element.closest('.sr') || !element.checkVisibility()) continue
      const { textOverflow, webkitLineClamp, overflowX } = getComputedStyle(element)
      const dotted = textOverflow === 'ellipsis' && overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1
      const clamped = webkitLineClamp !== 'none' && element.scrollHeight > element.clientHeight + EDGE
      if (dotted || clamped) say('ellipsis', element.textContent ?? '', element)
    }

  // A choice is seen, or its list shows that it goes on while nothing near it is empty. The page of a phone scrolls as a whole.
  const scrolls = (element) => ['auto', 'scroll'].includes(getComputedStyle(element).overflowY) && element.scrollHeight > element.clientHeight + 4
  const scroller = (element) => (!element || element === document.body ? null : scrolls(element) ? element : scroller(element.parentElement))
  const isSeen = (element) => {
    const box = element.getBoundingClientRect()
    const part = meet(meet(box, windowOf(element).seen), { left: 0, top: 0, right: innerWidth, bottom: innerHeight })
    return part.bottom - part.top > 0.6 * box.height && part.right - part.left > 0.6 * box.width
  }
  const unseen = modal ? [] : [...document.querySelectorAll('.table #decision :is([data-move], [data-hint], .answer), .table .offers button')].filter(
    (choice) => choice.checkVisibility() && !isSeen(choice))
  for (const list of new Set(unseen.map((choice) => scroller(choice.parentElement)))) {
    const choice = unseen.find((one) => scroller(one.parentElement) === list)
    if (!list) {
      say('out of reach', choice.innerText ?? '', choice)
      continue
    }
    const edge = parseFloat(getComputedStyle(list).borderLeftWidth) + parseFloat(getComputedStyle(list).borderRightWidth)
    if (getComputedStyle(list).maskImage === 'none' && list.offsetWidth - list.clientWidth - edge < 1) say('scrolls unseen', list.innerText ?? '', list)
    const part = meet(list.getBoundingClientRect(), windowOf(list).seen)
    if (part.bottom - part.top < LEAST_WINDOW) say('no room', list.innerText ?? '', list, `${Math.round(part.bottom - part.top)} px`)
  }
  if (unseen.length)
    for (const column of columns()) {
      const [gap, at] = emptiness(column)
      if (gap > MOST_EMPTY) found.push(`empty: ${Math.round(gap)} px of ${where(column)} at ${Math.round(at)} while ${unseen.length} choices are not seen`)
    }

  /** What stands above, below or beside the decision and could give it room. A recorded position comes without its past, so a
      log beside the decision is empty only here: at a table it has lines to fill its place. Below the decision it counts. */
  function columns() {
    const right = document.querySelector('.table > .right')
    if (right && getComputedStyle(right).flexDirection === 'column' && right.clientHeight) return [right]
    return [...document.querySelectorAll('.decision, .seats, .right > .log:not(:has(.none))')]
  }

  /** The highest stretch of a column in which nothing is printed or drawn, and where it begins. */
  function emptiness(column) {
    const whole = column.getBoundingClientRect()
    const marks = texts.filter(({ element }) => column.contains(element)).flatMap(({ element, boxes }) => boxes.map((box) => meet(box, windowOf(element).seen)))
    for (const thing of column.querySelectorAll('svg, button, input, img')) if (thing.checkVisibility()) marks.push(meet(thing.getBoundingClientRect(), windowOf(thing).seen))
    marks.sort((a, b) => a.top - b.top)
    let [down, most, at] = [whole.top, 0, 0]
    for (const { top, bottom } of [...marks.filter(isThere), { top: whole.bottom, bottom: whole.bottom }]) {
      if (top - down > most) [most, at] = [top - down, down]
      down = Math.max(down, bottom)
    }
    return [most, at]
  }

  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth > clientWidth) found.push(`wide: the page is ${scrollWidth} px wide`)
  // A table fills the window and never scrolls as a whole; one pixel too much costs a scrollbar's width.
  const { scrollHeight, clientHeight } = document.documentElement
  if (document.querySelector('.table > .bar, .phone > .ph-status') && scrollHeight > clientHeight) found.push(`tall: the table is ${scrollHeight} px high`)
  return found
}
