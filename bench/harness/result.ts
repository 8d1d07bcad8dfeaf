export interface Result {
  name: string
  value: number
  unit: string
  reference: string
  referenceValue: number | null
}

/** One line of JSON; for rates and times alike the ratio is value to reference. */
export function printResult({ referenceValue, ...result }: Result): void {
  const { value } = result
  const ratio = referenceValue === null ? null : rounded(value / referenceValue)
  const figures = { value: rounded(value), reference_value: referenceValue && rounded(referenceValue) }
  process.stdout.write(`${JSON.stringify({ ...result, ...figures, ratio })}\n`)
}

export function rounded(value: number): number {
  return Number(value.toPrecision(3))
}

export function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!
}

export const median = (values: number[]) => quantile(values, 0.5)

/** Runs both alternately, so that other load on the machine affects both. @returns the medians */
export async function interleaveRuns(
  rounds: number,
  measure: (round: number) => Promise<number>,
  reference: (round: number) => Promise<number>,
): Promise<{ value: number; referenceValue: number }> {
  const values: number[] = []
  const references: number[] = []
  // The first of each warms up and does not count.
  for (let round = 0; round <= rounds; round += 1) {
    const referenceValue = await reference(round)
    const value = await measure(round)
    if (round === 0) continue
    values.push(value)
    references.push(referenceValue)
  }
  return { value: median(values), referenceValue: median(references) }
}
