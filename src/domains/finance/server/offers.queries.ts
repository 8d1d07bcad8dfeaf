import type { ListingId } from '#platform/common/ids.ts'
import type { Db } from '#platform/server/database/db.ts'

export async function selectDealer(db: Db, listingId: ListingId) {
  return await db
    .selectFrom('listings as l')
    .innerJoin('accounts as a', 'a.id', 'l.seller_id')
    .select(['a.id', 'a.seller_kind', 'a.trading_name', 'a.display_name', 'a.email'])
    .select(['a.finance_is_offered', 'a.finance_rate_bp'])
    .select(['a.finance_establishment_fee_cents', 'a.finance_monthly_fee_cents'])
    .where('l.id', '=', listingId)
    .executeTakeFirstOrThrow()
}
