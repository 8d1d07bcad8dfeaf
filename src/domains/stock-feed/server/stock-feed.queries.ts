import { sql } from 'kysely'
import type { StockFeed } from '#domains/stock-feed/common/stock-feed.ts'
import type { Rule } from '#domains/stock-feed/common/feed-fields.ts'
import { must } from '#platform/common/must.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import { fromColumn } from '#platform/server/database/from-column.ts'

export async function selectFeed(db: Db, accountId: AccountId) {
  return await db.selectFrom('stock_feeds').selectAll().where('account_id', '=', accountId).executeTakeFirst()
}

/** Locks the feed's row, which exists from the first time on. */
export async function lockFeed(tx: Tx, accountId: AccountId) {
  await tx
    .insertInto('stock_feeds')
    .values({ account_id: accountId, updated_at: sql<Date>`clock_timestamp()` })
    .onConflict((on) => on.column('account_id').doNothing())
    .execute()
  return await tx
    .selectFrom('stock_feeds')
    .selectAll()
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

export async function selectRules(db: Db, accountId: AccountId): Promise<(Rule & { id: number })[]> {
  const rows = await db
    .selectFrom('stock_feed_rules')
    .select(['id', 'field', 'heard', 'means'])
    .where('account_id', '=', accountId)
    .orderBy('field')
    .orderBy('heard')
    .execute()
  return fromColumn<(Rule & { id: number })[]>(rows)
}

export async function countRecords(db: Db, accountId: AccountId): Promise<StockFeed['counts']> {
  const { rows } = await sql<StockFeed['counts']>`
    select count(*) filter (where state = 'new') as new, count(*) filter (where state = 'listed') as listed,
           count(*) filter (where state = 'changed') as changed,
           count(*) filter (where state = 'withdrawn') as withdrawn,
           count(*) filter (where state = 'refused') as refused,
           count(*) filter (where problems <> '[]' and state <> 'withdrawn') as with_problems
      from stock_records where account_id = ${accountId}`.execute(db)
  return must(rows[0], 'row of the stock feed')
}

export async function selectStatus(db: Db, accountId: AccountId) {
  return await db
    .selectFrom('accounts')
    .select(['id', 'type', 'status', 'display_name'])
    .where('id', '=', accountId)
    .executeTakeFirst()
}
