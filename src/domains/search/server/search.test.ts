import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { placeBid } from '#domains/auctions/common/bidding.ts'
import { getListing, type ListingCard } from '#domains/listings/common/listings.ts'
import { setListingStatus } from '#domains/moderation/common/moderation.ts'
import { searchListings } from '#domains/search/common/search.ts'
import { toListingId } from '#platform/common/ids.ts'
import { transact } from '#platform/server/database/db.ts'
import { marketTopic, publishTopic } from '#platform/server/live-hub.ts'
import { aCourierOption } from '#test/harness/deals/delivery-options.ts'
import { edit } from '#test/harness/market/listing-life.ts'
import { aFixedPriceListing, aLiveAuction } from '#test/harness/market/market.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'
import { refreshSoon } from './search.jobs.ts'

let app: TestApp
let seller: Person
beforeAll(async () => {
  app = await createTestApp()
  seller = await aMember(app)
})
afterAll(() => app[Symbol.asyncDispose]())

const search = (query: object) => app.as(null).call(searchListings, query)
const titles = async (query: object) => (await search(query)).items.map((card) => card.title)

async function pages(query: object, between: (page: number) => Promise<unknown> = async () => undefined) {
  const found: ListingCard[] = []
  let cursor: string | null = null
  for (let page = 1; page < 50; page += 1) {
    const answer: Awaited<ReturnType<typeof search>> = await search({
      ...query,
      ...(cursor ? { cursor } : {}),
    })
    expect(answer.key).toBeUndefined()
    found.push(...answer.items)
    cursor = answer.next_cursor
    if (!cursor) return found
    await between(page)
  }
  throw new Error('The pages never end.')
}

async function listed(...names: string[]) {
  const made = []
  for (const title of names) made.push(await aLiveAuction(app, { seller, title }))
  await app.settle()
  return made
}

const only = (query: object) => search({ price_min: 123_456, price_max: 123_456, ...query })

test('listings without a price come after priced ones, and match no price range', async () => {
  const by = await aMember(app)
  const without = await aFixedPriceListing(app, { seller: by })
  await app.platform.db
    .updateTable('deals')
    .set({ kind: 'enquire', price_cents: 0, buy_now_price_cents: null })
    .where('listing_id', '=', without.id)
    .execute()
  await transact(app.platform.db, (tx) => refreshSoon(tx, without.id))
  const cheap = await aFixedPriceListing(app, { seller: by, price_cents: 1_00 })
  const dear = await aFixedPriceListing(app, { seller: by, price_cents: 900_00 })
  await app.settle()
  const ids = async (query: object) =>
    (await pages({ seller: by.id, limit: 1, ...query })).map(({ id }) => id)
  expect(await ids({ sort: 'price_low' })).toEqual([cheap.id, dear.id, without.id])
  expect(await ids({ sort: 'price_high' })).toEqual([dear.id, cheap.id, without.id])
  expect(await ids({ sort: 'price_low', price_max: 100_000_00 })).toEqual([cheap.id, dear.id])
  expect(await ids({ sort: 'newest', price_min: 50_00 })).toEqual([dear.id])
})

test('choices narrow down, and a category includes all below it', async () => {
  const bowl = await aFixedPriceListing(app, { seller, price_cents: 123_456 })
  await app.settle()
  const { items } = await only({})
  expect(items.map((card) => card.id)).toEqual([bowl.id])
  const row = await app.platform.db
    .selectFrom('listings')
    .innerJoin('categories', 'categories.id', 'listings.category_id')
    .select('path')
    .where('listings.id', '=', bowl.id)
    .executeTakeFirstOrThrow()
  const yes = [
    ...row.path.map((category) => ({ category })),
    { region: 'wellington' },
    {
      region: 'wellington',
      suburb: 'te-aro',
      condition: 'new',
      sale_method: 'fixed_price',
      type: 'general',
      seller: seller.id,
    },
  ]
  const no = [
    { region: 'otago' },
    { condition: 'used' },
    { sale_method: 'auction' },
    { type: 'vehicle' },
    { seller: 1 },
  ]
  for (const query of yes) expect([query, (await only(query)).total]).toEqual([query, 1])
  for (const query of no) expect([query, (await only(query)).total]).toEqual([query, 0])
})

