import { sql } from 'kysely'
import type { listArrangements } from '#domains/trades/common/trades.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { OperationValues } from '#platform/common/operation.ts'
import type { Db } from '#platform/server/database/db.ts'
import { ifGiven } from '#platform/server/database/if-given.ts'

type Side = 'buyer' | 'seller'

const selectMine = (db: Db, accountId: AccountId) =>
  db
    .selectFrom('trades as t')
    .innerJoin('listings as l', 'l.id', 't.listing_id')
    .innerJoin('accounts as other', (on) =>
      on.on(
        'other.id',
        '=',
        sql<AccountId>`case when t.buyer_id = ${accountId} then t.seller_id else t.buyer_id end`,
      ),
    )
    .select(['t.id', 't.listing_id', 't.seller_id', 't.buyer_id', 't.status', 't.agreed_at'])
    .select(sql<Date>`clock_timestamp()`.as('now'))
    .select(sql<boolean>`l.pickup <> 'none'`.as('allows_pickup'))
    .select(sql<string>`coalesce(l.title, '')`.as('title'))
    .select(['other.first_name', 'other.last_name', 'other.phone_number'])
    .select(sql<boolean>`t.buyer_id = ${accountId} and other.status = 'suspended'`.as('is_held'))
    .select(sql<Side>`case when t.buyer_id = ${accountId} then 'buyer' else 'seller' end`.as('side'))
    .select(
      sql<boolean>`exists (select from trade_defaults d where d.trade_id = t.id and d.outcome is null)`.as(
        'has_open_default',
      ),
    )
    .where((is) => is.or([is('t.buyer_id', '=', accountId), is('t.seller_id', '=', accountId)]))
    .where('t.status', '<>', 'unconfirmed')

export type ArrangedTrade = NonNullable<Awaited<ReturnType<typeof selectArrangedTrade>>>

export const selectArrangedTrade = (db: Db, accountId: AccountId, id: number) =>
  selectMine(db, accountId).where('t.id', '=', id).executeTakeFirst()

export type ArrangementsWanted = OperationValues<typeof listArrangements>

export async function selectUnfinishedTrades(
  db: Db,
  accountId: AccountId,
  { role, trade, page, limit }: ArrangementsWanted,
): Promise<{ rows: ArrangedTrade[]; total: number }> {
  const wanted = selectMine(db, accountId)
    .where(role === 'buyer' ? 't.buyer_id' : 't.seller_id', '=', accountId)
    .where('t.status', 'in', ['agreed', 'paid', 'sent', 'disputed'])
    .$call(ifGiven(trade, (query, value) => query.where('t.id', '=', value)))
  const rows = await wanted
    .orderBy('t.id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  const { total } = await db
    .selectFrom(wanted.as('wanted'))
    .select((q) => q.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { rows, total }
}

export interface CodeUse {
  trade_id: number
  renewals: number
  wrong_tries: number
}

export async function selectCodeUses(db: Db, tradeIds: number[]): Promise<Map<number, CodeUse>> {
  const rows = await db
    .selectFrom('trades as t')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('handover_code_renewals as r')
          .select(eb.fn.countAll<number>().as('renewals'))
          .whereRef('r.trade_id', '=', 't.id')
          .as('made'),
      (on) => on.onTrue(),
    )
    .select(['t.id as trade_id', 'made.renewals'])
    .select(
      sql<number>`(select count(*) from handover_tries h
        where h.trade_id = t.id and not h.is_right and h.renewals = made.renewals)`.as('wrong_tries'),
    )
    .where('t.id', '=', sql<number>`any(${tradeIds}::bigint[])`)
    .execute()
  return new Map(rows.map((row) => [row.trade_id, { ...row, renewals: row.renewals ?? 0 }]))
}
