import { default_date_format, formatByPattern } from '#platform/common/formats/formats.ts'
import { weekendAround } from './weekend.ts'

const week_ms = 7 * 86_400_000

/** The days of this and the next weekend that aren't over. */
export function weekendDays(now: Date): string[] {
  const today = formatByPattern(now, default_date_format)
  const next = new Date(now.getTime() + week_ms)
  return [...weekendAround(now), ...weekendAround(next)].filter((day) => day >= today)
}
