import { formatLongDate, formatTimeOfDay } from '#platform/common/formats/formats.ts'
import { endSentence } from '#platform/common/texts/end-sentence.ts'
import * as t from '#domains/identity/texts.ts'

/** Enough to stop guessing, and not so few that anybody can lock the owner out. */

export const guessingWindowMs = 3_600_000
export const maxWrongPasswords = 25

export interface WrongPasswords {
  /** Tries in the window, from any address, oldest first. */
  anywhere: Date[]
  here: Date[]
  knowsAddress: boolean
}

/**
 * 25 wrong passwords an hour lock out strangers; an address that the owner has signed in from has
 * 25 of its own.
 * @returns 0 when it may be tried now
 */
export function waitForNextPassword({ anywhere, here, knowsAddress }: WrongPasswords, now: Date): number {
  const counted = knowsAddress ? here : anywhere
  const oldest = counted.at(-maxWrongPasswords)
  return oldest ? Math.max(0, oldest.getTime() + guessingWindowMs - now.getTime()) : 0
}

export function suspendedSentence(
  suspension: { reason: string; until: Date | null } | undefined,
): string | undefined {
  if (suspension === undefined) return undefined
  const ended = endSentence(suspension.reason)
  const { until } = suspension
  if (until === null) return t.this_account_is_suspended_ended({ ended })
  const [day, time] = [formatLongDate(until), formatTimeOfDay(until)]
  return t.this_account_is_suspended_until({ ended, day, time })
}

const hourMs = 3_600_000
const dayMs = 24 * hourMs

export const wrongCodesWindowMs = dayMs

export interface GuessingLimits {
  perHour: number
  perDay: number
}

/**
 * The limit per email or phone. An account has both, so at most 25 tries an hour and 50 a day in
 * total; counted separately, since a shared limit would reveal that the two belong together.
 */
export const sentCodeLimits: GuessingLimits = { perHour: 12, perDay: 25 }

export const secondFactorLimits: GuessingLimits = { perHour: 25, perDay: 50 }

/**
 * @param wrongAt times of the wrong guesses of the last day, oldest first
 * @returns 0 when one may be tried now
 */
export function waitForNextGuess(wrongAt: Date[], limits: GuessingLimits, now: Date): number {
  const freeAt = (count: number, windowMs: number) => (wrongAt.at(-count)?.getTime() ?? -Infinity) + windowMs
  const earliestMs = Math.max(freeAt(limits.perHour, hourMs), freeAt(limits.perDay, dayMs))
  return Math.max(0, earliestMs - now.getTime())
}
