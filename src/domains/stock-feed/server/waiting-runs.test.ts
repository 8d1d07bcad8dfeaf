import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { listOwnListings } from '#domains/selling/common/own-listings.ts'
import {
  listMotorcentralRecords,
  applyFeedRun,
  cancelFeedRun,
  fetchMotorcentralRecords,
  getFeedRun,
  putStockFeed,
} from '#domains/stock-feed/common/stock-feed.ts'
import { sendForm } from '#test/harness/market/file-forms.ts'
import { aMember } from '#test/harness/market/people.ts'
import {
  aDealer,
  aFeedVehicle,
  aJpeg,
  aPush,
  feedCsv,
  uploadFeed,
  type Dealer,
  type FeedVehicle,
  type Push,
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

const push = (vehicles: FeedVehicle[], wishes: Push = {}) =>
  aPush(vehicles, { user_id: dealer.dealership, ...wishes })
const records = async () =>
  (await app.as(dealer).call(listMotorcentralRecords, { limit: 100 })).items.map(
    ({ id: _id, updated_at: _at, ...record }) => record,
  )
const live = async () => (await app.as(dealer).call(listOwnListings, { status: 'active', limit: 100 })).items
const read = async (id: number) => (await app.as(dealer).call(getFeedRun, { id })).run

async function apply(id: number) {
  await app.as(dealer).call(applyFeedRun, { id, past_guards: true })
  await app.settle()
  return await read(id)
}

/** One is live, one refused with a photo, one withdrawn. */
async function aYard() {
  const pictures = { 'K2_1.jpg': await aJpeg('#123456') }
  const refused = aFeedVehicle('K2', { FuelType: 'Dsl' })
  const first = await uploadFeed(
    app,
    dealer,
    await push([aFeedVehicle('K1'), refused, aFeedVehicle('K3')], { pictures }),
  )
  await apply(first.id)
  const second = await uploadFeed(app, dealer, await push([aFeedVehicle('K1'), refused], { pictures }))
  await apply(second.id)
}

test('discarding a run leaves the stock as it was, with its photos', async () => {
  await aYard()
  const before = await records()
  expect(
    before.map(({ stock_number, state, picture_count }) => [stock_number, state, picture_count]),
  ).toEqual([
    ['K2', 'refused', 1],
    ['K1', 'listed', 0],
    ['K3', 'withdrawn', 0],
  ])
  const pictures = { 'W9_1.jpg': await aJpeg('#654321') }
  const sent = await push([aFeedVehicle('K1', { Retail: 9000 }), aFeedVehicle('W9')], { pictures })
  const { id } = await uploadFeed(app, dealer, sent)
  expect(await read(id)).toMatchObject({ status: 'ready', found: { new: 1, changed: 1 } })
  expect((await records()).filter(({ stock_number }) => stock_number !== 'W9')).toEqual(before)
  await app.as(dealer).call(cancelFeedRun, { id })
  expect(await records()).toEqual(before)

  const mended = feedCsv([aFeedVehicle('K1'), aFeedVehicle('K2')])
  await apply((await uploadFeed(app, dealer, mended, 'stock.csv')).id)
  expect((await records()).find(({ stock_number }) => stock_number === 'K2')).toMatchObject({
    state: 'listed',
    picture_count: 1,
  })
})

test('a run replaced by a newer one leaves nothing behind', async () => {
  await uploadFeed(app, dealer, await push([aFeedVehicle('N1'), aFeedVehicle('N2')]))
  await uploadFeed(app, dealer, await push([aFeedVehicle('N3')]))
  expect((await records()).map(({ stock_number }) => stock_number)).toEqual(['N3'])
})

test('applying a run deletes records that were never listed and aren’t in the file', async () => {
  await aYard()
  const { id } = await uploadFeed(app, dealer, await push([aFeedVehicle('K1'), aFeedVehicle('K4')]))
  await apply(id)
  expect((await records()).map(({ stock_number }) => stock_number)).toEqual(['K1', 'K4', 'K3'])
})

test('a vehicle of a waiting run is listed by its number, and the others are dropped', async () => {
  await uploadFeed(app, dealer, await push([aFeedVehicle('P1'), aFeedVehicle('P2')]))
  const { items } = await app.as(dealer).call(listMotorcentralRecords, { limit: 100 })
  const parts: Parameters<typeof sendForm>[2] = [['record_ids', String(items[0]!.id)]]
  expect(await sendForm(app, '/upload-motorcentral-records', parts, dealer)).toMatchObject({ status: 202 })
  await app.settle()
  expect(await records()).toMatchObject([{ stock_number: 'P1', state: 'listed' }])
})

test('a file of additions and changes withdraws nothing', async () => {
  await aYard()
  const some = feedCsv([aFeedVehicle('K5'), aFeedVehicle('K2', { FuelType: 'Dsl', Retail: 8000 })])
  const { id } = await uploadFeed(app, dealer, some, 'some.csv', 'part')
  expect(await read(id)).toMatchObject({ is_whole: false, found: { new: 1, gone: 0, refused: 1 } })
  expect(await apply(id)).toMatchObject({ report: { made: 1, withdrawn: 0 } })
  expect(await live()).toHaveLength(2)
  expect((await records()).map(({ stock_number }) => stock_number)).toEqual(['K2', 'K1', 'K5', 'K3'])
})

test('the feed withdraws no vehicle from a file of additions, a file of the whole stock does', async () => {
  await app.platform.db
    .updateTable('stock_feeds')
    .set({ mc_dealership_id: null })
    .where('account_id', '<>', dealer.id)
    .execute()
  const added = await uploadFeed(app, dealer, feedCsv([aFeedVehicle('K5')]), 'some.csv', 'part')
  await apply(added.id)
  const fetched = await app.as(dealer).call(fetchMotorcentralRecords, {})
  await app.settle()
  expect(await read(fetched.id)).toMatchObject({ status: 'ready', is_whole: true, found: { gone: 0 } })
  const whole = await uploadFeed(app, dealer, feedCsv([aFeedVehicle('Z1')]), 'whole.csv')
  expect(await read(whole.id)).toMatchObject({ found: { new: 1, gone: 1 } })
})

test('the feed withdraws no vehicle that a file of additions brought back', async () => {
  await app.platform.db
    .updateTable('stock_feeds')
    .set({ mc_dealership_id: null })
    .where('account_id', '<>', dealer.id)
    .execute()
  await aYard()
  await apply((await uploadFeed(app, dealer, feedCsv([aFeedVehicle('K3')]), 'some.csv', 'part')).id)
  const fetched = await app.as(dealer).call(fetchMotorcentralRecords, {})
  await app.settle()
  // K1 is live from a file of the whole stock, and isn't in the feed.
  expect(await read(fetched.id)).toMatchObject({ status: 'ready', found: { gone: 1 } })
})

test('a vehicle with an unreadable price or WoF is refused with one problem', async () => {
  await app.as(dealer).call(putStockFeed, { wof_at_sale: 'as_is' })
  const { id } = await uploadFeed(
    app,
    dealer,
    await push([
      aFeedVehicle('M1', { Retail: 'lots', NewUsed: 'N', Mileage: 10 }),
      aFeedVehicle('M2', { WofExpiry: 'soon' }),
      aFeedVehicle('M3', { Year: '20x1' }),
    ]),
  )
  expect(await read(id)).toMatchObject({ status: 'done', report: { made: 0, refused: 3 } })
  const items = await records()
  expect(items.map(({ state, problems }) => [state, problems.map(({ field }) => field)])).toEqual([
    ['refused', ['Retail']],
    ['refused', ['WofExpiry']],
    ['refused', ['Year']],
  ])
})
