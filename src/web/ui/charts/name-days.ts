const days = new Intl.DateTimeFormat('en-NZ', { timeZone: 'UTC', day: 'numeric', month: 'short' })
const whole_days = new Intl.DateTimeFormat('en-NZ', {
  timeZone: 'UTC',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
})

const months = new Intl.DateTimeFormat('en-NZ', { timeZone: 'UTC', month: 'short', year: 'numeric' })

/** 'Nov 2026' of '2026-11-24'. */
export const nameMonth = (day: string): string => months.format(new Date(day))

/** 'Tue, 24 Nov 2026' of '2026-11-24'. */
export const nameWholeDay = (day: string): string => whole_days.format(new Date(day))

/** '24 Nov', with the year where the days are of two years or not of the one that runs. */
export function nameDaysShortly(of: string[], this_year = new Date().getUTCFullYear()): string[] {
  const isThisYear = of.every((day) => Number(day.slice(0, 4)) === this_year)
  return of.map((day) =>
    isThisYear ? days.format(new Date(day)) : `${days.format(new Date(day))} ${day.slice(0, 4)}`,
  )
}
