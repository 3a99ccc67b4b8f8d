/** Goods, bonus chips and the faces of the die. Goods are discs, so that they need no turning on the ring. */

export const GOOD: Readonly<Record<string, string>> = {
  wood: `
    <circle cx="16" cy="16" r="15" fill="#55793f" stroke="#33502a" stroke-width="1.6"/>
    <g stroke="#6b4522" stroke-width="1.3">
      <circle cx="10.6" cy="20" r="5.2" fill="#e0b47a"/><circle cx="21.4" cy="20" r="5.2" fill="#cf9e60"/>
      <circle cx="16" cy="11" r="5.2" fill="#ebc58f"/>
    </g>
    <g fill="none" stroke="#9a6a35" stroke-width="1">
      <circle cx="10.6" cy="20" r="2.2"/><circle cx="21.4" cy="20" r="2.2"/><circle cx="16" cy="11" r="2.2"/>
    </g>`,
  wool: `
    <circle cx="16" cy="16" r="15" fill="#f8f3e7" stroke="#8c8268" stroke-width="1.6"/>
    <path d="M11 22v4M20 22v4" stroke="#453c33" stroke-width="2" stroke-linecap="round"/>
    <path d="M9.5 22.5c-3.6-.4-4.6-4-2.6-6-1.2-3 1.6-5.6 4.2-4.7 1-2.9 5.2-3.4 6.7-1 2.4-1.5 5.7.2 5.5 3.2 3 .7 3.4 4.9.7 6.2-.3 2.2-3 3.2-4.6 2-2 1.7-4.3 1.7-5.6.3-1.3.8-3 .8-4.3 0z" fill="#fffefa" stroke="#8a7f6a" stroke-width="1.3" stroke-linejoin="round"/>
    <path d="M22.2 11.6c2-.8 5 .2 5.4 2.4.3 2-1.2 3.8-3.2 3.6-2-.2-3.4-2-3.3-3.8z" fill="#453c33"/>
    <path d="M11 16c1-1.4 2.6-1.4 3.4-.2M15.6 18.6c1-1.3 2.5-1.3 3.3-.1" fill="none" stroke="#b8ad96" stroke-width="1.2" stroke-linecap="round"/>`,
  copper: `
    <circle cx="16" cy="16" r="15" fill="#a9562a" stroke="#6b3115" stroke-width="1.6"/>
    <g stroke="#6b3115" stroke-width="1.2" stroke-linejoin="round">
      <path d="M4.8 22.8l2.6-6.6h8l1.6 6.6z" fill="#e9a06a"/><path d="M15.8 22.8l1.6-6.6h7.6l2.6 6.6z" fill="#d98b52"/>
      <path d="M9.6 15.6l2.2-6.4h8.4l2.2 6.4z" fill="#f4b885"/>
    </g>
    <path d="M12.9 10.8h6.2M8.5 17.8h5.8M18.5 17.8h5.4" stroke="#ffe1c2" stroke-width="1.4" stroke-linecap="round"/>`,
  stone: `
    <circle cx="16" cy="16" r="15" fill="#6f777c" stroke="#454c50" stroke-width="1.6"/>
    <g stroke="#40474b" stroke-width="1.2" stroke-linejoin="round">
      <path d="M6 21.5l1.6-7.2 6-5.3 7.6 1 5.2 5.6.6 6.2-5 3.2H10z" fill="#c3c8ca"/>
      <path d="M7.6 14.3l6-5.3 1.6 6.4-3.8 3.2z" fill="#eef0f0"/><path d="M13.6 9l7.6 1-1.8 6-4.2-.6z" fill="#dfe2e3"/>
      <path d="M21.2 10l5.2 5.6-4.2 3.2-2.8-2.8z" fill="#aeb4b7"/><path d="M19.4 16l2.8 2.8-.2 6.2H10l1.4-6.4 3.8-3.2z" fill="#c9cdcf"/>
    </g>`,
}

function chip(motif: string): string {
  return `
    <circle cx="20" cy="20" r="19" fill="#b8862f" stroke="#6b4a10" stroke-width="1.5"/>
    <circle cx="20" cy="20" r="16.8" fill="none" stroke="#f6e2ae" stroke-width="1.6" stroke-dasharray="1.6 2.8"/>
    <circle cx="20" cy="20" r="14.2" fill="#fff7e0" stroke="#6b4a10" stroke-width="1.3"/>${motif}`
}

