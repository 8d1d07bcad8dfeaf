import { afterAll, beforeAll, expect, test } from 'vitest'
import { buyNow } from '#domains/auctions/common/bidding.ts'
import {
  getOwnListingNeeds,
  createListing,
  getOwnListing,
  listOwnListings,
  type OwnSort,
  updateListing,
} from '#domains/selling/common/own-listings.ts'
import { makeOffer } from '#domains/offers/common/offers.ts'
import { setListingStatus } from '#domains/moderation/common/moderation.ts'
import { readConversation, sendMessage } from '#domains/chat/common/chat.ts'
import { answerQuestion, askQuestion } from '#domains/listings/common/questions/questions.ts'
import { addFavourite } from '#domains/watchlist/common/watching.ts'
import { aBidOn } from '#test/harness/market/listing-life.ts'
import { aFixedPriceListing, aLiveAuction } from '#test/harness/market/market.ts'
import { aPendingListing, requestApprovalFor } from '#test/harness/market/moderation.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

const dayMs = 24 * 3_600_000

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app[Symbol.asyncDispose]())

const needsOf = async (seller: Person) => (await app.as(seller).call(getOwnListingNeeds, {})).needs

const aQuestionOn = async (listingId: number) =>
  await app.as(await aMember(app)).call(askQuestion, { listing_id: listingId, text: 'Is it still there?' })

test('a search finds titles in any case and with or without macrons, and counts its hits', async () => {
  const seller = await aMember(app)
  const titles = ['Pounāmu pendant from Ōtaki', 'Pounamu ring, 100% local', 'Bike_rack']
  for (const title of titles) await app.as(seller).call(createListing, { type: 'general', title })
  await app.as(seller).call(createListing, { type: 'general' })
  const found = async (q: string) => {
    const { items, total, counts } = await app.as(seller).call(listOwnListings, { status: 'draft', q })
    expect([total, counts.draft]).toEqual([items.length, items.length])
    return items.map(({ title }) => title)
  }
  expect(await found('POUNAMU')).toEqual([titles[1], titles[0]])
  expect(await found('ōtaki pend')).toEqual([titles[0]])
  expect(await found('100%')).toEqual([titles[1]])
  expect(await found('e_r')).toEqual([titles[2]])
  expect(await found('%')).toEqual([titles[1]])
  expect(await found('greenstone')).toEqual([])
  expect(await found(' ')).toHaveLength(4)
  const stranger = await aMember(app)
  expect((await app.as(stranger).call(listOwnListings, { q: 'pounamu' })).items).toEqual([])
})

test('a search finds titles with or without accents and apostrophes, in both directions', async () => {
  const seller = await aMember(app)
  const titles = ['RØDE NT1', 'Men’s boots', 'ŁÓDŹ straße œuvre']
  for (const title of titles) await app.as(seller).call(createListing, { type: 'general', title })
  const found = async (q: string) =>
    (await app.as(seller).call(listOwnListings, { q })).items.map(({ title }) => title)
  for (const q of ['rode', 'RØDE', 'røde nt1']) expect(await found(q), q).toEqual([titles[0]])
  for (const q of ['mens', "men's", 'MEN’S boot', 'menʻs']) expect(await found(q), q).toEqual([titles[1]])
  for (const q of ['lodz', 'Łódź', 'strasse', 'STRAßE', 'oeuvre'])
    expect(await found(q), q).toEqual([titles[2]])
})

test('a row has the seller’s own reserve, and how many offers wait for an answer', async () => {
  const seller = await aMember(app)
  await aLiveAuction(app, { seller, reserve_price_cents: 4000 })
  const { id } = await aFixedPriceListing(app, { seller })
  const { version } = await app.as(seller).call(getOwnListing, { id })
  await app.as(seller).call(updateListing, { id, version, accepts_offers: true })
  await app.as(await aMember(app)).call(makeOffer, { listing_id: id, amount_cents: 4000 })
  const { items } = await app.as(seller).call(listOwnListings, { status: 'active', sort: 'newest' })
  expect(items.map((row) => [row.reserve_price_cents, row.offers_waiting])).toEqual([
    [null, 1],
    [4000, 0],
  ])
})

