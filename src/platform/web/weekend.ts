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
