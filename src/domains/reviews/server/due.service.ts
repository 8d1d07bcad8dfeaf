import type { AccountId } from '#platform/common/ids.ts'
import type { OperationReply } from '#platform/common/operation.ts'
import type { listDueReviews } from '#domains/reviews/common/reviews.ts'
import { selectListingCards } from '#domains/listings/server/listings.service.ts'
import type { Db } from '#platform/server/database/db.ts'
import { selectDue } from './due.queries.ts'
import { reviewableUntil } from './reviews.rules.ts'

export async function readDue(
  db: Db,
  accountId: AccountId,
  paging: { page: number; limit: number },
): Promise<OperationReply<typeof listDueReviews>> {
  const { rows, total } = await selectDue(db, accountId, paging)
  const cards = await selectListingCards(
    db,
    rows.map((row) => row.listing_id),
  )
  const pictures = new Map(cards.map(({ id, cover }) => [id, cover?.thumb_url ?? null]))
  const items = rows.map((row) => ({
    trade_id: row.id,
    listing: {
      id: row.listing_id,
      type: row.type,
      title: row.title,
      thumb_url: pictures.get(row.listing_id) ?? null,
    },
    other: { id: row.other_id, display_name: row.display_name },
    role: row.buyer_id === accountId ? ('buyer' as const) : ('seller' as const),
    agreed_at: row.agreed_at.toISOString(),
    until: reviewableUntil(row.agreed_at).toISOString(),
    other_has_written: row.other_has_written,
  }))
  return { items, total, ...paging }
}
