import { afterAll, beforeAll, expect, test } from 'vitest'
import { placeBid } from '#domains/auctions/common/bidding.ts'
import { getListing } from '#domains/listings/common/listings.ts'
import { listNotifications } from '#domains/messaging/common/notifications.ts'
import {
  answerOffer,
  getOffer,
  listOffers,
  sendSecondChance,
  type Offer,
} from '#domains/offers/common/offers.ts'
import { relistListing } from '#domains/selling/common/selling.ts'
import { getTrade, listTrades } from '#domains/trades/common/trades.ts'
import type { ListingId } from '#platform/common/ids.ts'
import { aFallenThroughAuction, cancelByDefault } from '#test/harness/market/trades.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'
import { letItEnd } from '#test/harness/market/listing-life.ts'
import { aLiveAuction } from '#test/harness/market/market.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({}, { nodes: 2 })
})
afterAll(() => app[Symbol.asyncDispose]())

const send = (seller: Person, listingId: number) =>
  app.as(seller).call(sendSecondChance, { listing_id: listingId })
const offerTo = async (person: Person, listingId: number) =>
  (await app.as(person).call(listOffers, { listing: listingId })).items[0]!
const tradesOn = (listingId: ListingId) =>
  app.platform.db
    .selectFrom('trades')
    .select(['how', 'status', 'price_cents', 'buyer_id'])
    .where('listing_id', '=', listingId)
    .orderBy('id')
    .execute()

test('after a default the next bidder is offered it at their maximum, and buys it', async () => {
  const { id, seller, winner, bidders } = await aFallenThroughAuction(app, [90_00, 70_00, 80_00])
  const next = bidders[2]!
  const { viewer } = await app.as(seller).call(listOffers, { listing: id })
  expect(viewer?.second_chance).toMatchObject({ amount_cents: 80_00 })
  expect(await send(winner, id)).toMatchObject({ key: 'not_fallen_through' })
  const idempotencyKey = { idempotencyKey: 'chance-by-one-key' }
  const sent = await app.as(seller).call(sendSecondChance, { listing_id: id }, idempotencyKey)
  expect(sent).toMatchObject({ amount_cents: 80_00 })
  expect(await app.as(seller).call(sendSecondChance, { listing_id: id }, idempotencyKey)).toEqual(sent)
  expect(await send(seller, id)).toMatchObject({ key: 'already_offered' })
  await app.settle()
  const { items } = await app.as(next).call(listNotifications, {})
  expect(items[0]).toMatchObject({ title: expect.stringMatching(/^A second chance/) })
  expect(items[0]!.body).toContain('NZ$\u00a080,')
  expect(await app.as(null).call(getListing, { id })).toMatchObject({ closing: { fell_through: true } })
  const offer = await offerTo(next, id)
  expect(offer).toMatchObject({
    kind: 'second_chance',
    amount_cents: 80_00,
    may: { accept: true, counter: null },
  })
  expect(
    await app.as(next).call(answerOffer, { id: offer.id, action: 'counter', amount_cents: 1 }),
  ).toMatchObject({
    key: 'offers_used_up',
  })
  const { trade_id } = (await app.as(next).call(answerOffer, { id: offer.id, action: 'accept' })) as Offer
  expect(await app.as(next).call(getTrade, { id: trade_id! })).toMatchObject({
    how: 'second_chance',
    status: 'agreed',
    total_cents: 80_00,
  })
  expect(await app.as(null).call(getListing, { id })).toMatchObject({
    status: 'sold',
    closing: { outcome: 'sold', price_cents: 80_00, fell_through: false },
  })
  expect(await app.as(seller).call(relistListing, { id })).toMatchObject({ key: 'not_relistable' })
  expect(await send(seller, id)).toMatchObject({ key: 'not_fallen_through' })
})