test('the table is sorted by the seller’s choice', async () => {
  const seller = await aMember(app)
  const auction = async (closesInMs: number) => (await aLiveAuction(app, { seller, closesInMs })).id
  const [late, requests, soon, idle] = [
    await auction(3 * dayMs),
    await auction(4 * dayMs),
    await auction(dayMs / 2),
    await auction(5 * dayMs),
  ]
  await aQuestionOn(requests)
  await aBidOn(app, late)
  await app.as(await aMember(app)).call(addFavourite, { listing_id: idle })
  const sorted: [OwnSort, number[]][] = [
    ['needs_me', [requests, soon, late, idle]],
    ['newest', [idle, soon, requests, late]],
    ['closing_soon', [soon, late, requests, idle]],
    ['most_watched', [idle, soon, requests, late]],
    ['most_bids', [late, idle, soon, requests]],
  ]
  for (const [sort, ids] of sorted) {
    const { items } = await app.as(seller).call(listOwnListings, { status: 'active', sort })
    expect([sort, items.map(({ id }) => id)]).toEqual([sort, ids])
  }
})

test('listings that need an action come first, in the order of the list above', async () => {
  const [seller, buyer] = [await aMember(app), await aMember(app)]
  const fixed = async () => (await aFixedPriceListing(app, { seller })).id
  const [offered, requests, sold] = [await fixed(), await fixed(), await fixed()]
  const { version } = await app.as(seller).call(getOwnListing, { id: offered })
  await app.as(seller).call(updateListing, { id: offered, version, accepts_offers: true })
  await app.as(buyer).call(makeOffer, { listing_id: offered, amount_cents: 4000 })
  await aQuestionOn(requests)
  await app.as(buyer).call(buyNow, { id: sold })
  const quiet = (await aLiveAuction(app, { seller })).id
  const settled = await fixed()
  await app.as(buyer).call(buyNow, { id: settled })
  const { db } = app.platform
  await db.updateTable('trades').set({ status: 'completed' }).where('listing_id', '=', settled).execute()
  const sorted = async (status?: 'sold') => {
    const { items } = await app.as(seller).call(listOwnListings, { status, sort: 'needs_me' })
    return items.map(({ id }) => id)
  }
  expect(await sorted('sold')).toEqual([sold, settled])
  expect(await sorted()).toEqual([offered, requests, sold, quiet, settled])
})

const cases: [string, string[], (seller: Person) => Promise<unknown>][] = [
  ['nothing listed', [], async () => {}],
  [
    'a draft that was never handed in',
    [],
    (seller) => app.as(seller).call(createListing, { type: 'general' }),
  ],
  ['an auction with a week to go', [], (seller) => aLiveAuction(app, { seller, closesInMs: 7 * dayMs })],
  ['one that ends today without bids', ['no_bids'], (seller) => aLiveAuction(app, { seller })],
  [
    'one that ends today with a bid',
    [],
    async (seller) => await aBidOn(app, (await aLiveAuction(app, { seller })).id),
  ],
  [
    'a question',
    ['question'],
    async (seller) => await aQuestionOn((await aFixedPriceListing(app, { seller })).id),
  ],
  [
    'a question that was answered',
    [],
    async (seller) => {
      const { id } = await aQuestionOn((await aFixedPriceListing(app, { seller })).id)
      await app.as(seller).call(answerQuestion, { id, text: 'It is.' })
    },
  ],
  [
    'a message',
    ['message'],
    async (seller) => void (await aMessageOn((await aFixedPriceListing(app, { seller })).id)),
  ],
  [
    'a message that was answered',
    [],
    async (seller) => {
      const conversationId = await aMessageOn((await aFixedPriceListing(app, { seller })).id)
      const answer = { conversation_id: conversationId, text: 'It is.', client_id: crypto.randomUUID() }
      await app.as(seller).call(sendMessage, answer)
    },
  ],
  [
    'a message that was read',
    [],
    async (seller) => {
      const conversationId = await aMessageOn((await aFixedPriceListing(app, { seller })).id)
      await app.as(seller).call(readConversation, { id: conversationId, number: 1 })
    },
  ],
  ['a sale', ['to_settle'], aSale],
  [
    'a sale of three weeks ago',
    [],
    async (seller) => {
      await aSale(seller)
      const agreedAt = new Date(Date.now() - 21 * dayMs)
      const { db } = app.platform
      await db.updateTable('trades').set({ agreed_at: agreedAt }).where('seller_id', '=', seller.id).execute()
    },
  ],
]

