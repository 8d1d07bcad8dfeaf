import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { blockMember } from '#domains/accounts/common/blocks/blocks.ts'
import { buyNow } from '#domains/auctions/common/bidding.ts'
import { getListing } from '#domains/listings/common/listings.ts'
import { askQuestion } from '#domains/listings/common/questions/questions.ts'
import { setListingStatus } from '#domains/moderation/common/moderation.ts'
import { answerOffer, listOffers, makeOffer } from '#domains/offers/common/offers.ts'
import { searchListings } from '#domains/search/common/search.ts'
import { holdListing, liftHold, listHoldCandidates } from '#domains/selling/common/holds.ts'
import { createListing, listOwnListings } from '#domains/selling/common/own-listings.ts'
import { markSold, relistListing } from '#domains/selling/common/selling.ts'
import { addFavourite } from '#domains/watchlist/common/watching.ts'
import { write } from '#test/harness/market/chats.ts'
import { aBidOn, edit } from '#test/harness/market/listing-life.ts'
import { aFixedPriceListing, aLiveAuction, aRental } from '#test/harness/market/market.ts'
import { aMember } from '#test/harness/market/people.ts'
import { readExport } from '#test/harness/read-export.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app[Symbol.asyncDispose]())

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
const until = inHours(24)

const ask = (person: Person, listingId: number) =>
  app.as(person).call(askQuestion, { listing_id: listingId, text: 'Can you keep it for me?' })

async function aHeldListing({ quantity = 1 } = {}) {
  const { id, seller } = await aFixedPriceListing(app, { quantity })
  await edit(app, seller, id, { accepts_offers: true })
  const named = await aMember(app)
  await ask(named, id)
  const hold = await app.as(seller).call(holdListing, { id, until, buyer_id: named.id, note: 'Pays Friday' })
  return { id, seller, named, hold, stranger: await aMember(app) }
}

const letHoldsEnd = () =>
  sql`update listing_holds set at = at - interval '15 days', until = clock_timestamp() where ended_at is null`.execute(
    app.platform.db,
  )

const holdsOn = (id: number) =>
  sql<{ end_reason: string | null; ended_by: number | null }>`
    select end_reason, ended_by from listing_holds where listing_id = ${id} order by id`
    .execute(app.platform.db)
    .then(({ rows }) => rows)

test('a pending listing stays visible and shows until when, and only its seller reads the note', async () => {
  const { id, seller, named, stranger, hold } = await aHeldListing()
  const buyer = { id: named.id, name: expect.any(String) }
  expect(hold).toEqual({ id, hold: { until, buyer, note: 'Pays Friday' } })
  expect(await app.as(seller).call(getListing, { id })).toMatchObject({
    hold_until: until,
    viewer: { hold: { until, buyer, note: 'Pays Friday' }, is_hold_mine: false },
  })
  expect(await app.as(named).call(getListing, { id })).toMatchObject({
    hold_until: until,
    viewer: { hold: null, is_hold_mine: true, may_buy_now: true, why_not: null },
  })
  expect(await app.as(stranger).call(getListing, { id })).toMatchObject({
    status: 'active',
    hold_until: until,
    buy_now_price_cents: 5000,
    viewer: {
      hold: null,
      is_hold_mine: false,
      may_buy_now: false,
      why_not: expect.stringMatching(/^This listing is pending until/),
    },
  })
  expect(JSON.stringify(await app.as(null).call(getListing, { id }))).not.toMatch(/Pays Friday/)
  await app.settle()
  const { items } = await app.as(null).call(searchListings, { seller: seller.id })
  expect(items).toMatchObject([{ id, hold_until: until }])
  expect((await app.as(seller).call(listOwnListings, {})).items).toMatchObject([{ id, hold: hold.hold }])
  expect(await app.as(stranger).call(addFavourite, { listing_id: id })).toMatchObject({
    id: expect.any(Number),
  })
  expect(await ask(stranger, id)).toMatchObject({ id: expect.any(Number) })
  expect(await write(app, stranger, { listing_id: id, text: 'Is it gone?' })).not.toHaveProperty('key')
})

