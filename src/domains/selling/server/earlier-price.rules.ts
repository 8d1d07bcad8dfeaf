/** A price that stood for less is no earlier price: it would make any reduction look large. */
export const minStoodDays = 14
const dayMs = 86_400_000

export interface PriceEdit {
  at: Date
  before: number | null
  after: number | null
}

/**
 * The latest earlier price above the present one that stood long enough, and until when.
 * @param edits of the price, in order
 */
export function findEarlierPrice(
  publishedAt: Date,
  edits: readonly PriceEdit[],
): { cents: number; until: Date } | null {
  const price = edits.at(-1)?.after
  if (!price) return null
  const stood = edits.map(({ before, at }, index) => ({
    cents: before ?? 0,
    from: edits[index - 1]?.at ?? publishedAt,
    until: at,
  }))
  const earlier = stood.findLast(
    ({ cents, from, until }) => cents > price && until.getTime() - from.getTime() >= minStoodDays * dayMs,
  )
  return earlier ? { cents: earlier.cents, until: earlier.until } : null
}
