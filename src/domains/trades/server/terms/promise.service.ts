import type { DeliveryChoice } from '#domains/delivery/common/delivery-options.shapes.ts'
import { listChoices, type Destination, type PricedChoice } from '#domains/delivery/common/delivery-price.ts'
import { selectOwnAddress } from '#domains/delivery/server/addresses.service.ts'
import { formatMoney } from '#platform/common/formats/formats.ts'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import type { Db } from '#platform/server/database/db.ts'
import { accepted, type Outcome, refuse, refused } from '#platform/server/refusal.ts'
import { sumTerms, undecided, type Terms } from './terms.rules.ts'
import {
  selectOfferedDelivery,
  selectPoint,
  type OfferedDelivery,
  type StoredAddress,
} from './terms.queries.ts'
import * as t from '#domains/trades/texts.ts'

/** A buyer's promise: the terms of the trade, stored as soon as it is agreed. */
export interface PromisedTerms extends Terms {
  address: StoredAddress | null
}

interface DeliveryPromise {
  buyer_id: AccountId
  quantity: number
  /** For all pieces. */
  items_cents: number
  choice: DeliveryChoice
  /** The total that the buyer saw; null if the client doesn't send it. */
  seenCents: number | null
}

export type PromiseOutcome = Outcome<PromisedTerms, 'price_changed'>

export async function readDestination(db: Db, { suburb, ...address }: StoredAddress): Promise<Destination> {
  return { ...address, ...(await selectPoint(db, suburb)) }
}

export async function readStoredAddress(
  db: Db,
  accountId: AccountId,
  addressId: number,
): Promise<StoredAddress> {
  const address = await selectOwnAddress(db, accountId, addressId)
  if (!address)
    return refuse('validation_failed', { errors: { address_id: t.choose_one_of_your_addresses() } })
  const {
    name,
    line1,
    line2,
    suburb,
    place_name: placeName,
    region,
    island,
    postcode,
    is_rural: isRural,
  } = address
  return { name, line1, line2, suburb, place_name: placeName, region, island, postcode, is_rural: isRural }
}

const refuseTotal = (message: string, totalCents?: number) =>
  refused('price_changed', { message, ...(totalCents !== undefined && { total_cents: totalCents }) })

function toTerms(
  base: Pick<Terms, 'quantity' | 'items_cents'>,
  { method, option, price }: PricedChoice,
): Terms {
  return {
    ...base,
    ...undecided,
    method,
    option,
    delivery_cents: price?.delivery_cents ?? null,
    rural_cents: price?.rural_cents ?? 0,
  }
}

/**
 * Prices the choice by what is offered at this moment, and refuses another total than the buyer
 * saw. Runs under the lock of the deal or of the trade.
 */
export async function priceChoice(
  db: Db,
  offered: OfferedDelivery,
  { buyer_id: buyerId, quantity, items_cents: items, choice, seenCents }: DeliveryPromise,
): Promise<PromiseOutcome> {
  const { method, option_id: optionId, address_id: addressId } = choice
  const address = addressId === undefined ? null : await readStoredAddress(db, buyerId, addressId)
  const destination = address && (await readDestination(db, address))
  const chosen = listChoices(offered, offered.from, destination, quantity).find(
    (one) => one.method === method && (one.option?.id ?? undefined) === optionId,
  )
  if (!chosen) return refuseTotal(t.that_delivery_isnt_offered_any_more())
  const terms = toTerms({ quantity, items_cents: items }, chosen)
  const total = sumTerms(terms)
  if (seenCents !== null && seenCents !== total) {
    return refuseTotal(t.the_total_is_now({ total: formatMoney(total) }), total)
  }
  return accepted({ ...terms, address: method === 'pickup' ? null : address })
}

export async function promiseDelivery(
  db: Db,
  listingId: ListingId,
  promise: DeliveryPromise,
): Promise<PromiseOutcome> {
  const offered = await selectOfferedDelivery(db, listingId)
  return offered
    ? await priceChoice(db, offered, promise)
    : refuseTotal(t.that_delivery_isnt_offered_any_more())
}
