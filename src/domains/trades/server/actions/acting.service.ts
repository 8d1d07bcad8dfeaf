import type { DisputeKind } from '#domains/trades/common/dispute-kinds.ts'
import type { changeTrade, TradeAction } from '#domains/trades/common/trades.ts'
import type { AccountId } from '#platform/common/ids.ts'
import { must } from '#platform/common/must.ts'
import type { OperationValues } from '#platform/common/operation.ts'
import { readClock } from '#platform/server/clock.ts'
import { transact, type Db, type Tx } from '#platform/server/database/db.ts'
import type { IdempotencyKey } from '#platform/server/http/call.ts'
import { withIdempotency } from '#platform/server/http/idempotency.ts'
import { recordEvent } from '#platform/server/jobs/outbox.ts'
import { publishTopic } from '#platform/server/live-hub.ts'
import { refuse, refuseRejected } from '#platform/server/refusal.ts'
import { endDispute, openDispute } from '../disputes/disputes.service.ts'
import { tradeAnswered } from '../trades.events.ts'
import { lockNamedTrade } from '../trades.queries.ts'
import { judgeAction, type Mover } from '../trades.rules.ts'
import { lockTrade, type LockedTrade } from './moves.queries.ts'
import { getMover, moveTrade } from './moves.service.ts'
import { insertFirstTerms, insertParcel } from '../terms/terms.service.ts'
import { selectPickupOnly, selectTerms } from '../terms/terms.queries.ts'
import { startDelivery } from '../terms/terms.rules.ts'
import { endDefault, stateDefault } from './suspended-sales.service.ts'
import * as t from '#domains/trades/texts.ts'

type Acted = Omit<OperationValues<typeof changeTrade>, 'dispute_kind'> & {
  dispute_kind?: DisputeKind | null | undefined
}

/** Runs under the trade's lock: the second of two parallel actions is judged after the first. */
export function actOnTrade(
  db: Db,
  accountId: AccountId,
  { id, action, reason, dispute_kind: disputeKind = null, parcel }: Acted,
): Promise<void> {
  return transact(db, async (tx) => {
    const trade = (await lockTrade(tx, id)) ?? refuse('not_found')
    const mover = getMover(trade, accountId) ?? refuse('not_found')
    const now = await readClock(tx)
    refuseRejected(judgeAction(action, mover, trade, now))
    await acts[action](tx, { trade, mover, reason, dispute_kind: disputeKind, parcel, now })
  })
}

interface Acting {
  trade: LockedTrade
  mover: Mover
  reason: string
  dispute_kind: DisputeKind | null
  parcel?: Acted['parcel']
  now: Date
}

const move = (tx: Tx, { trade, mover, now }: Acting, step: Parameters<typeof moveTrade>[3]) =>
  moveTrade(tx, trade, { moved_by: mover.account_id, side: mover.side }, step, now)

const toDispute = ({ mover, reason, dispute_kind: kind }: Acting) => ({
  opened_by: mover.account_id,
  reason,
  kind,
})

/** Where tracking was promised, its number is asked for. */
async function send(tx: Tx, acting: Acting): Promise<void> {
  const terms = (await selectTerms(tx, [acting.trade.id])).get(acting.trade.id)
  if (terms?.option?.is_tracked && !acting.parcel) {
    refuse('validation_failed', { errors: { parcel: t.enter_the_carrier_and_tracking_number() } })
  }
  if (acting.parcel) await insertParcel(tx, acting, acting.parcel)
  await move(tx, acting, { action: 'sent', to: 'sent' })
}

