import type {
  changeTracking,
  chooseDelivery,
  proposeChange,
  TermsAction,
} from '#domains/trades/common/terms.ts'
import type { AccountId } from '#platform/common/ids.ts'
import { must } from '#platform/common/must.ts'
import type { OperationReply, OperationValues } from '#platform/common/operation.ts'
import { readClock } from '#platform/server/clock.ts'
import { transact, type Db, type Tx } from '#platform/server/database/db.ts'
import type { IdempotencyKey } from '#platform/server/http/call.ts'
import { withIdempotency } from '#platform/server/http/idempotency.ts'
import { refuse, refuseRejected } from '#platform/server/refusal.ts'
import { lockTrade } from '../actions/moves.queries.ts'
import { getMover, moveTrade } from '../actions/moves.service.ts'
import { selectCheapestChoice } from './cheapest.service.ts'
import { priceChoice, readDestination, readStoredAddress } from './promise.service.ts'
import { closeProposal, openProposal } from './proposals.service.ts'
import { selectAgreedDelivery, selectOpenProposals, selectTerms } from './terms.queries.ts'
import { costsTheSame, judgeTermsAction, sumTerms } from './terms.rules.ts'
import { addTerms, insertParcel, type ActingOnTerms } from './terms.service.ts'
import * as t from '#domains/trades/texts.ts'

type Changed = OperationReply<typeof chooseDelivery>

/** Under the trade's lock, so that the second of two parallel steps is judged after the first. */
export async function lockTerms(tx: Tx, accountId: AccountId, tradeId: number): Promise<ActingOnTerms> {
  const trade = (await lockTrade(tx, tradeId)) ?? refuse('not_found')
  const mover = getMover(trade, accountId) ?? refuse('not_found')
  const [terms, proposals] = [await selectTerms(tx, [tradeId]), await selectOpenProposals(tx, [tradeId])]
  return {
    trade,
    mover,
    terms: terms.get(tradeId),
    proposal: proposals.get(tradeId),
    now: await readClock(tx),
  }
}

export function refuseUnlessAllowed(
  action: TermsAction,
  { trade, mover, terms, proposal, now }: ActingOnTerms,
) {
  const state = {
    ...trade,
    terms: terms ?? null,
    proposal: proposal ?? null,
    has_open_default: trade.openDefault !== null,
  }
  refuseRejected(judgeTermsAction(action, mover.side, state, now))
}

interface Call {
  accountId: AccountId
  idempotencyKey: IdempotencyKey | null
}

function changeTerms<Reply>(
  db: Db,
  { accountId, idempotencyKey }: Call,
  tradeId: number,
  work: (tx: Tx, acting: ActingOnTerms) => Promise<Reply>,
): Promise<Reply> {
  return transact(db, async (tx) => {
    const acting = await lockTerms(tx, accountId, tradeId)
    return await withIdempotency(tx, idempotencyKey, () => work(tx, acting))
  })
}

const getAuthor = ({ mover }: ActingOnTerms) => ({ set_by: mover.account_id, side: mover.side })

const record = (tx: Tx, { trade, mover, now }: ActingOnTerms, step: Parameters<typeof moveTrade>[3]) =>
  moveTrade(tx, trade, { moved_by: mover.account_id, side: mover.side }, step, now)

export function chooseTradeDelivery(
  db: Db,
  call: Call,
  { id, delivery, total_cents: seenCents }: OperationValues<typeof chooseDelivery>,
): Promise<Changed> {
  return changeTerms(db, call, id, async (tx, acting) => {
    refuseUnlessAllowed('choose_delivery', acting)
    const terms = must(acting.terms, 'terms')
    const offered = must(await selectAgreedDelivery(tx, id), 'offered delivery')
    const outcome = await priceChoice(tx, offered, {
      buyer_id: call.accountId,
      quantity: terms.quantity,
      items_cents: terms.items_cents,
      choice: delivery,
      seenCents,
    })
    if (outcome.outcome === 'refused') return refuse(outcome.key, outcome.details)
    const { address, ...promised } = outcome.reply
    const author = { ...getAuthor(acting), cause: 'chosen' as const }
    const total = await addTerms(tx, terms, promised, author, { address, at: acting.now })
    await record(tx, acting, { action: 'delivery_chosen', total_cents: total })
    return { trade_id: id, total_cents: total }
  })
}

