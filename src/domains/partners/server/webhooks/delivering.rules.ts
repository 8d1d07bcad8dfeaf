const minute_ms = 60_000
const hour_ms = 60 * minute_ms
const day_ms = 24 * hour_ms

/** A delivery is given up, and a webhook turned off, after three days without an answer of success. */
export const patience_ms = 3 * day_ms

const waits_ms = [
  1 * minute_ms,
  5 * minute_ms,
  15 * minute_ms,
  1 * hour_ms,
  3 * hour_ms,
  6 * hour_ms,
  12 * hour_ms,
]

/**
 * Returns the time after a failed try.
 * @param tries includes that one
 * @returns null to give up
 */
export function nextTry(tries: number, waits_since: Date, now: Date): Date | null {
  const wait = waits_ms[Math.min(tries, waits_ms.length) - 1]!
  const next = new Date(now.getTime() + wait)
  return next.getTime() - waits_since.getTime() > patience_ms ? null : next
}

export const isToTurnOff = (failing_since: Date, now: Date): boolean =>
  now.getTime() - failing_since.getTime() >= patience_ms

/** Slow webhooks queue behind each other, and don't delay the quick ones. */
export const isSlow = (duration_ms: number): boolean => duration_ms > 1_000

export interface Outcome {
  is: 'delivered' | 'failed' | 'refused'
  answer_code: number | null
  error: 'not_public' | 'timeout' | 'unreachable' | null
}

/** A redirect isn't followed, and counts as a failure. */
export const outcomeOfAnswer = (answer_code: number): Outcome => ({
  is: answer_code >= 200 && answer_code < 300 ? 'delivered' : 'failed',
  answer_code,
  error: null,
})
