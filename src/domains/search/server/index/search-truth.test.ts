import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { placeBid, voidBidder } from '#domains/auctions/common/bidding.ts'
import { putProfile } from '#domains/accounts/common/accounts.ts'
import { publicPoint } from '#domains/places/common/public-point.ts'
import { setListingStatus } from '#domains/moderation/common/moderation.ts'
import { putMemberStatus } from '#domains/accounts/common/members/members.ts'
import { addFavourite, removeFavourite } from '#domains/watchlist/common/watching.ts'
import type { ListingId } from '#platform/common/ids.ts'
import { closeNextDue } from '#test/harness/auctions/close-next-due.ts'
import { categoryAdmin } from '#test/harness/market/category-admin.ts'
import { edit } from '#test/harness/market/listing-life.ts'
import { aFixedPriceListing, aLiveAuction, moveClosing } from '#test/harness/market/market.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'
import { isStopWord, stemWord } from '../words/stem.rules.ts'
import { goOnReindexing, reindexSearch } from './reindex.service.ts'

let app: TestApp
let admin: Person
let sellers: Person[]
let bidder: Person
beforeAll(async () => {
  app = await createTestApp()
  admin = await aMember(app, { type: 'admin' })
  bidder = await aMember(app)
  sellers = [await aMember(app), await aMember(app), await aMember(app)]
})
afterAll(() => app[Symbol.asyncDispose]())

let seed = 20_261_122
const render = (below: number) => {
  seed = (seed * 48_271) % 2_147_483_647
  return seed % below
}
const one = <Value>(values: readonly Value[]) => values[render(values.length)]!

async function indexed() {
  const { rows } = await sql<{ listing_id: number; choices: string[] }>`
    select listing_id::int, price_cents::int, bid_count, watchers, latitude, longitude, published_at, closes_at,
           array(select lexeme from unnest(tokens) where lexeme ~ '^=[a-dghj-y]' order by lexeme collate "C") as choices,
           array(select lexeme from unnest(tokens) where lexeme !~ '^=|^[0-9]+[a-z]' order by lexeme collate "C") as words
      from search_rows order by listing_id`.execute(app.platform.db)
  return rows
}

interface Notified {
  title: string
  description: string
  names: string
}

function listWords({ title, description, names }: Notified): string[] {
  const split = (text: string) => text.toLowerCase().match(/[a-z0-9]+/g) ?? []
  const stored = [...split(description), ...split(names)].filter((word) => !isStopWord(word))
  const hyphened = `${title} ${description}`.toLowerCase().match(/[a-z0-9]+(?:-[a-z0-9]+)+/g) ?? []
  const joined = hyphened.map((word) => word.replaceAll('-', ''))
  return [...new Set([...split(title), ...stored, ...joined].map(stemWord))].toSorted()
}

async function truth() {
  const { rows } = await sql<Parameters<typeof publicPoint>[0] & { choices: string[] } & Notified>`
    select l.id::int as listing_id, d.price_cents::int as price_cents, d.bid_count,
           (select count(*)::int from favourites f where f.listing_id = l.id) as watchers,
           l.latitude, l.longitude, s.latitude as suburb_latitude, s.longitude as suburb_longitude,
           date_trunc('milliseconds', l.starts_at) as published_at,
           case when l.sale_method = 'auction' then d.closes_at else '9999-12-31T00:00:00Z' end as closes_at,
           array['=d:' || s.district, '=m:' || l.sale_method, '=n:' || l.condition, '=r:' || di.region, '=s:' || s.slug,
                 '=t:' || l.type, '=u:' || l.seller_id, '=x:' || case when a.seller_kind = 'in_trade' then a.seller_kind else coalesce(l.seller_kind, a.seller_kind) end]
             || array(select '=c:' || step from unnest(c.path) step)
             || array(select '=q:' || step || ':' || di.region from unnest(c.path) step)
             || ('=j:' || l.condition || ':' || l.sale_method) as choices,
           l.title, l.description, (select string_agg(name, ' ') from categories where id = any (c.path)) as names
      from listings l join deals d on d.listing_id = l.id join categories c on c.id = l.category_id
      join suburbs s on s.slug = l.suburb join districts di on di.slug = s.district
      join regions re on re.slug = di.region
      join accounts a on a.id = l.seller_id
     where l.status = 'active' and d.closed_at is null order by l.id`.execute(app.platform.db)
  return rows.map(({ suburb_latitude, suburb_longitude, choices, title, description, names, ...row }) => {
    const { latitude, longitude } = publicPoint({ ...row, suburb_latitude, suburb_longitude })
    const cells = [['g', 0.05] as const, ['h', 0.25] as const, ['l', 1] as const].map(
      ([name, size]) =>
        `=${name}:${Math.floor((latitude + 90) / size)}:${Math.floor((longitude + 180) / size)}`,
    )
    return {
      ...row,
      latitude,
      longitude,
      choices: [...choices, ...cells].toSorted(),
      words: listWords({ title, description, names }),
    }
  })
}

