import type { TeamAct } from '#domains/businesses/common/team.ts'
import {
  lockTeamActor,
  recordTeamAct,
  requireOpenTeam,
  type AccountActor,
} from '#domains/businesses/server/team/team-actor.service.ts'
import { lockDeal } from '#domains/deals/server/deals.service.ts'
import { getOfferExpiry } from '#domains/offers/common/offer-expiry.ts'
import {
  fixedPriceOfferDays,
  type sendFixedPriceOffer,
  type OfferViewer,
  type OfferMove,
} from '#domains/offers/common/offers.ts'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import type { OperationReply, OperationValues } from '#platform/common/operation.ts'
import { readClock } from '#platform/server/clock.ts'
import { type Tx, transact, type Db } from '#platform/server/database/db.ts'
import type { IdempotencyKey } from '#platform/server/http/call.ts'
import { withIdempotency } from '#platform/server/http/idempotency.ts'
import { refuse, refuseRejected } from '#platform/server/refusal.ts'
import {
  type OfferRow,
  selectAudience,
  selectUnsold,
  selectSides,
  selectTitle,
  lockNextExpired,
  lockOpenBuyerThreads,
  selectWithOpenThreads,
} from './offers.queries.ts'
import { writeMove, endOpenThreads, endThread } from './threads.service.ts'

type Terms = Pick<OfferRow, 'listing_id' | 'seller_id' | 'buyer_id' | 'kind' | 'amount_cents' | 'expires_at'>

/**
 * The seller's price waits for the buyer, in the failed thread or a new one.
 * @returns the thread
 */
export async function openThread(tx: Tx, terms: Terms, message: string, now: Date): Promise<number> {
  const fresh = { ...terms, status: 'countered' as const, updated_at: now }
  const thread = await tx
    .insertInto('offers')
    .values({ ...fresh, created_at: now })
    .onConflict((on) =>
      on.columns(['listing_id', 'buyer_id']).where('status', '<>', 'accepted').doUpdateSet(fresh),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
  const seller = { moved_by: terms.seller_id, side: 'seller' } as const
  await writeMove(tx, thread, seller, { action: 'offered', message }, now)
  return thread.id
}

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

/** A buyer acts as a buyer, even if they're on the team of the business that sells. */
export async function resolveOfferActor(db: Db, callerId: AccountId, offerId: number): Promise<AccountActor> {
  const sides = await selectSides(db, offerId)
  if (!sides || callerId === sides.buyer_id || callerId === sides.seller_id) return { account_id: callerId }
  const of = { seller_id: sides.seller_id, account_id: callerId, right: 'offers' } as const
  return (await requireOpenTeam(db, of))
    ? { account_id: sides.seller_id, by_member: callerId }
    : { account_id: callerId }
}

export async function lockOfferActor(
  tx: Tx,
  { account_id: accountId, by_member: byMember }: AccountActor,
): Promise<void> {
  if (byMember === undefined) return
  refuseRejected(
    await lockTeamActor(tx, { seller_id: accountId, by_member: byMember }, 'offers'),
    'forbidden',
  )
}

const acts = {
  accept: 'offer_accepted',
  decline: 'offer_declined',
  counter: 'offer_countered',
  withdraw: 'offer_withdrawn',
} as const satisfies Record<string, TeamAct['act']>

export async function auditTeamAnswer(
  tx: Tx,
  { account_id: accountId, by_member: byMember }: AccountActor,
  action: keyof typeof acts,
  { listing_id: listingId }: OfferRow,
): Promise<void> {
  if (byMember === undefined) return
  const listing = { id: listingId, title: await selectTitle(tx, listingId) }
  await recordTeamAct(
    tx,
    { seller_id: accountId, by_member: byMember },
    { act: acts[action], right: 'offers', listing },
  )
}

export async function endOffers(
  tx: Tx,
  listingId: ListingId,
  reason: NonNullable<OfferMove['reason']>,
): Promise<void> {
  await endOpenThreads(tx, listingId, reason, await readClock(tx))
}

/** Only a few listings have any. */
export async function endOffersOn(
  tx: Tx,
  listingIds: ListingId[],
  reason: NonNullable<OfferMove['reason']>,
): Promise<void> {
  for (const listingId of await selectWithOpenThreads(tx, listingIds)) await endOffers(tx, listingId, reason)
}

/**
 * Ends the offers made before the first bid. Later offers, made after that bid was voided, remain.
 */
export async function endOffersBefore(tx: Tx, listingId: ListingId, placedAt: Date): Promise<void> {
  await endOpenThreads(
    tx,
    listingId,
    'first_bid',
    await readClock(tx),
    (thread) => thread.updated_at <= placedAt,
  )
}

export async function withdrawAllOffers(tx: Tx, buyerId: AccountId): Promise<void> {
  const at = await readClock(tx)
  for (const thread of await lockOpenBuyerThreads(tx, buyerId))
    await endThread(tx, thread, { moved_by: null, side: 'buyer' }, { action: 'withdrew' }, at)
}

/** Runs one at a time, so that a dead worker leaves the rest to the next. */
export async function expireOffers(db: Db): Promise<void> {
  while (await transact(db, expireNext));
}

async function expireNext(tx: Tx): Promise<boolean> {
  const thread = await lockNextExpired(tx)
  if (!thread) return false
  const system = { moved_by: null, side: 'system' } as const
  await endThread(tx, thread, system, { action: 'expired', reason: 'time' }, await readClock(tx))
  return true
}
