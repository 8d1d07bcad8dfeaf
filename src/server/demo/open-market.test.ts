import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { searchListings } from '#contract/search.ts'
import { findAnomalies } from '#test/harness/bid-checker.ts'
import { recordRun } from '#test/harness/record-run.ts'
import { createTestApp, type TestApp } from '#test/harness/test-app.ts'
import type { RecordedAuction } from '#test/harness/bid-recording.ts'
import { bidSomewhere, listSomething, watchSomething, type Stage } from './life-acts.ts'
import { transact } from '../platform/db.ts'
import { fillOn } from './fill-on.ts'
import { demoMembers } from './demo-members.ts'
import { openMarket, selectMemberIds } from './open-market.ts'
import { pretendMembers } from './pretend-members.ts'
import { seeded } from './seeded.ts'

let app: TestApp
const said: string[] = []
const started_ms = Date.now()

beforeAll(async () => {
  app = await createTestApp()
  await openMarket(app.platform, 'small', (line) => said.push(line), { seed: 4, started_ms })
  await app.settle()
}, 120_000)
afterAll(() => app[Symbol.asyncDispose]())

const count = async (table: 'accounts' | 'listings' | 'images' | 'bids' | 'favourites' | 'trades') => {
  const { n } = await app.platform.db
    .selectFrom(table)
    .select((q) => q.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return n
}
const everything = async () => ({
  accounts: await count('accounts'),
  listings: await count('listings'),
  images: await count('images'),
  bids: await count('bids'),
  favourites: await count('favourites'),
  trades: await count('trades'),
})

/** The terms the auctions began with: the deal has since lost its buy-now, and closes later after a late bid. */
async function auctionsAsListed(): Promise<RecordedAuction[]> {
  const rows = await app.platform.db
    .selectFrom('listings')
    .select([
      'id as listing_id',
      'seller_id',
      'start_price_cents',
      'reserve_price_cents',
      'buy_now_price_cents',
      'starts_at',
      'closes_at',
      'duration_minutes',
    ])
    .where('sale_method', '=', 'auction')
    .execute()
  return rows.map((row) => ({
    ...row,
    start_price_cents: row.start_price_cents!,
    closes_at: row.closes_at ?? new Date(row.starts_at!.getTime() + row.duration_minutes! * 60_000),
  }))
}

/** What the checker makes of all auctions; nobody was told of the bids of the past but those who placed them. */
async function anomalies() {
  const recording = await recordRun(app.platform.db, await auctionsAsListed(), [])
  const calls = recording.bids.map(({ listing_id, sequence, bidder_id, max_cents, placed_at }) => ({
    listing_id,
    sequence,
    bidder_id,
    max_cents,
    operation_id: `${listing_id} ${sequence}`,
    kind: 'bid' as const,
    started_at: placed_at,
    ended_at: placed_at,
    outcome: 'ok' as const,
  }))
  return findAnomalies({ ...recording, calls })
}

test('the small market is there, with pictures, bids and past trades, and searches find what is for sale', async () => {
  expect(said).toHaveLength(1)
  const found = await app.as(null).call(searchListings, { limit: 100 })
  expect(found.total).toBe(18)
  expect(found.items.filter((card) => card.cover === null)).toEqual([])
  expect(found.items.filter((card) => card.bid_count > 0).length).toBeGreaterThan(4)
  expect(await everything()).toMatchObject({ accounts: 40, listings: 24 })
  const statuses = await app.platform.db.selectFrom('listings').select('status').distinct().execute()
  expect(statuses.map((row) => row.status)).toContain('sold')
  expect(await count('trades')).toBeGreaterThan(0)
})

test('the famous categories have their pictures', async () => {
  const bare = await app.platform.db
    .selectFrom('categories')
    .select('slug')
    .where('is_famous', '=', true)
    .where('type', '=', 'general')
    .where('image', 'is', null)
    .execute()
  expect(bare).toEqual([])
})

test('its history keeps every rule of an auction', async () => {
  const auctions = await auctionsAsListed()
  expect(auctions.length).toBeGreaterThan(12)
  expect(await count('bids')).toBeGreaterThan(20)
  expect(await anomalies()).toEqual([])
})

test('nothing of it lies ahead, and nobody acted before joining', async () => {
  const { rows } = await sql<{ wrong: number }>`
    select (select count(*) from bids where placed_at > clock_timestamp())
         + (select count(*) from favourites where watched_at > clock_timestamp())
         + (select count(*) from listings where starts_at > clock_timestamp())
         + (select count(*) from bids b join accounts a on a.id = b.bidder_id where a.member_since > b.placed_at)
         + (select count(*) from listings l join accounts a on a.id = l.seller_id where a.member_since > l.starts_at)
         + (select count(*) from favourites f join listings l on l.id = f.listing_id where f.watched_at < l.starts_at)
      as wrong`.execute(app.platform.db)
  expect(rows[0]!.wrong).toBe(0)
})

test('a second start adds nothing, nor does a job that runs again', async () => {
  const before = await everything()
  await openMarket(app.platform, 'full', (line) => said.push(line))
  expect(said).toHaveLength(1)
  await transact(app.platform.db, (tx) => fillOn(tx, { size: 'small', seed: 4, started_ms, next: 0 }))
  await app.settle()
  expect(await everything()).toEqual(before)
})

test('pretend members bid within the rules, watch, and list what is drawn and described', async () => {
  const { platform, server } = app
  const ids = await selectMemberIds(platform.db)
  const members = new Map(pretendMembers.map((member, n) => [ids[demoMembers.length + n]!, member]))
  const stage: Stage = { platform, server, members, tokens: new Map(), dice: seeded(9) }
  const before = await everything()
  for (let turn = 0; turn < 25; turn += 1) await bidSomewhere(stage)
  for (let turn = 0; turn < 5; turn += 1) await watchSomething(stage)
  await listSomething(stage, new AbortController().signal)
  await app.settle()
  const after = await everything()
  expect(after.bids).toBeGreaterThan(before.bids)
  expect(after.favourites).toBeGreaterThan(before.favourites)
  expect(after.listings).toBe(before.listings + 1)
  const newest = await app.as(null).call(searchListings, { sort: 'newest', limit: 1 })
  expect(newest.items[0]!.cover).not.toBeNull()
  const named = await platform.db
    .selectFrom('bids')
    .select('bidder_id')
    .where('placed_at', '>', sql<Date>`clock_timestamp() - interval '1 minute'`)
    .where('bidder_id', 'in', ids.slice(0, demoMembers.length))
    .execute()
  expect(named).toEqual([])
  expect(await anomalies()).toEqual([])
})
