import type { OfferMove } from '#domains/offers/common/offers.ts'
import { endHold } from '#domains/deals/server/holds.service.ts'
import { closeDeal, saveDeal, type LockedDeal } from '#domains/deals/server/deals.service.ts'
import { recordInLedger } from '#domains/deals/server/ledger/ledger.service.ts'
import { setClosedStatus } from '#domains/listings/server/listings.service.ts'
import { checkActorRestriction } from '#domains/accounts/server/members/suspensions/restrictions.service.ts'
import { openTrade } from '#domains/trades/server/trades.service.ts'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import type { Tx } from '#platform/server/database/db.ts'
import { publishTopic } from '#platform/server/live-hub.ts'
import { recordEvent } from '#platform/server/jobs/outbox.ts'
import { refuse } from '#platform/server/refusal.ts'
import { offerAccepted, offerMoved } from './offers.events.ts'
import { getOfferedDelivery, withoutAddress } from './offer-delivery.service.ts'
import { lockOpenThreads, type OfferRow } from './offers.queries.ts'
import type { Side, Status } from './offers.rules.ts'

export interface Mover {
  /** Null for Hoko, and for the seller's automatic answers. */
  moved_by: AccountId | null
  side: Side | 'system'
}

type Step = Pick<OfferMove, 'action'> & {
  message?: string
  reason?: NonNullable<OfferMove['reason']>
  /** False if the call's reply shows it already. */
  isNotified?: boolean
}

export async function writeMove(
  tx: Tx,
  thread: OfferRow,
  { moved_by: movedBy, side }: Mover,
  { action, message = '', reason, isNotified = true }: Step,
  at: Date,
): Promise<void> {
  if (message !== '') await refuseWords(tx, thread, { moved_by: movedBy, side })
  const namesPrice = action === 'offered' || action === 'countered'
  await tx
    .insertInto('offer_moves')
    .values({
      offer_id: thread.id,
      moved_by: movedBy,
      side,
      action,
      message,
      amount_cents: namesPrice ? thread.amount_cents : null,
      reason: reason ?? null,
      at,
    })
    .execute()
  if (action === 'accepted' || !isNotified) return
  const {
    id: offerId,
    listing_id: listingId,
    seller_id: sellerId,
    buyer_id: buyerId,
    kind,
    amount_cents: amountCents,
  } = thread
  const event = {
    offer_id: offerId,
    listing_id: listingId,
    seller_id: sellerId,
    buyer_id: buyerId,
    kind,
    side,
    action,
    amount_cents: amountCents,
  }
  await recordEvent(tx, offerMoved, { ...event, reason: reason ?? null })
}

/** A member suspended from messaging may still make offers, but without a text. */
async function refuseWords(
  tx: Tx,
  { seller_id: sellerId, buyer_id: buyerId }: OfferRow,
  { moved_by: movedBy, side }: Mover,
): Promise<void> {
  if (movedBy === null) return
  const accountId = side === 'seller' ? sellerId : buyerId
  const byMember = movedBy === accountId ? undefined : movedBy
  const restriction = await checkActorRestriction(
    tx,
    { account_id: accountId, by_member: byMember },
    'messaging',
  )
  if (!restriction.isAllowed) refuse('validation_failed', { errors: { message: restriction.reason } })
}

const ends: Record<'declined' | 'withdrew' | 'expired', Status> = {
  declined: 'declined',
  withdrew: 'withdrawn',
  expired: 'expired',
}

export async function endThread(
  tx: Tx,
  thread: OfferRow,
  mover: Mover,
  step: Step & { action: keyof typeof ends },
  at: Date,
): Promise<void> {
  await tx
    .updateTable('offers')
    .set({ status: ends[step.action], updated_at: at, delivery: withoutAddress(getOfferedDelivery(thread)) })
    .where('id', '=', thread.id)
    .execute()
  await writeMove(tx, thread, mover, step, at)
}

/**
 * For listings that ended or were paused. A seller's own proposals outlive the auction until it's
 * sold.
 */
export async function endOpenThreads(
  tx: Tx,
  listingId: ListingId,
  reason: NonNullable<OfferMove['reason']>,
  at: Date,
  isMeant: (thread: OfferRow) => boolean = () => true,
): Promise<void> {
  for (const thread of await lockOpenThreads(tx, listingId)) {
    if (!isMeant(thread) || (thread.kind !== 'offer' && reason !== 'sold')) continue
    await endThread(tx, thread, { moved_by: null, side: 'system' }, { action: 'expired', reason }, at)
  }
}

/** Sells one piece at the last price, under the lock of the deal. */
export async function acceptThread(
  tx: Tx,
  { deal, now }: LockedDeal,
  thread: OfferRow,
  mover: Mover,
  message = '',
): Promise<void> {
  const {
    id: offerId,
    listing_id: listingId,
    seller_id: sellerId,
    buyer_id: buyerId,
    amount_cents: priceCents,
  } = thread
  const how = thread.kind === 'second_chance' ? 'second_chance' : 'offer'
  const terms = {
    listing_id: listingId,
    seller_id: sellerId,
    buyer_id: buyerId,
    price_cents: priceCents,
    quantity: 1,
    how,
  } as const
  const delivery = getOfferedDelivery(thread)
  const promised = delivery && { ...delivery, quantity: 1, items_cents: priceCents }
  const tradeId = await openTrade(tx, { ...terms, agreed_at: now, promised })
  await tx
    .updateTable('offers')
    .set({ status: 'accepted', trade_id: tradeId, updated_at: now, delivery: withoutAddress(delivery) })
    .where('id', '=', offerId)
    .execute()
  await writeMove(tx, thread, mover, { action: 'accepted', message }, now)
  const soldOut = await takePiece(tx, { deal, now }, thread)
  if (soldOut) await endOpenThreads(tx, listingId, 'sold', now, ({ id }) => id !== offerId)
  await recordEvent(tx, offerAccepted, {
    offer_id: offerId,
    listing_id: listingId,
    seller_id: sellerId,
    buyer_id: buyerId,
    trade_id: tradeId,
    price_cents: priceCents,
    sold_out: soldOut,
  })
  await publishTopic(tx, `listing:${listingId}`)
}

/** @returns whether it was the last piece */
async function takePiece(
  tx: Tx,
  { deal, now }: LockedDeal,
  { listing_id: listingId, kind, amount_cents: priceCents, buyer_id: buyerId }: OfferRow,
): Promise<boolean> {
  // The deal still counts the piece that the winner didn't take as sold.
  if (kind === 'second_chance') return true
  await endHold(tx, { deal, now }, { by: buyerId, reason: 'sold' })
  if (deal.closed_at === null)
    await recordInLedger(tx, deal, now, { kind: 'offer_accepted', price_cents: priceCents })
  const left = { ...deal, quantity_left: deal.quantity_left - 1 }
  if (left.quantity_left > 0) {
    await saveDeal(tx, left)
    return false
  }
  // After an unsold auction the deal is closed already, and its closing doesn't change.
  await (deal.closed_at === null ? closeDeal(tx, left, now) : saveDeal(tx, left))
  await setClosedStatus(tx, listingId, 'sold', now)
  return true
}
