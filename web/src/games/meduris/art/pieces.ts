/** Wooden pieces and marks. Pieces of players take their colours --p and --pe from a class me-pa … me-pe. */

/** The shape of every player's mark: never colour alone. */
const SHAPE: Readonly<Record<string, string>> = {
  a: '<circle cx="16" cy="16" r="13.2"/>', b: '<path d="M16 1.6 30.4 16 16 30.4 1.6 16z"/>', c: '<path d="M16 2.6 30.8 28.6H1.2z"/>',
  d: '<rect x="3.4" y="3.4" width="25.2" height="25.2" rx="2"/>',
}
const LETTER: Readonly<Record<string, { y: number; size: number }>> = {
  a: { y: 21.8, size: 17 },
  b: { y: 21.6, size: 15.5 },
  c: { y: 25.4, size: 14 },
  d: { y: 21.8, size: 17.5 },
}
export const LETTERS = Object.keys(SHAPE)

function letter(key: string, grown: number, fill: string, more = ''): string {
  const { y, size } = LETTER[key] ?? { y: 22, size: 16 }
  return (
    `<text x="16" y="${y}" font-size="${size + grown}" font-weight="800" text-anchor="middle" fill="${fill}"` +
    ` font-family="var(--font-ui)"${more}>${key.toUpperCase()}</text>`
  )
}

/** The coloured mark: score track, rune holders. */
export const mark = (key: string): string =>
  `<g fill="var(--p-${key})" stroke="var(--p-${key}-edge)" stroke-width="2.2" stroke-linejoin="round">${SHAPE[key]}</g>` +
  letter(key, 0, `var(--p-${key}-on)`)

/** The same shape in white, worn by pieces. Its letter is left out where it could not be read. */
export const plate = (key: string): string =>
  `<g fill="#fffdf6" stroke="var(--me-plate-${key})" stroke-width="2" stroke-linejoin="round">${SHAPE[key]}</g>` +
  letter(key, 1, `var(--me-plate-${key})`, ' opacity="var(--me-letter, 1)"')

/** A round house with a thatched roof in the player's colour. */
export const HUT = `
    <ellipse cx="27" cy="46.5" rx="21" ry="4.5" fill="#000" opacity=".18"/>
    <path d="M9 29v14.5c0 5 34 5 34 0V29z" fill="#f3e6c8" stroke="var(--pe)" stroke-width="1.8"/>
    <path d="M30 31h13v12.5c0 2.2-6 3.5-13 3.7z" fill="#c9b48a" opacity=".75"/>
    <path d="M26 2.5c3.5 10.5 14 20.5 24.5 28.5-5 5.5-15 7-24.5 7s-19.5-1.5-24.5-7C12 23 22.5 13 26 2.5z" fill="var(--p)" stroke="var(--pe)" stroke-width="1.8" stroke-linejoin="round"/>
    <path d="M26 2.5c3.5 10.5 14 20.5 24.5 28.5-4.5 5-13 6.6-21.5 6.9C30.5 26 29 13 26 2.5z" fill="#000" opacity=".2"/>
    <path d="M24 12c-3 7-8.5 13-14.5 18M21 27c-1.5 3-3 5.5-5 7.5" fill="none" stroke="#fff" stroke-width="1.6" stroke-linecap="round" opacity=".45"/>
    <path d="M32 18c2.5 5 6 9.5 10 13M31 29c.8 2.5 2 4.5 3.5 6.5" fill="none" stroke="#000" stroke-width="1.4" stroke-linecap="round" opacity=".28"/>
    <path d="M22.5 1.5 27 7.5M29.5 1.5 25 7.5" stroke="var(--pe)" stroke-width="1.8" stroke-linecap="round"/>`

/** Three great stones, the lintel in the player's colour. */
export const TEMPLE = `
    <ellipse cx="27" cy="47" rx="23" ry="4.2" fill="#000" opacity=".18"/>
    <g stroke="#474b48" stroke-width="1.6" stroke-linejoin="round">
      <path d="M7.5 47.5 9 19h10.5l1 28.5c-4 1.3-9 1.3-13 0z" fill="#cfcdc2"/><path d="M14.5 19h5l1 28.5c-1.6.5-3.3.8-5 .9z" fill="#99998f" stroke="none"/>
      <path d="M31.5 47.5 32.5 19H43l1.5 28.5c-4 1.3-9 1.3-13 0z" fill="#cfcdc2"/><path d="M38.5 19H43l1.5 28.5c-1.7.6-3.5.9-5.3 1z" fill="#99998f" stroke="none"/>
    </g>
    <path d="M3.5 18.5 5 7.5C18 4.5 34 4.5 47 7.5l1.5 11c-14 2.2-31 2.2-45 0z" fill="var(--p)" stroke="var(--pe)" stroke-width="1.8" stroke-linejoin="round"/>
    <path d="M30 5.3c6 .1 12 .8 17 2.2l1.5 11c-6.5 1-13.7 1.6-21 1.6C29 15 30 10 30 5.3z" fill="#000" opacity=".2"/>
    <path d="M8 9.5c8-1.7 14-2 19-2" fill="none" stroke="#fff" stroke-width="1.6" stroke-linecap="round" opacity=".5"/>`

