import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sql } from 'kysely'
import {
  applyFeedRun,
  cancelFeedRun,
  deleteMotorcentralRecords,
  getFeedRun,
  listFeedRuns,
  getMemberFeed,
  getStockFeed,
  updateMcDealership,
} from '#domains/stock-feed/common/stock-feed.ts'
import { listAudit } from '#domains/staff/common/audit/audit.ts'
import { sendForm } from '#test/harness/market/file-forms.ts'
import { aMember } from '#test/harness/market/people.ts'
import { setFreeLimits } from '#test/harness/market/plans.ts'
import {
  aDealer,
  aFeedVehicle,
  sendFeed,
  uploadFeed,
  type Dealer,
  makeFeedSteps,
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

const { push, read, records, live, importNow } = makeFeedSteps(() => ({ app, dealer }))

test('a member without a plan for it can’t use the stock feed', async () => {
  const member = await aMember(app)
  expect(await sendFeed(app, member, 'StockNo\r\nX1')).toMatchObject({
    status: 403,
    reply: { key: 'subscription_required' },
  })
  expect(await app.as(member).call(getStockFeed, {})).toMatchObject({ is_allowed: false, counts: { new: 0 } })
})

test('a plan’s limit is enforced vehicle by vehicle', async () => {
  await setFreeLimits(app, admin, { free_vehicle_listings: 0 })
  await sql`update plans set max_vehicle_listings = 1 where id in
    (select plan_id from subscriptions where account_id = ${dealer.id})`.execute(app.platform.db)
  expect(await importNow([aFeedVehicle('K1'), aFeedVehicle('K2')])).toMatchObject({
    report: { made: 1, refused: 1 },
  })
  await setFreeLimits(app, admin, { free_vehicle_listings: null })
})

test('a file for another dealership, or an incomplete one, is refused with a plain message', async () => {
  const failures = []
  for (const wishes of [{ user_id: 'SOMEBODY' }, { leaves_out: ['END.XML'] }, { leaves_out: ['SML.XML'] }]) {
    const { id } = await uploadFeed(app, dealer, await push([aFeedVehicle('L1')], wishes))
    failures.push((await read(id)).run.failure)
  }
  expect(failures).toEqual([
    `The file is for dealership SOMEBODY, but yours is ${dealer.dealership}.`,
    'The ZIP isn’t complete: END.XML is missing. Send it again once MotorCentral has finished it.',
    'There’s no SML.XML in the ZIP.',
  ])
})

test('a waiting run is cancelled manually, or by a newer one', async () => {
  const one = await uploadFeed(app, dealer, await push([aFeedVehicle('M1')]))
  const two = await uploadFeed(app, dealer, await push([aFeedVehicle('M1')]))
  expect((await read(one.id)).run.status).toBe('cancelled')
  expect(await app.as(dealer).call(cancelFeedRun, { id: two.id })).toMatchObject({ status: 'cancelled' })
  expect(await app.as(dealer).call(applyFeedRun, { id: two.id })).toMatchObject({ key: 'feed_busy' })
  expect((await app.as(dealer).call(listFeedRuns, {})).total).toBe(2)
})

test('deleting records withdraws their listings, and the next run brings them again', async () => {
  await importNow([aFeedVehicle('N1'), aFeedVehicle('N2')])
  const [first] = (await records()).items
  expect(await app.as(dealer).call(deleteMotorcentralRecords, { record_ids: [first!.id] })).toEqual({
    deleted: 1,
    withdrawn: 1,
  })
  expect(await live()).toHaveLength(1)
  expect(await importNow([aFeedVehicle('N1'), aFeedVehicle('N2')])).toMatchObject({
    found: { new: 1, same: 1 },
  })
})

test('dealers can’t see or change another dealer’s runs and records', async () => {
  const other = await aDealer(app, admin)
  const { id } = await uploadFeed(app, dealer, await push([aFeedVehicle('O1')]))
  const [record] = (await records()).items
  expect(await app.as(other).call(getFeedRun, { id })).toMatchObject({ key: 'not_found' })
  expect(await app.as(other).call(applyFeedRun, { id })).toMatchObject({ key: 'not_found' })
  expect(await app.as(other).call(cancelFeedRun, { id })).toMatchObject({ key: 'not_found' })
  expect(await app.as(other).call(deleteMotorcentralRecords, { record_ids: [record!.id] })).toMatchObject({
    key: 'not_found',
  })
  const sent = await sendForm(
    app,
    '/upload-motorcentral-records',
    [['record_ids', String(record!.id)]],
    other,
  )
  expect(sent.reply.key).toBe('not_found')
})

test('an admin assigns a number once, and it is in the audit log', async () => {
  const other = await aMember(app)
  const taken = await app
    .as(admin)
    .call(updateMcDealership, { id: other.id, mc_dealership_id: dealer.dealership })
  expect(taken).toMatchObject({ key: 'validation_failed', errors: { mc_dealership_id: expect.any(String) } })
  await uploadFeed(app, dealer, await push([aFeedVehicle('P1')]))
  expect(await app.as(admin).call(getMemberFeed, { id: dealer.id })).toMatchObject({
    mc_dealership_id: dealer.dealership,
    is_allowed: true,
    counts: { new: 1 },
    runs: [{ status: 'ready' }],
  })
  const log = await app.as(admin).call(listAudit, { subject_kind: 'account', subject_id: dealer.id })
  expect(log.items.map(({ action }) => action)).toContain('account.dealership-changed')
})
