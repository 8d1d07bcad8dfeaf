import { default_date_format, formatByPattern } from '#shared/formats/formats.ts'

const day_ms = 86_400_000

/** Saturday and Sunday of this weekend or, on weekdays, of the next; calendar days in Auckland. */
export function weekendAround(now: Date): [saturday: string, sunday: string] {
  const today = Date.parse(formatByPattern(now, default_date_format))
  const weekday = new Date(today).getUTCDay()
  const saturday = today + (weekday === 0 ? -1 : 6 - weekday) * day_ms
  return [getDay(saturday), getDay(saturday + day_ms)]
}

export function weekendDays(now: Date): string[] {
  const today = formatByPattern(now, default_date_format)
  const next = new Date(now.getTime() + 7 * day_ms)
  return [...weekendAround(now), ...weekendAround(next)].filter((day) => day >= today)
}

const getDay = (at: number) => new Date(at).toISOString().slice(0, 10)
