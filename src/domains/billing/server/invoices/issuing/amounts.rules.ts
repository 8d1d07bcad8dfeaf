import { calculateGst } from '#platform/common/gst.ts'
import { must } from '#platform/common/must.ts'

/**
 * Divides in proportion to the weights, in whole cents that add up to the amount: by the largest
 * remainder, the first of equal ones. No share exceeds its weight if the amount doesn't exceed
 * their sum. A weight may be negative, as a credit is.
 */
export function apportionCents(amountCents: number, weights: readonly number[]): number[] {
  const sum = BigInt(weights.reduce((soFar, weight) => soFar + weight, 0))
  if (sum <= 0n) throw new Error('There is nothing to apportionCents the amount to.')
  const exact = weights.map((weight) => BigInt(amountCents) * BigInt(weight))
  const shares = exact.map((product) => divideDown(product, sum))
  const remainders = exact.map((product, at) => product - must(shares[at], 'share') * sum)
  const left = BigInt(amountCents) - shares.reduce((soFar, share) => soFar + share, 0n)
  const largestFirst = weights
    .map((_, at) => at)
    .sort((a, b) => Number(must(remainders[b], 'remainder') - must(remainders[a], 'remainder')))
  for (const at of largestFirst.slice(0, Number(left))) shares[at] = must(shares[at], 'share') + 1n
  return shares.map(Number)
}

/** BigInt's own division rounds towards zero. */
function divideDown(product: bigint, by: bigint): bigint {
  const quotient = product / by
  return product < 0n && product % by !== 0n ? quotient - 1n : quotient
}

export interface Amounts {
  total_cents: number
  gst_cents: number
}

export interface SplitAmounts extends Amounts {
  lines: Amounts[]
}

/**
 * Each line has its own GST (trading-rules.md › New Zealand forms), and that of the total is their
 * sum. Zero if the supplier isn't registered for it.
 */
export const splitGst = (totals: readonly number[], hasGst: boolean): SplitAmounts =>
  addUp(
    totals.map((totalCents) => ({
      total_cents: totalCents,
      gst_cents: hasGst ? calculateGst(totalCents) : 0,
    })),
  )

function addUp(lines: Amounts[]): SplitAmounts {
  const sum = (key: keyof Amounts) => lines.reduce((soFar, line) => soFar + line[key], 0)
  return { total_cents: sum('total_cents'), gst_cents: sum('gst_cents'), lines }
}

/**
 * Returns what a correction takes back of each line, as negative figures, in proportion to what is
 * left of them. A line that is taken back in part has its own GST too; the last part takes the
 * remainder, so that all of it is taken back.
 * @param left what is left of each line after the corrections so far
 */
export function splitCorrection(amountCents: number, left: readonly Amounts[]): SplitAmounts {
  const weights = left.map(({ total_cents: totalCents }) => totalCents)
  const allLeft = weights.reduce((soFar, total) => soFar + total, 0)
  if (amountCents <= 0 || amountCents > allLeft)
    throw new Error('A correction takes back what is left, at most.')
  const taken = apportionCents(amountCents, weights)
  return addUp(
    left.map((line, at) => ({
      total_cents: negate(must(taken[at], 'taken amount')),
      gst_cents: negate(takeGst(must(taken[at], 'taken amount'), line)),
    })),
  )
}

function takeGst(takenCents: number, { total_cents: totalCents, gst_cents: gstCents }: Amounts): number {
  if (takenCents === totalCents) return gstCents
  const own = calculateGst(takenCents)
  // Many small parts, each rounded up, must not exceed the remainder.
  return Math.abs(own) < Math.abs(gstCents) ? own : gstCents
}

const negate = (cents: number) => (cents === 0 ? 0 : -cents)
