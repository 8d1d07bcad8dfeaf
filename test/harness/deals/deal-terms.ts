import { buyNow } from '#domains/auctions/common/bidding.ts'
import { addAddress } from '#domains/delivery/common/addresses.ts'
import type { DeliveryOption } from '#domains/delivery/common/delivery-options.shapes.ts'
import { setListingStatus } from '#domains/moderation/common/moderation.ts'
import { createListing } from '#domains/selling/common/own-listings.ts'
import type { Trade } from '#domains/trades/common/trades.ts'
import { getTrade } from '#domains/trades/common/trades.ts'
import { aCourierOption } from './delivery-options.ts'
import { aCategory } from '../market/market.ts'
import { aMember } from '../market/people.ts'
import type { Market, Person } from '../test-app.ts'

export const courier = aCourierOption({
  north_cents: 700,
  south_cents: 1200,
  rural_cents: 450,
  further_cents: 200,
  days_to_send: 2,
  is_tracked: true,
})

interface DealWishes {
  seller?: Person
  buyer?: Person
  quantity?: number
  price_cents?: number
  pickup?: 'none' | 'allowed' | 'must'
  delivery_options?: DeliveryOption[]
  is_rural?: boolean
}

export async function aListingWithDelivery(app: Market, wishes: DealWishes = {}) {
  const { seller = await aMember(app), quantity = 1, price_cents: price = 2400 } = wishes
  const { pickup = 'allowed', delivery_options: options = [courier] } = wishes
  const draft = await app.as(seller).call(createListing, {
    type: 'general',
    title: 'Hand-thrown bowl',
    category_id: await aCategory(app, 'general'),
    condition: 'new',
    description: 'Glazed in Nelson.',
    sale_method: 'fixed_price',
    buy_now_price_cents: price,
    quantity,
    pickup,
    delivery_options: options,
    suburb: 'te-aro',
  })
  const published = await app.as(seller).call(setListingStatus, { id: draft.id, status: 'active' })
  if (published.status !== 'active') throw new Error(`Not published: ${JSON.stringify(published)}`)
  return { id: draft.id, seller }
}

export async function anAddress(
  app: Market,
  person: Person,
  { is_rural: isRural = false, suburb = 'petone' } = {},
) {
  return await app.as(person).call(addAddress, {
    name: 'Ana Parata',
    line1: '12 Kōwhai Ridge Road',
    line2: '',
    suburb,
    postcode: suburb === 'petone' ? '5012' : '8011',
    is_rural: isRural,
  })
}

/** Bought with courier, to the buyer's address. */
export async function aDeal(app: Market, wishes: DealWishes = {}) {
  const { id: listingId, seller } = await aListingWithDelivery(app, wishes)
  const { buyer = await aMember(app), quantity = 1 } = wishes
  const address = await anAddress(app, buyer, { is_rural: wishes.is_rural ?? false })
  const bought = await app.as(buyer).call(buyNow, {
    id: listingId,
    quantity,
    delivery: { method: 'option', option_id: 1, address_id: address.id },
  })
  if (!bought.trade_id) throw new Error(`Not bought: ${JSON.stringify(bought)}`)
  return {
    trade_id: bought.trade_id,
    total_cents: bought.total_cents,
    listing_id: listingId,
    seller,
    buyer,
    address,
  }
}

export const readTrade = async (app: Market, person: Person, id: number) =>
  (await app.as(person).call(getTrade, { id })) as Trade
