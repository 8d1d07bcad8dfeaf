import { getOfferExpiry } from '#domains/offers/common/offer-expiry.ts'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import { must } from '#platform/common/must.ts'
import { rejected, type Verdict } from '#platform/common/verdict.ts'
import type { answerOffer, makeOffer, Offer } from '#domains/offers/common/offers.ts'
import type { OperationValues } from '#platform/common/operation.ts'
import {
  judgeParty,
  lockDealParty,
  lockDeal,
  type DealParty,
  type LockedDeal,
} from '#domains/deals/server/deals.service.ts'
import { judgeHold } from '#domains/deals/server/holds.service.ts'
import type { AccountActor } from '#domains/businesses/server/team/team-actor.service.ts'
import { recordShillAttempt } from '#domains/flags/server/links.service.ts'
import { transact, type Db, type Tx } from '#platform/server/database/db.ts'
import { fromColumn } from '#platform/server/database/from-column.ts'
import type { IdempotencyKey } from '#platform/server/http/call.ts'
import { withIdempotentOutcome } from '#platform/server/http/idempotency.ts'
import { accepted, type Outcome, refuse, refused, refuseRejected } from '#platform/server/refusal.ts'
import { lockOfferActor, auditTeamAnswer } from './fixed-price.service.ts'
import { lockThread, lockThreadById, selectOffered, selectThread, type OfferRow } from './offers.queries.ts'
import {
  amountProblem,
  answeredBeforehand,
  counterProblem,
  judgeAction,
  judgeNewOffer,
  type Sale,
  type Side,
} from './offers.rules.ts'
import { getOfferedDelivery, promiseWithOffer, type OfferedDelivery } from './offer-delivery.service.ts'
import { readOffer, getSale } from './offers.view.ts'
import { acceptThread, endThread, writeMove, type Mover } from './threads.service.ts'
import * as t from '#domains/offers/texts.ts'

type OfferOutcome = Outcome<Offer, 'not_allowed_to_bid' | 'price_changed'>

type NewOffer = OperationValues<typeof makeOffer> & { idempotencyKey: IdempotencyKey | null }

export function submitOffer(db: Db, buyerId: AccountId, call: NewOffer) {
  return transact(db, async (tx) => {
    const locked = (await lockDeal(tx, call.listing_id)) ?? refuse('not_found')
    return await withIdempotentOutcome(tx, call.idempotencyKey, async (): Promise<OfferOutcome> => {
      const offered = (await selectOffered(tx, call.listing_id)) ?? refuse('not_found')
      const sale = getSale(locked.deal, offered, locked.now)
      if (offered.status === 'suspended') refuse('not_found')
      const latest = await lockThread(tx, call.listing_id, buyerId)
      // An agreed thread doesn't change: a further offer gets a new one.
      const before = latest?.status === 'accepted' ? undefined : latest
      const party = await lockDealParty(tx, buyerId, locked.deal)
      const verdict = judgeBuyer(locked, party)
      if (!verdict.isAllowed) {
        await recordShillAttempt(tx, locked, 'offer', party)
        return refused('not_allowed_to_bid', { message: verdict.reason })
      }
      refuseOffer({ locked, sale, before, party, amount_cents: call.amount_cents })
      const promise = { ...call, buyer_id: buyerId, delivery: call.delivery, total_cents: call.total_cents }
      const promised = await promiseWithOffer(tx, promise, before)
      if (promised.outcome === 'refused') return promised
      const thread = await writeOffer(tx, locked, before, { ...promise, promised: promised.reply })
      const buyer: Mover = { moved_by: buyerId, side: 'buyer' }
      const answered = answeredBeforehand(call.amount_cents, offered)
      const { message } = call
      if (answered === null) await writeMove(tx, thread, buyer, { action: 'offered', message }, locked.now)
      else await answerAtOnce(tx, { locked, thread, buyer, message }, answered)
      return accepted(await readOffer(tx, { account_id: buyerId }, thread.id))
    })
  })
}

interface Judged {
  locked: LockedDeal
  sale: Sale
  before: OfferRow | undefined
  party: DealParty | undefined
  amount_cents: number
}