test('others can’t buy or make offers meanwhile, and the named person can', async () => {
  const { id, seller, named, stranger } = await aHeldListing({ quantity: 2 })
  const refusal = { key: 'listing_held', status: 409, message: expect.stringMatching(/pending until/) }
  expect(await app.as(stranger).call(buyNow, { id })).toMatchObject(refusal)
  expect(await app.as(stranger).call(makeOffer, { listing_id: id, amount_cents: 4000 })).toMatchObject(
    refusal,
  )
  expect((await app.as(stranger).call(listOffers, { listing: id })).viewer).toMatchObject({
    may_offer: false,
    why_not: refusal.message,
  })
  expect(await app.as(named).call(makeOffer, { listing_id: id, amount_cents: 4000 })).toMatchObject({
    status: 'pending',
  })
  expect(await app.as(named).call(buyNow, { id })).toMatchObject({
    price_cents: 5000,
    listing: { quantity_left: 1, hold_until: null },
  })
  // The sale ended it.
  expect(await app.as(stranger).call(buyNow, { id })).toMatchObject({ price_cents: 5000 })
  expect(await holdsOn(id)).toEqual([{ end_reason: 'sold', ended_by: named.id }])
  expect(await app.as(seller).call(getListing, { id })).toMatchObject({ status: 'sold', hold_until: null })
})

test('a price that the seller named before can’t be accepted by others, but the seller may accept theirs', async () => {
  const { id, seller, stranger } = await aHeldListing({ quantity: 2 })
  await app.as(seller).call(liftHold, { id })
  const offer = await app.as(stranger).call(makeOffer, { listing_id: id, amount_cents: 3000 })
  const other = await aMember(app)
  const waiting = await app.as(other).call(makeOffer, { listing_id: id, amount_cents: 3500 })
  await app.as(seller).call(answerOffer, { id: offer.id, action: 'counter', amount_cents: 4500 })
  await app.as(seller).call(holdListing, { id, until })
  expect(await app.as(stranger).call(answerOffer, { id: offer.id, action: 'accept' })).toMatchObject({
    key: 'listing_held',
  })
  expect(await app.as(seller).call(answerOffer, { id: waiting.id, action: 'accept' })).toMatchObject({
    status: 'accepted',
  })
  expect(await app.as(stranger).call(answerOffer, { id: offer.id, action: 'accept' })).toMatchObject({
    status: 'accepted',
  })
})

test('it is over at its end by itself, and anyone may buy', async () => {
  const { id, stranger, seller } = await aHeldListing()
  await letHoldsEnd()
  expect(await app.as(seller).call(getListing, { id })).toMatchObject({
    hold_until: null,
    viewer: { hold: null },
  })
  expect(await app.as(stranger).call(buyNow, { id })).toMatchObject({ price_cents: 5000 })
  expect(await holdsOn(id)).toEqual([{ end_reason: 'time', ended_by: null }])
})

test('the seller ends it, changes it, and pressing twice does nothing', async () => {
  const { id, seller, stranger } = await aHeldListing()
  const later = inHours(48)
  expect(await app.as(seller).call(holdListing, { id, until: later })).toMatchObject({
    hold: { until: later, buyer: null, note: '' },
  })
  const { deal_version } = await app.as(null).call(getListing, { id })
  expect(await app.as(seller).call(liftHold, { id })).toEqual({ ok: true })
  expect(await app.as(seller).call(liftHold, { id })).toEqual({ ok: true })
  expect(await app.as(null).call(getListing, { id })).toMatchObject({
    hold_until: null,
    deal_version: deal_version + 1,
  })
  expect(await holdsOn(id)).toEqual([
    { end_reason: 'replaced', ended_by: seller.id },
    { end_reason: 'by_seller', ended_by: seller.id },
  ])
  expect(await app.as(stranger).call(buyNow, { id })).toMatchObject({ price_cents: 5000 })
})

test('marking as sold and withdrawing end it', async () => {
  const sold = await aHeldListing()
  await app.as(sold.seller).call(markSold, { id: sold.id })
  expect(await holdsOn(sold.id)).toEqual([{ end_reason: 'sold', ended_by: sold.seller.id }])
  const withdrawn = await aHeldListing()
  await app.as(withdrawn.seller).call(setListingStatus, { id: withdrawn.id, status: 'withdrawn' })
  expect(await holdsOn(withdrawn.id)).toEqual([{ end_reason: 'withdrawn', ended_by: withdrawn.seller.id }])
  const again = await app.as(withdrawn.seller).call(relistListing, { id: withdrawn.id, as_it_was: true })
  expect(await app.as(null).call(getListing, { id: again.id })).toMatchObject({ hold_until: null })
})

