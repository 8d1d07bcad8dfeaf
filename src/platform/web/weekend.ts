import { defaultDateFormat, formatByPattern } from '#platform/common/formats/formats.ts'

const dayMs = 86_400_000

/** Saturday and Sunday of this weekend or, on weekdays, of the next; calendar days in Auckland. */
export function weekendAround(now: Date): [saturday: string, sunday: string] {
  const today = Date.parse(formatByPattern(now, defaultDateFormat))
  const weekday = new Date(today).getUTCDay()
  const saturday = today + (weekday === 0 ? -1 : 6 - weekday) * dayMs
  return [getDay(saturday), getDay(saturday + dayMs)]
}

const getDay = (at: number) => new Date(at).toISOString().slice(0, 10)

const weekMs = 7 * 86_400_000

/** The days of this and the next weekend that aren't over. */
export function weekendDays(now: Date): string[] {
  const today = formatByPattern(now, defaultDateFormat)
  const next = new Date(now.getTime() + weekMs)
  return [...weekendAround(now), ...weekendAround(next)].filter((day) => day >= today)
}
