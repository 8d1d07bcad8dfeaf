import { formatByPattern } from '#platform/common/formats/formats.ts'
import { must } from '#platform/common/must.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** The day in Auckland, as '2026-11-21'. */
export const dayAfter = (ms: number, days: number): string =>
  formatByPattern(new Date(ms + days * dayMs), 'YYYY-MM-DD')

export function clockAfter(ms: number, days: number, hour: number, minute = 0): Date {
  const wanted = Date.parse(`${dayAfter(ms, days)}T00:00:00Z`) + hour * hourMs + minute * 60_000
  const shown = (at: number) => Date.parse(formatByPattern(new Date(at), 'YYYY-MM-DDTHH:mm:ssZ'))
  // New Zealand is 12 or 13 hours ahead of UTC.
  return new Date(
    must(
      [13, 12].map((ahead) => wanted - ahead * hourMs).find((at) => shown(at) === wanted),
      'hour',
    ),
  )
}

/** The weekday in Auckland; 0 is Sunday. */
export const weekdayAfter = (ms: number, days: number): number =>
  new Date(`${dayAfter(ms, days)}T00:00:00Z`).getUTCDay()
