import { getOfferExpiry } from '#domains/offers/common/offer-expiry.ts'
import { secondChanceDays, type sendSecondChance, type OfferViewer } from '#domains/offers/common/offers.ts'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import type { OperationReply, OperationValues } from '#platform/common/operation.ts'
import { lockDeal } from '#domains/deals/server/deals.service.ts'
import { transact, type Db, type Tx } from '#platform/server/database/db.ts'
import type { IdempotencyKey } from '#platform/server/http/call.ts'
import { withIdempotency } from '#platform/server/http/idempotency.ts'
import { refuse } from '#platform/server/refusal.ts'
import { openThread } from './fixed-price.service.ts'
import { isSecondChanceOpen, selectFallenThrough, selectNextBidder } from './second-chance.queries.ts'
import * as t from '#domains/offers/texts.ts'

/**
 * trading-rules.md › Offers: when a winner defaults, the next bidder may buy it at that bidder's
 * own price.
 */

type NewChance = OperationValues<typeof sendSecondChance>

const lastDay = (cancelledAt: Date) => new Date(cancelledAt.getTime() + secondChanceDays * 86_400_000)

export function offerSecondChance(
  db: Db,
  sellerId: AccountId,
  { idempotencyKey, ...call }: NewChance & { idempotencyKey: IdempotencyKey | null },
): Promise<OperationReply<typeof sendSecondChance>> {
  return transact(db, async (tx) => {
    if (!(await selectFallenThrough(tx, sellerId, call.listing_id))) refuse('not_fallen_through')
    const { now } = (await lockDeal(tx, call.listing_id)) ?? refuse('not_found')
    return await withIdempotency(tx, idempotencyKey, () => offerUnderLock(tx, sellerId, call, now))
  })
}

async function offerUnderLock(
  tx: Tx,
  sellerId: AccountId,
  { listing_id: listingId, message }: NewChance,
  now: Date,
): Promise<OperationReply<typeof sendSecondChance>> {
  // Read again under the lock: another call may have sent one, or relisted it.
  const fallen = (await selectFallenThrough(tx, sellerId, listingId)) ?? refuse('not_fallen_through')
  if (fallen.is_relisted) refuse('already_relisted')
  if (fallen.pieces < 1 || now >= lastDay(fallen.cancelled_at)) refuse('not_fallen_through')
  if (await isSecondChanceOpen(tx, listingId)) {
    refuse('already_offered', {
      message: t.a_second_chance_offer_is_waiting(),
    })
  }
  const next =
    (await selectNextBidder(tx, listingId)) ??
    refuse('nobody_to_offer', { message: t.theres_no_other_bidder_to_offer_it_to() })
  const { id: buyerId, amount_cents: amountCents } = next
  const expiresAt = getOfferExpiry(now, null)
  const terms = {
    listing_id: listingId,
    seller_id: sellerId,
    buyer_id: buyerId,
    amount_cents: amountCents,
    expires_at: expiresAt,
  }
  const offerId = await openThread(tx, { ...terms, kind: 'second_chance' }, message, now)
  const { trade_id: tradeId } = fallen
  await tx
    .insertInto('second_chances')
    .values({
      listing_id: listingId,
      bidder_id: buyerId,
      trade_id: tradeId,
      offer_id: offerId,
      amount_cents: amountCents,
      sent_by: sellerId,
      at: now,
    })
    .execute()
  return { offer_id: offerId, amount_cents: amountCents, expires_at: expiresAt.toISOString() }
}

export async function readSecondChance(
  db: Db,
  sellerId: AccountId,
  listingId: ListingId,
): Promise<OfferViewer['second_chance']> {
  const fallen = await selectFallenThrough(db, sellerId, listingId)
  if (!fallen || fallen.is_relisted || fallen.pieces < 1) return null
  const until = lastDay(fallen.cancelled_at)
  if (fallen.now >= until || (await isSecondChanceOpen(db, listingId))) return null
  const next = await selectNextBidder(db, listingId)
  return next ? { until: until.toISOString(), bidder: next.pseudonym, amount_cents: next.amount_cents } : null
}
