/** Pictures of the kinds of place and of the pieces, in a box of -32 to 32 unless said otherwise. */
import { num } from './geometry'

const STONE_EDGE = 'stroke="#4b4a44" stroke-width="1.4" stroke-linejoin="round"'

function roundHouse(cx: number, base: number, w: number, roof: string): string {
  const x = (f: number): string => num(cx + f * w)
  const y = (f: number): string => num(base - f * w)
  const door = num(0.11 * w)
  return (
    `<path d="M${x(-0.4)} ${y(0.36)}V${y(0)}H${x(0.4)}V${y(0.36)}Z" fill="#ecdcb6" stroke="#5b4423" stroke-width="1.3"/>` +
    `<path d="M${x(-0.11)} ${y(0)}v${num(-0.2 * w)}a${door} ${door} 0 0 1 ${num(0.22 * w)} 0v${num(0.2 * w)}Z" fill="#4a3319"/>` +
    `<path d="M${x(-0.56)} ${y(0.28)}Q${x(-0.22)} ${y(0.62)} ${x(0)} ${y(1.02)}Q${x(0.22)} ${y(0.62)} ${x(0.56)} ${y(0.28)}Q${x(0)} ${y(0.14)} ${x(-0.56)} ${y(0.28)}Z" fill="${roof}" stroke="#5b4423" stroke-width="1.4" stroke-linejoin="round"/>` +
    `<path d="M${x(0)} ${y(0.96)}L${x(-0.2)} ${y(0.27)}M${x(0)} ${y(0.96)}L${x(0.2)} ${y(0.27)}M${x(0)} ${y(0.96)}V${y(0.24)}" stroke="#7d5c28" stroke-width=".9" fill="none" opacity=".75"/>`
  )
}

function battlement(x: number, y: number, w: number, h: number, fill: string): string {
  const tooth = num(w / 5)
  const gap = `v${tooth}h${tooth}v-${tooth}`
  return `<path d="M${num(x)} ${num(y + h)}V${num(y)}h${tooth}${gap}h${tooth}${gap}h${tooth}V${num(y + h)}Z" fill="${fill}" ${STONE_EDGE}/>`
}

const village = roundHouse(-13, 12, 22, '#b98a43') + roundHouse(14, 11, 20, '#c99c54') + roundHouse(1, 21, 27, '#d3a75c')

const castle =
  '<path d="M0-30v10" stroke="#4b4a44" stroke-width="1.6"/><path d="M0-30l11 3.5L0-23Z" fill="#b3261e"/>' +
  battlement(-10, -20, 20, 40, '#cfcbbf') +
  battlement(-27, -9, 16, 30, '#b9b6ab') +
  battlement(11, -9, 16, 30, '#b9b6ab') +
  `<path d="M-11 6H11V21H-11Z" fill="#c4c0b3" ${STONE_EDGE}/>` +
  '<path d="M-5 21V13a5 5 0 0 1 10 0v8Z" fill="#3f2f1c"/>' +
  '<path d="M-1.5-11h3v7h-3ZM-20.5 0h3v6h-3ZM17.5 0h3v6h-3Z" fill="#3b3a36"/>' +
  '<path d="M22-9h5V21h-5ZM5-20h5V6H5Z" fill="#1f2a24" opacity=".14"/>'

const monastery =
  `<path d="M-25 21V-12h11V21Z" fill="#d9d3c3" ${STONE_EDGE}/>` +
  '<path d="M-26.5-11.5L-19.5-28-12.5-11.5Z" fill="#6f5a45" stroke="#3b2f22" stroke-width="1.4" stroke-linejoin="round"/>' +
  '<path d="M-21-6h3v5h-3ZM-21 5h3v5h-3Z" fill="#3b3a36"/>' +
  `<path d="M-9 21V1H17V21Z" fill="#e6dfcd" ${STONE_EDGE}/>` +
  '<path d="M-12 3L4-14 20 3Z" fill="#8a5a3a" stroke="#3b2f22" stroke-width="1.4" stroke-linejoin="round"/>' +
  '<path d="M4-24v10M.5-20.5h7" stroke="#3b2f22" stroke-width="2"/>' +
  '<path d="M0 21V13a4 4 0 0 1 8 0v8Z" fill="#4a3319"/><circle cx="4" cy="-3" r="2.6" fill="#3a7ca5"/>' +
  '<path d="M25 21V8M21.5 11.5h7" stroke="#6e6b60" stroke-width="2.8" stroke-linecap="round"/><circle cx="25" cy="11.5" r="3.2" fill="none" stroke="#6e6b60" stroke-width="1.5"/>' +
  '<path d="M12 3h5V21h-5ZM-17-12h3V21h-3Z" fill="#1f2a24" opacity=".14"/>'