function refuseOffer({ locked, sale, before, party, amount_cents: amountCents }: Judged): void {
  refuseRejected(judgeNewOffer(sale, before ?? null, locked.now))
  if (party) refuseRejected(judgeHold(party, locked.now), 'listing_held')
  if (party?.has_open_requirement) refuse('requirement_unconfirmed')
  const problem = amountProblem(sale, amountCents)
  if (problem) refuse('validation_failed', { errors: { amount_cents: problem } })
}

const judgeBuyer = ({ deal }: LockedDeal, account: DealParty | undefined): Verdict =>
  account ? judgeParty(deal, account) : rejected(t.your_account_cant_buy_here())

type Amount = {
  listing_id: ListingId
  buyer_id: AccountId
  amount_cents: number
  promised: OfferedDelivery | null
}

async function writeOffer(
  tx: Tx,
  { deal, now }: LockedDeal,
  before: OfferRow | undefined,
  { listing_id: listingId, buyer_id: buyerId, amount_cents: amountCents, promised }: Amount,
): Promise<OfferRow> {
  const fresh = {
    kind: 'offer' as const,
    status: 'pending' as const,
    amount_cents: amountCents,
    delivery: promised && JSON.stringify(promised),
    expires_at: getOfferExpiry(now, deal.closes_at),
    updated_at: now,
  }
  if (before) {
    return await tx
      .updateTable('offers')
      .set({ ...fresh, proposals: before.proposals + 1 })
      .where('id', '=', before.id)
      .returningAll()
      .executeTakeFirstOrThrow()
  }
  return await tx
    .insertInto('offers')
    .values({
      ...fresh,
      listing_id: listingId,
      buyer_id: buyerId,
      seller_id: deal.seller_id,
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

interface AnsweredAtOnce {
  locked: LockedDeal
  thread: OfferRow
  buyer: Mover
  message: string
}

async function answerAtOnce(
  tx: Tx,
  { locked, thread, buyer, message }: AnsweredAtOnce,
  answered: 'accept' | 'decline',
): Promise<void> {
  const { now } = locked
  const seller: Mover = { moved_by: null, side: 'seller' }
  await writeMove(tx, thread, buyer, { action: 'offered', message, isNotified: false }, now)
  if (answered === 'accept') await acceptThread(tx, locked, thread, seller)
  else await endThread(tx, thread, seller, { action: 'declined', isNotified: false }, now)
}

type Answer = OperationValues<typeof answerOffer> & { idempotencyKey: IdempotencyKey | null }

/** Runs under the deal's lock: one of two parallel answers counts. */
export function respondToOffer(db: Db, actor: AccountActor, call: Answer) {
  return transact(db, async (tx) => {
    const known = (await selectThread(tx, actor.account_id, call.id)) ?? refuse('not_found')
    const locked = (await lockDeal(tx, known.listing_id)) ?? refuse('not_found')
    await lockOfferActor(tx, actor)
    return await withIdempotentOutcome(tx, call.idempotencyKey, async (): Promise<OfferOutcome> => {
      const judged = await judgeAnswer(tx, locked, actor, known, call.action)
      if (judged.outcome === 'refused') return judged
      const promised = await promiseAnswer(tx, judged.reply, call)
      if (promised.outcome === 'refused') return promised
      const delivery = fromColumn<OfferRow['delivery']>(promised.reply)
      await applyAnswer(tx, { ...judged.reply, thread: { ...judged.reply.thread, delivery } }, call)
      await auditTeamAnswer(tx, actor, call.action, known)
      return accepted(await readOffer(tx, actor, call.id))
    })
  })
}

/** The buyer may choose the delivery with the answer; the seller answers what was chosen. */
async function promiseAnswer(
  tx: Tx,
  { thread, mover }: Answering,
  { action, amount_cents: amount, delivery, total_cents: total }: Answer,
): Promise<Outcome<OfferedDelivery | null, 'price_changed'>> {
  if (action === 'withdraw' || action === 'decline') return accepted(getOfferedDelivery(thread))
  const promise = {
    ...thread,
    amount_cents: amount ?? thread.amount_cents,
    delivery: mover.side === 'buyer' ? delivery : undefined,
    total_cents: total,
  }
  return await promiseWithOffer(tx, promise, thread)
}

interface Answering {
  locked: LockedDeal
  thread: OfferRow
  mover: Mover
  sale: Sale
}

async function judgeAnswer(
  tx: Tx,
  locked: LockedDeal,
  { account_id: accountId, by_member: byMember }: AccountActor,
  { listing_id: listingId, buyer_id: buyerId, id }: OfferRow,
  action: Answer['action'],
): Promise<Outcome<Answering, 'not_allowed_to_bid'>> {
  const { deal, now } = locked
  const offered = (await selectOffered(tx, listingId)) ?? refuse('not_found')
  const thread = (await lockThreadById(tx, id)) ?? refuse('not_found')
  const sale = getSale(deal, offered, now)
  const side: Side = accountId === buyerId ? 'buyer' : 'seller'
  const mover: Mover = { moved_by: byMember ?? accountId, side }
  refuseRejected(judgeAction(action, side, thread, sale, now))
  const answering = { locked, thread, mover, sale }
  if (action === 'withdraw' || action === 'decline') return accepted(answering)
  const buyer = await lockDealParty(tx, buyerId, deal)
  const verdict = judgeBuyer(locked, buyer)
  if (!verdict.isAllowed && side === 'seller')
    return refused('not_allowed_to_bid', { message: t.this_buyer_cant_buy_on_hoko_at_the() })
  if (!verdict.isAllowed) {
    await recordShillAttempt(tx, locked, action === 'accept' ? 'buy' : 'offer', buyer)
    return refused('not_allowed_to_bid', { message: verdict.reason })
  }
  // The seller may still accept another's offer: that sale ends the hold.
  if (side === 'buyer' && buyer) refuseRejected(judgeHold(buyer, now), 'listing_held')
  // A buyer whose offer is accepted confirmed when making it.
  if (side === 'buyer' && buyer?.has_open_requirement) refuse('requirement_unconfirmed')
  return accepted(answering)
}

async function applyAnswer(
  tx: Tx,
  answering: Answering,
  { action, amount_cents: amountCents, message }: Pick<Answer, 'action' | 'amount_cents' | 'message'>,
): Promise<void> {
  const { locked, thread, mover } = answering
  if (action === 'accept') await acceptThread(tx, locked, thread, mover, message)
  else if (action === 'counter')
    await counter(tx, answering, { amount_cents: must(amountCents, 'amount_cents'), message })
  else {
    const ended = action === 'withdraw' ? 'withdrew' : 'declined'
    await endThread(tx, thread, mover, { action: ended, message }, locked.now)
  }
}

async function counter(
  tx: Tx,
  { locked: { deal, now }, thread, mover, sale }: Answering,
  { amount_cents: amountCents, message }: { amount_cents: number; message: string },
): Promise<void> {
  const side = fromColumn<Side>(mover.side)
  const problem = counterProblem(side, thread, sale, amountCents)
  if (problem) refuse('validation_failed', { errors: { amount_cents: problem } })
  const countered = await tx
    .updateTable('offers')
    .set({
      status: side === 'seller' ? 'countered' : 'pending',
      amount_cents: amountCents,
      delivery: thread.delivery === null ? null : JSON.stringify(thread.delivery),
      proposals: thread.proposals + 1,
      expires_at: getOfferExpiry(now, deal.closes_at),
      updated_at: now,
    })
    .where('id', '=', thread.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await writeMove(tx, countered, mover, { action: 'countered', message }, now)
}

export async function withdrawOwnOffer(
  db: Db,
  accountId: AccountId,
  { listing: listingId, buyer: buyerId }: { listing: ListingId; buyer: AccountId },
): Promise<void> {
  await transact(db, async (tx) => {
    const locked = (await lockDeal(tx, listingId)) ?? refuse('not_found')
    const thread = (await lockThread(tx, listingId, buyerId)) ?? refuse('not_found')
    if (accountId !== thread.buyer_id && accountId !== thread.seller_id) refuse('not_found')
    const offered = (await selectOffered(tx, listingId)) ?? refuse('not_found')
    const side: Side = accountId === buyerId ? 'buyer' : 'seller'
    const sale = getSale(locked.deal, offered, locked.now)
    refuseRejected(judgeAction('withdraw', side, thread, sale, locked.now))
    await endThread(tx, thread, { moved_by: accountId, side }, { action: 'withdrew' }, locked.now)
  })
}
