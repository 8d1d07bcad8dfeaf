import { getDateFormat } from '#platform/common/texts/intl.ts'

const write = (day: string, options: Intl.DateTimeFormatOptions) =>
  getDateFormat({ timeZone: 'UTC', ...options }).format(new Date(day))

/** '2026-11-24' gives 'Nov 2026'. */
export const nameMonth = (day: string): string => write(day, { month: 'short', year: 'numeric' })

/** '2026-11-24' gives 'Tue, 24 Nov 2026'. */
export const nameWholeDay = (day: string): string =>
  write(day, { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' })

/** '24 Nov', with the year if the days span two years or aren't in the current one. */
export function nameDaysShortly(of: string[], thisYear = new Date().getUTCFullYear()): string[] {
  const isThisYear = of.every((day) => Number(day.slice(0, 4)) === thisYear)
  return of.map((day) => {
    const name = write(day, { day: 'numeric', month: 'short' })
    return isThisYear ? name : `${name} ${day.slice(0, 4)}`
  })
}