async function somethingHappens(listings: { id: ListingId; seller: Person }[]): Promise<void> {
  const { id, seller } = one(listings)
  const selling = sellers.slice(0, 2)
  const watcher = one(selling)
  const events: (() => Promise<unknown>)[] = [
    async () =>
      listings.push(
        await aLiveAuction(app, { seller: one(selling), title: `Lamp ${render(9)} of ${render(9)}` }),
      ),
    async () =>
      listings.push(await aFixedPriceListing(app, { seller: one(selling), price_cents: 100 + render(900) })),
    () => edit(app, seller, id, { title: `Chair ${render(9)}`, suburb: one(['petone', 'otaki', 'te-aro']) }),
    () => app.as(bidder).call(placeBid, { listing_id: id, max_cents: 2_000 + render(100) * 100 }),
    () => app.as(watcher).call(addFavourite, { listing_id: id }),
    () => app.as(watcher).call(removeFavourite, { id }),
    () => app.as(seller).call(setListingStatus, { id, status: 'withdrawn', reason: 'It broke.' }),
    () =>
      app.as(admin).call(putMemberStatus, {
        id: sellers[2]!.id,
        status: one(['active', 'suspended'] as const),
        reason: 'Under review',
      }),
    () => app.as(seller).call(putProfile, { seller_kind: one(['private', 'in_trade'] as const) }),
    async () => {
      await moveClosing(app, id, -1_000)
      await closeNextDue(app.platform.db, 'a test')
    },
  ]
  await one(events)()
}

test('the index equals the live listings after every kind of change', async () => {
  const office = categoryAdmin(app, admin)
  const [from, to] = [await office.top('Lamps'), await office.top('Chairs')]
  const moving = await office.under(from, 'Standing')
  const listings: { id: ListingId; seller: Person }[] = []
  for (let n = 0; n < 12; n += 1) listings.push(await aLiveAuction(app, { seller: one(sellers) }))
  for (let n = 0; n < 90; n += 1) {
    await somethingHappens(listings)
    if (n % 30 === 10) await office.putListing(one(listings).id, moving.id)
    if (n % 30 === 20) await office.change(moving.id, { parent_id: one([from, to]).id })
    if (n % 30 === 29) {
      await app.settle()
      await office.change(moving.id, { name: `Standing ${n}` })
      await app.settle()
      const rows = await truth()
      expect(rows.length).toBeGreaterThan(5)
      expect(await indexed()).toEqual(rows)
    }
  }
})

test('void bids leave the index too', async () => {
  const [seller, other] = [one(sellers.slice(0, 2)), await aMember(app)]
  const { id } = await aLiveAuction(app, { seller })
  await app.as(bidder).call(placeBid, { listing_id: id, max_cents: 5_000 })
  const { listing } = await app.as(other).call(placeBid, { listing_id: id, max_cents: 9_000 })
  await app.settle()
  expect((await indexed()).find((row) => row.listing_id === id)).toMatchObject({ bid_count: 2 })
  const pseudonym = listing.leader_pseudonym!
  await app.as(seller).call(voidBidder, { id, pseudonym, reason: 'not_genuine' })
  await app.settle()
  expect((await indexed()).find((row) => row.listing_id === id)).toMatchObject({ bid_count: 1 })
  expect(await indexed()).toEqual(await truth())
})

test('a rebuild gives the same rows, and repairs wrong ones', async () => {
  const before = await indexed()
  const { db } = app.platform
  const [gone, wrong, stale] = before.map(({ listing_id }) => listing_id)
  await sql`delete from search_rows where listing_id = ${gone}`.execute(db)
  await sql`update search_rows set price_cents = 1, tokens = ''::tsvector where listing_id = ${wrong}`.execute(
    db,
  )
  await sql`update listings set status = 'withdrawn' where id = ${stale}`.execute(db)
  expect((await reindexSearch(db)).resumed).toBe(false)
  expect(await indexed()).toEqual(before.filter(({ listing_id }) => listing_id !== stale))
})

test('a worker runs a rebuild queued by an upgrade, once', async () => {
  const { db } = app.platform
  const before = await indexed()
  const [wrong] = before.map(({ listing_id }) => listing_id)
  const spoil = sql`update search_rows set price_cents = 1 where listing_id = ${wrong}`
  await spoil.execute(db)
  await goOnReindexing(db)
  expect(await indexed()).not.toEqual(before)
  await sql`insert into search_rebuilds default values`.execute(db)
  await goOnReindexing(db)
  expect(await indexed()).toEqual(before)
  await spoil.execute(db)
  await goOnReindexing(db)
  expect(await indexed()).not.toEqual(before)
  await reindexSearch(db)
})

test('an interrupted rebuild continues, and no row is missing meanwhile', async () => {
  const { db } = app.platform
  const before = await indexed()
  const last = before.at(-2)!.listing_id
  await sql`insert into search_rebuilds (after_id, row_count) values (${last}, 7)`.execute(db)
  const searching = new AbortController()
  const counts = new Set<number>()
  const looking = (async () => {
    while (!searching.signal.aborted) counts.add((await indexed()).length)
  })()
  const done = await reindexSearch(db)
  searching.abort()
  await looking
  expect(done).toEqual({ row_count: 8, resumed: true })
  expect([...counts]).toEqual([before.length])
})
