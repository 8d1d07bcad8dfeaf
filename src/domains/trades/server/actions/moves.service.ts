import type { AccountId } from '#platform/common/ids.ts'
import { rejected } from '#platform/common/verdict.ts'
import type { TradeMove, TradeStatus } from '#domains/trades/common/trades.ts'
import { readClock } from '#platform/server/clock.ts'
import { followTrade } from '#domains/trade-payments/server/trade-payments.service.ts'
import type { Tx } from '#platform/server/database/db.ts'
import { publishTopic } from '#platform/server/live-hub.ts'
import { recordEvent } from '#platform/server/jobs/outbox.ts'
import { lockTrade, type LockedTrade } from './moves.queries.ts'
import { tradeMoved } from '../trades.events.ts'
import { judgeHandOver, unfinishedStatuses, type Mover, type TradeVerdict } from '../trades.rules.ts'

export interface By {
  moved_by: AccountId | null
  side: TradeMove['side']
}

export function getMover(
  { buyer_id: buyerId, seller_id: sellerId }: Pick<LockedTrade, 'buyer_id' | 'seller_id'>,
  accountId: AccountId,
): Mover | null {
  if (accountId === buyerId) return { account_id: accountId, side: 'buyer' }
  return accountId === sellerId ? { account_id: accountId, side: 'seller' } : null
}

interface Step {
  action: TradeMove['action']
  to?: TradeStatus
  why?: string
  payment_confirmed?: boolean
  total_cents?: number
  /** Given back to the buyer, of money paid on Hoko, before the rest is released. */
  refund_cents?: number
}

/**
 * Records who, when and why; both sides are notified. The caller has checked that it is allowed.
 */
export async function moveTrade(
  tx: Tx,
  trade: LockedTrade,
  { moved_by: movedBy, side }: By,
  {
    action,
    to = trade.status,
    why = '',
    payment_confirmed: paymentConfirmed = trade.payment_confirmed,
    total_cents: totalCents,
    refund_cents: refundCents = 0,
  }: Step,
  at: Date,
): Promise<void> {
  const {
    id: tradeId,
    listing_id: listingId,
    seller_id: sellerId,
    buyer_id: buyerId,
    status: fromStatus,
  } = trade
  await tx
    .insertInto('trade_moves')
    .values({
      trade_id: tradeId,
      moved_by: movedBy,
      side,
      action,
      from_status: fromStatus,
      to_status: to,
      reason: why,
      total_cents: totalCents ?? null,
      at,
    })
    .execute()
  await tx
    .updateTable('trades')
    .set({ status: to, payment_confirmed: paymentConfirmed })
    .where('id', '=', tradeId)
    .execute()
  const sides = { trade_id: tradeId, listing_id: listingId, seller_id: sellerId, buyer_id: buyerId }
  await recordEvent(tx, tradeMoved, {
    ...sides,
    side,
    action,
    from_status: fromStatus,
    to_status: to,
    reason: why,
    total_cents: totalCents ?? null,
  })
  if (!unfinishedStatuses.some((status) => status === to)) await supersedeProposal(tx, tradeId, at)
  await followTrade(tx, {
    trade_id: tradeId,
    action,
    from_status: fromStatus,
    to_status: to,
    moved_by: movedBy,
    reason: why,
    refund_cents: refundCents,
    at,
  })
  if (to === 'cancelled') await publishTopic(tx, `listing:${listingId}`)
}

/** A finished or disputed sale isn't changed by the two sides alone. */
async function supersedeProposal(tx: Tx, tradeId: number, at: Date): Promise<void> {
  await tx
    .updateTable('trade_proposals')
    .set({ outcome: 'superseded', ended_at: at })
    .where('trade_id', '=', tradeId)
    .where('outcome', 'is', null)
    .execute()
}

/**
 * Completes it on one side's statement that the other has confirmed. Does nothing if the verdict
 * refuses it.
 */
export async function completeByHandover(
  tx: Tx,
  tradeId: number,
  accountId: AccountId,
): Promise<TradeVerdict> {
  const trade = await lockTrade(tx, tradeId)
  const verdict = trade ? judgeHandOver(trade) : rejected({ key: 'trade_moved' })
  if (!trade || !verdict.isAllowed) return verdict
  const side = accountId === trade.buyer_id ? 'buyer' : 'seller'
  const step = { action: 'handed_over', to: 'completed', payment_confirmed: true } as const
  await moveTrade(tx, trade, { moved_by: accountId, side }, step, await readClock(tx))
  return verdict
}
