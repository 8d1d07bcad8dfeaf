import { must } from '#platform/common/must.ts'
const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** A delivery is given up, and a webhook turned off, after three days without an answer of success. */
export const patienceMs = 3 * dayMs

const waitsMs = [1 * minuteMs, 5 * minuteMs, 15 * minuteMs, 1 * hourMs, 3 * hourMs, 6 * hourMs, 12 * hourMs]

/**
 * Returns the time after a failed try.
 * @param tries includes that one
 * @returns null to give up
 */
export function nextTry(tries: number, waitsSince: Date, now: Date): Date | null {
  const wait = must(waitsMs[Math.min(tries, waitsMs.length) - 1], 'wait')
  const next = new Date(now.getTime() + wait)
  return next.getTime() - waitsSince.getTime() > patienceMs ? null : next
}

export const isToTurnOff = (failingSince: Date, now: Date): boolean =>
  now.getTime() - failingSince.getTime() >= patienceMs

/** Slow webhooks queue behind each other, and don't delay the quick ones. */
export const isSlow = (durationMs: number): boolean => durationMs > 1_000

export interface Outcome {
  is: 'delivered' | 'failed' | 'refused'
  answer_code: number | null
  error: 'not_public' | 'timeout' | 'unreachable' | null
}

/** A redirect isn't followed, and counts as a failure. */
export const getAnswerOutcome = (answerCode: number): Outcome => ({
  is: answerCode >= 200 && answerCode < 300 ? 'delivered' : 'failed',
  answer_code: answerCode,
  error: null,
})