const THIN = 'stroke="#4b4a44" stroke-width="1.1" stroke-linejoin="round"'
const goal =
  `<path d="M-29 22V-6h9V22ZM20 22V-6h9V22Z" fill="#d9d3c3" ${THIN}/>` +
  '<path d="M-30.5-5.5L-24.5-20-18.5-5.5ZM18.5-5.5L24.5-20 30.5-5.5Z" fill="#4c6b3c" stroke="#2c3d24" stroke-width="1.1" stroke-linejoin="round"/>' +
  `<path d="M-19 22V4H19V22Z" fill="#e6dfcd" ${THIN}/>` +
  '<path d="M-21.5 5L-14-5H14L21.5 5Z" fill="#8a5a3a" stroke="#3b2f22" stroke-width="1.1" stroke-linejoin="round"/>' +
  `<path d="M-8 22V-12H8V22Z" fill="#f0ead9" ${THIN}/>` +
  '<path d="M-10.5-11L0-25 10.5-11Z" fill="#b8862f" stroke="#5b4115" stroke-width="1.1" stroke-linejoin="round"/>' +
  '<path d="M0-31.5v7M-3-28.6h6" stroke="#5b4115" stroke-width="1.7"/>' +
  '<circle cy="-3" r="4.3" fill="#3a7ca5" stroke="#4b4a44" stroke-width=".9"/><path d="M0-7.3V1.3M-4.3-3H4.3" stroke="#f0ead9" stroke-width=".9"/>' +
  '<path d="M-3.6 22V13a3.6 3.6 0 0 1 7.2 0v9Z" fill="#4a3319"/>' +
  '<path d="M-16 17v-5a1.7 1.7 0 0 1 3.4 0v5ZM12.6 17v-5a1.7 1.7 0 0 1 3.4 0v5ZM-26 4h3v6h-3ZM23 4h3v6h-3Z" fill="#4a4536"/>' +
  '<path d="M5-12h3V22H5ZM26-6h3V22h-3ZM-23-6h3V22h-3Z" fill="#1f2a24" opacity=".12"/>'

const ruin =
  '<path d="M9-6C6-13 14-15 10-23C18-18 15-12 18-8" fill="none" stroke="#6a6460" stroke-width="2.6" stroke-linecap="round" opacity=".6"/>' +
  '<path d="M-20 21V-17l4 4 3-7 5 6 4-4 3 9 4 3V21Z" fill="#a9a49a" stroke="#3f3c38" stroke-width="1.5" stroke-linejoin="round"/>' +
  '<path d="M3 21V6l5 3 4-5 6 6 5-2V21Z" fill="#8f8a82" stroke="#3f3c38" stroke-width="1.5" stroke-linejoin="round"/>' +
  '<path d="M-14-6h4v7h-4ZM-5 3h4v7h-4Z" fill="#3f3c38"/>' +
  '<path d="M-20 4h5M-17 11h6M-9-8h5M6 15h5M14 17h5" stroke="#6f6a62" stroke-width="1.2"/>' +
  '<path d="M12 5C8 0 13-3 12-8C17-4 20 0 16 6Z" fill="#c8502d"/><path d="M13 5C12 2 14 1 14-2C16 1 17 3 15 5.5Z" fill="#f0b33a"/>' +
  '<path d="M-27 21l4-4 5 4ZM21 21l4-5 5 5Z" fill="#77726a" stroke="#3f3c38" stroke-width="1.2" stroke-linejoin="round"/>'

