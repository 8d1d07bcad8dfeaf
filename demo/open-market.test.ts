import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listLinkedAccounts } from '#domains/moderation/common/records/records.ts'
import { tryRules } from '#domains/auctions/common/bidding.ts'
import { askQuestion, listQuestions } from '#domains/listings/common/questions/questions.ts'
import { searchListings } from '#domains/search/common/search.ts'
import { aLiveAuction } from '#test/harness/market/market.ts'
import { anomaliesOf } from '#test/harness/auctions/past-auctions.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type TestApp } from '#test/harness/test-app.ts'
import { bidSomewhere, listSomething, watchSomething, type Stage } from './life/life-acts.ts'
import { answerSomething, requestSomething } from './life/life-questions.ts'
import { transact } from '#platform/server/database/db.ts'
import { fillOn } from './fill-on.ts'
import { demoMembers } from './people/demo-members.ts'
import { pretenders } from './people/everyone.ts'
import { firms } from './people/firms.ts'
import { readCases } from '#domains/moderation/server/cases/cases.service.ts'
import { demoAdmin, enrolDemoAdmin } from './people/demo-admin.ts'
import { offerFinance } from './people/lenders.ts'
import { fillDesk } from './past/fill-desk.ts'
import { openMarket, selectMemberIds } from './open-market.ts'
import { makeDice } from './seeded.ts'
import { deals } from './words/deals.ts'

let app: TestApp
const description: string[] = []
const startedMs = Date.now()

beforeAll(async () => {
  app = await createTestApp()
  await openMarket(app.platform, 'small', (line) => description.push(line), {
    seed: 4,
    startedMs,
  })
  await app.settle()
}, 240_000)
afterAll(() => app[Symbol.asyncDispose]())

const count = async (
  table: 'accounts' | 'listings' | 'images' | 'bids' | 'favourites' | 'trades' | 'questions',
) => {
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
  questions: await count('questions'),
})

test('openMarket fills the small market, and search finds its listings', async () => {
  expect(description).toHaveLength(1)
  const found = await app.as(null).call(searchListings, { limit: 100 })
  expect(found.total).toBe(18 + 6 + 5)
  expect(Map.groupBy(found.items, ({ type }) => type).get('vehicle')).toHaveLength(6)
  expect(Map.groupBy(found.items, ({ type }) => type).get('property')).toHaveLength(5)
  expect(found.items.filter((card) => card.cover === null)).toEqual([])
  expect(found.items.filter((card) => card.bid_count > 0).length).toBeGreaterThan(4)
  expect(await everything()).toMatchObject({ accounts: 44, listings: 29 + 8 + deals.length })
  const statuses = await app.platform.db.selectFrom('listings').select('status').distinct().execute()
  expect(statuses.map((row) => row.status)).toContain('sold')
  expect(await count('trades')).toBeGreaterThan(0)
})

test('featured categories have pictures', async () => {
  const bare = await app.platform.db
    .selectFrom('categories')
    .select('slug')
    .where('is_famous', '=', true)
    .where('type', '=', 'general')
    .where('image', 'is', null)
    .execute()
  expect(bare).toEqual([])
})

test('dealers and the agency have trading names', async () => {
  const rows = await app.platform.db
    .selectFrom('accounts')
    .select(['trading_name', 'seller_kind', 'nzbn', 'gst_number', 'agency_licence'])
    .where('trading_name', 'is not', null)
    .orderBy('id')
    .execute()
  expect(rows).toEqual(
    firms.map(({ trading_name, nzbn, gst_number, agency_licence = null }) => {
      return { trading_name, seller_kind: 'in_trade', nzbn, gst_number, agency_licence }
    }),
  )
})

