/** A day in the form '2026-04-03'. */
export type Day = string

const format = (at: Date): Day => at.toISOString().slice(0, 10)
const toDate = (year: number, month: number, day: number) => new Date(Date.UTC(year, month - 1, day))
export const addDays = (day: Day, days: number): Day =>
  format(new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000))
/** Returns 1 to 7, from Monday. */
export const getWeekday = (day: Day): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7

/** Te Kāhui o Matariki Public Holiday Act 2022, schedule 1. */
const matariki: Record<number, string> = {
  2022: '06-24',
  2023: '07-14',
  2024: '06-28',
  2025: '06-20',
  2026: '07-10',
  2027: '06-25',
  2028: '07-14',
  2029: '07-06',
  2030: '06-21',
  2031: '07-11',
  2032: '07-02',
  2033: '06-24',
  2034: '07-07',
  2035: '06-29',
  2036: '07-18',
  2037: '07-10',
  2038: '06-25',
  2039: '07-15',
  2040: '07-06',
  2041: '07-19',
  2042: '07-11',
  2043: '07-03',
  2044: '06-24',
  2045: '07-07',
  2046: '06-29',
  2047: '07-19',
  2048: '07-03',
  2049: '06-25',
  2050: '07-15',
  2051: '06-30',
  2052: '06-21',
}

/** Gregorian, by Meeus, Jones and Butcher. */
function getEasterSunday(year: number): Day {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7
  const m = Math.floor((a + 11 * d + 22 * e) / 451)
  const sum = d + e - 7 * m + 114
  return format(toDate(year, Math.floor(sum / 31), (sum % 31) + 1))
}

/** Returns the nth Monday of a month. */
function getMonday(year: number, month: number, nth: number): Day {
  const first = format(toDate(year, month, 1))
  return addDays(first, ((8 - getWeekday(first)) % 7) + 7 * (nth - 1))
}

/** Moves a weekend holiday to the Monday; of two together, the second to the Tuesday. */
function mondayise(day: Day, isSecond = false): Day {
  const weekday = getWeekday(day)
  if (weekday === 6) return addDays(day, 2)
  if (weekday === 7) return addDays(day, isSecond ? 2 : 1)
  return isSecond && weekday === 1 ? addDays(day, 1) : day
}

/**
 * National public holidays (Holidays Act 2003): the days themselves and the ones they're moved to.
 * Provincial anniversary days aren't included.
 */
export function listPublicHolidays(year: number): Set<Day> {
  const on = (month: number, day: number) => format(toDate(year, month, day))
  const easter = getEasterSunday(year)
  const fixed = [on(1, 1), on(1, 2), on(2, 6), on(4, 25), on(12, 25), on(12, 26)]
  const moved = [
    mondayise(on(1, 1)),
    mondayise(on(1, 2), true),
    mondayise(on(2, 6)),
    mondayise(on(4, 25)),
    mondayise(on(12, 25)),
    mondayise(on(12, 26), true),
  ]
  const ofYear = matariki[year]
  return new Set([
    ...fixed,
    ...moved,
    addDays(easter, -2),
    addDays(easter, 1),
    getMonday(year, 6, 1),
    ...(ofYear ? [`${year}-${ofYear}`] : []),
    getMonday(year, 10, 4),
  ])
}
