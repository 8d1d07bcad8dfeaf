import { formatDate, formatShortInstant } from '#contract/formats.ts'

export const day = (instant: string): string => formatDate(new Date(instant))

/** An instant with its year, as records need it. */
export function moment(instant: string): string {
  const at = new Date(instant)
  return `${formatShortInstant(at)}, ${day(instant).slice(-4)}`
}