const MEGALITH = 'stroke="#3f453c" stroke-width="1.5" stroke-linejoin="round"'
const cult =
  '<path d="M13-26A8 8 0 1 0 22-15A6.8 6.8 0 0 1 13-26Z" fill="#f3e6b4" stroke="#8c7a35" stroke-width="1"/>' +
  `<path d="M-25 21L-23-6Q-20-11-16-7L-14 21Z" fill="#a4a79d" ${MEGALITH}/>` +
  `<path d="M14 21L15 0Q19-4 23 0L25 21Z" fill="#8f938a" ${MEGALITH}/>` +
  `<path d="M-10 21L-9-8H-3L-2 21ZM3 21L4-8H10L11 21Z" fill="#bcbfb4" ${MEGALITH}/>` +
  `<path d="M-13-8L-12-15Q0-18 12-15L14-8Z" fill="#cdd0c4" ${MEGALITH}/>` +
  '<path d="M-20 2q3 2 1 5t1 5M18 8q3 2 1 5" stroke="#5d6457" stroke-width="1.2" fill="none"/>'

const harbour =
  '<path d="M-30 14q5-4 10 0t10 0 10 0 10 0 10 0 10 0" fill="none" stroke="#3a7ca5" stroke-width="2.4" stroke-linecap="round"/>' +
  '<path d="M-22 4C-14 12 12 12 20 4L17 13C10 17-12 17-19 13Z" fill="#7a4a21" stroke="#3b2410" stroke-width="1.4" stroke-linejoin="round"/>' +
  '<path d="M-1 6V-25" stroke="#3b2410" stroke-width="2"/>' +
  '<path d="M2-23C14-18 16-8 13 0H2ZM-3-19C-11-14-13-7-13 0H-3Z" fill="#fbf8f1" stroke="#5b4423" stroke-width="1.4" stroke-linejoin="round"/>' +
  '<path d="M2-13C8-13 12-12 15-11" stroke="#b8862f" stroke-width="2" fill="none"/>' +
  '<path d="M-30 22q5-4 10 0t10 0 10 0 10 0 10 0 10 0" fill="none" stroke="#3a7ca5" stroke-width="2" stroke-linecap="round" opacity=".6"/>'

/** Pictures by the `subtype` of a place. */
export const PLACE_PICTURE: Readonly<Record<string, string>> = { village, castle, monastery, goal, ruin, cult, harbour }

const BRASS = 'fill="#b8862f" stroke="#4f3a12" stroke-width="1.8" stroke-linejoin="round"'
export const HELMET =
  '<path d="M-22 2C-31-2-31-16-26-22C-25-14-20-9-14-8ZM22 2C31-2 31-16 26-22C25-14 20-9 14-8Z" fill="#f0e6cc" stroke="#3b3121" stroke-width="2" stroke-linejoin="round"/>' +
  '<path d="M-19 12C-19-10-9-19 0-19S19-10 19 12Z" fill="#9aa0a3" stroke="#2d3133" stroke-width="2" stroke-linejoin="round"/>' +
  '<path d="M9-16.5C15-12 19-2 19 12H10C13 2 13-9 9-16.5Z" fill="#1f2a24" opacity=".18"/>' +
  `<path d="M-21 7H21V15H-21Z" ${BRASS}/><path d="M-3.5-19V15L0 26 3.5 15V-19Z" ${BRASS}/>`

