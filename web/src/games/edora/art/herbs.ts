/** Herbs; petals take the colour of the text around them. */

import type { Picture } from './picture'

export const HERBS: Readonly<Record<string, Picture>> = {
  herb: {
    box: '0 0 24 24',
    body:
      '<path d="M12 22V9" stroke="var(--ed-i-stem)" stroke-width="2" stroke-linecap="round"/>' +
      '<path d="M12 14C6.5 14.5 3 11.5 2.5 6.5 8 6 11.7 9 12 14ZM12 11c.2-5 3.6-8 9.5-8.5C21.3 8 17.8 11.3 12 11ZM12 18.5c3.6.3 6.3-1.3 7.5-4.7-4-.4-6.9 1.2-7.5 4.7Z" fill="#5f8a49" stroke="var(--ed-i-stem)" stroke-width="1.1" stroke-linejoin="round"/>',
  },
  'herb-sun': {
    box: '0 0 32 32',
    body:
      '<path d="M16 19v12M16 27c-3 .3-5.5-.7-7-3 3.3-.9 5.7 0 7 3Z" stroke="var(--ed-i-stem)" stroke-width="1.6" fill="#5f8a49" stroke-linecap="round" stroke-linejoin="round"/>' +
      '<g fill="currentColor" stroke="#1f2a24" stroke-width=".9"><ellipse cx="16" cy="4.8" rx="2.6" ry="4.2"/><ellipse cx="16" cy="4.8" rx="2.6" ry="4.2" transform="rotate(45 16 12.5)"/><ellipse cx="16" cy="4.8" rx="2.6" ry="4.2" transform="rotate(90 16 12.5)"/><ellipse cx="16" cy="4.8" rx="2.6" ry="4.2" transform="rotate(135 16 12.5)"/><ellipse cx="16" cy="4.8" rx="2.6" ry="4.2" transform="rotate(180 16 12.5)"/><ellipse cx="16" cy="4.8" rx="2.6" ry="4.2" transform="rotate(225 16 12.5)"/><ellipse cx="16" cy="4.8" rx="2.6" ry="4.2" transform="rotate(270 16 12.5)"/><ellipse cx="16" cy="4.8" rx="2.6" ry="4.2" transform="rotate(315 16 12.5)"/></g>' +
      '<circle cx="16" cy="12.5" r="4.3" fill="#6b4420" stroke="#1f2a24" stroke-width=".9"/>',
  },
  'herb-flower': {
    box: '0 0 32 32',
    body:
      '<path d="M16 18v13M16 28c3 .3 5.5-.7 7-3-3.3-.9-5.7 0-7 3Z" stroke="var(--ed-i-stem)" stroke-width="1.6" fill="#5f8a49" stroke-linecap="round" stroke-linejoin="round"/>' +
      '<g fill="currentColor" stroke="#1f2a24" stroke-width="1"><circle cx="16" cy="6.5" r="4.6"/><circle cx="16" cy="6.5" r="4.6" transform="rotate(72 16 12)"/><circle cx="16" cy="6.5" r="4.6" transform="rotate(144 16 12)"/><circle cx="16" cy="6.5" r="4.6" transform="rotate(216 16 12)"/><circle cx="16" cy="6.5" r="4.6" transform="rotate(288 16 12)"/></g>' +
      '<circle cx="16" cy="12" r="3.4" fill="#f6d67a" stroke="#1f2a24" stroke-width="1"/>',
  },
  'herb-thistle': {
    box: '0 0 32 32',
    body:
      '<path d="M16 20v11M16 29c-3.5 0-6-1.5-7-4.5 3.5-.4 6.2 1.2 7 4.5ZM16 26c3-.2 5.2-1.8 6-4.5-3.2-.2-5.5 1.4-6 4.5Z" stroke="var(--ed-i-stem)" stroke-width="1.5" fill="#5f8a49" stroke-linecap="round" stroke-linejoin="round"/>' +
      '<path d="M9.5 13L6.5 3l4.7 4L13 1.5 16 6l3-4.5L20.8 7l4.7-4-3 10Z" fill="currentColor" stroke="#1f2a24" stroke-width="1" stroke-linejoin="round"/>' +
      '<path d="M8.8 12.5h14.4c.8 5-2.2 8.5-7.2 8.5s-8-3.5-7.2-8.5Z" fill="#5f8a49" stroke="#1f2a24" stroke-width="1"/>' +
      '<path d="M11 15l2 2 3-2.5 3 2.5 2-2" fill="none" stroke="#e4eed8" stroke-width="1.1"/>',
  },
  'herb-berries': {
    box: '0 0 32 32',
    body:
      '<path d="M16 30C15 20 16 12 22 3M16 20C12 18 9 15 8 10M16.5 14C19 15 22 15 25.5 13.5" fill="none" stroke="var(--ed-i-stem)" stroke-width="1.7" stroke-linecap="round"/>' +
      '<path d="M20.5 6C15 6.5 12 5 10.5 1.5 15.5.5 19 2 20.5 6Z" fill="#5f8a49" stroke="var(--ed-i-stem)" stroke-width="1"/>' +
      '<g fill="currentColor" stroke="#1f2a24" stroke-width="1"><circle cx="8" cy="12.5" r="4.2"/><circle cx="25" cy="15.5" r="4.2"/><circle cx="12" cy="21.5" r="4.2"/><circle cx="20" cy="23" r="4.2"/></g>',
  },
  'herb-leaf': {
    box: '0 0 32 32',
    body:
      '<path d="M16 31V22" stroke="var(--ed-i-stem)" stroke-width="1.9" stroke-linecap="round"/>' +
      '<path d="M16 1.5c7 4.5 10 10 9 15.5-.8 4-4.5 6.5-9 6.5S7.8 21 7 17c-1-5.5 2-11 9-15.5Z" fill="currentColor" stroke="#1f2a24" stroke-width="1.2"/>' +
      '<path d="M16 6v17M16 12l4.5-2.5M16 12l-4.5-2.5M16 17.5l5.5-3M16 17.5l-5.5-3" stroke="#fff" stroke-opacity=".75" stroke-width="1.4" fill="none" stroke-linecap="round"/>',
  },
  'herb-tuft': {
    box: '0 0 32 32',
    body:
      '<path d="M16 31V15M16 31c-.5-6-3-10-7.5-12.5M16 31c.5-6 3-10 7.5-12.5" fill="none" stroke="var(--ed-i-stem)" stroke-width="1.7" stroke-linecap="round"/>' +
      '<g fill="currentColor" stroke="#1f2a24" stroke-width="1"><circle cx="16" cy="5" r="3.6"/><circle cx="11.5" cy="9.5" r="3.6"/><circle cx="20.5" cy="9.5" r="3.6"/><circle cx="16" cy="13" r="3.6"/><circle cx="7" cy="17" r="3.2"/><circle cx="25" cy="17" r="3.2"/></g>',
  },
  'herb-bell': {
    box: '0 0 32 32',
    body:
      '<path d="M16 20v11M16 28c-3 .3-5.5-.7-7-3 3.3-.9 5.7 0 7 3Z" stroke="var(--ed-i-stem)" stroke-width="1.6" fill="#5f8a49" stroke-linecap="round" stroke-linejoin="round"/>' +
      '<path d="M7 3.5c2.5 0 4.5 1.5 5.5 4 .6-2.6 1.8-4.6 3.5-6 1.7 1.4 2.9 3.4 3.5 6 1-2.5 3-4 5.5-4 .5 10-2.5 17-9 17s-9.5-7-9-17Z" fill="currentColor" stroke="#1f2a24" stroke-width="1.1" stroke-linejoin="round"/>' +
      '<path d="M16 10v7" stroke="#fff" stroke-opacity=".7" stroke-width="1.6" stroke-linecap="round"/>',
  },
  'herb-tri': {
    box: '0 0 32 32',
    body:
      '<circle cx="16" cy="16" r="13" fill="currentColor" stroke="#1f2a24" stroke-width="1.2"/>' +
      '<g fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round"><path d="M16 16.2C14.6 12 16.4 7.6 20 7.2c3-.2 4.4 2.6 2.9 4.4-.9 1-2.3.8-2.7-.2"/><path d="M16 16.2C14.6 12 16.4 7.6 20 7.2c3-.2 4.4 2.6 2.9 4.4-.9 1-2.3.8-2.7-.2" transform="rotate(120 16 16.2)"/><path d="M16 16.2C14.6 12 16.4 7.6 20 7.2c3-.2 4.4 2.6 2.9 4.4-.9 1-2.3.8-2.7-.2" transform="rotate(240 16 16.2)"/></g>',
  },
}
