import { getOfferExpiry } from '#domains/offers/common/offer-expiry.ts'
import {
  fixedPriceOfferDays,
  type sendFixedPriceOffer,
  type OfferViewer,
} from '#domains/offers/common/offers.ts'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import type { OperationReply, OperationValues } from '#platform/common/operation.ts'
import { lockDeal } from '#domains/deals/server/deals.service.ts'
import { transact, type Db, type Tx } from '#platform/server/database/db.ts'
import type { IdempotencyKey } from '#platform/server/http/call.ts'
import { withIdempotency } from '#platform/server/http/idempotency.ts'
import { refuse } from '#platform/server/refusal.ts'
import { selectAudience, selectUnsold } from './offers.queries.ts'
import { openThread } from './proposing.service.ts'

type NewFixedPrice = OperationValues<typeof sendFixedPriceOffer>

/** trading-rules.md › Offers: after an unsold auction, one price to under-bidders and watchers, for 7 days. */

export function sendFixedPrice(
  db: Db,
  sellerId: AccountId,
  { idempotencyKey, ...call }: NewFixedPrice & { idempotencyKey: IdempotencyKey | null },
): Promise<OperationReply<typeof sendFixedPriceOffer>> {
  return transact(db, async (tx) => {
    if (!(await selectUnsold(tx, sellerId, call.listing_id))) refuse('not_unsold')
    const { now } = (await lockDeal(tx, call.listing_id)) ?? refuse('not_found')
    return await withIdempotency(tx, idempotencyKey, () => sendUnderLock(tx, sellerId, call, now))
  })
}

async function sendUnderLock(
  tx: Tx,
  sellerId: AccountId,
  { listing_id: listingId, amount_cents: amountCents, message }: NewFixedPrice,
  now: Date,
): Promise<OperationReply<typeof sendFixedPriceOffer>> {
  // Read again under the lock: another call may have sent it meanwhile.
  const unsold = (await selectUnsold(tx, sellerId, listingId)) ?? refuse('not_unsold')
  if (unsold.sent_at !== null) refuse('already_offered')
  if (unsold.is_relisted) refuse('already_relisted')
  if (unsold.status !== 'unsold' || now >= lastDay(unsold.closed_at)) refuse('not_unsold')
  const audience = await selectAudience(tx, listingId)
  if (audience.length === 0) refuse('nobody_to_offer')
  await tx
    .insertInto('fixed_price_offers')
    .values({
      listing_id: listingId,
      sent_by: sellerId,
      amount_cents: amountCents,
      message,
      sent_count: audience.length,
      at: now,
    })
    .execute()
  const expiresAt = getOfferExpiry(now, null)
  const terms = {
    listing_id: listingId,
    seller_id: sellerId,
    amount_cents: amountCents,
    expires_at: expiresAt,
  }
  for (const { id: buyerId } of audience)
    await openThread(tx, { ...terms, kind: 'fixed_price', buyer_id: buyerId }, message, now)
  return { sent_count: audience.length, expires_at: expiresAt.toISOString() }
}

const lastDay = (closedAt: Date) => new Date(closedAt.getTime() + fixedPriceOfferDays * 86_400_000)

export async function readFixedPrice(
  db: Db,
  sellerId: AccountId,
  listingId: ListingId,
): Promise<OfferViewer['fixed_price']> {
  const unsold = await selectUnsold(db, sellerId, listingId)
  if (!unsold || unsold.status !== 'unsold' || unsold.is_relisted || unsold.sent_at !== null) return null
  const until = lastDay(unsold.closed_at)
  if (unsold.now >= until) return null
  const audience = await selectAudience(db, listingId)
  const underBidders = audience.filter(({ has_bid: hasBid }) => hasBid).length
  return { until: until.toISOString(), under_bidders: underBidders, watchers: audience.length - underBidders }
}
