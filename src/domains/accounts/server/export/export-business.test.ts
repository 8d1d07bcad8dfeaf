import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFeedRule } from '#domains/stock-feed/common/stock-feed.ts'
import { createListing } from '#domains/selling/common/own-listings.ts'
import { aMember } from '#test/harness/market/people.ts'
import { aDealer, aFeedVehicle, feedCsv, uploadFeed } from '#test/harness/market/stock-feeds.ts'
import { aHelperOf } from '#test/harness/market/businesses.ts'
import { unzip } from '#test/harness/doubles/unzip.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app[Symbol.asyncDispose]())

async function dataOf({ token }: Person) {
  const { rawPayload } = await app.server.inject({
    url: '/api/export-my-data',
    headers: { authorization: `Bearer ${token}` },
  })
  const files = unzip(rawPayload)
  return (name: string) => JSON.parse(files.get(`${name}.json`)!.toString())
}

test('the export has a dealer’s stock feed and the team’s actions, for both sides', async () => {
  const dealer = await aDealer(app, await aMember(app, { type: 'admin' }))
  await app.as(dealer).call(createFeedRule, { field: 'Colour', heard: 'Slvr', means: 'Silver' })
  await uploadFeed(app, dealer, feedCsv([aFeedVehicle('A1'), aFeedVehicle('A2')]), 'stock.csv')
  const helper = await aHelperOf(app, dealer, ['listings'])
  await app.as(helper).call(createListing, { type: 'general', seller_id: dealer.id, title: 'A tow bar' })

  const own = await dataOf(dealer)
  expect(own('stock-feed')).toMatchObject([{ mc_dealership_id: dealer.dealership, suburb: 'penrose' }])
  expect(own('stock-words')).toMatchObject([{ field: 'Colour', heard: 'slvr', means: 'Silver' }])
  expect(own('stock-runs')).toMatchObject([
    {
      source: 'upload',
      file_name: 'stock.csv',
      vehicles: [{ stock_number: 'A1', outcome: 'new' }, { stock_number: 'A2' }],
    },
  ])
  expect(own('stock-records').map((one: { stock_number: string }) => one.stock_number)).toEqual(['A1', 'A2'])
  const teams = [{ business: 'Kea Motors', status: 'active', rights: ['listings'] }]
  const acts = [
    { business: 'Kea Motors', by: expect.stringContaining('Mere'), act: 'started', title: 'A tow bar' },
  ]
  expect(own('teams')).toMatchObject(teams)
  expect(own('team-acts')).toMatchObject(acts)

  const theirs = await dataOf(helper)
  expect(theirs('teams')).toMatchObject(teams)
  expect(theirs('team-acts')).toMatchObject(acts)
  expect(theirs('stock-records')).toEqual([])
})
