const name = new Intl.DateTimeFormat('en-NZ', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** A month as 2026-11, in words: November 2026. */
export const monthName = (month: string): string => name.format(new Date(`${month}-01T00:00:00Z`))
