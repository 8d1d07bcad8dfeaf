import { sql } from 'kysely'
import type { Trade } from '#domains/trades/common/trades.ts'
import type { AccountId } from '#platform/common/ids.ts'
import { readClock } from '#platform/server/clock.ts'
import { transact, type Db, type Tx } from '#platform/server/database/db.ts'
import { recordEvent } from '#platform/server/jobs/outbox.ts'
import { tradeSuspended } from '../trades.events.ts'
import { selectDueDefault } from '../trades.queries.ts'
import { takesEffectFrom, unfinishedStatuses } from '../trades.rules.ts'
import { lockTrade, type LockedTrade } from './moves.queries.ts'
import { moveTrade } from './moves.service.ts'

type Outcome = NonNullable<NonNullable<Trade['default_stated']>['outcome']>

export async function stateDefault(tx: Tx, tradeId: number, reason: string, now: Date): Promise<void> {
  await tx
    .insertInto('trade_defaults')
    .values({ trade_id: tradeId, reason, stated_at: now, stands_at: takesEffectFrom(now) })
    .execute()
}

export async function endDefault(tx: Tx, id: number, outcome: Outcome, now: Date): Promise<void> {
  await tx.updateTable('trade_defaults').set({ outcome, ended_at: now }).where('id', '=', id).execute()
}

/**
 * Handles default statements not contested in time. One at a time, so that a dead worker leaves the
 * rest to the next.
 */
export async function letDefaultsStand(db: Db): Promise<void> {
  let due = await selectDueDefault(db)
  while (due !== undefined) {
    await letStand(db, due)
    due = await selectDueDefault(db)
  }
}

/** It may have been contested, or accepted, a moment earlier. */
function letStand(db: Db, tradeId: number): Promise<void> {
  return transact(db, async (tx) => {
    const trade = await lockTrade(tx, tradeId)
    const now = await readClock(tx)
    if (!trade?.openDefault || trade.seller_is_suspended || now < trade.openDefault.stands_at) return
    await endDefault(tx, trade.openDefault.id, 'stood', now)
    const system = { moved_by: null, side: 'system' } as const
    await moveTrade(tx, trade, system, { action: 'default_stood', to: 'cancelled' }, now)
  })
}

/**
 * While the account is suspended its sales are on hold and the buyers are told not to pay; once
 * it's reinstated, they may continue.
 */
export async function followSeller(tx: Tx, sellerId: AccountId): Promise<void> {
  // Advisory lock: the later of two changes sees what the earlier one left.
  await sql`select pg_advisory_xact_lock(hashtextextended('sales of seller', ${sellerId}))`.execute(tx)
  const { status } = await tx
    .selectFrom('accounts')
    .select('status')
    .where('id', '=', sellerId)
    .executeTakeFirstOrThrow()
  const act = status === 'suspended' ? suspend : release
  const ids = await (status === 'suspended' ? selectToSuspend(tx, sellerId) : selectSuspended(tx, sellerId))
  for (const id of ids) {
    const trade = await lockTrade(tx, id)
    if (trade) await act(tx, trade, await readClock(tx))
  }
}

const isUnfinished = ({ status }: LockedTrade) => unfinishedStatuses.some((one) => one === status)

async function suspend(tx: Tx, trade: LockedTrade, at: Date): Promise<void> {
  if (!isUnfinished(trade)) return
  await tx.insertInto('trade_holds').values({ trade_id: trade.id, at }).execute()
  if (trade.openDefault) {
    // A buyer who was told not to pay can't default.
    await endDefault(tx, trade.openDefault.id, 'withdrawn', at)
    const system = { moved_by: null, side: 'system' } as const
    await moveTrade(tx, trade, system, { action: 'default_withdrawn' }, at)
  }
  await notifyParties(tx, trade, true)
}

async function release(tx: Tx, trade: LockedTrade, at: Date): Promise<void> {
  await tx
    .updateTable('trade_holds')
    .set({ lifted_at: at })
    .where('trade_id', '=', trade.id)
    .where('lifted_at', 'is', null)
    .execute()
  if (isUnfinished(trade)) await notifyParties(tx, trade, false)
}

async function notifyParties(
  tx: Tx,
  { id, listing_id: listingId, buyer_id: buyerId, status }: LockedTrade,
  isSuspended: boolean,
) {
  await recordEvent(tx, tradeSuspended, {
    trade_id: id,
    listing_id: listingId,
    buyer_id: buyerId,
    status,
    is_held: isSuspended,
  })
}

async function selectToSuspend(tx: Tx, sellerId: AccountId): Promise<number[]> {
  const rows = await tx
    .selectFrom('trades as t')
    .select('t.id')
    .where('t.seller_id', '=', sellerId)
    .where('t.status', 'in', unfinishedStatuses)
    .where(
      sql<boolean>`not exists (select from trade_holds h where h.trade_id = t.id and h.lifted_at is null)`,
    )
    .orderBy('t.id')
    .execute()
  return rows.map(({ id }) => id)
}

async function selectSuspended(tx: Tx, sellerId: AccountId): Promise<number[]> {
  const rows = await tx
    .selectFrom('trade_holds as h')
    .innerJoin('trades as t', 't.id', 'h.trade_id')
    .select('t.id')
    .where('t.seller_id', '=', sellerId)
    .where('h.lifted_at', 'is', null)
    .orderBy('t.id')
    .execute()
  return rows.map(({ id }) => id)
}
