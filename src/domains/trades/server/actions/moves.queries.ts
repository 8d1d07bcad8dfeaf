import { sql } from 'kysely'
import type { Db, Tx } from '#platform/server/database/db.ts'

/** Its money is kept for the seller, or was released. */
export const paidOnHoko = sql<boolean>`exists (
  select from trade_payments p where p.trade_id = t.id and p.status in (${'held'}, 'disputed', 'released'))`

export async function lockTrade(tx: Tx, id: number) {
  const trade = await tx
    .selectFrom('trades as t')
    .innerJoin('accounts as s', 's.id', 't.seller_id')
    .selectAll('t')
    .select(sql<boolean>`s.status = 'suspended'`.as('seller_is_suspended'))
    .where('t.id', '=', id)
    .select(paidOnHoko.as('is_paid_on_hoko'))
    .forUpdate('t')
    .executeTakeFirst()
  if (!trade) return undefined
  const statusOf = await selectStandings(tx, [id])
  return { ...trade, ...statusOf(id) }
}
export type LockedTrade = NonNullable<Awaited<ReturnType<typeof lockTrade>>>

export async function selectStandings(db: Db, ids: number[]) {
  const last = await db
    .selectFrom('trade_moves')
    .distinctOn('trade_id')
    .select(['trade_id', 'action', 'moved_by', 'from_status', 'at'])
    .where('trade_id', '=', sql<number>`any(${ids}::bigint[])`)
    .orderBy('trade_id')
    .orderBy('id', 'desc')
    .execute()
  const defaults = await db
    .selectFrom('trade_defaults')
    .select(['id', 'trade_id', 'reason', 'stated_at', 'stands_at'])
    .where('trade_id', '=', sql<number>`any(${ids}::bigint[])`)
    .where('outcome', 'is', null)
    .execute()
  const disputes = await db
    .selectFrom('trade_disputes')
    .select(['id', 'trade_id', 'opened_by', 'reason', 'opened_at', 'from_status'])
    .where('trade_id', '=', sql<number>`any(${ids}::bigint[])`)
    .where('outcome', 'is', null)
    .execute()
  const unpaid = await db
    .selectFrom('trade_moves')
    .distinctOn('trade_id')
    .select(['trade_id', 'from_status'])
    .where('trade_id', '=', sql<number>`any(${ids}::bigint[])`)
    .where('action', '=', 'sent')
    .orderBy('trade_id')
    .orderBy('id', 'desc')
    .execute()
  return (id: number) => ({
    wasSentUnpaid: unpaid.some((sent) => sent.trade_id === id && sent.from_status === 'agreed'),
    last: last.find(({ trade_id: tradeId }) => tradeId === id) ?? null,
    openDefault: defaults.find(({ trade_id: tradeId }) => tradeId === id) ?? null,
    open_dispute: disputes.find(({ trade_id: tradeId }) => tradeId === id) ?? null,
  })
}

export type MoveRow = Awaited<ReturnType<typeof selectMoves>>[number]

export async function selectMoves(db: Db, tradeIds: number[]) {
  return await db
    .selectFrom('trade_moves')
    .select(['trade_id', 'side', 'action', 'from_status', 'to_status', 'reason', 'total_cents', 'at'])
    .where('trade_id', '=', sql<number>`any(${tradeIds}::bigint[])`)
    .orderBy('id')
    .execute()
}
