import { formatDate, formatShortInstant } from '#platform/common/formats/formats.ts'
import { getDateFormat } from '#platform/common/texts/intl.ts'
import * as t from '#domains/staff/texts.ts'

export const formatDay = (instant: string): string => formatDate(new Date(instant))

/** Formats with the year, for records. */
export function formatMoment(instant: string): string {
  const [date, time] = formatShortInstant(new Date(instant)).split(', ')
  return `${date} ${formatDay(instant).slice(-4)}, ${time}`
}

/** '22 Nov 2026'. */
export const shortDay = (instant: string): string =>
  getDateFormat({ day: 'numeric', month: 'short', year: 'numeric' }).format(new Date(instant))

const minute_ms = 60_000
const hour_ms = 60 * minute_ms
const day_ms = 24 * hour_ms

/** '3 days', '1 hour'. */
export function formatAge(instant: string, now: number): string {
  const age = now - new Date(instant).getTime()
  if (age >= day_ms) return t.count_days({ count: Math.floor(age / day_ms) })
  if (age >= hour_ms) return t.count_hours({ count: Math.floor(age / hour_ms) })
  return age >= minute_ms ? t.count_minutes({ count: Math.floor(age / minute_ms) }) : t.under_a_minute()
}

/** '9 min', '1 h', '3 days'. */
export function shortAge(instant: string, now: number): string {
  const age = now - new Date(instant).getTime()
  if (age >= day_ms) return t.count_days({ count: Math.floor(age / day_ms) })
  if (age >= hour_ms) return t.count_h({ count: Math.floor(age / hour_ms) })
  return age >= minute_ms ? t.count_min({ count: Math.floor(age / minute_ms) }) : t.just_now()
}
