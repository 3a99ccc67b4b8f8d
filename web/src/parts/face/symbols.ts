// Pictures as SVG symbols, put into the page once for each game; components refer to them by `#<game's letters>-…`.
export function provideSheet(prefix: string, markup: () => string): void {
  const id = `${prefix}-symbols`
  if (document.getElementById(id)) return
  const host = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  host.id = id
  host.setAttribute('width', '0')
  host.setAttribute('height', '0')
  host.setAttribute('aria-hidden', 'true')
  host.innerHTML = `<defs>${markup()}</defs>`
  document.body.prepend(host)
}
