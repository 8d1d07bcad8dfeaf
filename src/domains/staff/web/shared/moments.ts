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

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** '3 days', '1 hour'. */
export function formatAge(instant: string, now: number): string {
  const age = now - new Date(instant).getTime()
  if (age >= dayMs) return t.count_days({ count: Math.floor(age / dayMs) })
  if (age >= hourMs) return t.count_hours({ count: Math.floor(age / hourMs) })
  return age >= minuteMs ? t.count_minutes({ count: Math.floor(age / minuteMs) }) : t.under_a_minute()
}

/** '9 min', '1 h', '3 days'. */
export function shortAge(instant: string, now: number): string {
  const age = now - new Date(instant).getTime()
  if (age >= dayMs) return t.count_days({ count: Math.floor(age / dayMs) })
  if (age >= hourMs) return t.count_h({ count: Math.floor(age / hourMs) })
  return age >= minuteMs ? t.count_min({ count: Math.floor(age / minuteMs) }) : t.just_now()
}
