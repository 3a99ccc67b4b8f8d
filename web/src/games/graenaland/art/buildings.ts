/** Buildings and the longship. Roofs, towers and sails take the owner's colour. */

type Drawing = (roof: string, wall: string) => string

/** Buildings, 52 × 50 around the origin. */
export const BUILDING: Readonly<Record<string, Drawing>> = {
  church: (roof, wall) =>
    `<path d="M-4 17V0H18V17Z" fill="${wall}" stroke="#1f2a24" stroke-width="1.5" stroke-linejoin="round"/>` +
    `<path d="M-7 2L1-9H15L21 2Z" fill="${roof}" stroke="#1f2a24" stroke-width="1.5" stroke-linejoin="round"/>` +
    '<path d="M7-9H15L21 2H11Z" fill="#000" opacity=".18"/>' +
    `<path d="M-18 17V-6H-5V17Z" fill="${wall}" stroke="#1f2a24" stroke-width="1.5" stroke-linejoin="round"/>` +
    `<path d="M-20-5L-11.5-18-3-5Z" fill="${roof}" stroke="#1f2a24" stroke-width="1.5" stroke-linejoin="round"/>` +
    '<path d="M-11.5-25v8M-14.5-22h6" stroke="#1f2a24" stroke-width="2" stroke-linecap="round"/>' +
    '<path d="M-14.5 17V8a3 3 0 0 1 6 0v9Z" fill="#4a3319"/>' +
    '<path d="M1 12V7a1.8 1.8 0 0 1 3.6 0v5ZM9 12V7a1.8 1.8 0 0 1 3.6 0v5Z" fill="#4a3319"/>',
  hall: (roof, wall) =>
    `<path d="M-19 3V17H19V3Z" fill="${wall}" stroke="#1f2a24" stroke-width="1.5" stroke-linejoin="round"/>` +
    `<path d="M-23 5C-16-4-14-10-13-14H13C14-10 16-4 23 5Z" fill="${roof}" stroke="#1f2a24" stroke-width="1.5" stroke-linejoin="round"/>` +
    '<path d="M2-14H13C14-10 16-4 23 5H9C6-2 3-8 2-14Z" fill="#000" opacity=".18"/>' +
    '<path d="M-13-14C-17-19-15-22-19-24M13-14C17-19 15-22 19-24M-13-14C-10-18-11-20-9-22M13-14C10-18 11-20 9-22" fill="none" stroke="#1f2a24" stroke-width="2" stroke-linecap="round"/>' +
    '<path d="M-4 17V8h8v9Z" fill="#4a3319"/><path d="M-14 13V8h4v5ZM10 13V8h4v5Z" fill="#4a3319"/>' +
    '<path d="M-12-6H13M-16-0H17" stroke="#1f2a24" stroke-width="1" opacity=".35"/>',
  fortress: (roof, wall) =>
    `<path d="M-21 17V-6h2.8v4.4h2.8v-4.4h2.8v4.4h2.8v-4.4h2.8V17Z" fill="${wall}" stroke="#1f2a24" stroke-width="1.5" stroke-linejoin="round"/>` +
    `<path d="M7 17V-6h2.8v4.4h2.8v-4.4h2.8v4.4h2.8v-4.4h2.8V17Z" fill="${wall}" stroke="#1f2a24" stroke-width="1.5" stroke-linejoin="round"/>` +
    `<path d="M-9 17V-14h3.6v4.4h3.6v-4.4h3.6v4.4h3.6v-4.4h3.6V17Z" fill="${roof}" stroke="#1f2a24" stroke-width="1.5" stroke-linejoin="round"/>` +
    '<path d="M2-14V17H9V-14Z" fill="#000" opacity=".16"/><path d="M-4 17V8a4 4 0 0 1 8 0v9Z" fill="#3b2812"/>' +
    '<path d="M-1.5-5h3v6h-3ZM-15.5 2h3v5h-3ZM12.5 2h3v5h-3Z" fill="#3b2812"/><path d="M0-14v-11" stroke="#1f2a24" stroke-width="1.7"/>' +
    `<path d="M0-25l9 3.2L0-18.6Z" fill="${roof}" stroke="#1f2a24" stroke-width="1.2" stroke-linejoin="round"/>`,
}

