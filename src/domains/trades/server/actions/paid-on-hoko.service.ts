import {
  selectDueReleases,
  selectNeverSent,
  sumDue,
} from '#domains/trade-payments/server/trade-payments.service.ts'
import { readClock, type Clock } from '#platform/server/clock.ts'
import { transact, type Db, type Tx } from '#platform/server/database/db.ts'
import { lockTrade } from './moves.queries.ts'
import { moveTrade } from './moves.service.ts'
import { endDefault } from './suspended-sales.service.ts'
import * as t from '#domains/trades/texts.ts'

const system = { moved_by: null, side: 'system' } as const

/** Once the whole sum is there. */
export async function markPaidOnHoko(tx: Tx, tradeId: number, clock: Clock = readClock): Promise<void> {
  const trade = await lockTrade(tx, tradeId)
  if (!trade || !trade.is_paid_on_hoko || trade.payment_confirmed) return
  if ((await sumDue(tx, tradeId)) !== 0) return
  const step = { payment_confirmed: true } as const
  const now = await clock(tx)
  if (trade.openDefault) await endDefault(tx, trade.openDefault.id, 'paid', now)
  if (trade.status === 'agreed')
    return await moveTrade(tx, trade, system, { ...step, action: 'paid', to: 'paid' }, now)
  if (trade.status === 'paid' || trade.status === 'sent') {
    await moveTrade(tx, trade, system, { ...step, action: 'payment_confirmed' }, now)
  }
}

/** Without an objection in time the sale is complete, and its money is released. */
export async function releaseDueSales(db: Db, clock: Clock = readClock): Promise<void> {
  const now = await transact(db, clock)
  for (const tradeId of await selectDueReleases(db, now)) {
    await transact(db, async (tx) => {
      const trade = await lockTrade(tx, tradeId)
      if (trade?.status !== 'sent') return
      await moveTrade(tx, trade, system, { action: 'received', to: 'completed' }, await clock(tx))
    })
  }
}

/** A gateway keeps money for 90 days at most: what was never sent goes back to the buyer. */
export async function cancelNeverSent(db: Db, clock: Clock = readClock): Promise<void> {
  const now = await transact(db, clock)
  for (const tradeId of await selectNeverSent(db, now)) {
    await transact(db, async (tx) => {
      const trade = await lockTrade(tx, tradeId)
      if (trade?.status !== 'paid' && trade?.status !== 'agreed') return
      const step = { action: 'cancelled', to: 'cancelled', why: t.it_wasnt_sent_in_time() } as const
      await moveTrade(tx, trade, system, step, await clock(tx))
    })
  }
}
