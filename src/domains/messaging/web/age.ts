import { formatShortInstant } from '#platform/common/formats/formats.ts'
import * as t from '#domains/messaging/texts.ts'

const minute = 60_000

/** 'just now', '4 min ago', '3 h ago', then day and time. */
export function formatAge(instant: string, now: number): string {
  const minutes = Math.floor((now - Date.parse(instant)) / minute)
  if (minutes < 1) return t.just_now()
  if (minutes < 60) return t.minutes_min_ago({ minutes })
  if (minutes < 12 * 60) return t.hours_h_ago({ hours: Math.floor(minutes / 60) })
  return formatShortInstant(new Date(instant))
}
