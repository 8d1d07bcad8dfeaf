/** GST is 15 % and included: 3/23 of a total, rounded to the cent. No total is halfway between two cents. */
export const gstOf = (total_cents: number): number => Math.round((total_cents * 3) / 23)

/**
 * In proportion to the weights, in whole cents that add up to the amount: by the largest remainder, the first of equal
 * ones. No share exceeds its weight if the amount doesn't exceed their sum. A weight may be negative, as a credit is.
 */
export function apportion(amount_cents: number, weights: readonly number[]): number[] {
  const sum = BigInt(weights.reduce((so_far, weight) => so_far + weight, 0))
  if (sum <= 0n) throw new Error('There is nothing to apportion the amount to.')
  const exact = weights.map((weight) => BigInt(amount_cents) * BigInt(weight))
  const shares = exact.map((product) => divideDown(product, sum))
  const remainders = exact.map((product, at) => product - shares[at]! * sum)
  const left = BigInt(amount_cents) - shares.reduce((so_far, share) => so_far + share, 0n)
  const largest_first = weights.map((_, at) => at).sort((a, b) => Number(remainders[b]! - remainders[a]!))
  for (const at of largest_first.slice(0, Number(left))) shares[at]! += 1n
  return shares.map(Number)
}

/** BigInt's own division goes towards zero. */
function divideDown(product: bigint, by: bigint): bigint {
  const quotient = product / by
  return product < 0n && product % by !== 0n ? quotient - 1n : quotient
}

/**
 * GST of each line, which adds up to that of their total: each its own 3/23 rounded, where the rounding of the total
 * falls to the largest remainders. So a line's GST doesn't depend on a credit beside it.
 */
function splitGstOfLines(totals: readonly number[], gst_cents: number): number[] {
  const shares = totals.map((total) => Math.floor((total * 3) / 23))
  const getRemainder = (at: number) => totals[at]! * 3 - shares[at]! * 23
  const by_remainder = totals.map((_, at) => at).sort((a, b) => getRemainder(b) - getRemainder(a))
  const left = gst_cents - shares.reduce((so_far, share) => so_far + share, 0)
  const step = Math.sign(left)
  const order = left > 0 ? by_remainder : by_remainder.toReversed()
  for (let n = 0; n < Math.abs(left); n += 1) shares[order[n % order.length]!]! += step
  return shares
}

export interface Amounts {
  total_cents: number
  gst_cents: number
}

export interface SplitAmounts extends Amounts {
  lines: Amounts[]
}

/** GST of the lines adds up to that of their total. None where the supplier isn't registered for GST. */
export function splitGst(totals: readonly number[], has_gst: boolean): SplitAmounts {
  const total_cents = totals.reduce((so_far, total) => so_far + total, 0)
  const gst_cents = has_gst ? gstOf(total_cents) : 0
  const shares = has_gst ? splitGstOfLines(totals, gst_cents) : totals.map(() => 0)
  return {
    total_cents,
    gst_cents,
    lines: totals.map((total, at) => ({ total_cents: total, gst_cents: shares[at]! })),
  }
}

/**
 * What a correction takes back of each line, as negative figures: in proportion to what is left of them. Corrections
 * that take back everything take back all of the GST, to the cent.
 * @param left what is left of each line after the corrections so far
 */
export function splitCorrection(
  amount_cents: number,
  left: readonly number[],
  has_gst: boolean,
): SplitAmounts {
  const all_left = left.reduce((so_far, total) => so_far + total, 0)
  if (amount_cents <= 0 || amount_cents > all_left)
    throw new Error('A correction takes back what is left, at most.')
  const totals = apportion(amount_cents, left)
  const gst_cents = has_gst ? gstOf(all_left) - gstOf(all_left - amount_cents) : 0
  const shares = has_gst ? splitGstOfLines(totals, gst_cents) : totals.map(() => 0)
  const negative = (cents: number) => (cents === 0 ? 0 : -cents)
  return {
    total_cents: -amount_cents,
    gst_cents: negative(gst_cents),
    lines: totals.map((total, at) => ({ total_cents: negative(total), gst_cents: negative(shares[at]!) })),
  }
}
