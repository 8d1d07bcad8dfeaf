import { listChoices, type PricedChoice } from '#domains/delivery/common/delivery-price.ts'
import { selectDefaultAddress } from '#domains/delivery/server/addresses.service.ts'
import type { TradeMove, TradeStatus } from '#domains/trades/common/trades.ts'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import type { Tx } from '#platform/server/database/db.ts'
import { promiseDelivery, type PromisedTerms } from './terms/promise.service.ts'
import { selectOfferedDelivery, selectTerms } from './terms/terms.queries.ts'
import { sumTerms, type Proposal } from './terms/terms.rules.ts'

/** Trades of the past, made without a notice to anybody. */

export interface PastSale {
  listing_id: ListingId
  buyer_id: AccountId
  quantity: number
  /** For all pieces. */
  items_cents: number
}

/** @param choose picks one of what is delivered to the buyer's default address, cheapest first */
export async function promisePastDelivery(
  tx: Tx,
  { listing_id: listingId, ...sale }: PastSale,
  choose: (choices: PricedChoice[]) => PricedChoice | undefined,
): Promise<PromisedTerms | null> {
  const offered = await selectOfferedDelivery(tx, listingId)
  const address = await selectDefaultAddress(tx, sale.buyer_id)
  const chosen = offered && choose(listChoices(offered, offered.from, address ?? null, sale.quantity))
  if (!chosen) return null
  const to = address && chosen.method !== 'pickup' ? { address_id: address.id } : {}
  const of = chosen.option ? { option_id: chosen.option.id } : {}
  const choice = { method: chosen.method, ...of, ...to }
  const outcome = await promiseDelivery(tx, listingId, { ...sale, choice, seenCents: null })
  if (outcome.outcome === 'refused')
    throw new Error(`A past delivery would have been refused: ${outcome.key}`)
  return outcome.reply
}

export interface PastStep {
  side: 'buyer' | 'seller'
  action: TradeMove['action']
  to?: TradeStatus
  isPaymentConfirmed?: boolean
  reason?: string
  total_cents?: number
  at: Date
}

export async function recordPastSteps(tx: Tx, tradeId: number, steps: readonly PastStep[]): Promise<void> {
  for (const step of steps) {
    const { side, action, reason = '', total_cents: totalCents = null, at } = step
    const trade = await selectSides(tx, tradeId)
    const { to = trade.status, isPaymentConfirmed = trade.payment_confirmed } = step
    await tx
      .insertInto('trade_moves')
      .values({
        trade_id: tradeId,
        moved_by: trade[`${side}_id`],
        side,
        action,
        from_status: trade.status,
        to_status: to,
        reason,
        total_cents: totalCents,
        at,
      })
      .execute()
    await tx
      .updateTable('trades')
      .set({ status: to, payment_confirmed: isPaymentConfirmed })
      .where('id', '=', tradeId)
      .execute()
  }
}

const selectSides = (tx: Tx, tradeId: number) =>
  tx
    .selectFrom('trades')
    .select(['buyer_id', 'seller_id', 'status', 'payment_confirmed'])
    .where('id', '=', tradeId)
    .executeTakeFirstOrThrow()

export async function recordPastParcel(
  tx: Tx,
  tradeId: number,
  { carrier, number, at }: { carrier: string; number: string; at: Date },
): Promise<void> {
  const { seller_id: sellerId } = await selectSides(tx, tradeId)
  await tx
    .insertInto('trade_parcels')
    .values({ trade_id: tradeId, sent_by: sellerId, carrier, number, at })
    .execute()
}

/** A proposal of another total, or to cancel all; still open, or accepted by the other side. */
export async function recordPastProposal(
  tx: Tx,
  tradeId: number,
  proposed: { side: 'buyer' | 'seller'; reason: string; at: Date; accepted_at: Date | null } & (
    | { kind: 'total'; items_cents: number; delivery_cents: number | null }
    | { kind: 'cancel' }
  ),
): Promise<void> {
  const { side, reason, at, accepted_at: acceptedAt } = proposed
  const trade = await selectSides(tx, tradeId)
  const terms = (await selectTerms(tx, [tradeId])).get(tradeId)
  if (!terms) throw new Error('A trade without terms has no proposals')
  const answering = side === 'buyer' ? 'seller' : 'buyer'
  const change: Proposal =
    proposed.kind === 'total'
      ? {
          kind: 'total',
          items_cents: proposed.items_cents,
          delivery_cents: proposed.delivery_cents,
          quantity: null,
          joined_to: null,
        }
      : {
          kind: 'cancel',
          items_cents: null,
          delivery_cents: null,
          quantity: terms.quantity,
          joined_to: null,
        }
  await tx
    .insertInto('trade_proposals')
    .values({
      trade_id: tradeId,
      proposed_by: trade[`${side}_id`],
      side,
      reason,
      version: terms.version,
      ...change,
      proposed_at: at,
      ...(acceptedAt && { ended_at: acceptedAt, ended_by: trade[`${answering}_id`], outcome: 'accepted' }),
    })
    .execute()
  const total =
    proposed.kind === 'total' ? proposed.items_cents + (proposed.delivery_cents ?? 0) : sumTerms(terms)
  await recordPastSteps(tx, tradeId, [{ side, action: 'proposed', reason, total_cents: total, at }])
  if (acceptedAt && proposed.kind === 'cancel') {
    const step = { side: answering, action: 'cancelled', to: 'cancelled', reason, at: acceptedAt } as const
    await recordPastSteps(tx, tradeId, [step])
  }
}