test.each([
  [{ category: 987_654 }, 'category'],
  [{ region: 'atlantis' }, 'region'],
  [{ district: 'atlantis' }, 'district'],
  [{ suburb: 'atlantis' }, 'suburb'],
  [{ cursor: 'bm9uc2Vuc2U' }, 'cursor'],
  [{ price_min: 500, price_max: 499 }, 'price_max'],
  [{ sort: 'oldest' }, 'sort'],
  [{ limit: 101 }, 'limit'],
])('%j is refused at its field', async (query, field) => {
  expect(await search(query)).toMatchObject({
    key: 'validation_failed',
    errors: { [field]: expect.any(String) },
  })
})

test('a cursor of another search is refused', async () => {
  await listed('Widget one', 'Widget two')
  const { next_cursor } = await search({ q: 'widget', limit: 1 })
  expect(next_cursor).not.toBeNull()
  expect(await search({ q: 'widgets', limit: 1, cursor: next_cursor })).toMatchObject({
    errors: { cursor: expect.any(String) },
  })
})

test.each(['relevance', 'newest', 'closing_soon', 'price_low', 'price_high', 'most_bids', 'most_watched'])(
  'pages by %s have everything once and in order',
  async (sort) => {
    const word = `paged${sort.replace('_', '')}`
    for (let n = 0; n < 7; n += 1) {
      const terms = { start_price_cents: 1000 + (n >> 1) * 500, closesInMs: 3_600_000 + (n >> 1) * 60_000 }
      await aLiveAuction(app, { seller, title: n % 2 ? `${word} ${word}` : word, ...terms })
    }
    await app.settle()
    const found = await pages({ q: word, sort, limit: 2 })
    expect(found).toHaveLength(7)
    expect(new Set(found.map((card) => card.id)).size).toBe(7)
    const key = (card: ListingCard) =>
      sort === 'price_low'
        ? card.price_cents
        : sort === 'price_high'
          ? -card.price_cents
          : sort === 'newest'
            ? -Date.parse(card.starts_at!)
            : 0
    expect(found.map(key)).toEqual(found.map(key).toSorted((a, b) => a - b))
    const { total, total_is_capped } = await search({ q: word, sort, limit: 2 })
    expect([total, total_is_capped]).toEqual([7, false])
  },
)

test('a card names the cheapest delivery, after the seller changes it too', async () => {
  const { id } = await aLiveAuction(app, { seller, title: 'Zeppelin kit' })
  const cardBrief = async () => {
    await app.settle()
    return (await search({ q: 'zeppelin' })).items.map((card) => card.delivery_brief)
  }
  await edit(app, seller, id, { pickup: 'must', delivery_options: [] })
  expect(await cardBrief()).toEqual([{ is_pickup_only: true, from_cents: null, is_flat: false }])
  const courier = aCourierOption({ north_cents: 7_00, south_cents: 12_00 })
  await edit(app, seller, id, { pickup: 'allowed', delivery_options: [courier] })
  expect(await cardBrief()).toEqual([{ is_pickup_only: false, from_cents: 7_00, is_flat: false }])
})

test('the newest is the last that went live, whenever it was drafted', async () => {
  const [first, second] = [
    await aFixedPriceListing(app, { seller, price_cents: 77_700 }),
    await aFixedPriceListing(app, { seller, price_cents: 77_700 }),
  ]
  const { created_at, starts_at } = await app.as(null).call(getListing, { id: second.id })
  expect(Date.parse(created_at)).toBeLessThan(Date.parse(starts_at!))
  await app.platform.db
    .updateTable('listings')
    .set({ created_at: sql<Date>`created_at - interval '9 days'` })
    .where('id', '=', second.id)
    .execute()
  await transact(app.platform.db, (tx) => refreshSoon(tx, second.id))
  await app.settle()
  const found = await search({ price_min: 77_700, price_max: 77_700, sort: 'newest' })
  expect(found.items.map(({ id }: ListingCard) => id)).toEqual([second.id, first.id])
})

