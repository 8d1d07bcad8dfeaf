import { sql } from 'kysely'
import type { Reduction } from '#domains/messaging/server/labels/finding.labels.ts'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import type { Db } from '#platform/server/database/db.ts'

/** Undefined for an account that can't trade now. */
export async function selectSellerName(db: Db, id: AccountId): Promise<string | undefined> {
  const row = await db
    .selectFrom('accounts')
    .select(
      sql<string>`case when seller_kind = 'in_trade' then coalesce(trading_name, display_name)
        else display_name end`.as('name'),
    )
    .where('id', '=', id)
    .where('status', '=', 'active')
    .executeTakeFirst()
  return row?.name
}

/** Without those whose threshold the reduction crosses: they are notified of that instead. */
export async function selectWatcherIds(
  db: Db,
  listingId: ListingId,
  { which, from_cents: fromCents, to_cents: toCents }: Reduction,
): Promise<AccountId[]> {
  const { rows } = await sql<{ account_id: AccountId }>`
    select f.account_id
      from favourites f join deals d on d.listing_id = f.listing_id
      left join watch_thresholds t on t.favourite_id = f.id
       and t.threshold_cents >= ${toCents} and t.threshold_cents < ${fromCents}
       and (${which} <> 'start_price' or d.buy_now_price_cents is null)
     where f.listing_id = ${listingId} and t.favourite_id is null
     order by f.account_id`.execute(db)
  return rows.map(({ account_id: accountId }) => accountId)
}
