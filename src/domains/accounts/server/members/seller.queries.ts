import { sql } from 'kysely'
import { buildRatingSql, buildReviewCountSql } from '#domains/identity/server/account/ratings.service.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { Db } from '#platform/server/database/db.ts'

export type SellerRow = NonNullable<Awaited<ReturnType<typeof selectSeller>>>

/** Undefined for an account that can't trade now. */
export async function selectSeller(db: Db, id: AccountId) {
  return await db
    .selectFrom('accounts as a')
    .leftJoin('regions as r', 'r.slug', 'a.region')
    .leftJoin('suburbs as s', 's.slug', 'a.suburb')
    .select(['a.id', 'a.display_name', 'a.avatar', 'a.seller_kind', 'a.trading_name', 'a.nzbn', 'a.about'])
    .select(['r.name as region', 's.name as suburb', 'a.member_since'])
    .select(
      sql<number>`(select count(*) from trades t where t.seller_id = a.id and t.status = 'completed')`.as(
        'sold_count',
      ),
    )
    .select(
      sql<number>`(select count(*) from listing_withdrawals w join deals d on d.listing_id = w.listing_id
        where d.seller_id = a.id and d.bid_count > 0)`.as('withdrawn_with_bids'),
    )
    .select(sql<number>`(select count(*) from bidder_voids v where v.voided_by = a.id)`.as('voided_bidders'))
    .select(
      sql<number>`(select count(*) from listings l where l.seller_id = a.id and l.status = 'active')`.as(
        'live_count',
      ),
    )
    .select([buildRatingSql('a.id').as('rating'), buildReviewCountSql('a.id').as('review_count')])
    .select(buildReviewCountSql('a.id', 'seller').as('seller_review_count'))
    .select(sql<boolean>`a.seller_kind = 'in_trade' and a.agency_licence is not null`.as('is_agency'))
    .where('a.id', '=', id)
    .where('a.type', '=', 'user')
    .where('a.status', '=', 'active')
    .executeTakeFirst()
}
