import { must } from '#platform/common/must.ts'
const mostSteps = 4

/**
 * Ticks from 0, or from below the lowest value, to at least the largest, in even steps of 1, 2 or 5
 * times a power of ten whole units.
 */
export function makeTicks(largest: number, unit = 1, lowest = 0): number[] {
  const wanted = Math.max(1, (largest - lowest) / unit / mostSteps)
  const power = 10 ** Math.floor(Math.log10(wanted))
  const step = must(
    [1, 2, 5, 10].map((lead) => lead * power).find((one) => one >= wanted),
    'step',
  )
  const below = Math.ceil(-lowest / unit / step)
  const steps = Math.max(2 - below, Math.ceil(largest / unit / step))
  return Array.from({ length: below + steps + 1 }, (_, n) => Math.round((n - below) * step) * unit)
}
