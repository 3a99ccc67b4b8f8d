/** Trees, rocks and sheep. */

export interface Scenery {
  box: string
  body: string
}

export const SCENERY: Readonly<Record<string, Scenery>> = {
  fir: {
    box: '0 0 24 34',
    body: `
    <ellipse cx="13" cy="31" rx="9" ry="2.6" fill="#000" opacity=".16"/><path d="M12 26v6" stroke="#5d452b" stroke-width="2.6"/>
    <path d="M12 1 19 13h-3l5 8h-3l4.5 7h-21L6 21H3l5-8H5z" fill="var(--me-fir)"/><path d="M12 1 19 13h-3l5 8h-3l4.5 7H12z" fill="var(--me-fir-dark)"/>`,
  },
  oak: {
    box: '0 0 28 32',
    body: `
    <ellipse cx="15" cy="29" rx="10" ry="2.6" fill="#000" opacity=".16"/><path d="M14 20v9" stroke="#5d452b" stroke-width="3"/>
    <path d="M14 2c4 0 6 2 6.5 4.5 3.5 0 5.5 3 4.5 6 1.5 3.5-1 7-4.5 7-2 2.5-6 3-8 1-4 1.5-8-1-8-5-2.5-2-2-6.5 1.5-7.5C6.5 4.5 10 2 14 2z" fill="var(--me-oak)"/>
    <path d="M20.5 6.5c3.5 0 5.5 3 4.5 6 1.5 3.5-1 7-4.5 7-2 2.5-6 3-8 1 6-1 9-7 8-14z" fill="var(--me-oak-dark)"/>`,
  },
  sheep: {
    box: '0 0 26 20',
    body: `
    <path d="M8 14v4M16 14v4" stroke="#453c33" stroke-width="1.8" stroke-linecap="round"/>
    <path d="M6 14.5c-3 0-4-3-2.5-5C2.5 7 5 5 7 5.5 8 3 12 3 13 5c2-1.3 5 0 5 2.5 2.3.5 2.6 4 .3 5-.3 2-3 2.5-4.3 1.5-1.5 1.3-3.5 1.3-4.5.2-1 .7-2.5.8-3.5.3z" fill="var(--me-sheep)" stroke="#8a7f6a" stroke-width=".9"/>
    <path d="M17.5 5.5c1.8-.8 5 .2 5.2 2.2.2 1.8-1.2 3.2-3 3s-3-1.6-2.9-3.2z" fill="#453c33"/>`,
  },
  boulder: {
    box: '0 0 28 20',
    body: `
    <ellipse cx="15" cy="17" rx="12" ry="2.6" fill="#000" opacity=".16"/><path d="M2 16 5 7l7-5 9 2 5 7-1 5.5c-7 1.8-16 1.8-23-.5z" fill="var(--me-rock-2)"/>
    <path d="M5 7l7-5 3 6-5 4z" fill="var(--me-rock-4)"/><path d="M21 4l5 7-1 5.5c-3 .8-6 1.2-9 1.2l4-7z" fill="var(--me-rock-1)"/>`,
  },
  block: {
    box: '0 0 26 22',
    body: `
    <path d="M2 8 13 3l11 5-11 5z" fill="var(--me-rock-4)"/><path d="M2 8l11 5v8L2 16z" fill="var(--me-rock-3)"/><path d="M24 8l-11 5v8l11-5z" fill="var(--me-rock-1)"/>`,
  },
  menhir: {
    box: '0 0 16 26',
    body: `
    <ellipse cx="9" cy="24" rx="7" ry="2" fill="#000" opacity=".18"/><path d="M2 24C1.5 15 3 6 7 2c3-2 6 1 7 7 .7 5 .5 11 0 15-4 1.3-8 1.3-12 0z" fill="var(--me-rock-3)"/>
    <path d="M9 1.6c2.5.4 4.3 3.4 5 7.4.7 5 .5 11 0 15-1.8.6-3.6.9-5.4.9C10.5 17 10.5 8 9 1.6z" fill="var(--me-rock-1)"/>`,
  },
  tuft: {
    box: '0 0 14 10',
    body: '<path d="M2 9C2 6 1.5 4 .5 2.5M5 9c0-3.5 0-6 .5-8M8 9c.2-3 1-5 2.5-6.5M10.5 9c.5-1.6 1.5-3 3-4" fill="none" stroke="var(--me-tuft)" stroke-width="1.3" stroke-linecap="round"/>',
  },
}
