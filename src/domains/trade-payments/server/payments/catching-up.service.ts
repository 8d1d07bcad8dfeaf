import { reviewFromDay } from '#domains/trade-payments/common/trade-payments.ts'
import { readClock, type Clock } from '#platform/server/clock.ts'
import { transact } from '#platform/server/database/db.ts'
import type { Platform } from '#platform/server/platform.ts'
import { recordMoved } from './facts.service.ts'
import { followTrade } from './following.service.ts'
import { lockTradeForMoney, lockPayment, movePayment } from './payments.queries.ts'
import { selectLeftBehind } from './releases.queries.ts'

/** After a stop, or a chargeback that the seller won. */
export async function catchUp({ db }: Pick<Platform, 'db'>, clock: Clock = readClock): Promise<void> {
  for (const { trade_id: tradeId } of await selectLeftBehind(db)) {
    await transact(db, async (tx) => {
      const trade = await lockTradeForMoney(tx, tradeId)
      if (!trade || (trade.status !== 'completed' && trade.status !== 'cancelled')) return
      const { status } = trade
      const step = { trade_id: tradeId, action: 'settled', from_status: status, to_status: status }
      await followTrade(tx, { ...step, moved_by: null, reason: '', at: await clock(tx) })
    })
  }
}

/** From day 70 the moderators have a case: a gateway keeps money for 90 days at most. */
export async function reviewOldPayments(
  { db }: Pick<Platform, 'db'>,
  clock: Clock = readClock,
): Promise<void> {
  const now = await transact(db, clock)
  const old = await db
    .selectFrom('trade_payments as p')
    .select(['p.id', 'p.trade_id'])
    .where('p.status', 'in', ['held', 'disputed'])
    .where('p.paid_at', '<=', new Date(now.getTime() - reviewFromDay * 86_400_000))
    .where((on) =>
      on.not(
        on.exists(
          on
            .selectFrom('trade_payment_moves as m')
            .select('m.id')
            .whereRef('m.payment_id', '=', 'p.id')
            .where('m.action', '=', 'review_due'),
        ),
      ),
    )
    .limit(200)
    .execute()
  for (const { id, trade_id: tradeId } of old) {
    await transact(db, async (tx) => {
      await lockTradeForMoney(tx, tradeId)
      const payment = await lockPayment(tx, id)
      if (payment.status !== 'held' && payment.status !== 'disputed') return
      const at = await clock(tx)
      await movePayment(tx, payment, { action: 'review_due', at })
      await recordMoved(tx, payment, 'review_due', payment.amount_cents)
    })
  }
}
