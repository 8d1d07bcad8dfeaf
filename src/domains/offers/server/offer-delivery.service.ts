import type { DeliveryChoice } from '#domains/delivery/common/delivery-options.shapes.ts'
import type { Offer } from '#domains/offers/common/offers.ts'
import { promiseDelivery, type PromisedTerms } from '#domains/trades/server/trades.service.ts'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import type { Tx } from '#platform/server/database/db.ts'
import { fromColumn } from '#platform/server/database/from-column.ts'
import { accepted, type Outcome, refused } from '#platform/server/refusal.ts'
import type { OfferRow } from './offers.queries.ts'

/** As stored with an offer: the price may change, the delivery stays. The address goes once it ends. */
export type OfferedDelivery = Omit<PromisedTerms, 'quantity' | 'items_cents'>

export const getOfferedDelivery = ({ delivery }: Pick<OfferRow, 'delivery'>) =>
  fromColumn<OfferedDelivery | null>(delivery)

export const sumOffer = ({ amount_cents: amount, delivery }: Pick<OfferRow, 'amount_cents' | 'delivery'>) => {
  const offered = getOfferedDelivery({ delivery })
  return amount + (offered?.delivery_cents ?? 0) + (offered?.rural_cents ?? 0)
}

interface Promised {
  listing_id: ListingId
  buyer_id: AccountId
  amount_cents: number
  delivery: DeliveryChoice | undefined
  total_cents: number | undefined
}

/** @returns what to store: the new choice at today's prices, or what was chosen before */
export async function promiseWithOffer(
  tx: Tx,
  { listing_id: listingId, buyer_id: buyerId, amount_cents: amount, delivery, total_cents: seen }: Promised,
  before: Pick<OfferRow, 'delivery'> | undefined,
): Promise<Outcome<OfferedDelivery | null, 'price_changed'>> {
  if (!delivery) {
    const stored = before ? getOfferedDelivery(before) : null
    const total = amount + (stored?.delivery_cents ?? 0) + (stored?.rural_cents ?? 0)
    return seen === undefined || seen === total
      ? accepted(stored)
      : refused('price_changed', { total_cents: total })
  }
  const outcome = await promiseDelivery(tx, listingId, {
    buyer_id: buyerId,
    quantity: 1,
    items_cents: amount,
    choice: delivery,
    seenCents: seen ?? null,
  })
  if (outcome.outcome === 'refused') return outcome
  const { quantity: _quantity, items_cents: _items, ...offered } = outcome.reply
  return accepted(offered)
}

export function viewOfferedDelivery(row: Pick<OfferRow, 'delivery'>): Offer['delivery'] {
  const offered = getOfferedDelivery(row)
  if (!offered?.method || offered.method === 'joined') return null
  return {
    method: offered.method,
    kind: offered.option?.kind ?? null,
    name: offered.option?.name ?? '',
    delivery_cents: offered.delivery_cents,
    rural_cents: offered.rural_cents,
  }
}

/** For an offer that ended: the trade has its own copy. */
export const withoutAddress = (offered: OfferedDelivery | null) =>
  offered && JSON.stringify({ ...offered, address: null })