test('pages are consistent while listings come and go', async () => {
  const made = await listed('Drifting 1', 'Drifting 2', 'Drifting 3', 'Drifting 4', 'Drifting 5')
  const found = await pages({ q: 'drifting', sort: 'newest', limit: 2 }, async (page) => {
    if (page > 1) return
    await listed('Drifting 6')
    await app.as(seller).call(setListingStatus, { id: made[4]!.id, status: 'withdrawn' })
    await app.as(seller).call(setListingStatus, { id: made[0]!.id, status: 'withdrawn' })
    await app.settle()
  })
  expect(found.map((card) => card.title)).toEqual(['Drifting 5', 'Drifting 4', 'Drifting 3', 'Drifting 2'])
})

test('a withdrawn listing isn’t found, even before its row is deleted', async () => {
  const [made] = await listed('Fleeting thing')
  await app.as(seller).call(setListingStatus, { id: made!.id, status: 'withdrawn' })
  expect(await titles({ q: 'fleeting' })).toEqual([])
  await app.settle()
  const row = await app.platform.db
    .selectFrom('search_rows')
    .select('listing_id')
    .where('listing_id', '=', made!.id)
    .executeTakeFirst()
  expect(row).toBeUndefined()
})

test('a bid updates the search', async () => {
  const [made] = await listed('Contested thing')
  const bidders = [await aMember(app), await aMember(app)]
  for (const [n, maxCents] of [2000, 3000, 4000, 5000].entries()) {
    await app.as(bidders[n % 2]!).call(placeBid, { listing_id: made!.id, max_cents: maxCents })
  }
  await app.settle()
  const row = await app.platform.db
    .selectFrom('search_rows')
    .select(['price_cents', 'bid_count'])
    .where('listing_id', '=', made!.id)
    .executeTakeFirstOrThrow()
  expect(row).toEqual({ price_cents: 4100, bid_count: 4 })
})

test('the market topic announces new and ended listings, and not every price', async () => {
  const topics: string[] = []
  let more = Promise.withResolvers<void>()
  const touched = (topic: string) => {
    topics.push(topic)
    more.resolve()
  }
  app.platform.live.onNotify({ touched, missed: () => undefined })
  /** Returns the topics so far; they arrive in order, so a topic of our own comes last. */
  const received = async () => {
    await app.settle()
    await transact(app.platform.db, (tx) => publishTopic(tx, 'lamp:1'))
    while (!topics.includes('lamp:1')) {
      await more.promise
      more = Promise.withResolvers()
    }
    return topics.splice(0).filter((topic) => topic === marketTopic)
  }
  const [made] = await listed('Thing that comes and goes')
  expect(await received()).toEqual([marketTopic])
  await app.as(await aMember(app)).call(placeBid, { listing_id: made!.id, max_cents: 2000 })
  expect(await received()).toEqual([])
  await app.as(seller).call(setListingStatus, { id: made!.id, status: 'withdrawn', reason: 'It broke.' })
  expect(await received()).toEqual([marketTopic])
})

test('many changes make one update, which a steady stream doesn’t postpone', async () => {
  const { db, pool } = app.platform
  const jobs = () => pool.query(`select run_at from graphile_worker.jobs where key = 'search_row:424242'`)
  await transact(db, (tx) => refreshSoon(tx, toListingId(424_242)))
  const first = await jobs()
  for (let n = 0; n < 3; n += 1) await transact(db, (tx) => refreshSoon(tx, toListingId(424_242)))
  expect((await jobs()).rows).toEqual(first.rows)
  expect(first.rows).toHaveLength(1)
  expect(first.rows[0].run_at.getTime() - Date.now()).toBeLessThanOrEqual(1000)
  await app.settle()
  expect((await jobs()).rows).toEqual([])
})
