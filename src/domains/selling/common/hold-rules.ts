import * as t from '#domains/selling/texts.ts'

export const maxHoldDays = 14
export const maxHoldMs = maxHoldDays * 86_400_000

/** The problem of that end, or null. */
export function holdProblem(until: Date, now: Date): string | null {
  const ahead = until.getTime() - now.getTime()
  if (ahead <= 0) return t.choose_a_time_in_the_future()
  return ahead > maxHoldMs ? t.choose_a_time_within_days({ count: maxHoldDays }) : null
}
