/** Pictures of what players get and do; colours that change at dusk are custom properties. */

import type { Picture } from './picture'

export const GOODS: Readonly<Record<string, Picture>> = {
  prestige: {
    box: '0 0 24 24',
    body: '<g fill="none" stroke="var(--ed-i-gold)" stroke-width="3" stroke-linecap="round"><path d="M12 12.2C10.6 8 12.4 3.6 16 3.2c3-.2 4.4 2.6 2.9 4.4-.9 1-2.3.8-2.7-.2"/><path d="M12 12.2C10.6 8 12.4 3.6 16 3.2c3-.2 4.4 2.6 2.9 4.4-.9 1-2.3.8-2.7-.2" transform="rotate(120 12 12.2)"/><path d="M12 12.2C10.6 8 12.4 3.6 16 3.2c3-.2 4.4 2.6 2.9 4.4-.9 1-2.3.8-2.7-.2" transform="rotate(240 12 12.2)"/></g>',
  },
  knowledge: {
    box: '0 0 24 24',
    body:
      '<path d="M12 6.4C9.6 4.6 5.8 4.1 2.4 5v13.7c3.4-.8 7.2-.3 9.6 1.5 2.4-1.8 6.2-2.3 9.6-1.5V5c-3.4-.9-7.2-.4-9.6 1.4Z" fill="var(--ed-i-book)"/>' +
      '<path d="M12 7v12.6" stroke="var(--ed-i-page)" stroke-width="1.6"/>' +
      '<path d="M5 8.8c1.7-.2 3.2 0 4.6.6M5 12c1.7-.2 3.2 0 4.6.6M5 15.2c1.7-.2 3.2 0 4.6.6M19 8.8c-1.7-.2-3.2 0-4.6.6M19 12c-1.7-.2-3.2 0-4.6.6M19 15.2c-1.7-.2-3.2 0-4.6.6" fill="none" stroke="var(--ed-i-page)" stroke-width="1.2" stroke-linecap="round"/>',
  },
  provisions: {
    box: '0 0 24 24',
    body:
      '<path d="M2 13.5C2 8.8 6.5 6 12 6s10 2.8 10 7.5c0 3-1.6 4.9-3.8 4.9H5.8C3.6 18.4 2 16.5 2 13.5Z" fill="var(--ed-i-loaf)"/>' +
      '<path d="M6.8 9.2l2.4 4.2M11.3 8.2l2.4 4.2M15.8 8.6l2.2 4" stroke="#f8e6c2" stroke-width="1.9" stroke-linecap="round"/>',
  },
  die: {
    box: '0 0 24 24',
    body: '<g transform="rotate(-10 12 12)"><rect x="3.6" y="3.6" width="16.8" height="16.8" rx="4" fill="#fffdf6" stroke="#1f2a24" stroke-width="1.9"/><g fill="#1f2a24"><circle cx="8.3" cy="8.3" r="1.8"/><circle cx="15.7" cy="8.3" r="1.8"/><circle cx="12" cy="12" r="1.8"/><circle cx="8.3" cy="15.7" r="1.8"/><circle cx="15.7" cy="15.7" r="1.8"/></g></g>',
  },
  mistletoe: {
    box: '0 0 24 24',
    body:
      '<g fill="var(--ed-i-leaf)"><path d="M11.3 13C6 13.4 2.2 9.4 1.8 3.6c5.4.2 9.5 4 9.5 9.4Z"/><path d="M12.7 13c5.3.4 9.1-3.6 9.5-9.4-5.4.2-9.5 4-9.5 9.4Z"/></g>' +
      '<path d="M12 3v10" stroke="var(--ed-i-leaf)" stroke-width="1.8" stroke-linecap="round"/>' +
      '<g fill="#fffdf2" stroke="var(--ed-i-leaf)" stroke-width="1.5"><circle cx="8.2" cy="16" r="3"/><circle cx="15.8" cy="16" r="3"/><circle cx="12" cy="19.2" r="3"/></g>',
  },
  sickle: {
    box: '0 0 24 24',
    body:
      '<path d="M9.6 15.6C5.8 12 5.7 6.4 9.6 3.5 13.3.8 19 2 22.3 7c-4-2.7-8.3-2.7-10.5-.4-2 2.1-1.7 5.2.3 7.4Z" fill="var(--ed-i-iron)"/>' +
      '<path d="M11 14.6L5 21.4" stroke="var(--ed-i-wood)" stroke-width="3.8" stroke-linecap="round"/>' +
      '<path d="M8.8 13.6l3.2 2.7" stroke="var(--ed-i-iron-dark)" stroke-width="2" stroke-linecap="round"/>',
  },
  tablet: {
    box: '0 0 24 24',
    body:
      '<path d="M4.5 21.5V8.8C4.5 4.9 7.8 2.5 12 2.5s7.5 2.4 7.5 6.3v12.7Z" fill="#a27a45"/>' +
      '<path d="M8.3 8.2h3M13.4 8.2h2.4M8.3 11.9h1.8M12.2 11.9h3.6M8.3 15.6h3.8M14.2 15.6h1.6M8.3 18.7h7.5" stroke="#fbf1dc" stroke-width="1.6" stroke-linecap="round"/>',
  },
  cauldron: {
    box: '0 0 24 24',
    body:
      '<path d="M3.6 10.5h16.8c.6 6-2.6 10-8.4 10s-9-4-8.4-10Z" fill="var(--ed-i-pot)"/>' +
      '<path d="M2.6 9.6h18.8" stroke="var(--ed-i-pot)" stroke-width="2.8" stroke-linecap="round"/>' +
      '<path d="M7 19.5l-1.4 2.7M17 19.5l1.4 2.7" stroke="var(--ed-i-pot)" stroke-width="2.2" stroke-linecap="round"/>' +
      '<g fill="#6d9a52"><circle cx="9" cy="5.3" r="2"/><circle cx="14.6" cy="4" r="2.5"/></g>' +
      '<path d="M7.2 13.2c.2 2 1 3.3 2.3 4.2" stroke="#8b948c" stroke-width="1.5" fill="none" stroke-linecap="round"/>',
  },
  amulet: {
    box: '0 0 24 24',
    body:
      '<path d="M12 5.6L19.6 10v7.2L12 21.8 4.4 17.2V10Z" fill="#2a7f78" stroke="#17504b" stroke-width="1.3" stroke-linejoin="round"/>' +
      '<path d="M6 11l6-3.5 6 3.5" fill="none" stroke="#9fd6cf" stroke-width="1.2" stroke-linejoin="round"/>' +
      '<circle cx="12" cy="3.4" r="2.1" fill="none" stroke="#b8862f" stroke-width="1.5"/>',
  },
  menhir: {
    box: '0 0 24 24',
    body:
      '<path d="M5.2 22L4.8 15.4 6.6 8.2 10 2.6 13.6 1.6 17 5.6 18.4 12.4 19.2 22Z" fill="#858a8d" stroke="var(--ed-i-rock-dark)" stroke-width="1.6" stroke-linejoin="round"/>' +
      '<path d="M13.6 1.6L13 8.6 15.2 14 14.4 22H19.2L18.4 12.4 17 5.6Z" fill="var(--ed-i-rock-dark)" opacity=".32"/>' +
      '<path d="M8 10.2L9.8 6.4M7.2 15l.8 2.6" stroke="#eceae3" stroke-width="1.5" stroke-linecap="round"/>',
  },
  stele: {
    box: '0 0 24 24',
    body:
      '<path d="M7.4 20V6.4L12 1.6l4.6 4.8V20Z" fill="#8f8268" stroke="#54492f" stroke-width="1.5" stroke-linejoin="round"/>' +
      '<path d="M4.6 21.8h14.8" stroke="#54492f" stroke-width="2.4" stroke-linecap="round"/>' +
      '<path d="M12 7.2v10M12 9.2l2.6-1.8M12 12.6l2.6-1.8M12 16l-2.6-1.8" stroke="#fff6df" stroke-width="1.5" fill="none" stroke-linecap="round"/>',
  },
  walk: {
    box: '0 0 24 24',
    body:
      '<path d="M8 2.5h6.5v9.3c2.7.5 6.5 1.6 6.5 5.2v2.5H7.2c-.6-5.5.9-9.5.8-17Z" fill="currentColor"/>' +
      '<path d="M6.5 21.6H21" stroke="currentColor" stroke-width="1.8"/>',
  },
  potion: {
    box: '0 0 24 24',
    body:
      '<path d="M9 2.6h6M10 3v5.6L4.6 17c-1.6 2.6 0 5 2.8 5h9.2c2.8 0 4.4-2.4 2.8-5L14 8.6V3" fill="#f5f8f2" stroke="#2c4a44" stroke-width="1.7" stroke-linejoin="round" stroke-linecap="round"/>' +
      '<path d="M7.2 14.6h9.6l2 3.2c1 1.7 0 3-1.8 3H7c-1.8 0-2.8-1.3-1.8-3Z" fill="#6d9a52"/>' +
      '<circle cx="10.5" cy="17.5" r="1.2" fill="#eaf4dc"/>' +
      '<circle cx="14" cy="16.2" r=".9" fill="#eaf4dc"/>',
  },
  gem: {
    box: '0 0 32 32',
    body:
      '<path d="M16 1.8L29 9.3v13.4L16 30.2 3 22.7V9.3Z" fill="currentColor" stroke="#1f2a24" stroke-width="1.5" stroke-linejoin="round"/>' +
      '<path d="M16 1.8v5M3 9.3l4.8 2.6M29 9.3l-4.8 2.6M3 22.7l4.8-2.6M29 22.7l-4.8-2.6M16 30.2v-5" stroke="#fff" stroke-opacity=".55" stroke-width="1.2"/>' +
      '<path d="M16 6.8l8.2 5v8.4l-8.2 5-8.2-5v-8.4Z" fill="#fff" fill-opacity=".9"/>',
  },
  crown: {
    box: '0 0 24 24',
    body:
      '<path d="M3 18.5L2 7.5l5.6 4L12 4l4.4 7.5 5.6-4-1 11Z" fill="#e2a93b" stroke="#7a5410" stroke-width="1.6" stroke-linejoin="round"/>' +
      '<path d="M4 21.2h16" stroke="#7a5410" stroke-width="2.2" stroke-linecap="round"/>',
  },
  again: {
    box: '0 0 24 24',
    body:
      '<path d="M19.5 12a7.5 7.5 0 1 1-2.4-5.5" fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round"/>' +
      '<path d="M18.7 1.8v5.7h-5.7Z" fill="currentColor"/>',
  },
  warn: {
    box: '0 0 24 24',
    body:
      '<path d="M12 2.5L22.5 21h-21Z" fill="#e2a93b" stroke="#7a5410" stroke-width="1.6" stroke-linejoin="round"/>' +
      '<path d="M12 9v6" stroke="#3a2a08" stroke-width="2.4" stroke-linecap="round"/>' +
      '<circle cx="12" cy="18" r="1.4" fill="#3a2a08"/>',
  },
  line4: {
    box: '0 0 24 24',
    body:
      '<path d="M3 12h18" stroke="#b8862f" stroke-width="2.4"/>' +
      '<g fill="#fffdf6" stroke="#1f2a24" stroke-width="1.4"><rect x=".9" y="9.4" width="5" height="5" rx="1.3"/><rect x="6.6" y="9.4" width="5" height="5" rx="1.3"/><rect x="12.4" y="9.4" width="5" height="5" rx="1.3"/><rect x="18.1" y="9.4" width="5" height="5" rx="1.3"/></g>',
  },
  equal: {
    box: '0 0 24 24',
    body:
      '<path d="M6 17.5L12 6.5l6 11" fill="none" stroke="#b8862f" stroke-width="2.2"/>' +
      '<g fill="#fffdf6" stroke="#1f2a24" stroke-width="1.4"><rect x="7.8" y="1.6" width="8.4" height="8.4" rx="2"/><rect x="1.3" y="13.6" width="8.4" height="8.4" rx="2"/><rect x="14.3" y="13.6" width="8.4" height="8.4" rx="2"/></g>' +
      '<g fill="#1f2a24"><circle cx="10.4" cy="4.2" r="1.1"/><circle cx="13.6" cy="7.4" r="1.1"/><circle cx="3.9" cy="16.2" r="1.1"/><circle cx="7.1" cy="19.4" r="1.1"/><circle cx="16.9" cy="16.2" r="1.1"/><circle cx="20.1" cy="19.4" r="1.1"/></g>',
  },
}
