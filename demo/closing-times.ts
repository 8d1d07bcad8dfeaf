import { must } from '#platform/common/must.ts'
import type { Seeded } from './seeded.ts'

const minute = 60_000
const day = 24 * 60 * minute

/** Minutes after the start: many close soon, then steadily over nine days. */
const pace = [
  [0, 4],
  [17, 20],
  [34, 60],
  [64, 180],
  [110, 720],
  [170, 1440],
  [520, 9 * 1440],
] as const

export function closingMinutes(n: number, dice: Seeded): number {
  const at = pace.findIndex(([rank]) => rank >= n)
  if (at <= 0) return at === 0 ? pace[0][1] : dice.between(2 * 1440, 9 * 1440)
  const [[rank, minutes], [nextRank, nextMinutes]] = [
    must(pace[at - 1], 'earlier pace'),
    must(pace[at], 'later pace'),
  ]
  const step = (nextMinutes - minutes) / (nextRank - rank)
  return minutes + (n - rank) * step + (dice.chance() - 0.5) * step * 0.6
}

export function closingAt(startedMs: number, n: number, dice: Seeded): number {
  const aheadMs = closingMinutes(n, dice) * minute
  return aheadMs < day ? startedMs + aheadMs : someEvening(startedMs + aheadMs, dice)
}

export function earlierBy(closesMs: number, startedMs: number, dice: Seeded): number {
  const days = [2, 3, 3, 5, 5, 7, 7, 7, 10, 13.5].filter(
    (length) => closesMs - length * day < startedMs - 2 * 60 * minute,
  )
  return closesMs - (days.length > 0 ? dice.pick(days) : 13.9) * day
}

/** Picks a time on the same day between about 5 and 10 pm in Auckland. */
export function someEvening(ms: number, dice: Seeded): number {
  const evening = new Date(ms)
  return evening.setUTCHours(dice.between(5, 8), dice.between(0, 59), dice.between(0, 59), 0)
}
