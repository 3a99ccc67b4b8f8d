/** Pictures of resources and facilities. */

/** Resources, 32 × 32 around the origin. */
export const RESOURCE: Readonly<Record<string, string>> = {
  grain:
    '<path d="M0 14V-8" stroke="#8a6412" stroke-width="2.2" stroke-linecap="round"/>' +
    '<g fill="#e5ad2c" stroke="#7a5510" stroke-width="1.2" stroke-linejoin="round">' +
    '<path d="M0 -6C-2 -10-7 -11-8.5 -14C-8.5 -9-5 -5 0 -6ZM0 -6C2 -10 7 -11 8.5 -14C8.5 -9 5 -5 0 -6Z"/>' +
    '<path d="M0 -0.5C-2 -4.5-7 -5.5-8.5 -8.5C-8.5 -3.5-5 0.5 0 -0.5ZM0 -0.5C2 -4.5 7 -5.5 8.5 -8.5C8.5 -3.5 5 0.5 0 -0.5Z"/>' +
    '<path d="M0 5C-2 1-7 0-8.5 -3C-8.5 2-5 6 0 5ZM0 5C2 1 7 0 8.5 -3C8.5 2 5 6 0 5Z"/><path d="M0-14C3-11 3-8 0-5C-3-8-3-11 0-14Z"/></g>' +
    '<path d="M0 9C4 9 7 7 9 4" fill="none" stroke="#8a6412" stroke-width="1.6" stroke-linecap="round"/>',
  wood:
    '<g stroke="#4a2e12" stroke-width="1.4"><path d="M-6-10H9a5 5 0 0 1 0 10H-6Z" fill="#a9713a"/>' +
    '<path d="M-10 0H6a5.5 5.5 0 0 1 0 11H-10Z" fill="#8f5c2c"/><circle cx="-6" cy="-5" r="5" fill="#e7c48e"/>' +
    '<circle cx="-9" cy="5.5" r="5.5" fill="#efd0a0"/></g><g fill="none" stroke="#a9743a" stroke-width="1.1"><circle cx="-6" cy="-5" r="2.2"/>' +
    '<circle cx="-9" cy="5.5" r="2.6"/></g><path d="M2-7h5M0 4h6M-1 8h4" stroke="#6b4320" stroke-width="1.1" stroke-linecap="round"/>',
  ore:
    '<g stroke="#2d353b" stroke-width="1.4" stroke-linejoin="round"><path d="M-14 9L-10-3-2-10 8-8 14 2 11 11-8 12Z" fill="#7c8791"/>' +
    '<path d="M-10-3L-2-10 1-2-5 4Z" fill="#b4bec6"/><path d="M-2-10L8-8 6 0 1-2Z" fill="#98a4ad"/><path d="M8-8L14 2 6 0Z" fill="#5f6a73"/>' +
    '</g>' +
    '<path d="M-9 7l3-2 2 3M2 7l3-3 4 2M-1 1l2 2" fill="none" stroke="#c8643a" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
  livestock:
    '<path d="M-6 6v7M-1 7v6M5 7v6M9 6v7" stroke="#3a322a" stroke-width="2.2" stroke-linecap="round"/>' +
    '<path d="M-9 7C-13 6-14 1-11-1C-12-5-8-8-5-7C-3-11 3-11 5-8C9-9 13-6 12-2C15 0 14 5 11 6C9 9 5 9 3 8C0 10-4 10-5 8C-6.5 8.5-8 8-9 7Z" fill="#fdfbf4" stroke="#5a5142" stroke-width="1.4" stroke-linejoin="round"/>' +
    '<path d="M-15-4C-14-8-10-9-8-7C-6-4-7 1-10 2C-13 2-15-1-15-4Z" fill="#4a4036" stroke="#2a241d" stroke-width="1.1"/>' +
    '<circle cx="-11.5" cy="-3.5" r="1.1" fill="#fff"/>' +
    '<path d="M-2-3q2-2 4 0M3 2q2-2 4 0M-4 3q2-2 4 0" fill="none" stroke="#b0a58e" stroke-width="1.2" stroke-linecap="round"/>',
  gold:
    '<circle r="12.5" fill="#e7b416" stroke="#6e4d05" stroke-width="1.6"/><circle r="9.3" fill="#f6d456" stroke="#a87b09" stroke-width="1.2"/>' +
    '<path d="M0-6.5L1.9-2 6.6-1.7 3 1.4 4.2 6 0 3.5-4.2 6-3 1.4-6.6-1.7-1.9-2Z" fill="#a87b09"/>' +
    '<path d="M-8-6A10 10 0 0 1-3-9.5" stroke="#fff" stroke-width="1.6" fill="none" stroke-linecap="round" opacity=".8"/>',
}

