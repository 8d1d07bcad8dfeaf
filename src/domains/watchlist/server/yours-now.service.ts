import { selectListingCards } from '#domains/listings/server/listings.service.ts'
import type { YoursNow } from '#domains/watchlist/common/yours-now.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { Db } from '#platform/server/database/db.ts'
import { selectYoursNow } from './yours-now.queries.ts'

export async function readYoursNow(db: Db, accountId: AccountId): Promise<YoursNow[]> {
  const rows = await selectYoursNow(db, accountId)
  const cards = await selectListingCards(db, [...new Set(rows.map((row) => row.listing_id))])
  const cardOf = new Map(cards.map((card) => [card.id, card]))
  return rows.flatMap(({ listing_id: listingId, ...row }) => {
    const listing = cardOf.get(listingId)
    return listing ? [{ ...row, listing }] : []
  })
}
