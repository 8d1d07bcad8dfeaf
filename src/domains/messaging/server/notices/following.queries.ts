import { sql } from 'kysely'
import type { AccountId } from '#platform/common/ids.ts'
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
