/** How fast a seller usually answers a first message, by the median of their latest enquiries. */

import { must } from '#platform/common/must.ts'
export const responseTimes = [
  'within_an_hour',
  'within_a_few_hours',
  'within_a_day',
  'within_a_few_days',
] as const
export type ResponseTime = (typeof responseTimes)[number]

export const minEnquiries = 5
/** At most this many enquiries are counted. */
export const enquiriesCounted = 20

const hourSeconds = 3_600

/**
 * Null below five, and if most have no answer.
 * @param waitsSeconds seconds until the answer to each; null without one
 */
export function getResponseTime(waitsSeconds: readonly (number | null)[]): ResponseTime | null {
  if (waitsSeconds.length < minEnquiries) return null
  const sorted = waitsSeconds
    .map((wait) => wait ?? Number.POSITIVE_INFINITY)
    .toSorted((one, other) => one - other)
  const median = must(sorted[Math.ceil(sorted.length / 2) - 1], 'median')
  if (median <= hourSeconds) return 'within_an_hour'
  if (median <= 6 * hourSeconds) return 'within_a_few_hours'
  if (median <= 24 * hourSeconds) return 'within_a_day'
  return median <= 4 * 24 * hourSeconds ? 'within_a_few_days' : null
}
