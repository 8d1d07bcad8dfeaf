import { formatDate, formatShortInstant } from '#contract/formats.ts'

export const day = (instant: string): string => formatDate(new Date(instant))

/** An instant with its year, as records need it. */
export function moment(instant: string): string {
  const at = new Date(instant)
  return `${formatShortInstant(at)}, ${day(instant).slice(-4)}`
}

/** '10 minutes', '14 days' */
export function minutesWords(minutes: number): string {
  if (minutes % 1440 === 0) return minutes === 1440 ? '1 day' : `${minutes / 1440} days`
  return minutes === 1 ? '1 minute' : `${minutes} minutes`
}