test('openMarket adds only the missing members to an older market', async () => {
  const { db } = app.platform
  const email = 'helen.tamihana@demo.hoko.nz'
  const away = { email: 'gone@example.nz' }
  await db.updateTable('accounts').set(away).where('email', '=', email).execute()
  const before = await everything()
  await openMarket(app.platform, 'small', (line) => description.push(line))
  expect(await everything()).toEqual({ ...before, accounts: before.accounts + 1 })
  const added = db.selectFrom('accounts').select('id').where('email', '=', email)
  await db.deleteFrom('terms_acceptances').where('account_id', 'in', added).execute()
  await db.deleteFrom('delivery_addresses').where('account_id', 'in', added).execute()
  await db.deleteFrom('payment_details').where('account_id', 'in', added).execute()
  await db.deleteFrom('accounts').where('email', '=', email).execute()
  await db.updateTable('accounts').set({ email }).where('email', '=', away.email).execute()
  expect(await everything()).toEqual(before)
})

test('every member has a face', async () => {
  const { rows } = await sql<{ faces: number; faceless: number }>`
    select count(distinct avatar) as faces, count(*) filter (where avatar is null) as faceless from accounts`.execute(
    app.platform.db,
  )
  expect(rows).toEqual([{ faces: 44, faceless: 0 }])
})

test('the generated history breaks no auction rule', async () => {
  const { auctions, bids, anomalies } = await anomaliesOf(app.platform.db)
  expect(auctions.length).toBeGreaterThan(12)
  expect(bids.length).toBeGreaterThan(20)
  expect(anomalies).toEqual([])
})

test('no event lies in the future or before its member joined', async () => {
  const { rows } = await sql<{ wrong: number }>`
    select (select count(*) from bids where placed_at > clock_timestamp())
         + (select count(*) from favourites where watched_at > clock_timestamp())
         + (select count(*) from listings where starts_at > clock_timestamp())
         + (select count(*) from bids b join accounts a on a.id = b.bidder_id where a.member_since > b.placed_at)
         + (select count(*) from listings l join accounts a on a.id = l.seller_id where a.member_since > l.starts_at)
         + (select count(*) from questions where asked_at > clock_timestamp())
         + (select count(*) from question_answers where answered_at > clock_timestamp())
         + (select count(*) from questions q join listings l on l.id = q.listing_id where q.asked_at < l.starts_at)
         + (select count(*) from favourites f join listings l on l.id = f.listing_id where f.watched_at < l.starts_at)
      as wrong`.execute(app.platform.db)
  expect(rows[0]!.wrong).toBe(0)
})

test('a second start and a repeated job add nothing', async () => {
  const before = await everything()
  await openMarket(app.platform, 'full', (line) => description.push(line))
  expect(description).toHaveLength(1)
  await transact(app.platform.db, (tx) => fillOn(tx, { size: 'small', seed: 4, startedMs, next: 0 }))
  await app.settle()
  expect(await everything()).toEqual(before)
})

test('bots bid within the rules, watch listings and list items with pictures', async () => {
  const { platform, server } = app
  const ids = await selectMemberIds(platform.db)
  const members = new Map(pretenders.map((member, n) => [ids[demoMembers.length + n]!, member]))
  const stage: Stage = { platform, server, members, tokens: new Map(), dice: makeDice(9) }
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
  const { rows } = await sql<{ type: string; is_firms: boolean }>`
    select distinct l.type, b.bidder_id = any(${ids.slice(-firms.length)}) as is_firms
      from bids b join listings l on l.id = b.listing_id order by l.type`.execute(platform.db)
  expect(rows).toEqual([
    { type: 'general', is_firms: false },
    { type: 'vehicle', is_firms: false },
  ])
  expect((await anomaliesOf(app.platform.db)).anomalies).toEqual([])
})

