/** The heroes, feet at 0,0; cloaks in the owner's colour. */

/** Warrior, priest and bard, about 44 × 56. */
export const HERO: Readonly<Record<string, string>> = {
  warrior:
    '<path d="M-14-1C-14-20-10-27-9-32C-11-45-8-53 0-53S11-45 9-32C10-27 14-20 14-1Z" fill="#fbf8f1" stroke="#fbf8f1" stroke-width="5" stroke-linejoin="round" stroke-linecap="round"/>' +
    '<path d="M17-2V-46C25-50 30-42 28-34L17-36Z" fill="#fbf8f1" stroke="#fbf8f1" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/>' +
    '<ellipse cx="0" cy="-1" rx="17" ry="4.5" fill="#1f2a24" opacity=".28"/>' +
    '<path d="M17-1V-47" stroke="#3b2410" stroke-width="4" stroke-linecap="round"/><path d="M17-2V-46" stroke="#a9713a" stroke-width="2"/>' +
    '<path d="M16-47C23-51 29-44 27-33C24-37 20-38 16-38Z" fill="#cfd5d9" stroke="#1f2a24" stroke-width="1.5" stroke-linejoin="round"/>' +
    '<path d="M-13-1C-14-16-11-27-5-29H5C11-27 14-16 13-1Q0 2-13-1Z" fill="currentColor" stroke="#1f2a24" stroke-width="1.5" stroke-linejoin="round"/>' +
    '<path d="M5-29C11-27 14-16 13-1L6 .2C8-10 8-20 5-29Z" fill="#000" opacity=".2"/>' +
    '<path d="M-8-40C-8-31-5-27 0-24C5-27 8-31 8-40Z" fill="#e9c79c" stroke="#1f2a24" stroke-width="1.5" stroke-linejoin="round"/>' +
    '<path d="M-8-36C-7-29-4-24 0-20C4-24 7-29 8-36C4-33-4-33-8-36Z" fill="#b5702f" stroke="#1f2a24" stroke-width="1.2"/>' +
    '<path d="M-10-38C-10-49-6-53 0-53S10-49 10-38C6-40-6-40-10-38Z" fill="#aab2b7" stroke="#1f2a24" stroke-width="1.5" stroke-linejoin="round"/>' +
    '<path d="M-1.8-52V-33H1.8V-52Z" fill="#d2b15c" stroke="#1f2a24" stroke-width="1"/><circle cx="-4" cy="-37" r="1.1" fill="#1f2a24"/>' +
    '<circle cx="4" cy="-37" r="1.1" fill="#1f2a24"/>',
  priest:
    '<path d="M-14-1C-13-18-10-26-8-32C-10-44-6-52 0-52S10-44 8-32C10-26 13-18 14-1Z" fill="#fbf8f1" stroke="#fbf8f1" stroke-width="5" stroke-linejoin="round" stroke-linecap="round"/>' +
    '<path d="M18-1V-54M11-47H25" fill="#fbf8f1" stroke="#fbf8f1" stroke-width="7" stroke-linejoin="round" stroke-linecap="round"/>' +
    '<ellipse cx="0" cy="-1" rx="17" ry="4.5" fill="#1f2a24" opacity=".28"/>' +
    '<path d="M18-1V-54M11-47H25" stroke="#5b4115" stroke-width="4.6" stroke-linecap="round"/>' +
    '<path d="M18-1V-54M11-47H25" stroke="#e0b84e" stroke-width="2.2" stroke-linecap="round"/>' +
    '<path d="M-15-1C-13-16-10-27-6-30H6C10-27 13-16 15-1Q0 3-15-1Z" fill="currentColor" stroke="#1f2a24" stroke-width="1.5" stroke-linejoin="round"/>' +
    '<path d="M6-30C10-27 13-16 15-1L7 .4C8-10 8-20 6-30Z" fill="#000" opacity=".2"/>' +
    '<path d="M-9-31C-11-44-7-52 0-52S11-44 9-31C4-26-4-26-9-31Z" fill="#f3ead6" stroke="#1f2a24" stroke-width="1.5" stroke-linejoin="round"/>' +
    '<path d="M-6-33C-7-41-4-46 0-46S7-41 6-33C3-29-3-29-6-33Z" fill="#e9c79c" stroke="#1f2a24" stroke-width="1.2"/>' +
    '<circle cx="-2.6" cy="-38" r="1.1" fill="#1f2a24"/><circle cx="2.6" cy="-38" r="1.1" fill="#1f2a24"/>' +
    '<path d="M-2-33.5q2 1.4 4 0" stroke="#7a4a21" stroke-width="1.2" fill="none" stroke-linecap="round"/>' +
    '<path d="M-4-28L0-17 4-28" fill="#f3ead6" stroke="#1f2a24" stroke-width="1.2" stroke-linejoin="round"/>',
  bard:
    '<path d="M-14-1C-13-18-10-26-8-32C-10-44-6-50 0-50S10-44 8-32C10-26 13-18 14-1Z" fill="#fbf8f1" stroke="#fbf8f1" stroke-width="5" stroke-linejoin="round" stroke-linecap="round"/>' +
    '<path d="M8-12C6-26 12-38 25-42C27-30 24-16 20-8Z" fill="#fbf8f1" stroke="#fbf8f1" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/>' +
    '<ellipse cx="0" cy="-1" rx="17" ry="4.5" fill="#1f2a24" opacity=".28"/>' +
    '<path d="M-15-1C-13-16-10-27-6-30H6C10-27 13-16 15-1Q0 3-15-1Z" fill="currentColor" stroke="#1f2a24" stroke-width="1.5" stroke-linejoin="round"/>' +
    '<path d="M6-30C10-27 13-16 15-1L7 .4C8-10 8-20 6-30Z" fill="#000" opacity=".2"/>' +
    '<path d="M-7.5-40C-8-31-5-27 0-26C5-27 8-31 7.5-40Z" fill="#e9c79c" stroke="#1f2a24" stroke-width="1.5" stroke-linejoin="round"/>' +
    '<circle cx="-3" cy="-36" r="1.1" fill="#1f2a24"/><circle cx="3" cy="-36" r="1.1" fill="#1f2a24"/>' +
    '<path d="M-2-30.5q2 1.6 4 0" stroke="#7a4a21" stroke-width="1.2" fill="none" stroke-linecap="round"/>' +
    '<path d="M-11-38C-9-47-3-50 3-49C8-48 10-44 11-39C4-42-5-42-11-38Z" fill="currentColor" stroke="#1f2a24" stroke-width="1.5" stroke-linejoin="round"/>' +
    '<path d="M4-48C6-56 12-58 16-57C15-51 11-47 6-46Z" fill="#fbf8f1" stroke="#1f2a24" stroke-width="1.2" stroke-linejoin="round"/>' +
    '<path d="M9-10C8-24 13-36 24-40C25-30 24-18 20-9Z" fill="#e0b84e" stroke="#1f2a24" stroke-width="1.6" stroke-linejoin="round"/>' +
    '<path d="M12-14C12-24 15-31 21-35C21-27 20-19 18-13Z" fill="#fbf3dc" stroke="#5b4115" stroke-width="1"/>' +
    '<path d="M14.5-14V-27M17-14V-31" stroke="#5b4115" stroke-width="1"/>',
}
