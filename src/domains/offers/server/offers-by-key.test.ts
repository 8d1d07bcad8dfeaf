import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerOffer, listOffers, makeOffer, withdrawOffer } from '#domains/offers/common/offers.ts'
import { createListing } from '#domains/selling/common/own-listings.ts'
import { setListingStatus } from '#domains/moderation/common/moderation.ts'
import { aCategory } from '#test/harness/market/market.ts'
import { aKey } from '#test/harness/market/partners.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app[Symbol.asyncDispose]())

async function anOffer() {
  const [seller, buyer] = [await aMember(app), await aMember(app)]
  const { id: listingId } = await app.as(seller).call(createListing, {
    type: 'general',
    title: 'Hand-thrown bowl',
    category_id: await aCategory(app, 'general'),
    condition: 'new',
    description: 'Glazed in Nelson.',
    sale_method: 'fixed_price',
    buy_now_price_cents: 5000,
    accepts_offers: true,
    pickup: 'allowed',
    suburb: 'te-aro',
  })
  await app.as(seller).call(setListingStatus, { id: listingId, status: 'active' })
  const offer = await app.as(buyer).call(makeOffer, { listing_id: listingId, amount_cents: 4000 })
  if (offer.key) throw new Error(JSON.stringify(offer))
  return { seller, buyer, listing_id: listingId }
}

const withKey = async (person: Person): Promise<Person> => {
  const { token } = await aKey(app, person, ['offers:read', 'offers:write'])
  return { ...person, token }
}

test('a key reads and declines an offer, but never accepts or counters it', async () => {
  const { seller, listing_id } = await anOffer()
  const program = await withKey(seller)
  const [offer] = (await app.as(program).call(listOffers, { listing: listing_id })).items
  const { id } = offer!
  const answer = (action: 'accept' | 'counter' | 'decline') =>
    app.as(program).call(answerOffer, { id, action, ...(action === 'counter' && { amount_cents: 4500 }) })
  expect(await answer('accept')).toMatchObject({ status: 403, key: 'forbidden' })
  expect(await answer('counter')).toMatchObject({ status: 403, key: 'forbidden' })
  expect((await app.as(seller).call(listOffers, { listing: listing_id })).items[0]).toMatchObject({
    status: 'pending',
  })
  expect(await answer('decline')).toMatchObject({ status: 'declined' })
})

test('a key withdraws what its owner offered, and offers nothing', async () => {
  const { buyer, listing_id } = await anOffer()
  const program = await withKey(buyer)
  expect(await app.as(program).call(makeOffer, { listing_id, amount_cents: 4100 })).toMatchObject({
    key: 'forbidden',
  })
  expect(await app.as(program).call(withdrawOffer, { listing: listing_id, buyer: buyer.id })).toEqual({
    ok: true,
  })
})
