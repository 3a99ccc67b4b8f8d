/** Trees, hills, ships and other things that stand in the landscape; feet at 0,0. */
const SHADOW = 'fill="var(--ce-shadow)" opacity=".35"'

const WAVE = 'fill="none" stroke="var(--ce-foam)" stroke-width="2" stroke-linecap="round"'

export const SCENERY: Readonly<Record<string, string>> = {
  rose:
    '<g fill="none" stroke="var(--ce-rose-line)"><circle r="27" stroke-width="1.2"/><circle r="23" stroke-width=".8"/></g>' +
    '<path d="M0-36L5-5 0 0ZM0 36L-5 5 0 0ZM36 0L5 5 0 0ZM-36 0L-5-5 0 0Z" fill="var(--ce-rose)"/>' +
    '<path d="M0-36L-5-5 0 0ZM0 36L5 5 0 0ZM36 0L5-5 0 0ZM-36 0L-5 5 0 0Z" fill="var(--ce-rose-light)" stroke="var(--ce-rose)" stroke-width=".8"/>' +
    '<path d="M17-17L7-2 2-7ZM-17-17L-7-2-2-7ZM17 17L7 2 2 7ZM-17 17L-7 2-2 7Z" fill="var(--ce-rose-line)"/>',
  cloud:
    '<path d="M-22 6A7 7 0 0 1-18-6A10 10 0 0 1 0-10A9 9 0 0 1 15-6A7 7 0 0 1 22 6Z" fill="var(--ce-cloud)" stroke="var(--ce-cloud-edge)" stroke-width="1.2" opacity=".92"/>',
  fir:
    `<ellipse cy="1" rx="8" ry="2.5" ${SHADOW}/><path d="M-1.5-2h3v3h-3Z" fill="#5b4423"/>` +
    '<path d="M0-26L6.5-14H3.8L8.6-6.5H5L9.5 0H-9.5L-5-6.5H-8.6L-3.8-14H-6.5Z" fill="var(--ce-fir)" stroke="var(--ce-fir-edge)" stroke-width="1.1" stroke-linejoin="round"/>' +
    '<path d="M0-26L6.5-14H3.8L8.6-6.5H5L9.5 0H1Z" fill="var(--ce-fir-dark)"/>',
  oak:
    `<ellipse cy="1" rx="9" ry="2.5" ${SHADOW}/><path d="M-2 0V-8h4V0Z" fill="#6b4d28"/>` +
    '<path d="M-10-10A6 6 0 0 1-7-19A8 8 0 0 1 7-20A6.5 6.5 0 0 1 10-10A6 6 0 0 1 3-6H-4A6 6 0 0 1-10-10Z" fill="var(--ce-oak)" stroke="var(--ce-oak-edge)" stroke-width="1.1"/>' +
    '<path d="M7-20A6.5 6.5 0 0 1 10-10A6 6 0 0 1 3-6C6-9 8-14 7-20Z" fill="var(--ce-oak-dark)"/>' +
    '<path d="M-5-15q2-3 5-2M-3-10q2-2 4-1" fill="none" stroke="var(--ce-oak-edge)"/>',
  hill:
    '<path d="M-26 0C-20-14-10-20 0-20S20-14 26 0Z" fill="var(--ce-hill)" stroke="var(--ce-hill-edge)" stroke-width="1.4"/>' +
    '<path d="M8-18C16-15 22-8 26 0H10C14-6 12-13 8-18Z" fill="var(--ce-hill-dark)"/>' +
    '<path d="M-14-8q3-4 7-5M-8-3q4-4 9-5" stroke="var(--ce-hill-edge)" stroke-width="1.2" fill="none" stroke-linecap="round"/>',
  peak:
    '<path d="M-30 0L-8-32-2-26 4-38 30 0Z" fill="var(--ce-peak)" stroke="var(--ce-peak-edge)" stroke-width="1.5" stroke-linejoin="round"/>' +
    '<path d="M4-38L30 0H8L12-12 3-20Z" fill="var(--ce-peak-dark)"/>' +
    '<path d="M4-38L-2-26-8-32-13-25-8-22-5-25-1-20 3-26 7-22 12-26Z" fill="var(--ce-snow)"/>',
  tuft: '<path d="M-6 0q-1-5-3-7M-3 0q0-6-1-9M0 0q1-6 3-9M3 0q2-4 5-6" fill="none" stroke="var(--ce-tuft)" stroke-width="1.5" stroke-linecap="round"/>',
  mill:
    `<ellipse cy="1" rx="13" ry="3" ${SHADOW}/><g stroke="#5b4423" stroke-width="1.3" stroke-linejoin="round">` +
    '<path d="M-9 0L-6-22H6L9 0Z" fill="var(--ce-wall)"/><path d="M-7.5-21Q0-34 7.5-21Z" fill="#8a5a3a"/></g>' +
    '<path d="M-3 0v-6a3 3 0 0 1 6 0v6Z" fill="#4a3319"/>' +
    '<path transform="translate(0 -23) rotate(20)" d="M0 0V-18h5V-5ZM0 0H18V5H5ZM0 0V18h-5V5ZM0 0H-18V-5H-5Z" fill="var(--ce-wall)" stroke="#5b4423" stroke-width="1.1" stroke-linejoin="round"/>',
  cross:
    `<ellipse cy="1" rx="6" ry="2" ${SHADOW}/><path d="M0 0V-20M-6-14H6" stroke="#6b675b" stroke-width="5" stroke-linecap="square"/>` +
    '<path d="M0 0V-20M-6-14H6" stroke="var(--ce-peak)" stroke-width="2.6" stroke-linecap="square"/><circle cy="-14" r="4.6" fill="none" stroke="#6b675b" stroke-width="2"/>',
  boat:
    '<path d="M-12 0C-6 6 6 6 12 0Z" fill="#7a4a21" stroke="#3b2410" stroke-width="1.2"/><path d="M0 0V-16" stroke="#3b2410" stroke-width="1.4"/>' +
    '<path d="M1.5-15L10-3H1.5Z" fill="var(--ce-sail)" stroke="#5b4423"/>',
  ship:
    '<path d="M-26-2C-14 9 16 9 26-4L21 8C12 13-14 13-22 8Z" fill="#7a4a21" stroke="#3b2410" stroke-width="1.5" stroke-linejoin="round"/>' +
    '<path d="M0 2V-34" stroke="#3b2410" stroke-width="2"/>' +
    '<path d="M2-32C18-26 20-12 16-4H2ZM-2-27C-14-20-16-12-15-4H-2Z" fill="var(--ce-sail)" stroke="#5b4423" stroke-width="1.4" stroke-linejoin="round"/>' +
    `<circle cx="9" cy="-15" r="4" fill="none" stroke="#b8862f" stroke-width="2"/><path d="M-32 12q6-5 12 0t12 0 12 0 12 0 12 0" ${WAVE}/>`,
  longship:
    '<path d="M-30-14C-31-2-18 5 0 5S31-2 30-16C27-8 22-5 16-5H-16C-22-5-27-8-30-14Z" fill="#5a3416" stroke="#2a1708" stroke-width="1.5" stroke-linejoin="round"/>' +
    '<path d="M-30-14C-36-18-34-24-29-22" fill="none" stroke="#2a1708" stroke-width="2.4" stroke-linecap="round"/><path d="M0-5V-36" stroke="#2a1708" stroke-width="2"/>' +
    '<path d="M-16-34H16C19-26 18-18 14-11H-14C-18-18-19-26-16-34Z" fill="var(--ce-sail)" stroke="#2a1708" stroke-width="1.3"/>' +
    '<path d="M-10-34C-13-26-12-18-9-11H-3C-6-18-6-26-4-34ZM4-34C6-26 6-18 3-11H9C12-18 13-26 10-34Z" fill="#c8502d"/>' +
    '<g fill="#d9b25f" stroke="#2a1708"><circle cx="-14" cy="-3.5" r="3.2"/><circle cx="-5" cy="-3" r="3.2"/><circle cx="5" cy="-3" r="3.2"/><circle cx="14" cy="-3.5" r="3.2"/></g>' +
    `<path d="M-34 8q6-5 12 0t12 0 12 0 12 0 12 0" ${WAVE}/>`,
}