/** A drum that others can stand on. */
export const WORKER = `
    <path d="M4 10v17c0 4.6 9 8.4 20 8.4S44 31.6 44 27V10z" fill="var(--p)" stroke="var(--pe)" stroke-width="1.8"/>
    <path d="M31 17h13v10c0 3.8-6 7-14 8.1z" fill="#000" opacity=".2"/>
    <ellipse cx="24" cy="10.5" rx="20" ry="8" fill="var(--p)" stroke="var(--pe)" stroke-width="1.8"/>
    <ellipse cx="24" cy="10.5" rx="20" ry="8" fill="#fff" opacity=".28"/>`

/** Stands on the topmost worker. */
export const WORKER_HEAD = `
    <path d="M6.5 31c0-8 4-12.5 9.5-12.5s9.5 4.5 9.5 12.5z" fill="var(--p)" stroke="var(--pe)" stroke-width="1.8" stroke-linejoin="round"/>
    <path d="M17 18.6c5 .5 8.5 5 8.5 12.4H19z" fill="#000" opacity=".2"/>
    <circle cx="16" cy="12" r="7.6" fill="#f2d9b5" stroke="var(--pe)" stroke-width="1.8"/>
    <path d="M7.6 11.5C8 4.5 12 2 16 2s8 2.5 8.4 9.5c-5-2.6-11.8-2.6-16.8 0z" fill="var(--p)" stroke="var(--pe)" stroke-width="1.8" stroke-linejoin="round"/>`

export const DRUID = `
    <ellipse cx="26" cy="70" rx="20" ry="4.5" fill="#000" opacity=".25"/>
    <path d="M42 72V14" stroke="#5a4020" stroke-width="3.6" stroke-linecap="round"/><path d="M42 72V14" stroke="#8f6a38" stroke-width="1.6" stroke-linecap="round"/>
    <path d="M42 14c-7-1-8-10-1-12.5-2.5 4.5 0 7.5 5.5 6.5-.5 3.5-2 5.5-4.5 6z" fill="#f2c14e" stroke="#6d4a0c" stroke-width="1.5" stroke-linejoin="round"/>
    <path d="M23 14C12 20 9 40 6 68c9 4.5 25 4.5 34 0C37 40 34 20 23 14z" fill="#fdfaf0" stroke="#4a4233" stroke-width="2" stroke-linejoin="round"/>
    <path d="M27 16.5C34 24 37 44 40 68c-3.5 1.7-8 2.8-12.5 3.2C30 52 30 32 27 16.5z" fill="#cfc6ae"/>
    <path d="M6.6 63C15 67 31 67 39.4 63l.6 5c-9 4.5-25 4.5-34 0z" fill="#c8952f" stroke="#4a4233" stroke-width="1.6" stroke-linejoin="round"/>
    <path d="M23 6c-9 0-12.5 8-12 17 .2 3 1.6 5.5 3 7h18c1.4-1.5 2.8-4 3-7C35.5 14 32 6 23 6z" fill="#f4efdf" stroke="#4a4233" stroke-width="2"/>
    <path d="M26 6.3C32.5 7.5 35.5 14.5 35 23c-.2 3-1.6 5.5-3 7h-5c3-7 3-16-1-23.7z" fill="#cfc6ae"/>
    <path d="M15.5 19.5c0-5 3.3-8 7.5-8s7.5 3 7.5 8c0 2-.4 4-1 5.5h-13c-.6-1.5-1-3.5-1-5.5z" fill="#e7c398" stroke="#4a4233" stroke-width="1.5"/>
    <path d="M14.5 24c3-2.5 5.5-1.5 8.5-1.5s5.5-1 8.5 1.5c1 8-3.5 15.5-8.5 19.5-5-4-9.5-11.5-8.5-19.5z" fill="#fff" stroke="#4a4233" stroke-width="1.6" stroke-linejoin="round"/>
    <path d="M23 30v8M19.5 29l1.5 6M26.5 29 25 35" stroke="#bfb59c" stroke-width="1.3" stroke-linecap="round"/>
    <circle cx="20" cy="19.3" r="1.3" fill="#35291a"/><circle cx="26" cy="19.3" r="1.3" fill="#35291a"/>
    <path d="M11 47c4 3 9 4 13 3.5" fill="none" stroke="#4a4233" stroke-width="1.5" stroke-linecap="round"/>
    <path d="M40 46c-4 3-7 4-10 3.5" fill="none" stroke="#4a4233" stroke-width="1.5" stroke-linecap="round"/>`

/** A player's screen: goods are hidden behind it. */
export const SCREEN = `
    <path d="M3 31V8l6-5h12l6 5v23z" fill="var(--stone-soft)" stroke="var(--stone)" stroke-width="2" stroke-linejoin="round"/>
    <path d="M9 3v28M21 3v28" stroke="var(--stone)" stroke-width="1.4"/>
    <path d="M15 11.5l3.8 6.5-3.8 6.5-3.8-6.5z" fill="none" stroke="var(--stone)" stroke-width="1.8" stroke-linejoin="round"/>`
