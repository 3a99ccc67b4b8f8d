// How long ago something was, in words.
const UNITS = [['day', 86_400], ['hour', 3_600], ['minute', 60]] as const

export function ago(at: string, language: string, now = Date.now()): string {
  const seconds = Math.max(0, (now - Date.parse(at)) / 1000)
  const [unit, length] = UNITS.find(([, length]) => seconds >= length) ?? ['second', seconds || 1]
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(unit === 'second' ? 0 : -Math.floor(seconds / length), unit)
}