test('bots ask about a newcomer’s listing and answer a newcomer’s question', async () => {
  const { platform, server } = app
  const { db } = platform
  const ids = await selectMemberIds(db)
  const members = new Map(pretenders.map((member, n) => [ids[demoMembers.length + n]!, member]))
  const stage: Stage = { platform, server, members, tokens: new Map(), dice: makeDice(5) }
  const newcomer = await aMember(app)
  const { id: listingId } = await aLiveAuction(app, { seller: newcomer })
  await db
    .updateTable('listings')
    .set({ starts_at: sql<Date>`clock_timestamp() - interval '5 minutes'` })
    .where('id', '=', listingId)
    .execute()
  for (let turn = 0; turn < 12; turn += 1) await requestSomething(stage)
  const question = await app.as(newcomer).call(listQuestions, { listing: listingId })
  expect(question.items).toMatchObject([{ answer: null }])

  const { items } = await app.as(newcomer).call(searchListings, { limit: 100 })
  const sellers = await db.selectFrom('listings').select(['id', 'seller_id']).execute()
  const theirs = items.find(({ id }) => members.has(sellers.find((row) => row.id === id)!.seller_id))!
  const text = 'Kia ora, could I come and see it on Sunday?'
  const { id } = await app.as(newcomer).call(askQuestion, { listing_id: theirs.id, text })
  const mine = async () =>
    (await app.as(newcomer).call(listQuestions, { listing: theirs.id })).items.find((one) => one.id === id)
  await answerSomething(stage)
  expect(await mine()).toMatchObject({ answer: null })
  const earlier = sql<Date>`asked_at - interval '6 minutes'`
  await db.updateTable('questions').set({ asked_at: earlier }).where('id', '=', id).execute()
  for (let turn = 0; turn < 6; turn += 1) await answerSomething(stage)
  expect(await mine()).toMatchObject({ answer: { text: expect.stringMatching(/pick|send/) } })
})

test('fillDesk creates admin cases of every kind exactly once', async () => {
  const { db, config } = app.platform
  await enrolDemoAdmin({ db })
  await offerFinance(db)
  const memberIds = await selectMemberIds(db)
  await fillDesk({ db, config }, memberIds)
  await fillDesk({ db, config }, memberIds)
  const [admin] = await db.selectFrom('accounts').select('id').where('email', '=', demoAdmin.email).execute()
  const wanted = { order: 'oldest', page: 1, limit: 100 } as const
  const { counts } = await readCases(db, admin!.id, wanted)
  expect(counts).toEqual({
    listing_report: 4,
    link: 2,
    member_report: 2,
    pending: 3,
    listing_appeal: 1,
    account_appeal: 1,
    warning_appeal: 0,
    dispute: 2,
    review_dispute: 2,
    payment: 0,
    // The demo doesn’t require a second admin.
    second_person: 0,
  })
  const clerk = await aMember(app, { type: 'admin' })
  const links = await db
    .selectFrom('flags as f')
    .innerJoin('listings as l', 'l.id', 'f.listing_id')
    .select(['f.reason', 'f.about_id', 'l.seller_id'])
    .where('f.reporter_id', 'is', null)
    .orderBy('f.id')
    .execute()
  for (const { reason, about_id, seller_id } of links) {
    const { items: linked } = await app.as(clerk).call(listLinkedAccounts, { id: about_id! })
    const shared = { shared_phone: 'shares_phone', shared_device: 'shares_device' }[reason as 'shared_phone']
    expect(linked).toContainEqual(expect.objectContaining({ id: seller_id, [shared]: true }))
  }
  const enquiries = await db.selectFrom('finance_enquiries').select('withdrawn_at').orderBy('id').execute()
  expect(enquiries.map(({ withdrawn_at }) => withdrawn_at !== null)).toEqual([false, false, false, true])
  expect((await anomaliesOf(db)).anomalies).toEqual([])
})

test('the rule sandbox replays the demo auctions to the stored result', async () => {
  const admin = await aMember(app, { type: 'admin' })
  const outcome = await app.as(admin).call(tryRules, {
    extension_minutes: null,
    max_auction_days: null,
    min_auction_minutes: null,
    free_general_listings: null,
    free_vehicle_listings: null,
    free_property_listings: null,
  })
  expect(outcome).toMatchObject({ auctions: { left_out: 0 }, largest: [], bids: { too_low: 0, too_late: 0 } })
  expect(outcome.auctions.replayed).toBeGreaterThan(0)
  expect(outcome.auctions.replayed).toBe(outcome.auctions.total)
})
