/** The nine rune stones: three shapes of stone, each with its own sign. */

const GLYPH: Readonly<Record<string, string>> = {
  serpent: '<path d="M17 5.5C12 2 5.5 4.5 6.5 9s11 3 11 8-7 6-11.5 2"/><circle cx="19.5" cy="11" r="1.9"/>',
  frame: '<path d="M7 3v18M17 3v18M3 7h18M3 17h18"/><circle cx="12" cy="12" r="1.9"/>',
  branches: '<path d="M12 21.5 5 4M12 21.5 19 4M5 4l-2 4M19 4l2 4"/><circle cx="12" cy="8" r="1.9"/>',
  arch: '<path d="M3 20.5h18M6 20.5V12a6 6 0 0 1 12 0v8.5"/><circle cx="12" cy="13" r="1.9"/>',
  whirl: '<path d="M21 6.5C16 2 6 2.5 4.5 8c-.9 3.5 4 5 5 2M3 17.5c5 4.5 15 4 16.5-1.5.9-3.5-4-5-5-2"/><circle cx="12" cy="12" r="1.8"/>',
  waves: '<path d="M2.5 11c2.5-4 4-4 6.5 0s4 4 6.5 0 3.5-4 6-1M2.5 18c2.5-4 4-4 6.5 0s4 4 6.5 0 3.5-4 6-1"/><circle cx="12" cy="4" r="1.9"/>',
  bows: '<path d="M5 3c5.5 5 5.5 13 0 18M19 3c-5.5 5-5.5 13 0 18M4 12h16"/><circle cx="12" cy="5.5" r="1.7"/><circle cx="12" cy="18.5" r="1.7"/>',
  hook: '<path d="M8 2.5V15a5.5 5.5 0 0 0 11 .5"/><circle cx="17.5" cy="8.5" r="2.7"/>',
  arrow: '<path d="M4.5 8v12H17M8.5 16 19.5 4.5M13 4h6.8v6.8"/><circle cx="7" cy="4.5" r="1.7"/><circle cx="20" cy="16.5" r="1.7"/>',
}

const INK: Readonly<Record<string, string>> = {
  serpent: '#a9e0ff',
  frame: '#e9f1a0',
  branches: '#c3d2ff',
  arch: '#b9f3d2',
  whirl: '#bfe889',
  waves: '#93e3f7',
  bows: '#ffc083',
  hook: '#ffda6b',
  arrow: '#86f1dc',
}

const STONES = [
  'M8 46C4 38 5 17 11 8c3-5 13-7 18-3 7 6 9 32 5 41-6 3.5-20 3.5-26 0z',
  'M7 46c-2-10-1-28 5-37C17 3 28 3 31 10c4 9 6 27 3 36-6 3.5-21 3.5-27 0z',
  'M6 46c-1-10 1-24 6-34C15 5 24 2 29 6c6 6 8 30 6 40-7 3.5-22 3.5-29 0z',
]

function runeStone(key: string, index: number): string {
  const shape = STONES[index % STONES.length]
  const ink = INK[key] ?? '#fff'
  const glyph = (GLYPH[key] ?? '').replaceAll('<circle', `<circle fill="${ink}" stroke="none"`)
  return (
    `<path d="${shape}" fill="#4b5457" stroke="var(--me-rune-edge)" stroke-width="2"/>` +
    `<path d="${shape}" fill="#fff" opacity=".13" transform="translate(2.5 3) scale(.76 .86)"/>` +
    `<g transform="translate(6 12) scale(1.167)" fill="none" stroke="${ink}" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round">${glyph}</g>`
  )
}

export const RUNE: Readonly<Record<string, string>> = Object.fromEntries(Object.keys(GLYPH).map((key, index) => [key, runeStone(key, index)]))
