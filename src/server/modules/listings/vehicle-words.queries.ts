import type { Db } from '#server/platform/db.ts'

export type SellerRow = NonNullable<Awaited<ReturnType<typeof selectSellerInTrade>>>

/** Who sells, as a notice names them and as the rules of trade judge them. */
export async function selectSellerInTrade(db: Db, account_id: number) {
  return await db
    .selectFrom('accounts as a')
    .leftJoin('suburbs as s', 's.slug', 'a.suburb')
    .leftJoin('regions as r', 'r.slug', 'a.region')
    .select(['a.seller_kind', 'a.trading_name', 'a.display_name', 'a.first_name', 'a.last_name'])
    .select(['a.address', 'a.phone_number', 'a.trader_number', 's.name as suburb', 'r.name as region'])
    .where('a.id', '=', account_id)
    .executeTakeFirst()
}