/** The buyer has had 48 hours. */
export function chooseDeliveryForBuyer(db: Db, call: Call, id: number): Promise<Changed> {
  return changeTerms(db, call, id, async (tx, acting) => {
    refuseUnlessAllowed('choose_for_buyer', acting)
    const before = must(acting.terms, 'terms')
    const { terms, address } = await selectCheapestChoice(tx, acting.trade, before)
    const author = { ...getAuthor(acting), cause: 'seller_chose' as const }
    const total = await addTerms(tx, before, terms, author, { address, at: acting.now })
    await record(tx, acting, { action: 'delivery_chosen', total_cents: total })
    return { trade_id: id, total_cents: total }
  })
}

export function changeAddressOfTrade(
  db: Db,
  call: Call,
  { id, address_id: addressId }: { id: number; address_id: number },
): Promise<Changed> {
  return changeTerms(db, call, id, async (tx, acting) => {
    refuseUnlessAllowed('change_address', acting)
    const terms = must(acting.terms, 'terms')
    const address = await readStoredAddress(tx, call.accountId, addressId)
    const offered = must(await selectAgreedDelivery(tx, id), 'offered delivery')
    if (!costsTheSame(terms, offered.from, await readDestination(tx, address))) {
      refuse('price_changed', { message: t.delivery_there_costs_something_else() })
    }
    const author = { ...getAuthor(acting), cause: 'address' as const }
    const total = await addTerms(tx, terms, terms, author, { address, at: acting.now })
    await record(tx, acting, { action: 'address_changed' })
    return { trade_id: id, total_cents: total }
  })
}

export function proposeTradeChange(
  db: Db,
  call: Call,
  { id, kind, reason, ...values }: OperationValues<typeof proposeChange>,
): Promise<OperationReply<typeof proposeChange>> {
  return changeTerms(db, call, id, async (tx, acting) => {
    refuseUnlessAllowed(`propose_${kind}`, acting)
    const proposal = {
      kind,
      items_cents: values.items_cents ?? null,
      delivery_cents: values.delivery_cents ?? null,
      quantity: values.quantity ?? null,
      joined_to: values.joined_to ?? null,
    }
    return await openProposal(tx, acting, proposal, reason)
  })
}

export function answerTradeProposal(
  db: Db,
  call: Call,
  input: { id: number; proposal_id: number; answer: 'accept' | 'decline' | 'withdraw' },
): Promise<Changed> {
  return changeTerms(db, call, input.id, async (tx, acting) => {
    if (acting.proposal?.id !== input.proposal_id) refuse('proposal_ended')
    refuseUnlessAllowed(input.answer === 'withdraw' ? 'withdraw_proposal' : 'answer_proposal', acting)
    await closeProposal(tx, acting, acting.proposal, input.answer)
    const terms = (await selectTerms(tx, [input.id])).get(input.id)
    const { price_cents: price, quantity } = acting.trade
    return { trade_id: input.id, total_cents: terms ? sumTerms(terms) : price * quantity }
  })
}

export function changeTrackingOfTrade(
  db: Db,
  accountId: AccountId,
  { id, carrier, number }: OperationValues<typeof changeTracking>,
): Promise<Changed> {
  return changeTerms(db, { accountId, idempotencyKey: null }, id, async (tx, acting) => {
    refuseUnlessAllowed('change_tracking', acting)
    await insertParcel(tx, acting, { carrier, number })
    await record(tx, acting, { action: 'tracking_changed' })
    const { price_cents: price, quantity } = acting.trade
    return { trade_id: id, total_cents: acting.terms ? sumTerms(acting.terms) : price * quantity }
  })
}