export const CHIP: Readonly<Record<string, string>> = {
  points2: chip('<text x="20" y="25.6" text-anchor="middle" font-size="16" font-weight="800" font-family="var(--font-ui)" fill="#6b4508">+2</text>'),
  free_hut: chip(`
    <path d="M20 8.5 31 21.5c-2 2-5 2.8-5 2.8v5.4c-3 1.4-9 1.4-12 0v-5.4s-3-.8-5-2.8z" fill="#4c6b3c" stroke="#2c4222" stroke-width="1.2" stroke-linejoin="round"/>
    <path d="M17.6 30.4v-5.2a2.4 2.4 0 0 1 4.8 0v5.2z" fill="#fff7e0"/>`),
  druid: chip(`
    <path d="M20 8c-5.5 0-8.5 4.5-8.5 10.5 0 2.5-1.5 9-2.3 12 3 2.2 6.8 3.6 10.8 3.6s7.8-1.4 10.8-3.6c-.8-3-2.3-9.5-2.3-12C28.5 12.5 25.5 8 20 8z" fill="#fffdf6" stroke="#4a4233" stroke-width="1.4"/>
    <path d="M15.6 18c0-3.5 1.8-5.5 4.4-5.5s4.4 2 4.4 5.5c0 6-2 10-4.4 12.5-2.4-2.5-4.4-6.5-4.4-12.5z" fill="#e9dcc0" stroke="#4a4233" stroke-width="1.2"/>
    <circle cx="18.3" cy="17.6" r="1.1" fill="#35291a"/><circle cx="21.7" cy="17.6" r="1.1" fill="#35291a"/>
    <path d="M16.5 21c2.3-1 4.7-1 7 0-.3 4-1.7 7-3.5 9-1.8-2-3.2-5-3.5-9z" fill="#fff" stroke="#4a4233" stroke-width="1"/>`),
  face_down: `
    <circle cx="20" cy="20" r="19" fill="#8a7350" stroke="#4b3a1c" stroke-width="1.5"/>
    <circle cx="20" cy="20" r="16.8" fill="none" stroke="#e6d3a3" stroke-width="1.6" stroke-dasharray="1.6 2.8"/>
    <path d="M20 9.5l6 10.5-6 10.5-6-10.5z" fill="none" stroke="#f1e3bf" stroke-width="2" stroke-linejoin="round"/>`,
}

const box = (fill: string, edge: string): string => `
    <rect x="3" y="3" width="58" height="58" rx="12" fill="${fill}" stroke="${edge}" stroke-width="2.4"/>
    <path d="M9 55 55 9a12 12 0 0 1 6 6v34a12 12 0 0 1-12 12H15a12 12 0 0 1-6-6z" fill="#000" opacity=".07"/>`

const print = (x: number, y: number, size: number, ink: string, text: string): string =>
  `<text x="${x}" y="${y}" text-anchor="middle" font-size="${size}" font-weight="800" font-family="var(--font-ui)" fill="${ink}">${text}</text>`

function yieldFace(good: string, fill: string, edge: string, ink: string): string {
  const thrice = [[16, 22], [32, 38], [48, 54]].map(([x = 0, y = 0]) => print(x, y, 17, ink, '+1')).join('')
  return `${box(fill, edge)}${thrice}<use href="#me-good-${good}" x="36" y="6" width="22" height="22"/>`
}

const roundFace = (ink: string, text: string): string => `${box('#fbf5e6', '#8c8268')}
    <path d="M45.5 18.5A19 19 0 1 0 51 33" fill="none" stroke="${ink}" stroke-width="4" stroke-linecap="round"/>
    <path d="M50 9.5 47.5 22.5 35.5 17z" fill="${ink}"/>${print(31.5, 39.5, 20, ink, text)}`

export const DIE_FACE: Readonly<Record<string, string>> = {
  wood: yieldFace('wood', '#55793f', '#33502a', '#fff'),
  wool: yieldFace('wool', '#f8f3e7', '#8c8268', '#4a4233'),
  copper: yieldFace('copper', '#a9562a', '#6b3115', '#fff'),
  stone: yieldFace('stone', '#6f777c', '#454c50', '#fff'),
  any: roundFace('#3d5a2f', '+1'),
  loss: roundFace('#a23a1b', '−1'),
}
