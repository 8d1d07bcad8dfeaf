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
