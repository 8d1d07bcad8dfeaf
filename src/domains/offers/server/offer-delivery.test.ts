import { afterAll, beforeAll, expect, test } from 'vitest'
import { addAddress } from '#domains/delivery/common/addresses.ts'
import type { DeliveryOption } from '#domains/delivery/common/delivery-options.shapes.ts'
import { answerOffer, getOffer, listOffers, makeOffer } from '#domains/offers/common/offers.ts'
import { getTrade } from '#domains/trades/common/trades.ts'
import { aCourierOption } from '#test/harness/deals/delivery-options.ts'
import { edit } from '#test/harness/market/listing-life.ts'
import { aFixedPriceListing } from '#test/harness/market/market.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app[Symbol.asyncDispose]())

const courier = aCourierOption({ id: 1, north_cents: 7_00, south_cents: 7_00, rural_cents: 4_50 })

async function anAddressOf(person: Person): Promise<number> {
  const home = { name: 'Mere Kahu', line1: '3 Mill Road', suburb: 'petone', postcode: '5012', is_rural: true }
  return (await app.as(person).call(addAddress, home)).id
}

async function aDeliveredListing(changes: { auto_accept_cents?: number } = {}) {
  const { id, seller } = await aFixedPriceListing(app)
  await edit(app, seller, id, { accepts_offers: true, delivery_options: [courier], ...changes })
  const buyer = await aMember(app)
  const delivery = { method: 'option', option_id: 1, address_id: await anAddressOf(buyer) } as const
  const offer = (total?: number) =>
    app.as(buyer).call(makeOffer, {
      listing_id: id,
      amount_cents: 24_00,
      delivery,
      ...(total !== undefined && { total_cents: total }),
    })
  const changeOptions = (options: DeliveryOption[]) => edit(app, seller, id, { delivery_options: options })
  return { id, seller, buyer, delivery, offer, changeOptions }
}

const countOffers = async (person: Person) => (await app.as(person).call(listOffers, { role: 'buyer' })).total

test('makeOffer stores the delivery and answers the total', async () => {
  const { offer } = await aDeliveredListing()
  expect(await offer(35_50)).toMatchObject({
    amount_cents: 24_00,
    total_cents: 35_50,
    delivery: { method: 'option', kind: 'courier', delivery_cents: 7_00, rural_cents: 4_50 },
  })
})

test('makeOffer refuses another total with the new one when the option was edited, and offers nothing', async () => {
  const { buyer, offer, changeOptions } = await aDeliveredListing()
  await changeOptions([{ ...courier, north_cents: 9_00 }])
  expect(await offer(35_50)).toMatchObject({ status: 409, key: 'price_changed', total_cents: 37_50 })
  expect(await countOffers(buyer)).toBe(0)
  expect(await offer(37_50)).toMatchObject({ total_cents: 37_50 })
})

test('makeOffer refuses an option that was removed, and offers nothing', async () => {
  const { buyer, offer, changeOptions } = await aDeliveredListing()
  await changeOptions([{ ...courier, id: 2 }])
  expect(await offer(35_50)).toMatchObject({ status: 409, key: 'price_changed' })
  expect(await countOffers(buyer)).toBe(0)
})

test('makeOffer refuses the address of another person', async () => {
  const { id, buyer } = await aDeliveredListing()
  const addressId = await anAddressOf(await aMember(app))
  const refused = await app.as(buyer).call(makeOffer, {
    listing_id: id,
    amount_cents: 24_00,
    delivery: { method: 'option', option_id: 1, address_id: addressId },
  })
  expect(refused).toMatchObject({ status: 422, errors: { address_id: 'Choose one of your addresses' } })
  expect(await countOffers(buyer)).toBe(0)
})

test('an offer keeps its delivery through counters, and the trade has it', async () => {
  const { seller, buyer, offer, changeOptions } = await aDeliveredListing()
  const { id } = await offer(35_50)
  const countered = await app.as(seller).call(answerOffer, { id, action: 'counter', amount_cents: 30_00 })
  expect(countered).toMatchObject({ total_cents: 41_50, delivery: { delivery_cents: 7_00 } })
  // The price that was offered holds after the listing changes.
  await changeOptions([{ ...courier, north_cents: 9_00 }])
  const accept = (total: number) =>
    app.as(buyer).call(answerOffer, { id, action: 'accept', total_cents: total })
  expect(await accept(43_50)).toMatchObject({ status: 409, key: 'price_changed', total_cents: 41_50 })
  expect(await app.as(buyer).call(getOffer, { id })).toMatchObject({ status: 'countered', trade_id: null })
  const { trade_id: tradeId } = await accept(41_50)
  expect(await app.as(seller).call(getTrade, { id: tradeId ?? 0 })).toMatchObject({
    terms: { items_cents: 30_00, total_cents: 41_50, delivery: { delivery_cents: 7_00, rural_cents: 4_50 } },
  })
})

test('a buyer who has not chosen chooses when accepting', async () => {
  const { id: listingId, seller, buyer, delivery } = await aDeliveredListing()
  const made = await app.as(buyer).call(makeOffer, { listing_id: listingId, amount_cents: 24_00 })
  expect(made).toMatchObject({ delivery: null, total_cents: 24_00 })
  const { id } = made
  await app.as(seller).call(answerOffer, { id, action: 'counter', amount_cents: 30_00 })
  const accepted = await app
    .as(buyer)
    .call(answerOffer, { id, action: 'accept', delivery, total_cents: 41_50 })
  expect(accepted).toMatchObject({ status: 'accepted', total_cents: 41_50 })
})

test('an offer accepted beforehand becomes a trade with its delivery', async () => {
  const { buyer, offer } = await aDeliveredListing({ auto_accept_cents: 20_00 })
  const { trade_id: tradeId, status } = await offer(35_50)
  expect(status).toBe('accepted')
  expect(await app.as(buyer).call(getTrade, { id: tradeId ?? 0 })).toMatchObject({
    terms: { total_cents: 35_50, delivery: { method: 'option', rural_cents: 4_50 } },
  })
})