async function aMessageOn(listingId: number): Promise<number> {
  const message = { listing_id: listingId, text: 'Is it available?', client_id: crypto.randomUUID() }
  const { conversation_id } = await app.as(await aMember(app)).call(sendMessage, message)
  return conversation_id
}

async function aSale(seller: Person) {
  const { id } = await aFixedPriceListing(app, { seller })
  await app.as(await aMember(app)).call(buyNow, { id, quantity: 1 })
}

test.each(cases)('a seller of %s has the needs %j', async (_, kinds, happens) => {
  const seller = await aMember(app)
  await happens(seller)
  expect((await needsOf(seller)).map(({ kind }) => kind)).toEqual(kinds)
})

test('a suspended or returned listing needs its seller, with the reason', async () => {
  const [seller, admin] = [await aMember(app), await aMember(app, { type: 'admin' })]
  const { id } = await aFixedPriceListing(app, { seller })
  const judge = app.as(admin)
  await judge.call(setListingStatus, { id, status: 'suspended', reason: 'Prove that it is yours.' })
  await requestApprovalFor(app, admin, 'everybody')
  const pending = await aPendingListing(app, seller)
  await judge.call(setListingStatus, {
    id: pending.id,
    status: 'draft',
    reason: 'The photo is another bike.',
  })
  await requestApprovalFor(app, admin, 'nobody')
  expect(await needsOf(seller)).toMatchObject([
    { kind: 'suspended', count: 1, items: [{ listing_id: id, reason: 'Prove that it is yours.' }] },
    {
      kind: 'sent_back',
      count: 1,
      items: [{ listing_id: pending.id, reason: 'The photo is another bike.' }],
    },
  ])
})

test('the first eight of a kind are named and all are counted, the longest waiting first', async () => {
  const seller = await aMember(app)
  const ids = []
  for (let n = 0; n < 9; n += 1) {
    const { id } = await aFixedPriceListing(app, { seller })
    ids.push(id)
    await aQuestionOn(id)
  }
  await aQuestionOn(ids[0]!)
  const [need] = await needsOf(seller)
  expect(need).toMatchObject({ kind: 'question', count: 9, waiting: 10 })
  expect(need!.items.map(({ listing_id, waiting }) => [listing_id, waiting])).toEqual([
    [ids[0], 2],
    ...ids.slice(1, 8).map((id) => [id, 1]),
  ])
})

test('needs require signing in', async () => {
  const visitor = await app.as(null).call(getOwnListingNeeds, {})
  expect(visitor).toMatchObject({ key: 'unauthenticated' })
})

test('a partly sold listing is also under Sold, with its price', async () => {
  const { id, seller } = await aFixedPriceListing(app, { quantity: 3 })
  const rowOf = async (status: 'active' | 'sold') => {
    const { items, total, counts } = await app.as(seller).call(listOwnListings, { status })
    expect([total, counts[status]]).toEqual([items.length, items.length])
    return items[0]
  }
  expect(await rowOf('sold')).toBeUndefined()
  await app.as(await aMember(app)).call(buyNow, { id, quantity: 2 })
  expect(await rowOf('sold')).toMatchObject({
    id,
    status: 'active',
    sold: { pieces: 2, total_cents: 100_00 },
  })
  expect(await rowOf('active')).toMatchObject({ id, quantity_left: 1 })
  await app.as(await aMember(app)).call(buyNow, { id })
  expect(await rowOf('sold')).toMatchObject({ status: 'sold', sold: { pieces: 3, total_cents: 150_00 } })
  expect((await app.as(seller).call(listOwnListings, {})).total).toBe(1)
})