/** A village house, 34 × 34 around the origin. */
export const VILLAGE =
  '<path d="M-11 0V12H11V0Z" fill="#f3e6c8" stroke="#1f2a24" stroke-width="1.5" stroke-linejoin="round"/>' +
  '<path d="M-3.5 12V4.5h7V12Z" fill="#4a3319"/>' +
  '<path d="M-15 2L-7-11H7L15 2Z" fill="currentColor" stroke="#1f2a24" stroke-width="1.5" stroke-linejoin="round"/>' +
  '<path d="M0-11H7L15 2H4Z" fill="#000" opacity=".18"/>' +
  '<path d="M-9-14l4 5M9-14l-4 5" stroke="#1f2a24" stroke-width="1.7" stroke-linecap="round"/>'

/** The lead player's longship, 140 × 92. */
export const SHIP =
  '<path d="M-62 26q8-6 16 0t16 0 16 0 16 0 16 0 16 0 16 0" fill="none" stroke="#eef6f5" stroke-width="3" stroke-linecap="round"/>' +
  '<path d="M0 12V-50" stroke="#2a1708" stroke-width="4"/>' +
  '<path d="M-36-46H36C43-30 41-12 33 2H-33C-41-12-43-30-36-46Z" fill="#fbf3dc" stroke="#2a1708" stroke-width="2" stroke-linejoin="round"/>' +
  '<path d="M-36-46H-20C-25-30-24-12-18 2H-33C-41-12-43-30-36-46ZM36-46H20C25-30 24-12 18 2H33C41-12 43-30 36-46Z" fill="currentColor"/>' +
  '<path d="M-36-46H36C43-30 41-12 33 2H-33C-41-12-43-30-36-46Z" fill="none" stroke="#2a1708" stroke-width="2" stroke-linejoin="round"/>' +
  '<path d="M-58-12C-60 10-36 24 0 24S60 10 58-14C52 0 44 6 34 6H-34C-44 6-52 0-58-12Z" fill="#6b4020" stroke="#2a1708" stroke-width="2" stroke-linejoin="round"/>' +
  '<path d="M-50 8C-30 18 30 18 50 8" fill="none" stroke="#2a1708" stroke-width="1.4" opacity=".6"/>' +
  '<path d="M-58-12C-66-16-68-26-60-30C-56-31-53-28-55-25" fill="none" stroke="#2a1708" stroke-width="4" stroke-linecap="round"/>' +
  '<path d="M58-14C62-20 61-26 56-28" fill="none" stroke="#2a1708" stroke-width="4" stroke-linecap="round"/>' +
  '<circle cx="-30" cy="8" r="6" fill="#e0b84e" stroke="#2a1708" stroke-width="1.5"/><circle cx="-30" cy="8" r="1.8" fill="#2a1708"/>' +
  '<circle cx="-15" cy="8" r="6" fill="#c8502d" stroke="#2a1708" stroke-width="1.5"/><circle cx="-15" cy="8" r="1.8" fill="#2a1708"/>' +
  '<circle cx="0" cy="8" r="6" fill="#e0b84e" stroke="#2a1708" stroke-width="1.5"/><circle cx="0" cy="8" r="1.8" fill="#2a1708"/>' +
  '<circle cx="15" cy="8" r="6" fill="#c8502d" stroke="#2a1708" stroke-width="1.5"/><circle cx="15" cy="8" r="1.8" fill="#2a1708"/>' +
  '<circle cx="30" cy="8" r="6" fill="#e0b84e" stroke="#2a1708" stroke-width="1.5"/><circle cx="30" cy="8" r="1.8" fill="#2a1708"/>'
