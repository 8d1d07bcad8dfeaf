import type { Trade } from '#domains/trades/common/trades.ts'
import { readClock } from '#platform/server/clock.ts'
import { transact, type Db, type Tx } from '#platform/server/database/db.ts'
import { lockTrade } from './moves.queries.ts'
import { moveTrade } from './moves.service.ts'
import { selectDueDefault } from '../trades.queries.ts'
import { takesEffectFrom } from '../trades.rules.ts'

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
