import type { Seeded } from './seeded.ts'

/** The n-th auction to close does so that many minutes after the start: many soon, then steadily for nine days. */
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
  const [[rank, minutes], [next_rank, next_minutes]] = [pace[at - 1]!, pace[at]!]
  const step = (next_minutes - minutes) / (next_rank - rank)
  return minutes + (n - rank) * step + (dice.chance() - 0.5) * step * 0.6
}

/** The same day, at an hour when New Zealand is at home: between about five and ten in the evening. */
export function someEvening(ms: number, dice: Seeded): number {
  const day = new Date(ms)
  return day.setUTCHours(dice.between(5, 8), dice.between(0, 59), dice.between(0, 59), 0)
}
