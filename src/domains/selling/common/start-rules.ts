import * as t from '#domains/selling/texts.ts'

const minStartMinutes = 10
const maxStartDays = 30

const minute = 60_000
const day = 24 * 60 * minute

/** Null if a listing may start then. Both ends are allowed. */
export function findStartProblem(startsAt: Date, now: Date): string | null {
  const aheadMs = startsAt.getTime() - now.getTime()
  if (aheadMs < minStartMinutes * minute)
    return t.choose_a_start_at_least_minutes_from_now({ minutes: minStartMinutes })
  if (aheadMs > maxStartDays * day) return t.choose_a_start_within_days({ days: maxStartDays })
  return null
}
