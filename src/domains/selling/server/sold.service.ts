import type { AccountId, ListingId } from '#platform/common/ids.ts'
import { allowed, rejected, type Verdict } from '#platform/common/verdict.ts'
import type { OperationReply, OperationValues } from '#platform/common/operation.ts'
import type { markSold } from '#domains/selling/common/selling.ts'
import {
  judgeParty,
  closeDeal,
  lockDealParty,
  isOpenAt,
  saveDeal,
  type Deal,
  type LockedDeal,
} from '#domains/deals/server/deals.service.ts'
import { endHold } from '#domains/deals/server/holds.service.ts'
import { mayMove, setStatus } from '#domains/listings/server/listings.service.ts'
import { lockForSeller } from '#domains/listings/server/status/withdrawal.service.ts'
import { recordInLedger } from '#domains/deals/server/ledger/ledger.service.ts'
import { openTrade } from '#domains/trades/server/trades.service.ts'
import { transact, type Db, type Tx } from '#platform/server/database/db.ts'
import type { IdempotencyKey } from '#platform/server/http/call.ts'
import { withIdempotency } from '#platform/server/http/idempotency.ts'
import { publishTopic } from '#platform/server/live-hub.ts'
import { recordEvent } from '#platform/server/jobs/outbox.ts'
import { refuse } from '#platform/server/refusal.ts'
import { listingMarkedSold } from './selling.events.ts'
import { selectCandidates, selectOwnSale } from './selling.queries.ts'
import * as t from '#domains/selling/texts.ts'

type Input = OperationValues<typeof markSold>

export function markAsSold(
  db: Db,
  sellerId: AccountId,
  { idempotencyKey, ...call }: Input & { idempotencyKey: IdempotencyKey | null },
): Promise<OperationReply<typeof markSold>> {
  return transact(db, async (tx) => {
    const { listing, locked } = await lockForSeller(tx, sellerId, call.id)
    if (!listing) return refuse('not_found')
    return await withIdempotency(tx, idempotencyKey, async () => {
      if (!locked) return refuse('listing_not_editable')
      return await markUnderLock(tx, { listing, locked }, sellerId, call)
    })
  })
}

type LockedListing = Awaited<ReturnType<typeof lockForSeller>>

async function markUnderLock(
  tx: Tx,
  { listing, locked }: { listing: NonNullable<LockedListing['listing']>; locked: LockedDeal },
  sellerId: AccountId,
  { id, buyer_id: buyerId, price_cents: priceCents, quantity: requested }: Input,
): Promise<OperationReply<typeof markSold>> {
  const { deal, now } = locked
  if (!mayMove(listing.status, 'sold', 'seller') || !isOpenAt(deal, now)) refuse('listing_closed')
  if (deal.kind === 'auction' && deal.bid_count > 0) refuse('has_bids')
  const price = priceCents ?? (deal.price_cents > 0 ? deal.price_cents : null)
  const quantity = requested ?? deal.quantity_left
  const quantityLeft = deal.quantity_left - quantity
  if (quantityLeft < 0) {
    const errors = { quantity: t.only_count_are_left({ count: deal.quantity_left }) }
    return refuse('validation_failed', { errors })
  }
  const soldOut = quantityLeft === 0
  const tradeId =
    buyerId === undefined
      ? null
      : await nameBuyer(tx, locked, { buyer_id: buyerId, price_cents: price, quantity })
  await recordInLedger(tx, deal, now, { kind: 'marked_sold' })
  await endHold(tx, locked, { by: sellerId, reason: 'sold' })
  if (soldOut) {
    await closeDeal(tx, { ...deal, quantity_left: quantityLeft }, now)
    await setStatus(tx, id, 'sold', now, { moved_by: 'seller', mover_id: sellerId })
  } else {
    await saveDeal(tx, { ...deal, quantity_left: quantityLeft })
  }
  await tx
    .insertInto('manual_sales')
    .values({
      listing_id: id,
      marked_by: sellerId,
      at: now,
      quantity,
      price_cents: priceCents ?? null,
      trade_id: tradeId,
    })
    .execute()
  const sale = {
    listing_id: id,
    seller_id: sellerId,
    trade_id: tradeId,
    price_cents: price,
    quantity,
    sold_out: soldOut,
  }
  await recordEvent(tx, listingMarkedSold, { ...sale, buyer_id: buyerId ?? null })
  await publishTopic(tx, `listing:${id}`)
  return { id, status: soldOut ? 'sold' : 'active', trade_id: tradeId }
}

/** Waits for the buyer's confirmation. Only bidders and askers can be named. */
async function nameBuyer(
  tx: Tx,
  { deal, now }: LockedDeal,
  {
    buyer_id: buyerId,
    price_cents: priceCents,
    quantity,
  }: { buyer_id: AccountId; price_cents: number | null; quantity: number },
): Promise<number> {
  const { listing_id: listingId, seller_id: sellerId } = deal
  const errors: Record<string, string> = {}
  const verdict = await judgeBuyer(tx, deal, buyerId)
  if (!verdict.isAllowed) errors.buyer_id = verdict.reason
  if (priceCents === null) errors.price_cents = t.enter_what_it_sold_for()
  if (priceCents === null || !verdict.isAllowed) return refuse('validation_failed', { errors })
  return await openTrade(tx, {
    listing_id: listingId,
    seller_id: sellerId,
    buyer_id: buyerId,
    price_cents: priceCents,
    quantity,
    how: 'marked_sold',
    status: 'unconfirmed',
    agreed_at: now,
  })
}

async function judgeBuyer(tx: Tx, deal: Deal, buyerId: AccountId): Promise<Verdict> {
  const known = await selectCandidates(tx, deal.listing_id)
  if (!known.some(({ id }) => id === buyerId)) return rejected(t.choose_someone_who_bid_on_this_listing())
  return await judgeNamed(tx, deal, buyerId)
}

/** Whether the seller may name this person as the buyer. */
export async function judgeNamed(tx: Tx, deal: Deal, buyerId: AccountId): Promise<Verdict> {
  const account = await lockDealParty(tx, buyerId, deal)
  return account && judgeParty(deal, account).isAllowed
    ? allowed
    : rejected(t.this_person_cant_buy_on_hoko_at_the())
}

export async function readCandidates(db: Db, sellerId: AccountId, id: ListingId) {
  if (!(await selectOwnSale(db, sellerId, id))) return undefined
  const rows = await selectCandidates(db, id)
  return rows.map(({ last_at: lastAt, ...row }) => ({ ...row, last_at: lastAt.toISOString() }))
}
