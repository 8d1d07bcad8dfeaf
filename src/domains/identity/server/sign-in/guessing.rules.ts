const hour_ms = 3_600_000
const day_ms = 24 * hour_ms

export const wrong_codes_window_ms = day_ms

export interface GuessingLimits {
  per_hour: number
  per_day: number
}

/**
 * The limit per email or phone. An account has both, so at most 25 tries an hour and 50 a day in
 * total; counted separately, since a shared limit would reveal that the two belong together.
 */
export const sent_code_limits: GuessingLimits = { per_hour: 12, per_day: 25 }

export const second_factor_limits: GuessingLimits = { per_hour: 25, per_day: 50 }

/**
 * @param wrong_at times of the wrong guesses of the last day, oldest first
 * @returns 0 when one may be tried now
 */
export function waitForNextGuess(wrong_at: Date[], limits: GuessingLimits, now: Date): number {
  const freeAt = (count: number, window_ms: number) =>
    (wrong_at.at(-count)?.getTime() ?? -Infinity) + window_ms
  const free_at = Math.max(freeAt(limits.per_hour, hour_ms), freeAt(limits.per_day, day_ms))
  return Math.max(0, free_at - now.getTime())
}
