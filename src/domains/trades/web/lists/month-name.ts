import { formatMonth } from '#platform/common/formats/formats.ts'

/** '2026-11' is November 2026. */
export const monthName = (month: string): string => formatMonth(new Date(`${month}-01T00:00:00Z`))
