import { formatMonth } from '#shared/formats/formats.ts'

/** A month as 2026-11, in words: November 2026. */
export const monthName = (month: string): string => formatMonth(new Date(`${month}-01T00:00:00Z`))
