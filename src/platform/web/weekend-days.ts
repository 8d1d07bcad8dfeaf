import { defaultDateFormat, formatByPattern } from '#platform/common/formats/formats.ts'
import { weekendAround } from './weekend.ts'

const weekMs = 7 * 86_400_000

/** The days of this and the next weekend that aren't over. */
export function weekendDays(now: Date): string[] {
  const today = formatByPattern(now, defaultDateFormat)
  const next = new Date(now.getTime() + weekMs)
  return [...weekendAround(now), ...weekendAround(next)].filter((day) => day >= today)
}
