import { getNumberFormat } from './intl.ts'

/** Formats 1,234.50, always with two decimals. */
export const writeExactDollars = (cents: number): string =>
  getNumberFormat({ minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(cents / 100)

/** Formats 1,234 or 1,234.50: no decimals when whole, else two. */
export const writeDollars = (cents: number): string =>
  cents % 100 === 0 ? getNumberFormat().format(cents / 100) : writeExactDollars(cents)