/** Public facilities, 32 × 32 around the origin. */
export const FACILITY: Readonly<Record<string, string>> = {
  road:
    '<path d="M-6 14C-8 4 6 4 2-4C0-8-4-9-3-14" fill="none" stroke="#4f432c" stroke-width="10" stroke-linecap="butt"/>' +
    '<path d="M-6 14C-8 4 6 4 2-4C0-8-4-9-3-14" fill="none" stroke="#ecd9a6" stroke-width="7.5"/>' +
    '<path d="M-6 14C-8 4 6 4 2-4C0-8-4-9-3-14" fill="none" stroke="#8d7444" stroke-width="1.4" stroke-dasharray="3 3"/>',
  improvement:
    '<g fill="#a9713a" stroke="#4a2e12" stroke-width="1.1"><g><rect x="-2.3" y="-12.5" width="4.6" height="5" rx="1" transform="rotate(0)"/>' +
    '<rect x="-2.3" y="-12.5" width="4.6" height="5" rx="1" transform="rotate(45)"/>' +
    '<rect x="-2.3" y="-12.5" width="4.6" height="5" rx="1" transform="rotate(90)"/>' +
    '<rect x="-2.3" y="-12.5" width="4.6" height="5" rx="1" transform="rotate(135)"/>' +
    '<rect x="-2.3" y="-12.5" width="4.6" height="5" rx="1" transform="rotate(180)"/>' +
    '<rect x="-2.3" y="-12.5" width="4.6" height="5" rx="1" transform="rotate(225)"/>' +
    '<rect x="-2.3" y="-12.5" width="4.6" height="5" rx="1" transform="rotate(270)"/>' +
    '<rect x="-2.3" y="-12.5" width="4.6" height="5" rx="1" transform="rotate(315)"/></g><circle r="9" fill="#c99a5e"/></g>' +
    '<path d="M0-5.5V5.5M-5.5 0H5.5" stroke="#fff" stroke-width="3" stroke-linecap="round"/>',
  market:
    '<path d="M-11-3V12H11V-3Z" fill="#f6ead0" stroke="#4a2e12" stroke-width="1.3"/>' +
    '<path d="M-11 5H11V12H-11Z" fill="#a9713a" stroke="#4a2e12" stroke-width="1.3"/>' +
    '<path d="M-11-11H11L14-3C14 1 9 1 9-2C9 1 4.5 1 4.5-2C4.5 1 0 1 0-2C0 1-4.5 1-4.5-2C-4.5 1-9 1-9-2C-9 1-14 1-14-3Z" fill="#fbf8f1" stroke="#4a2e12" stroke-width="1.3" stroke-linejoin="round"/>' +
    '<path d="M-8-11L-9.5-2.5C-9.5.5-5 .5-4.8-2.5L-4-11ZM1-11L.5-2.5C.5.5 4.5.5 4.5-2.5L5-11ZM9-11L9.5-2.5C10 .5 14 0 14-3L11-11Z" fill="#c8502d"/>',
  palisade:
    '<path d="M-14 12V-7L-11-13 -8-7V12Z" fill="#a9713a" stroke="#3b2410" stroke-width="1.2" stroke-linejoin="round"/>' +
    '<path d="M-7 12V-7L-4-13 -1-7V12Z" fill="#bd8549" stroke="#3b2410" stroke-width="1.2" stroke-linejoin="round"/>' +
    '<path d="M0 12V-7L3-13 6-7V12Z" fill="#a9713a" stroke="#3b2410" stroke-width="1.2" stroke-linejoin="round"/>' +
    '<path d="M7 12V-7L10-13 13-7V12Z" fill="#bd8549" stroke="#3b2410" stroke-width="1.2" stroke-linejoin="round"/>' +
    '<path d="M-15-1H14M-15 6H14" stroke="#5a3819" stroke-width="2.4" stroke-linecap="round"/>',
}
