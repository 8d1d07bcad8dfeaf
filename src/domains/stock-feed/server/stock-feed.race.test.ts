import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sql } from 'kysely'
import {
  createFeedRule,
  applyFeedRun,
  fetchMotorcentralRecords,
  getFeedRun,
} from '#domains/stock-feed/common/stock-feed.ts'
import { listNotifications } from '#domains/messaging/common/notifications.ts'
import { listOwnListings } from '#domains/selling/common/own-listings.ts'
import { workAt, resumeRuns, startNightlyRuns } from './runs/work.service.ts'
import { sampleStock } from './sources/sample-stock.data.ts'
import { aMember } from '#test/harness/market/people.ts'
import {
  aDealer,
  aFeedVehicle,
  aPush,
  sendFeed,
  uploadFeed,
  type Dealer,
} from '#test/harness/market/stock-feeds.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
let admin: Person
let dealer: Dealer
beforeAll(async () => {
  app = await createTestApp()
  admin = await aMember(app, { type: 'admin' })
})
afterAll(() => app[Symbol.asyncDispose]())
beforeEach(async () => {
  dealer = await aDealer(app, admin)
})

const read = async (id: number) => (await app.as(dealer).call(getFeedRun, { id })).run
const live = async () => (await app.as(dealer).call(listOwnListings, { status: 'active', limit: 100 })).total
const push = (count: number) =>
  aPush(
    Array.from({ length: count }, (_, n) => aFeedVehicle(`R${n}`)),
    { user_id: dealer.dealership },
  )

test('only one of several parallel uploads runs, and the others are refused', async () => {
  const zip = await push(2)
  const answers = await Promise.all([
    sendFeed(app, dealer, zip),
    sendFeed(app, dealer, zip),
    sendFeed(app, dealer, zip),
  ])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([202, 409, 409])
  await app.settle()
})

test('two workers at one run list each vehicle once', async () => {
  const { id } = await uploadFeed(app, dealer, await push(25))
  const applied = await Promise.all([1, 2, 3].map(() => app.as(dealer).call(applyFeedRun, { id })))
  expect(applied.filter(({ key }) => !key)).toHaveLength(1)
  await Promise.all([1, 2, 3, 4].map(() => workAt(app.platform, id)))
  await app.settle()
  expect(await read(id)).toMatchObject({ status: 'done', report: { made: 25 } })
  expect(await live()).toBe(25)
})

test('another worker continues a killed worker’s run where it stopped', async () => {
  const { db } = app.platform
  const { id } = await uploadFeed(app, dealer, await push(12))
  await app.as(dealer).call(applyFeedRun, { id })
  await app.settle()
  // Simulates a worker that dies between the listings and their results.
  await sql`update stock_feed_items set result = null, settled_at = null where run_id = ${id} and id % 2 = 0`.execute(
    db,
  )
  await sql`update stock_feed_runs set status = 'applying', finished_at = null, created_at = now() - interval '1 hour',
    claimed_until = clock_timestamp() + interval '1 hour' where id = ${id}`.execute(db)
  await workAt(app.platform, id)
  expect((await read(id)).status).toBe('applying')
  await sql`update stock_feed_runs set claimed_until = clock_timestamp() - interval '1 s' where id = ${id}`.execute(
    db,
  )
  await resumeRuns(app.platform)
  await app.settle()
  expect(await read(id)).toMatchObject({ status: 'done' })
  expect(await live()).toBe(12)
})

test('the nightly run after a manual one finds no changes, and withdraws removed vehicles', async () => {
  await app.platform.db
    .updateTable('stock_feeds')
    .set({ mc_dealership_id: null })
    .where('account_id', '<>', dealer.id)
    .execute()
  const { id } = await app.as(dealer).call(fetchMotorcentralRecords, {})
  await app.settle()
  expect(await read(id)).toMatchObject({
    status: 'ready',
    found: { new: sampleStock.length - 1, refused: 1 },
  })
  await app.as(dealer).call(applyFeedRun, { id })
  await app.settle()
  expect(await live()).toBe(sampleStock.length - 1)

  await app.as(dealer).call(createFeedRule, { field: 'FuelType', heard: 'Dsl', means: 'Diesel' })
  await startNightlyRuns(app.platform)
  await app.settle()
  const runs = await app.platform.db
    .selectFrom('stock_feed_runs')
    .select(['id', 'source', 'status', 'started_by'])
    .where('account_id', '=', dealer.id)
    .orderBy('id', 'desc')
    .execute()
  expect(runs[0]).toMatchObject({ source: 'schedule', status: 'done', started_by: null })
  expect(await read(runs[0]!.id)).toMatchObject({
    report: { made: 1, withdrawn: 0 },
    found: { same: sampleStock.length - 1 },
  })
  await startNightlyRuns(app.platform)
  await app.settle()
  expect(await live()).toBe(sampleStock.length)

  // Tonight nothing can be listed: the run stops, and its dealer is notified.
  await app.platform.db
    .updateTable('stock_feeds')
    .set({ suburb: null })
    .where('account_id', '=', dealer.id)
    .execute()
  await startNightlyRuns(app.platform)
  await app.settle()
  expect(await live()).toBe(sampleStock.length)
  const { items } = await app.as(dealer).call(listNotifications, {})
  const received = items.filter(({ kind }) => kind === 'stock_feed')
  expect(received).toMatchObject([
    {
      title: 'Last night’s stock import is waiting for you',
      body: expect.stringContaining('can’t be listed'),
      link: expect.stringMatching(/^\/stock-feed\?tab=runs&run=\d+$/),
    },
  ])
})

test('an unavailable provider fails the run with a plain message', async () => {
  await app.platform.db
    .updateTable('stock_feeds')
    .set({ mc_dealership_id: null })
    .where('mc_dealership_id', '=', 'DOWN')
    .execute()
  await app.platform.db
    .updateTable('stock_feeds')
    .set({ mc_dealership_id: 'DOWN' })
    .where('account_id', '=', dealer.id)
    .execute()
  const { id } = await app.as(dealer).call(fetchMotorcentralRecords, {})
  await app.settle()
  expect(await read(id)).toMatchObject({
    status: 'failed',
    failure: 'MotorCentral gave no answer. Try again later.',
  })
  expect((await app.as(dealer).call(fetchMotorcentralRecords, {})).status).toBe('queued')
})