test('auctions, ended listings and drafts can’t be pending; rentals can', async () => {
  const { id, seller } = await aLiveAuction(app)
  expect(await app.as(seller).call(holdListing, { id, until })).toMatchObject({
    key: 'listing_not_editable',
    message: 'An auction can’t be pending: anyone may bid until it closes.',
  })
  const draft = await app.as(seller).call(createListing, { type: 'general' })
  expect(await app.as(seller).call(holdListing, { id: draft.id, until })).toMatchObject({
    key: 'listing_not_editable',
  })
  const sold = await aFixedPriceListing(app, { seller })
  await app.as(await aMember(app)).call(buyNow, { id: sold.id })
  expect(await app.as(seller).call(holdListing, { id: sold.id, until })).toMatchObject({
    key: 'listing_closed',
  })
  const rental = await aRental(app, seller)
  expect(await app.as(seller).call(holdListing, { id: rental.id, until })).toMatchObject({ hold: { until } })
})

test('its end is at most 14 days ahead, and the named person must have been in touch', async () => {
  const { id, seller } = await aFixedPriceListing(app)
  const hold = async (fields: { until?: string; buyer_id?: number }) =>
    (await app.as(seller).call(holdListing, { id, until, ...fields })).errors
  expect(await hold({ until: inHours(14 * 24 + 1) })).toEqual({
    until: 'Choose a time within the next 14 days.',
  })
  expect(await hold({ until: inHours(-1) })).toEqual({ until: 'Choose a time in the future.' })
  const stranger = await aMember(app)
  const unknown = { buyer_id: 'Choose someone who chatted with you, asked about it or made an offer.' }
  expect(await hold({ buyer_id: stranger.id })).toEqual(unknown)
  const question = await ask(stranger, id)
  await app.as(seller).call(blockMember, { listing_id: id, question_id: question.id })
  expect(await hold({ buyer_id: stranger.id })).toHaveProperty('buyer_id')
})

test('the seller chooses from those who chatted, asked or offered, and never from bidders', async () => {
  const { id, seller } = await aLiveAuction(app)
  await aBidOn(app, id)
  await app.as(seller).call(setListingStatus, { id, status: 'withdrawn', reason: 'Fell off the wall' })
  const again = await app.as(seller).call(relistListing, { id })
  await edit(app, seller, again.id, {
    sale_method: 'fixed_price',
    buy_now_price_cents: 9000,
    accepts_offers: true,
  })
  await app.as(seller).call(setListingStatus, { id: again.id, status: 'active' })
  const [asker, offerer, chatter] = [await aMember(app), await aMember(app), await aMember(app)]
  await ask(asker, again.id)
  await app.as(offerer).call(makeOffer, { listing_id: again.id, amount_cents: 4000 })
  await write(app, chatter, { listing_id: again.id, text: 'Kia ora' })
  const { items } = await app.as(seller).call(listHoldCandidates, { id: again.id })
  expect(items.map(({ id: one, why }) => [one, why])).toEqual([
    [chatter.id, 'chat'],
    [offerer.id, 'offer'],
    [asker.id, 'question'],
  ])
  expect(await app.as(asker).call(listHoldCandidates, { id: again.id })).toMatchObject({ key: 'not_found' })
})

test('others can’t mark a listing as pending or lift its hold', async () => {
  const { id, named } = await aHeldListing()
  expect(await app.as(named).call(holdListing, { id, until })).toMatchObject({ key: 'not_found' })
  expect(await app.as(named).call(liftHold, { id })).toMatchObject({ key: 'not_found' })
})

test('the seller’s export has their holds with the notes, and the named person’s has none', async () => {
  const { id, seller, named } = await aHeldListing()
  await app.as(seller).call(liftHold, { id })
  const { list } = await readExport(app, seller)
  expect(list('listings')).toMatchObject([{ id, holds: [{ note: 'Pays Friday', end_reason: 'by_seller' }] }])
  const { files } = await readExport(app, named)
  expect([...files.values()].map(String).join('\n')).not.toMatch(/Pays Friday/)
})
