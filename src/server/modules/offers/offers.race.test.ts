import { afterAll, beforeAll, expect, test } from 'vitest'
import { buyNow, placeBid } from '#contract/bidding.ts'
import { getListing } from '#contract/listings.ts'
import { answerOffer, listOffers, makeOffer, sendFixedPriceOffer } from '#contract/offers.ts'
import { setListingStatus } from '#contract/own-listings.ts'
import { addFavourite } from '#contract/watching.ts'
import { findAllAnomalies } from '#server/modules/invariants/invariants.service.ts'
import { aStage, times, type Stage } from '#test/harness/bid-races.ts'
import { aBidOn, edit, letItEnd } from '#test/harness/listing-life.ts'
import { aFixedPriceListing, aLiveAuction } from '#test/harness/market.ts'

let stage: Stage
beforeAll(async () => void (stage = await aStage()))
afterAll(() => stage[Symbol.asyncDispose]())

const tradesOn = async (listing_id: number) =>
  await stage.app.platform.db
    .selectFrom('trades')
    .select(['how', 'quantity'])
    .where('listing_id', '=', listing_id)
    .execute()

/** Something that takes offers, with one from each of so many people. */
async function anOfferedBowl(buyers: number, quantity = 1) {
  const { app, seller, people } = stage
  const { id } = await aFixedPriceListing(app, { seller, quantity })
  await edit(app, seller, id, { accepts_offers: true })
  const offers = await Promise.all(
    people.slice(0, buyers).map(async (buyer, n) => {
      const amount_cents = 30_00 + n
      return await app.as(buyer).call(makeOffer, { listing_id: id, amount_cents })
    }),
  )
  return { id, offers }
}

test('accepted while somebody buys it: one sale', async () => {
  const { app, seller, people } = stage
  await Promise.all(
    times(30, async (n) => {
      const { id, offers } = await anOfferedBowl(1)
      const calls = [
        () => app.as(seller).call(answerOffer, { id: offers[0]!.id, action: 'accept' }),
        () => app.as(people.at(-1)!).call(buyNow, { id }),
      ]
      const answers = await Promise.all(
        (n % 2 ? calls : calls.toReversed()).map(async (call) => await call()),
      )
      expect(answers.filter(({ key }) => !key)).toHaveLength(1)
      expect(answers.find(({ key }) => key)).toMatchObject({ key: 'listing_closed' })
      expect(await tradesOn(id)).toHaveLength(1)
    }),
  )
})

test('two offers accepted at once on one thing, and five on three: as many sales as there are pieces', async () => {
  const { app, seller } = stage
  for (const [buyers, quantity] of [
    [2, 1],
    [5, 3],
  ] as const) {
    await Promise.all(
      times(10, async () => {
        const { id, offers } = await anOfferedBowl(buyers, quantity)
        const answers = await Promise.all(
          offers.map((offer) => app.as(seller).call(answerOffer, { id: offer.id, action: 'accept' })),
        )
        expect(answers.filter(({ status }) => status === 'accepted')).toHaveLength(quantity)
        expect(await tradesOn(id)).toHaveLength(quantity)
        expect(await app.as(null).call(getListing, { id })).toMatchObject({
          status: 'sold',
          quantity_left: 0,
        })
      }),
    )
  }
})

test('accepted and taken back at once: one of the two', async () => {
  const { app, seller, people } = stage
  await Promise.all(
    times(30, async (n) => {
      const { id, offers } = await anOfferedBowl(1)
      const calls = [
        () => app.as(seller).call(answerOffer, { id: offers[0]!.id, action: 'accept' as const }),
        () => app.as(people[0]!).call(answerOffer, { id: offers[0]!.id, action: 'withdraw' as const }),
      ]
      const answers = await Promise.all(
        (n % 2 ? calls : calls.toReversed()).map(async (call) => await call()),
      )
      expect(answers.filter(({ key }) => !key)).toHaveLength(1)
      const is_accepted = answers.some(({ status }) => status === 'accepted')
      expect(await tradesOn(id)).toHaveLength(is_accepted ? 1 : 0)
    }),
  )
})

test('accepted while the first bid lands, or while it is withdrawn: one of the two', async () => {
  const { app, seller, people } = stage
  await Promise.all(
    times(30, async (n) => {
      const { id } = await aLiveAuction(app, { seller })
      await edit(app, seller, id, { accepts_offers: true })
      const offer = await app.as(people[0]!).call(makeOffer, { listing_id: id, amount_cents: 80_00 })
      const [accepted, other] = await Promise.all([
        app.as(seller).call(answerOffer, { id: offer.id, action: 'accept' }),
        n % 2
          ? app.as(people[1]!).call(placeBid, { listing_id: id, max_cents: 90_00 })
          : app.as(seller).call(setListingStatus, { id, status: 'withdrawn' }),
      ])
      expect([accepted.key, other.key].filter(Boolean)).toHaveLength(1)
      expect(await tradesOn(id)).toHaveLength(accepted.key ? 0 : 1)
    }),
  )
})

test('one buyer’s offer sent five times at once is one', async () => {
  const { app, seller, people } = stage
  const { id } = await aFixedPriceListing(app, { seller })
  await edit(app, seller, id, { accepts_offers: true })
  const answers = await Promise.all(
    times(5, () => app.as(people[0]!).call(makeOffer, { listing_id: id, amount_cents: 20_00 })),
  )
  expect(answers.filter(({ key }) => !key)).toHaveLength(1)
  expect(answers.filter(({ key }) => key === 'offer_open')).toHaveLength(4)
})

test('a fixed price after the auction, accepted by everyone at once, is sold once; sent twice, it is sent once', async () => {
  const { app, seller, people } = stage
  const { id } = await aLiveAuction(app, { seller, reserve_price_cents: 900_00 })
  await aBidOn(app, id)
  for (const person of people.slice(0, 4)) await app.as(person).call(addFavourite, { listing_id: id })
  await letItEnd(app, id)
  const sent = await Promise.all(
    times(3, () => app.as(seller).call(sendFixedPriceOffer, { listing_id: id, amount_cents: 60_00 })),
  )
  expect(sent.map(({ key }) => key ?? 'sent').sort()).toEqual(['already_offered', 'already_offered', 'sent'])
  const answers = await Promise.all(
    people.slice(0, 4).map(async (person) => {
      const [offer] = (await app.as(person).call(listOffers, { listing: id })).items
      return await app.as(person).call(answerOffer, { id: offer!.id, action: 'accept' })
    }),
  )
  expect(answers.filter(({ status }) => status === 'accepted')).toHaveLength(1)
  expect(await tradesOn(id)).toEqual([{ how: 'offer', quantity: 1 }])
})

test('after all of it the invariants hold', async () => {
  expect(await findAllAnomalies(stage.app.platform.db)).toEqual([])
})
