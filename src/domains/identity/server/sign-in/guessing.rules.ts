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