/** Hooded figure with a staff: robe in currentColor, feet at 0,0, about 40 wide and 58 high. */
export const DRUID =
  '<path d="M-15-1C-15-16-12-27-8-34C-11-45-5-55 3-57C11-54 13-44 10-35C14-27 16-15 16-1Z" fill="none" stroke="#fbf8f1" stroke-width="5.5" stroke-linejoin="round"/>' +
  '<path d="M20-1V-46" stroke="#fbf8f1" stroke-width="7.5" stroke-linecap="round"/><circle cx="20" cy="-51" r="8" fill="#fbf8f1"/>' +
  '<ellipse cx="1" cy="-.5" rx="18" ry="4.2" fill="#1f2a24" opacity=".22"/>' +
  '<path d="M20-1V-46" stroke="#3b2410" stroke-width="4" stroke-linecap="round"/><path d="M20-2V-46" stroke="#a9743a" stroke-width="2" stroke-linecap="round"/>' +
  '<circle cx="20" cy="-51" r="5.2" fill="#e8c45c" stroke="#3b2410" stroke-width="1.6"/>' +
  '<path d="M-15-1C-15-16-12-27-8-34H10C14-27 16-15 16-1Q0 3-15-1Z" fill="currentColor" stroke="#1f2a24" stroke-width="1.8" stroke-linejoin="round"/>' +
  '<path d="M-9-32C-13-45-5-54 3-57C11-54 14-43 11-32C5-27-3-27-9-32Z" fill="currentColor" stroke="#1f2a24" stroke-width="1.8" stroke-linejoin="round"/>' +
  '<path d="M9-33C14-26 16-15 16-1Q12 1 9 .6C11-10 11-22 9-33Z" fill="#000" opacity=".18"/>' +
  '<path d="M-5-36C-6-44-2-49 2-50C7-48 8-42 7-36C4-32-2-32-5-36Z" fill="#2a211a"/>' +
  '<path d="M-4-37C-4-42-1-44 1.5-44C5-44 6-41 6-37C5-30 3-27 1-26C-1-27-3-30-4-37Z" fill="#f3ead6" stroke="#5b4a3a" stroke-width=".8"/>' +
  '<circle cx="-1" cy="-39.5" r="1" fill="#2a211a"/><circle cx="3.6" cy="-39.5" r="1" fill="#2a211a"/>' +
  '<path d="M-15-1C-15-16-12-27-8-34C-9-26-9-12-8-.2Z" fill="#fff" opacity=".16"/>'

/** Signs of the five druids, 24 × 24 around 0,0, in currentColor. */
export const SIGIL: Readonly<Record<string, string>> = {
  red: '<path d="M0-10C5-5 8-1 6 4.5A6.5 6.5 0 0 1-6 4.5C-8 0-4-2-3.5-6C-1-4.5 0-3 .5-.5C2-3 1.5-7 0-10Z" fill="currentColor"/>',
  grey: '<path d="M4-9A10 10 0 1 0 9 4A8 8 0 0 1 4-9Z" fill="currentColor"/>',
  white: '<path d="M0-10L2.6-2.9 10-2.9 4.1 1.6 6.2 8.8 0 4.5-6.2 8.8-4.1 1.6-10-2.9-2.6-2.9Z" fill="currentColor"/>',
  brown:
    '<path d="M0 10C-9 5-8-4 0-10C8-4 9 5 0 10Z" fill="currentColor"/><path d="M0 12V-4M0 4.5l4-3.8M0 4.5l-4-3.8M0-.5l3-2.8M0-.5l-3-2.8" stroke="#7a4a21" stroke-width="1.2" fill="none"/>',
  black:
    '<path d="M-10-4L-4.5-7.5A4 4 0 0 1 1.5-5.5C6-3 9.5 2 10 9L5.5 6.5 5 9.5 2 6.5C-3 7-6.5 3-6-2.5Z" fill="currentColor"/><circle cx="-2.6" cy="-4.7" r="1.2" fill="#1d1b1a"/>',
}

const LINE = 'fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round"'
/** Interface signs, 24 × 24 around 0,0, in currentColor. */
export const SIGN: Readonly<Record<string, string>> = {
  check: `<path d="M-7 0L-2.5 5 7-6" ${LINE} stroke-width="3"/>`,
  swap: `<path d="M-8-4H6L2-8M8 4H-6L-2 8" ${LINE} stroke-width="2.4"/>`,
  take: `<path d="M0-9V4M-5-1L0 4.5 5-1M-8 9H8" ${LINE} stroke-width="2.4"/>`,
  give: `<path d="M0 5V-8M-5-3L0-8.5 5-3M-8 9H8" ${LINE} stroke-width="2.4"/>`,
  flag: `<path d="M-6 11V-10" ${LINE} stroke-width="2.4"/><path d="M-6-10C-1-13 4-6 9-9V1C4 4-1-3-6 0Z" fill="currentColor"/>`,
  warn: `<path d="M0-10L11 9H-11Z" fill="currentColor" stroke="currentColor" stroke-width="2" stroke-linejoin="round"/><path d="M0-4V3M0 6.5v.1" stroke="#fff" stroke-width="2.4" stroke-linecap="round"/>`,
  crown: '<path d="M-9 7L-10-5-4.5-.5 0-8 4.5-.5 10-5 9 7Z" fill="currentColor"/>',
}
