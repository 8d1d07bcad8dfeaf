import type { ListingHistory } from '#contract/selling/selling.ts'

type Earlier = ListingHistory['earlier'][number]

/** What was asked for it, what it came to, and how it ended. */
export function describeEarlier(earlier: Earlier, money: (cents: number) => string): string {
  return [asked(earlier, money), reached(earlier, money), endings[earlier.outcome]].filter(Boolean).join(', ')
}

const endings: Record<Earlier['outcome'], string> = {
  unsold: 'closed without a sale',
  withdrawn: 'withdrawn by the seller',
  fell_through: 'sold, but the sale fell through',
}

function asked({ asked_cents, sale_method }: Earlier, money: (cents: number) => string): string | null {
  if (asked_cents === null) return null
  return sale_method === 'auction' ? `from ${money(asked_cents)}` : `for ${money(asked_cents)}`
}

function reached(
  { reached_cents, bid_count, outcome, sale_method }: Earlier,
  money: (cents: number) => string,
) {
  if (outcome === 'fell_through') return reached_cents === null ? null : `agreed at ${money(reached_cents)}`
  if (sale_method !== 'auction') return null
  if (reached_cents === null) return 'no bids'
  return `${bid_count === 1 ? 'one bid' : `${bid_count} bids`} up to ${money(reached_cents)}`
}