test('a bidder who declines isn’t offered it again, and the next one is, until none is left', async () => {
  const { id, seller, bidders } = await aFallenThroughAuction(app, [90_00, 70_00, 80_00])
  for (const requested of [bidders[2]!, bidders[1]!]) {
    await send(seller, id)
    const { id: offerId } = await offerTo(requested, id)
    expect(await app.as(requested).call(answerOffer, { id: offerId, action: 'decline' })).toMatchObject({
      status: 'declined',
    })
  }
  expect(await send(seller, id)).toMatchObject({ key: 'nobody_to_offer' })
  expect((await app.as(seller).call(listOffers, { listing: id })).viewer?.second_chance).toBeNull()
})

test('the next bidder is offered it if the second sale falls through too', async () => {
  const { id, seller, bidders } = await aFallenThroughAuction(app, [90_00, 70_00, 80_00])
  await send(seller, id)
  const offer = await offerTo(bidders[2]!, id)
  const { trade_id } = (await app
    .as(bidders[2]!)
    .call(answerOffer, { id: offer.id, action: 'accept' })) as Offer
  await cancelByDefault(app, trade_id!, seller, bidders[2]!)
  expect(await send(seller, id)).toMatchObject({ amount_cents: 70_00 })
})

test('a second chance is refused while the sale is open, after a week, or once relisted', async () => {
  const auction = await aLiveAuction(app)
  for (const maxCents of [50_00, 60_00]) {
    await app.as(await aMember(app)).call(placeBid, { listing_id: auction.id, max_cents: maxCents })
  }
  await letItEnd(app, auction.id)
  expect(await send(auction.seller, auction.id)).toMatchObject({ key: 'not_fallen_through' })

  const late = await aFallenThroughAuction(app, [90_00, 80_00])
  await app.platform.db
    .updateTable('trade_moves')
    .set({ at: new Date(Date.now() - 7 * 86_400_000) })
    .where('trade_id', '=', late.trade_id)
    .execute()
  expect(await send(late.seller, late.id)).toMatchObject({ key: 'not_fallen_through' })

  const relisted = await aFallenThroughAuction(app, [90_00, 80_00])
  await app.as(relisted.seller).call(relistListing, { id: relisted.id })
  expect(await send(relisted.seller, relisted.id)).toMatchObject({ key: 'already_relisted' })
})

test('two requests at once make one offer', async () => {
  const { id, seller } = await aFallenThroughAuction(app, [90_00, 70_00, 80_00])
  const answers = await Promise.all(Array.from({ length: 8 }, () => send(seller, id)))
  expect(answers.filter(({ key }) => key === 'already_offered')).toHaveLength(7)
})

test('a second chance accepted during a relisting ends one way, with one sale at most', async () => {
  for (let n = 0; n < 4; n += 1) {
    const { id, seller, bidders } = await aFallenThroughAuction(app, [90_00, 80_00])
    await send(seller, id)
    const offer = await offerTo(bidders[1]!, id)
    const calls = [
      () => app.as(bidders[1]!).call(answerOffer, { id: offer.id, action: 'accept' }),
      () => app.as(seller).call(relistListing, { id }),
    ]
    const answers = await Promise.all((n % 2 ? calls : calls.toReversed()).map(async (call) => await call()))
    expect(answers.filter((answer) => 'key' in answer)).toHaveLength(1)
    const current = (await tradesOn(id)).filter(({ status }) => status !== 'cancelled')
    const relisted = answers.some((answer) => 'closes_at' in answer && answer.status === 'draft')
    expect(current).toHaveLength(relisted ? 0 : 1)
  }
})

test('a second chance accepted many times at once is one sale', async () => {
  const { id, seller, bidders } = await aFallenThroughAuction(app, [90_00, 80_00])
  await send(seller, id)
  const offer = await offerTo(bidders[1]!, id)
  const answers = await Promise.all(
    Array.from({ length: 8 }, () =>
      app.as(bidders[1]!).call(answerOffer, { id: offer.id, action: 'accept' }),
    ),
  )
  expect(answers.filter(({ key }) => key)).toHaveLength(7)
  expect(await app.as(bidders[1]!).call(getOffer, { id: offer.id })).toMatchObject({ status: 'accepted' })
  const bought = await app.as(bidders[1]!).call(listTrades, { role: 'buyer' })
  expect(bought.items.filter(({ listing }) => listing.id === id)).toHaveLength(1)
})
