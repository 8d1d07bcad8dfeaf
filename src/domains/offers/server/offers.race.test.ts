import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buyNow, placeBid } from '#domains/auctions/common/bidding.ts'
import { getListing } from '#domains/listings/common/listings.ts'
import { putMemberStatus } from '#domains/accounts/common/members/members.ts'
import { answerOffer, listOffers, makeOffer, sendFixedPriceOffer } from '#domains/offers/common/offers.ts'
import { setListingStatus } from '#domains/moderation/common/moderation.ts'
import { addFavourite } from '#domains/watchlist/common/watching.ts'
import { findAllAnomalies } from '#domains/insights/server/invariants/invariants.service.ts'
import type { ListingId } from '#platform/common/ids.ts'
import { transact } from '#platform/server/database/db.ts'
import { aStage, countBlocked, times, type Stage } from '#test/harness/auctions/bid-races.ts'
import { aBidOn, edit, letItClose } from '#test/harness/market/listing-life.ts'
import { aFixedPriceListing, aLiveAuction } from '#test/harness/market/market.ts'
import { aMember } from '#test/harness/market/people.ts'
import type { Person, TestApp } from '#test/harness/test-app.ts'

let stage: Stage
beforeAll(async () => void (stage = await aStage()))
afterAll(() => stage[Symbol.asyncDispose]())

const tradesOn = async (listingId: ListingId) =>
  await stage.app.platform.db
    .selectFrom('trades')
    .select(['how', 'quantity'])
    .where('listing_id', '=', listingId)
    .execute()

async function anOfferedBowl(buyers: number, quantity = 1) {
  const { app, seller, people } = stage
  const { id } = await aFixedPriceListing(app, { seller, quantity })
  await edit(app, seller, id, { accepts_offers: true })
  const offers = await Promise.all(
    people.slice(0, buyers).map(async (buyer, n) => {
      const amountCents = 30_00 + n
      return await app.as(buyer).call(makeOffer, { listing_id: id, amount_cents: amountCents })
    }),
  )
  return { id, offers }
}

test('an offer accepted during a purchase gives one sale', async () => {
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

test('offers accepted in parallel give as many sales as there are pieces', async () => {
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

async function aBusySeller() {
  const { app, people } = stage
  const seller = await aMember(app)
  const [bowls, auction, lamp] = await Promise.all([
    aFixedPriceListing(app, { seller, quantity: 20 }),
    aLiveAuction(app, { seller }),
    aLiveAuction(app, { seller, buy_now_price_cents: 90_00 }),
  ])
  await edit(app, seller, bowls.id, { accepts_offers: true })
  const [countered, waiting] = await Promise.all(
    people
      .slice(0, 2)
      .map((buyer) => app.as(buyer).call(makeOffer, { listing_id: bowls.id, amount_cents: 30_00 })),
  )
  await app.as(seller).call(answerOffer, { id: countered!.id, action: 'counter', amount_cents: 40_00 })
  const calls = [
    ...people.slice(2, 5).map((buyer) => () => app.as(buyer).call(buyNow, { id: bowls.id })),
    () => app.as(people[5]!).call(buyNow, { id: lamp.id }),
    () => app.as(people[0]!).call(answerOffer, { id: countered!.id, action: 'accept' }),
    () => app.as(seller).call(answerOffer, { id: waiting!.id, action: 'accept' }),
    () => app.as(people[6]!).call(makeOffer, { listing_id: bowls.id, amount_cents: 35_00 }),
    ...people
      .slice(7, 9)
      .map(
        (bidder, n) => () =>
          app.as(bidder).call(placeBid, { listing_id: auction.id, max_cents: (90 + n) * 100 }),
      ),
  ]
  return { seller, bowls, countered: countered!, calls }
}

const blocked = async (app: TestApp) => {
  while ((await countBlocked(app)) === 0) await pause(10)
}

const suspend = (admin: Person, id: number) =>
  stage.app.as(admin).call(putMemberStatus, { id, status: 'suspended', reason: 'Under review' })

test('no purchase, bid or acceptance succeeds after the seller’s suspension', async () => {
  const { app } = stage
  const admin = await aMember(app, { type: 'admin' })
  const sellers = await Promise.all(times(4, aBusySeller))
  const answers = await Promise.all(
    sellers.map(async ({ seller, calls }, n) => {
      const before = n % calls.length
      const first = calls.slice(0, before).map((call) => call())
      const suspended = suspend(admin, seller.id)
      const rest = calls.slice(before).map((call) => call())
      expect(await suspended).toMatchObject({ status: 'suspended' })
      // Begun after the admin had the answer, but before the listings are paused.
      const late = await Promise.all(calls.map((call) => call()))
      expect(late.filter(({ key }) => !key)).toEqual([])
      return [...(await Promise.all([...first, ...rest])), ...late]
    }),
  )
  expect(answers.flat().filter(({ status }) => Number(status) >= 500)).toEqual([])
  expect(answers.flat().some(({ key }) => !key)).toBe(true)
  const late = await app.platform.db
    .selectFrom('trades as t')
    .innerJoin('account_suspensions as s', 's.account_id', 't.seller_id')
    .select(['t.id', 't.how'])
    .where(
      't.seller_id',
      'in',
      sellers.map(({ seller }) => seller.id),
    )
    .whereRef('t.agreed_at', '>', 's.at')
    .execute()
  expect(late).toEqual([])
})

test.each(['a purchase', 'an acceptance'])('%s waits for a suspension that has begun', async (what) => {
  const { app, people } = stage
  const { seller, bowls, countered } = await aBusySeller()
  let sale: Promise<{ key?: string }> | undefined
  await transact(app.platform.db, async (tx) => {
    await tx.updateTable('accounts').set({ status: 'suspended' }).where('id', '=', seller.id).execute()
    sale =
      what === 'a purchase'
        ? app.as(people[2]!).call(buyNow, { id: bowls.id })
        : app.as(people[0]!).call(answerOffer, { id: countered.id, action: 'accept' })
    await Promise.race([sale, blocked(app)])
  })
  expect(await sale).toMatchObject({ key: 'not_allowed_to_bid' })
  expect(await tradesOn(bowls.id)).toEqual([])
})

test('an offer accepted and withdrawn at once ends one way', async () => {
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
      const isAccepted = answers.some(({ status }) => status === 'accepted')
      expect(await tradesOn(id)).toHaveLength(isAccepted ? 1 : 0)
    }),
  )
})

test('an offer accepted during the first bid or a withdrawal ends one way', async () => {
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

test('an offer sent five times at once is one', async () => {
  const { app, seller, people } = stage
  const { id } = await aFixedPriceListing(app, { seller })
  await edit(app, seller, id, { accepts_offers: true })
  const answers = await Promise.all(
    times(5, () => app.as(people[0]!).call(makeOffer, { listing_id: id, amount_cents: 20_00 })),
  )
  expect(answers.filter(({ key }) => !key)).toHaveLength(1)
  expect(answers.filter(({ key }) => key === 'offer_open')).toHaveLength(4)
})

test('a fixed-price offer sent in parallel is sent once, and accepted in parallel sells once', async () => {
  const { app, seller, people } = stage
  const { id } = await aLiveAuction(app, { seller, reserve_price_cents: 900_00 })
  await aBidOn(app, id)
  for (const person of people.slice(0, 4)) await app.as(person).call(addFavourite, { listing_id: id })
  // Events of the earlier races aren't dispatched for this one.
  await letItClose(app, id)
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

test('the invariants hold after all races', async () => {
  expect(await findAllAnomalies(stage.app.platform.db)).toEqual([])
})
