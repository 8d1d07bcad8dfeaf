const most_steps = 4

/** From 0 to at least the largest value, in even steps of whole units: 1, 2 or 5 times a power of ten of them. */
export function makeTicks(largest: number, unit = 1): number[] {
  const wanted = Math.max(1, largest / unit / most_steps)
  const power = 10 ** Math.floor(Math.log10(wanted))
  const step = [1, 2, 5, 10].map((lead) => lead * power).find((one) => one >= wanted)!
  const steps = Math.max(2, Math.ceil(largest / unit / step))
  return Array.from({ length: steps + 1 }, (_, n) => Math.round(n * step) * unit)
}
