import { must } from '#platform/common/must.ts'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import type { OperationReply, OperationValues } from '#platform/common/operation.ts'
import type {
  listDisputes,
  resolveDispute,
  writeInDispute,
  Dispute,
  AdminDispute,
} from '#domains/trades/common/trades.ts'
import type { DisputeKind } from '#domains/trades/common/dispute-kinds.ts'
import { sumWaiting } from '#domains/trade-payments/server/trade-payments.service.ts'
import { recordAudit } from '#domains/staff/server/audit/audit.service.ts'
import { readClock } from '#platform/server/clock.ts'
import { transact, type Db, type Tx } from '#platform/server/database/db.ts'
import { recordEvent } from '#platform/server/jobs/outbox.ts'
import { refuse } from '#platform/server/refusal.ts'
import {
  lockTradeOfDispute,
  selectDisputes,
  selectDisputesOfListing,
  selectAdminDispute,
} from './disputes.queries.ts'
import { viewDispute, viewAdminDisputes } from './disputes.view.ts'
import { lockTrade, type LockedTrade } from '../actions/moves.queries.ts'
import { moveTrade } from '../actions/moves.service.ts'
import { tradeDisputeWrittenIn } from '../trades.events.ts'
import * as t from '#domains/trades/texts.ts'

export async function openDispute(
  tx: Tx,
  { id: tradeId, status }: LockedTrade,
  dispute: { opened_by: AccountId; reason: string; kind: DisputeKind | null },
  now: Date,
): Promise<void> {
  if (status !== 'agreed' && status !== 'paid' && status !== 'sent')
    throw new Error(`You can’t dispute a sale that’s ${status}.`)
  await tx
    .insertInto('trade_disputes')
    .values({ trade_id: tradeId, ...dispute, opened_at: now, from_status: status })
    .execute()
}

interface Decision {
  outcome: NonNullable<Dispute['decision']>['outcome']
  word: string
  decided_by: AccountId
}

export async function endDispute(
  tx: Tx,
  id: number,
  { outcome, word, decided_by: decidedBy }: Decision,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('trade_disputes')
    .set({ outcome, outcome_word: word, decided_by: decidedBy, decided_at: now })
    .where('id', '=', id)
    .execute()
}

export function writeMessage(
  db: Db,
  caller: { id: AccountId; type: 'user' | 'admin' },
  { id, text }: OperationValues<typeof writeInDispute>,
): Promise<Dispute> {
  return transact(db, async (tx) => {
    const trade = (await lockTrade(tx, id)) ?? refuse('not_found')
    const side = getSide(trade, caller) ?? refuse('not_found')
    if (!trade.open_dispute) refuse('trade_moved', { message: t.this_sale_has_no_open_dispute() })
    const at = await readClock(tx)
    const disputeId = trade.open_dispute.id
    await tx
      .insertInto('trade_dispute_messages')
      .values({ dispute_id: disputeId, written_by: caller.id, side, text, at })
      .execute()
    const { listing_id: listingId, seller_id: sellerId, buyer_id: buyerId } = trade
    if (side === 'system') {
      await recordAudit(tx, {
        actor_id: caller.id,
        action: 'trade.messaged',
        subject_kind: 'trade',
        subject_id: id,
        reason: text,
        after: { listing: listingId },
      })
    }
    await recordEvent(tx, tradeDisputeWrittenIn, {
      trade_id: id,
      listing_id: listingId,
      seller_id: sellerId,
      buyer_id: buyerId,
      side,
      text,
    })
    return viewDispute(must((await selectDisputes(tx, [id]))[0], 'dispute'))
  })
}

function getSide(
  { buyer_id: buyerId, seller_id: sellerId }: LockedTrade,
  { id, type }: { id: number; type: 'user' | 'admin' },
) {
  if (type === 'admin') return 'system' as const
  if (id === buyerId) return 'buyer' as const
  return id === sellerId ? ('seller' as const) : null
}

export async function readDisputes(
  db: Db,
  listingId: ListingId,
): Promise<OperationReply<typeof listDisputes>> {
  return { items: await viewAdminDisputes(db, await selectDisputesOfListing(db, listingId)) }
}

/** Decided once: completed, cancelled, or continued from the agreement. */
export function decideTradeDispute(
  db: Db,
  actorId: AccountId,
  { id, outcome, word, refund_cents: refundCents = 0 }: OperationValues<typeof resolveDispute>,
): Promise<AdminDispute> {
  return transact(db, async (tx) => {
    const trade = (await lockTradeOfDispute(tx, id)) ?? refuse('not_found')
    if (trade.open_dispute?.id !== id) {
      refuse('trade_moved', { message: t.this_dispute_has_already_ended() })
    }
    const waitingCents = await sumWaiting(tx, trade.id)
    if (refundCents > 0 && (outcome !== 'completed' || refundCents > waitingCents)) {
      refuse('validation_failed', { errors: { refund_cents: t.thats_more_than_was_paid_on_hoko() } })
    }
    const now = await readClock(tx)
    await endDispute(tx, id, { outcome, word, decided_by: actorId }, now)
    // Paid on Hoko, it stays paid.
    const goesOnAs = waitingCents > 0 ? trade.open_dispute.from_status : 'agreed'
    await moveTrade(
      tx,
      trade,
      { moved_by: actorId, side: 'system' },
      {
        action: 'dispute_resolved',
        to: outcome === 'agreed' ? goesOnAs : outcome,
        why: word,
        refund_cents: refundCents,
        ...(outcome === 'agreed' && waitingCents === 0 && { payment_confirmed: false }),
      },
      now,
    )
    // Logged under the trade, because sellers may read the log of a listing.
    await recordAudit(tx, {
      actor_id: actorId,
      action: `trade.${outcome}`,
      subject_kind: 'trade',
      subject_id: trade.id,
      reason: word,
      before: { status: 'disputed', dispute: id },
      after: {
        status: outcome,
        listing: trade.listing_id,
        ...(refundCents > 0 && { refund_cents: refundCents }),
      },
    })
    return must(
      (await viewAdminDisputes(tx, [must(await selectAdminDispute(tx, id), 'dispute')]))[0],
      'dispute',
    )
  })
}