const acts: Record<TradeAction, (tx: Tx, acting: Acting) => Promise<void>> = {
  async mark_paid(tx, acting) {
    if (acting.trade.openDefault) await endDefault(tx, acting.trade.openDefault.id, 'paid', acting.now)
    const paymentConfirmed = acting.mover.side === 'seller'
    await move(tx, acting, { action: 'paid', to: 'paid', payment_confirmed: paymentConfirmed })
  },
  confirm_payment: (tx, acting) => move(tx, acting, { action: 'payment_confirmed', payment_confirmed: true }),
  mark_sent: send,
  send_unpaid: send,
  mark_received: (tx, acting) => move(tx, acting, { action: 'received', to: 'completed' }),
  async undo(tx, acting) {
    const { action, from_status: fromStatus } = must(acting.trade.last, 'last move')
    const wasOfPayment = action === 'paid' || action === 'payment_confirmed'
    const paymentConfirmed = wasOfPayment ? false : acting.trade.payment_confirmed
    await move(tx, acting, { action: 'undone', to: fromStatus, payment_confirmed: paymentConfirmed })
  },
  async open_dispute(tx, acting) {
    await openDispute(tx, acting.trade, toDispute(acting), acting.now)
    await move(tx, acting, { action: 'disputed', to: 'disputed', why: acting.reason })
  },
  async withdraw_dispute(tx, acting) {
    const { id, from_status: fromStatus } = must(acting.trade.open_dispute, 'open dispute')
    await endDispute(
      tx,
      id,
      { outcome: 'withdrawn', word: '', decided_by: acting.mover.account_id },
      acting.now,
    )
    await move(tx, acting, { action: 'dispute_withdrawn', to: fromStatus })
  },
  async state_default(tx, acting) {
    await stateDefault(tx, acting.trade.id, acting.reason, acting.now)
    await move(tx, acting, { action: 'default_stated', why: acting.reason })
  },
  async withdraw_default(tx, acting) {
    await endDefault(tx, must(acting.trade.openDefault, 'stated default').id, 'withdrawn', acting.now)
    await move(tx, acting, { action: 'default_withdrawn' })
  },
  async contest_default(tx, acting) {
    await endDefault(tx, must(acting.trade.openDefault, 'stated default').id, 'contested', acting.now)
    await openDispute(tx, acting.trade, toDispute(acting), acting.now)
    await move(tx, acting, { action: 'default_contested', to: 'disputed', why: acting.reason })
  },
  async accept_default(tx, acting) {
    await endDefault(tx, must(acting.trade.openDefault, 'stated default').id, 'accepted', acting.now)
    await move(tx, acting, { action: 'default_accepted', to: 'cancelled' })
  },
}

type Answer = 'confirmed' | 'denied'

export async function answerAsBuyer(
  db: Db,
  buyerId: AccountId,
  { id, answer, idempotencyKey }: { id: number; answer: Answer; idempotencyKey: IdempotencyKey | null },
): Promise<void> {
  await transact(db, async (tx) => {
    const trade = (await lockNamedTrade(tx, buyerId, id)) ?? refuse('not_found')
    // Stored without details: a trade shows each side the other's contact details.
    await withIdempotency(tx, idempotencyKey, async () => {
      if (trade.status !== 'unconfirmed') {
        refuse('already_answered', { message: t.youve_already_answered_this() })
      }
      await writeAnswer(tx, trade, buyerId, answer)
      return { id }
    })
  })
}

type NamedTrade = NonNullable<Awaited<ReturnType<typeof lockNamedTrade>>>

async function writeAnswer(tx: Tx, trade: NamedTrade, buyerId: AccountId, answer: Answer): Promise<void> {
  const { id, listing_id: listingId, seller_id: sellerId } = trade
  const at = await readClock(tx)
  await tx.insertInto('trade_answers').values({ trade_id: id, answered_by: buyerId, answer, at }).execute()
  await tx
    .updateTable('trades')
    .set(answer === 'confirmed' ? { status: 'agreed', agreed_at: at } : { status: 'cancelled' })
    .where('id', '=', id)
    .execute()
  if (answer === 'confirmed') {
    const { quantity, price_cents: price } = trade
    const pickupOnly = await selectPickupOnly(tx, [listingId])
    const delivery = startDelivery(pickupOnly.has(listingId))
    const promised = { ...delivery, quantity, items_cents: price * quantity, address: null }
    await insertFirstTerms(tx, [{ trade_id: id, buyer_id: buyerId, agreed_at: at, promised }])
  }
  await recordEvent(tx, tradeAnswered, {
    trade_id: id,
    listing_id: listingId,
    seller_id: sellerId,
    buyer_id: buyerId,
    answer,
  })
  await publishTopic(tx, `listing:${listingId}`)
}
