/** Small signs, 28 × 28 around the origin. */

/** The five victory conditions. */
export const CONDITION: Readonly<Record<string, string>> = {
  settler:
    '<path d="M-11 1L-5-7 1 1V9H-11Z" fill="currentColor"/><path d="M1-3L6-10 12-3V9H3V0Z" fill="currentColor"/>' +
    '<path d="M-7 9V4h4v5ZM6 9V3h3v6Z" fill="#fbf8f1"/>',
  builder:
    '<path d="M-9 11L2-2" fill="none" stroke="currentColor" stroke-width="3.6" stroke-linecap="round"/>' +
    '<path d="M-3-8L4-12 12-4 8 1 5-2 2 0-3-4Z" fill="currentColor"/>',
  warlord:
    '<path d="M0-12C4-9 8-9 11-9C11 1 8 8 0 12C-8 8-11 1-11-9C-8-9-4-9 0-12Z" fill="currentColor"/>' +
    '<path d="M0-6V6M-4-3H4" stroke="#fbf8f1" stroke-width="2.4" stroke-linecap="round"/>',
  explorer: '<circle r="11" fill="none" stroke="currentColor" stroke-width="2.2"/><path d="M5.5-5.5L2 2-5.5 5.5-2-2Z" fill="currentColor"/>',
  speaker:
    '<path d="M-11-3L4-10V10L-11 3Z" fill="currentColor"/><path d="M-8 4L-6 11H-2L-3.5 6" fill="currentColor"/>' +
    '<path d="M8-5C11-2 11 2 8 5" fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>',
}

/** Everything else that is said without words. */
export const SIGN: Readonly<Record<string, string>> = {
  vote: '<path d="M-5 11V4L-9-1C-10.5-3-8-4.5-6.5-3L-4-.5V-9C-4-11-1-11-1-9V-2V-10.5C-1-12.5 2-12.5 2-10.5V-2V-9.5C2-11.3 5-11.3 5-9.5V-1V-7C5-9 8-9 8-7V3C8 6 6 8 5.5 11Z" fill="currentColor" stroke="currentColor" stroke-width="1" stroke-linejoin="round"/>',
  store:
    '<path d="M-11-6L0-11 11-6V7L0 12-11 7Z" fill="#d9b27a" stroke="#4a2e12" stroke-width="1.5" stroke-linejoin="round"/>' +
    '<path d="M-11-6L0-1 11-6M0-1V12" fill="none" stroke="#4a2e12" stroke-width="1.5" stroke-linejoin="round"/>',
  yes: '<path d="M-8 1L-2.5 7 9-7" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>',
  no: '<path d="M-7-7L7 7M7-7L-7 7" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>',
  warn:
    '<path d="M0-11L12 10H-12Z" fill="currentColor" stroke="currentColor" stroke-width="2" stroke-linejoin="round"/>' +
    '<path d="M0-4V3M0 6.8v.1" stroke="#fff" stroke-width="2.6" stroke-linecap="round"/>',
  crown: '<path d="M-10 8L-11-5-5-.5 0-9 5-.5 11-5 10 8Z" fill="currentColor"/>',
  promise:
    '<path d="M-12-2L-6-6-1-3 3-6 12-2M-12 5L-7 1M12 5L8 1M-1-3L-4 1C-2 3 1 1 2-1L9 5M-7 1L0 8C2 9 3 8 3 7L6 7.5 7 5" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
  compass:
    '<circle r="11.5" fill="none" stroke="currentColor" stroke-width="1.8"/>' +
    '<path d="M0-10L3-3 10 0 3 3 0 10-3 3-10 0-3-3Z" fill="currentColor"/>',
}
