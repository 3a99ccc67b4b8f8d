/** Pictures on the board: pieces take the colour of the text around them, runes its stroke. */

import type { Picture } from './picture'

export const LAND: Readonly<Record<string, Picture>> = {
  fire: {
    box: '0 0 24 24',
    body:
      '<path d="M12.6 1.5c.6 4 5.9 6.4 5.9 12.2 0 4.6-2.9 7.8-6.5 7.8s-6.5-3-6.5-7.2c0-3.2 1.7-4.8 2.7-7.2.6 1.7 1 2.6 2 3.2 1.2-2.4 2.9-4.6 2.4-8.8Z" fill="#c8502d"/>' +
      '<path d="M12.2 11c.3 2.2 2.9 3.3 2.9 6 0 2-1.4 3.4-3.1 3.4S8.9 19 8.9 17.2c0-1.6.9-2.3 1.4-3.5.4.7.6 1 1 1.2.6-1.2 1.1-2.2.9-3.9Z" fill="#f6c257"/>',
  },
  dolmen: {
    box: '0 0 42 34',
    body:
      '<path d="M6.5 14h8.5l-1 19H7.5ZM27 14h8.5l-1 19H28Z" fill="#a09a8c" stroke="#45423a" stroke-width="1.4" stroke-linejoin="round"/>' +
      '<path d="M9 19l.3 10M30 19l.3 10" stroke="#cfcabd" stroke-width="1.4" stroke-linecap="round"/>' +
      '<path d="M2.6 14.5C1 9 4 3 9.5 2.3 17 1.2 28 1.2 34 2.6c4.8 1.2 7 6.4 5.6 12Z" fill="currentColor" stroke="#2a2b26" stroke-width="1.5" stroke-linejoin="round"/>',
  },
  'rune-red': { box: '0 0 12 12', body: '<path d="M2 2l8 8M10 2l-8 8"/>' },
  'rune-orange': { box: '0 0 12 12', body: '<path d="M6 11V1.5M2 5l4-3.5L10 5"/>' },
  'rune-yellow': { box: '0 0 12 12', body: '<path d="M8.5 1L3 5.5l6 1.5L3.5 11"/>' },
  'rune-green': { box: '0 0 12 12', body: '<path d="M6 11V1M6 6.5L1.8 2M6 6.5L10.2 2"/>' },
  'rune-blue': { box: '0 0 12 12', body: '<path d="M1.5 1.5v9l9-9v9Z"/>' },
  'rune-violet': { box: '0 0 12 12', body: '<path d="M2 11l6.5-6L6 1.5 3.5 5l6.5 6"/>' },
  portal: {
    box: '0 0 32 32',
    body:
      '<path d="M4 30V13C4 6 9 1.8 16 1.8S28 6 28 13v17h-6.5V14c0-3.6-2-6-5.5-6s-5.5 2.4-5.5 6v16Z" fill="#9b958a" stroke="#4b473e" stroke-width="1.5" stroke-linejoin="round"/>' +
      '<path d="M10.5 30V14c0-3.6 2-6 5.5-6s5.5 2.4 5.5 6v16Z" fill="#f5dc8c"/>' +
      '<path d="M16 12.5c2.6 0 3.6 2 3.3 4-.4 2.3-3.3 3-4.3 1.2-.6-1.2.2-2.4 1.4-2.3" fill="none" stroke="#b8862f" stroke-width="1.5" stroke-linecap="round"/>' +
      '<path d="M6 12l4 1.5M7.5 7.5l3.7 2.7M12.5 4l1.4 4M26 12l-4 1.5M24.5 7.5l-3.7 2.7M19.5 4l-1.4 4" stroke="#4b473e" stroke-width="1" fill="none"/>',
  },
  dark: {
    box: '0 0 24 24',
    body:
      '<circle cx="12" cy="12" r="11.2" fill="#23391f" stroke="#e9edd0" stroke-width="1.4"/>' +
      '<path d="M12 3.6l4.3 5.8h-2.3l3.5 4.5h-2.5l3.2 4.1H5.8L9 13.9H6.5L10 9.4H7.7Z" fill="#9cc07c"/>' +
      '<path d="M12 17.8v2.7" stroke="#9cc07c" stroke-width="2"/>',
  },
  'tree-a': {
    box: '0 0 20 24',
    body:
      '<path d="M10 19v4" stroke="#4b3d22" stroke-width="2.2"/>' +
      '<path d="M10 1l6 8h-3l4.6 6H14l4 5H2l4-5H2.4L7 9H4Z" fill="#3f5d33"/>' +
      '<path d="M10 1l6 8h-3l4.6 6H14l4 5h-8Z" fill="#375229"/>',
  },
  'tree-b': {
    box: '0 0 20 24',
    body:
      '<path d="M10 15v8" stroke="#4b3d22" stroke-width="2.2"/>' +
      '<path d="M10 2c4 0 6 2.5 5.8 5 2.4.8 3.4 3 2.4 5.2-1 2.2-3.4 3.3-5.7 2.7-1.6 1.4-4.2 1.4-5.6 0-2.4.6-4.6-.7-5.3-2.8C.9 9.9 2 7.8 4.2 7 4 4.5 6 2 10 2Z" fill="#4d6d3b"/>' +
      '<path d="M6 6.8c.8-1.4 2-2.1 3.6-2.2M4.7 10.8c.3-1 .9-1.7 1.8-2" fill="none" stroke="#759659" stroke-width="1.3" stroke-linecap="round"/>',
  },
  'tree-c': {
    box: '0 0 20 24',
    body:
      '<path d="M2 22c-1.4-2.4 0-5 2.3-5.2C4.6 14 7 12.7 9.2 13.6c1.7-1.5 4.7-.8 5.3 1.6 2.8-.2 4.6 3.6 3.2 6.8Z" fill="#577743"/>' +
      '<path d="M5.4 17.5c.6-1 1.4-1.5 2.5-1.5" fill="none" stroke="#86a46a" stroke-width="1.2" stroke-linecap="round"/>',
  },
  pawn: {
    box: '0 0 24 32',
    body:
      '<path d="M12 1.2c-4.2 0-6.6 3.2-6.3 7.2.1 1.7.7 3.2 1.7 4.3C4.3 16 2.2 21.5 1.6 27.7c-.2 2 .8 3.1 2.6 3.1h15.6c1.8 0 2.8-1.1 2.6-3.1-.6-6.2-2.7-11.7-5.8-15 1-1.1 1.6-2.6 1.7-4.3.3-4-2.1-7.2-6.3-7.2Z" fill="currentColor" stroke="#1f2a24" stroke-width="1.7" stroke-linejoin="round"/>' +
      '<path d="M12 4.6c-2.2 0-3.3 1.6-3.2 3.7.1 2.3 1.5 3.9 3.2 3.9s3.1-1.6 3.2-3.9c.1-2.1-1-3.7-3.2-3.7Z" fill="#1f2a24" opacity=".62"/>',
  },
  'menhir-piece': {
    box: '0 0 20 27',
    body:
      '<path d="M1.6 26L1 17.5 3 8.8 7.2 2.3 11.8 1.1 16 5.6 18 14 19 26Z" fill="currentColor" stroke="#1f2a24" stroke-width="1.6" stroke-linejoin="round"/>' +
      '<path d="M5 9.3L7.8 4.9" stroke="#fff" stroke-opacity=".7" stroke-width="1.6" stroke-linecap="round"/>',
  },
  'stele-piece': {
    box: '0 0 20 27',
    body:
      '<path d="M4 22.5V7.4L10 1.2l6 6.2v15.1Z" fill="currentColor" stroke="#1f2a24" stroke-width="1.5" stroke-linejoin="round"/>' +
      '<path d="M1.4 22.6h17.2v3.3H1.4Z" fill="currentColor" stroke="#1f2a24" stroke-width="1.5" stroke-linejoin="round"/>' +
      '<path d="M7 9l3-3.2" stroke="#fff" stroke-opacity=".65" stroke-width="1.5" stroke-linecap="round"/>',
  },
  'fire-token': {
    box: '0 0 64 64',
    body:
      '<circle cx="32" cy="32" r="29" fill="#e9a15c"/>' +
      '<circle cx="32" cy="32" r="29" fill="none" stroke="#9a4a24" stroke-width="3"/>' +
      '<circle cx="32" cy="32" r="23.5" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="1.5"/>' +
      '<path d="M33 10c1.4 8.6 12.6 13.6 12.6 25.7C45.6 45.6 39.5 52 32 52s-13.6-6.2-13.6-14.9c0-6.7 3.6-10 5.7-15 1.2 3.5 2.1 5.4 4.1 6.7C30.7 23.8 34.1 18.8 33 10Z" fill="#c8502d"/>' +
      '<path d="M32.3 30c.6 4.5 6 6.8 6 12.3 0 4.1-2.9 7-6.4 7s-6.4-2.9-6.4-6.6c0-3.3 1.9-4.7 2.9-7.2.8 1.4 1.2 2 2.1 2.5 1.2-2.5 2.3-4.5 1.8-8Z" fill="#f9d98a"/>',
  },
  stairs: {
    box: '0 0 44 60',
    body:
      '<rect x="8" y="3" width="28" height="54" rx="3" fill="#c9bfa8" stroke="#5c5545" stroke-width="1.8"/>' +
      '<path d="M8 10.5h28M8 17h28M8 23.5h28M8 36.5h28M8 43h28M8 49.5h28" stroke="#5c5545" stroke-width="1.4"/>' +
      '<rect x="10" y="24" width="24" height="12" fill="#e6dec9"/>',
  },
  clearing: {
    box: '0 0 24 24',
    body:
      '<circle cx="12" cy="12" r="10.8" fill="#5f7f4c" stroke="#2f4a2b" stroke-width="1.2"/>' +
      '<path d="M12 4.5c4 0 7.5 2.6 7.3 7-.2 4.7-3.3 7.8-7.6 7.8-4 0-7-2.8-7-6.9C4.7 7.7 8 4.5 12 4.5Z" fill="#ebe6c8" stroke="#c2c592" stroke-width="1.2"/>',
  },
  'clearing-full': {
    box: '0 0 24 24',
    body:
      '<circle cx="12" cy="12" r="10.8" fill="#5f7f4c" stroke="#2f4a2b" stroke-width="1.2"/>' +
      '<path d="M12 3.5c4.5 0 8.5 3 8.3 8-.2 5.2-3.8 8.7-8.6 8.7-4.5 0-8-3.2-8-7.8C3.7 7.1 7.5 3.5 12 3.5Z" fill="#ebe6c8"/>' +
      '<g fill="#1f2a24"><rect x="6.6" y="7.3" width="4.7" height="4.7" rx="1.2"/><rect x="12.8" y="7.3" width="4.7" height="4.7" rx="1.2"/><rect x="9.7" y="13.3" width="4.7" height="4.7" rx="1.2"/></g>',
  },
  start: {
    box: '0 0 24 24',
    body:
      '<circle cx="12" cy="12" r="10.7" fill="#efe7d3" stroke="#5b4a2c" stroke-width="1.6"/>' +
      '<path d="M12 4.3c-2.3 0-3.6 1.7-3.4 3.9.1.9.4 1.7.9 2.3-1.7 1.8-2.8 4.7-3.1 7.4h11.2c-.3-2.7-1.4-5.6-3.1-7.4.5-.6.8-1.4.9-2.3.2-2.2-1.1-3.9-3.4-3.9Z" fill="#7a6a48"/>',
  },
  beige: {
    box: '0 0 42 34',
    body:
      '<path d="M6.5 14h8.5l-1 19H7.5ZM27 14h8.5l-1 19H28Z" fill="#c9bfa5" stroke="#5b5340" stroke-width="1.4" stroke-linejoin="round"/>' +
      '<path d="M2.6 14.5C1 9 4 3 9.5 2.3 17 1.2 28 1.2 34 2.6c4.8 1.2 7 6.4 5.6 12Z" fill="#e6d8b4" stroke="#5b5340" stroke-width="1.5" stroke-linejoin="round"/>',
  },
}
