import { formatDatedDay, formatDatedInstant } from '#platform/common/formats/formats.ts'
import { serverNow } from '#platform/web/session/session.ts'
import * as t from '#domains/staff/texts.ts'

/** Formats 'Sun 22 Nov', or '22 Nov 2025' of another year. */
export const formatDay = (instant: string): string => formatDatedDay(new Date(instant), new Date(serverNow()))

/** Formats 'Sun 22 Nov, 7:30 pm', or '22 Nov 2025, 7:30 pm' of another year. */
export const formatMoment = (instant: string): string =>
  formatDatedInstant(new Date(instant), new Date(serverNow()))

/** Formats a calendar day such as '2026-11-22': midnight UTC is noon in Auckland on the same date. */
export const formatPlainDay = (day: string): string => formatDay(`${day}T00:00:00Z`)

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

/** 'in 12 min', 'in 3 h' for less than a day, or else the day. */
export function formatClosing(instant: string, now: number): string {
  const left = new Date(instant).getTime() - now
  if (left < 0 || left >= dayMs) return formatDay(instant)
  if (left >= hourMs) return t.in_count_h({ count: Math.floor(left / hourMs) })
  return t.in_count_min({ count: Math.max(1, Math.ceil(left / minuteMs)) })
}
