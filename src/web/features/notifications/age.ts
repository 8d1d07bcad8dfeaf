import { formatShortInstant } from '#shared/formats/formats.ts'

const minute = 60_000

/** How long ago, as people say it: 'just now', '4 min ago', '3 h ago', then the day and time. */
export function formatAge(instant: string, now: number): string {
  const minutes = Math.floor((now - Date.parse(instant)) / minute)
  if (minutes < 1) return 'just now'
  if (minutes < 60) return `${minutes} min ago`
  if (minutes < 12 * 60) return `${Math.floor(minutes / 60)} h ago`
  return formatShortInstant(new Date(instant))
}
