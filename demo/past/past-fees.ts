import { selectCategoryPath } from '#domains/catalogue/server/catalogue.service.ts'
import { selectSellerKind } from '#domains/listings/server/listings.service.ts'
import { readSettings } from '#domains/settings/server/settings.service.ts'
import { recordFeeTerms } from '#domains/trade-payments/server/fees/fees.service.ts'
import type { ListingId } from '#platform/common/ids.ts'
import type { Tx } from '#platform/server/database/db.ts'

/** As publishing does for a listing of today. */
export async function recordPastFees(tx: Tx, listingId: ListingId, startsAt: Date): Promise<void> {
  const listing = await tx
    .selectFrom('listings')
    .select(['id', 'seller_id', 'type', 'category_id'])
    .where('id', '=', listingId)
    .executeTakeFirstOrThrow()
  const { category_id: categoryId, seller_id: sellerId } = listing
  const categories = categoryId === null ? [] : await selectCategoryPath(tx, categoryId)
  await recordFeeTerms(tx, {
    ...listing,
    category_ids: categories.map(({ id }) => id),
    seller_kind: await selectSellerKind(tx, sellerId),
    at: startsAt,
    settings: await readSettings(tx),
  })
}
