import { formatDate, formatShortInstant } from '#contract/formats.ts'

export const day = (instant: string): string => formatDate(new Date(instant))

/** An instant with its year, as records need it. */
export function moment(instant: string): string {
  const [date, time] = formatShortInstant(new Date(instant)).split(', ')
  return `${date} ${day(instant).slice(-4)}, ${time}`
}
