/** How fast a seller usually answers a first message, by the median of their latest enquiries. */

export const response_times = [
  'within_an_hour',
  'within_a_few_hours',
  'within_a_day',
  'within_a_few_days',
] as const
export type ResponseTime = (typeof response_times)[number]

export const min_enquiries = 5
/** At most this many enquiries are counted. */
export const enquiries_counted = 20

const hour_s = 3_600

/**
 * Null below five, and if most have no answer.
 * @param waits_s seconds until the answer to each; null without one
 */
export function getResponseTime(waits_s: readonly (number | null)[]): ResponseTime | null {
  if (waits_s.length < min_enquiries) return null
  const sorted = waits_s.map((wait) => wait ?? Number.POSITIVE_INFINITY).toSorted((one, other) => one - other)
  const median = sorted[Math.ceil(sorted.length / 2) - 1]!
  if (median <= hour_s) return 'within_an_hour'
  if (median <= 6 * hour_s) return 'within_a_few_hours'
  if (median <= 24 * hour_s) return 'within_a_day'
  return median <= 4 * 24 * hour_s ? 'within_a_few_days' : null
}
