import type { Deal } from '#domains/deals/server/deals.service.ts'
import { type ListingRow, setEarlierPrice } from '#domains/listings/server/listings.service.ts'
import type { Tx } from '#platform/server/database/db.ts'
import { findEarlierPrice } from './earlier-price.rules.ts'
import type { Change } from './editing.rules.ts'
import { selectEdits } from './selling.queries.ts'

/** The fields that are the price of what isn't auctioned. */
const priceFields = new Set(['buy_now_price_cents', 'property.price_cents', 'property.weekly_rent_cents'])

interface Edited {
  listing: Pick<ListingRow, 'id' | 'starts_at' | 'created_at'>
  deal: Pick<Deal, 'kind'>
  changes: Change[]
}

/** Call it once the edit is recorded. */
export async function updateEarlierPrice(tx: Tx, { listing, deal, changes }: Edited): Promise<void> {
  if (deal.kind === 'auction' || !changes.some(({ field }) => priceFields.has(field))) return
  const edits = (await selectEdits(tx, listing.id))
    .toReversed()
    .flatMap(({ at, changes: all }) =>
      all
        .filter(({ field }) => priceFields.has(field))
        .map(({ before, after }) => ({ at, before: toCents(before), after: toCents(after) })),
    )
  const earlier = findEarlierPrice(listing.starts_at ?? listing.created_at, edits)
  await setEarlierPrice(tx, listing.id, earlier)
}

const toCents = (value: unknown) => (typeof value === 'number' ? value : null)
