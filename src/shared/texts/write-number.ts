/**
 * 1,234,567 for whole numbers, as `en-NZ` has it. Written by hand, since a browser's first `Intl` takes as long as
 * drawing half a page.
 */
export const groupDigits = (whole: number): string => String(whole).replace(/\B(?=(?:\d{3})+$)/g, ',')

/** 1,234.50, always with two decimals. */
export function writeExactDollars(cents: number): string {
  const all = Math.round(Math.abs(cents))
  const dollars = groupDigits(Math.floor(all / 100))
  return `${cents < 0 ? '-' : ''}${dollars}.${String(all % 100).padStart(2, '0')}`
}

/** 1,234 or 1,234.50: no decimals when whole, else two. */
export const writeDollars = (cents: number): string =>
  cents % 100 === 0 ? groupDigits(cents / 100) : writeExactDollars(cents)
