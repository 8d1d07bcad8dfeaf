import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { getListing } from '#domains/listings/common/listings.ts'
import { setListingStatus } from '#domains/moderation/common/moderation.ts'
import { getOwnListing, updateListing } from '#domains/selling/common/own-listings.ts'
import { createFeedRule, listFeedRules, putStockFeed } from '#domains/stock-feed/common/stock-feed.ts'
import { sendForm } from '#test/harness/market/file-forms.ts'
import { aMember } from '#test/harness/market/people.ts'
import {
  aDealer,
  aFeedVehicle,
  aJpeg,
  feedCsv,
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

const { push, read, records, live, apply, importNow } = makeFeedSteps(() => ({ app, dealer }))

test('applying a push creates listings with their pictures', async () => {
  const pictures = {
    'A1_1.jpg': await aJpeg('#ff0000'),
    'A1_2.jpg': await aJpeg('#00ff00'),
    'Thumbs.db': Buffer.from('x'),
  }
  const { id } = await uploadFeed(
    app,
    dealer,
    await push([aFeedVehicle('A1'), aFeedVehicle('A2')], { pictures }),
  )
  const shown = await read(id)
  expect(shown.run).toMatchObject({
    status: 'ready',
    guards: [],
    found: { new: 2, gone: 0 },
    report: { read: 2, made: 0 },
  })
  expect(shown.items.map(({ outcome, title }) => [outcome, title])).toEqual([
    ['new', '2018 Toyota Corolla GX'],
    ['new', '2018 Toyota Corolla GX'],
  ])
  expect(await live()).toEqual([])

  expect(await apply(id)).toMatchObject({ status: 'done', report: { made: 2, pictures: 2, refused: 0 } })
  const [first] = (await records()).items
  expect(first!.cover?.thumb_url).toMatch(/^\/|^http/)
  expect(first).toMatchObject({
    stock_number: 'A1',
    state: 'listed',
    price_cents: 18_990_00,
    picture_count: 2,
  })
  const listing = await app.as(null).call(getListing, { id: first!.listing!.id })
  expect(listing).toMatchObject({
    title: '2018 Toyota Corolla GX',
    status: 'active',
    sale_method: 'enquire',
    price_cents: 18_990_00,
    vehicle: { odometer_km: 61_000, transmission: 'automatic', stock_number: 'A1', features: ['Tow bar'] },
  })
  expect(listing.images).toHaveLength(2)
  expect(listing.consumer_notice).toMatchObject({ cash_price_cents: 18_990_00 })
})

test('the same push again changes nothing', async () => {
  const pictures = { 'B1_1.jpg': await aJpeg('#0000ff') }
  await importNow([aFeedVehicle('B1'), aFeedVehicle('B2')], { pictures })
  const before = await live()
  const again = await importNow([aFeedVehicle('B1'), aFeedVehicle('B2')], { pictures })
  expect(again).toMatchObject({
    status: 'done',
    found: { same: 2, new: 0, changed: 0 },
    report: { read: 2, pictures: 0 },
  })
  expect(await live()).toEqual(before)
})

test('a changed price is compared and applied, and the dealer’s manual changes remain', async () => {
  await importNow([aFeedVehicle('C1')])
  const { id } = (await live())[0]!
  const { version } = await app.as(dealer).call(getOwnListing, { id })
  await app.as(dealer).call(updateListing, { id, version, description: 'In my own words.' })

  const { id: runId } = await uploadFeed(app, dealer, await push([aFeedVehicle('C1', { Retail: '17,500' })]))
  expect((await read(runId)).items).toMatchObject([
    { outcome: 'changed', changes: [{ name: 'Price', before: 'NZ$\u00a018,990', after: 'NZ$\u00a017,500' }] },
  ])
  expect((await records()).items).toMatchObject([{ state: 'listed', price_cents: 18_990_00 }])
  expect(await apply(runId)).toMatchObject({ report: { updated: 1 } })
  expect(await app.as(dealer).call(getOwnListing, { id })).toMatchObject({
    buy_now_price_cents: 17_500_00,
    description: 'In my own words.',
  })
  expect((await records()).items).toMatchObject([{ state: 'listed' }])
})

test('a removed vehicle is withdrawn, and relisted when it comes back', async () => {
  const three = ['D1', 'D2', 'D3'].map((number) => aFeedVehicle(number))
  await importNow(three)
  expect(await importNow(three.slice(0, 2))).toMatchObject({ report: { withdrawn: 1 } })
  expect(await live()).toHaveLength(2)
  expect((await records()).items.map(({ state }) => state)).toEqual(['listed', 'listed', 'withdrawn'])

  const back = await importNow(three)
  expect(back).toMatchObject({ found: { back: 1, same: 2 }, report: { made: 1 } })
  expect(await live()).toHaveLength(3)
  const { count } = await app.platform.db
    .selectFrom('relistings as r')
    .innerJoin('listings as l', 'l.id', 'r.listing_id')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('l.seller_id', '=', dealer.id)
    .executeTakeFirstOrThrow()
  expect(count).toBe(1)
})

test('a listing that the dealer ended manually isn’t relisted', async () => {
  await importNow([aFeedVehicle('E1')])
  const { id } = (await live())[0]!
  await app.as(dealer).call(setListingStatus, { id, status: 'withdrawn', reason: 'Sold in the yard.' })
  expect(await importNow([aFeedVehicle('E1')])).toMatchObject({ status: 'done', found: { same: 1 } })
  expect(await importNow([aFeedVehicle('E1', { Retail: 9000 })])).toMatchObject({
    report: { updated: 0, made: 0 },
  })
  expect(await live()).toEqual([])
})

test('a run with too many removals waits for a confirmation', async () => {
  const five = ['F1', 'F2', 'F3', 'F4', 'F5'].map((number) => aFeedVehicle(number))
  await importNow(five)
  const { id } = await uploadFeed(app, dealer, await push(five.slice(0, 2)))
  expect((await read(id)).run).toMatchObject({ guards: ['withdrawn'], found: { gone: 3 } })
  expect(await apply(id)).toMatchObject({ status: 409, key: 'feed_guarded' })
  expect(await live()).toHaveLength(5)
  expect(await apply(id, true)).toMatchObject({ report: { withdrawn: 3 } })
})

test('boats and caravans are listed, and refused with advice without a length', async () => {
  const caravan = { ItemType: 'Caravan', Type: 'Caravan', Mileage: '', FuelType: '', Transmission: '' }
  const run = await importNow([
    aFeedVehicle('H1', { ...caravan, Make: 'Sprite', Variant: '5.5m', OnlineNotes: 'Sleeps four.' }),
    aFeedVehicle('H2', { ItemType: 'Boat', Type: '', OnlineNotes: 'Length 6.2 m. Aluminium hull.' }),
    aFeedVehicle('H3', { ...caravan, OnlineNotes: 'Sleeps two.' }),
  ])
  expect(run).toMatchObject({ report: { read: 3, made: 2, refused: 1 } })
  const stored = (await records()).items
  const vehicles = await Promise.all(
    stored.flatMap(({ listing }) => (listing ? [app.as(null).call(getListing, { id: listing.id })] : [])),
  )
  expect(vehicles.map(({ vehicle }) => vehicle)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ subtype: 'caravan', length_m: 5.5, odometer_km: null }),
      expect.objectContaining({ subtype: 'boat', length_m: 6.2, hull: 'aluminium' }),
    ]),
  )
  const refused = stored.find(({ stock_number }) => stock_number === 'H3')!
  expect(refused.problems.map(({ says }) => says).join(' ')).toContain('“Length 6.2 m”')
})

test('an invalid vehicle is refused with its reasons, and the others are listed', async () => {
  const run = await importNow([
    aFeedVehicle('G1', { Retail: 0 }),
    aFeedVehicle('G2', { FuelType: 'Dsl' }),
    aFeedVehicle('G3', { Colour: 'Slvr' }),
    aFeedVehicle('G3'),
    aFeedVehicle(''),
    aFeedVehicle('G4', { Retail: 0, NewUsed: 'N', Mileage: 10 }),
  ])
  expect(run).toMatchObject({ report: { read: 6, made: 2, refused: 4 } })
  const expected = Object.fromEntries(
    (await records()).items.map(({ stock_number, problems }) => [
      stock_number,
      problems.map((one) => one.says).join(' '),
    ]),
  )
  expect(expected.G1).toMatch(/price/)
  expect(expected.G2).toBe('We don’t know this word. Teach us what it means.')
  expect(expected.G3).toMatch(/don’t know this word/)
  expect(expected.G4).toBe('')
  expect((await live()).map(({ price_cents }) => price_cents)).toContain(0)
})

test('teaching a word makes a vehicle ready, and it is listed by its number', async () => {
  await importNow([aFeedVehicle('H1', { FuelType: 'Dsl' }), aFeedVehicle('H2', { Colour: 'Slvr' })])
  const teach = (field: 'FuelType' | 'Colour', received: string, means: string) =>
    app.as(dealer).call(createFeedRule, { field, heard: received, means })
  expect(await teach('FuelType', 'Dsl', 'Steam')).toMatchObject({
    key: 'validation_failed',
    errors: { means: expect.any(String) },
  })
  const fuel = await teach('FuelType', ' DSL ', 'Diesel')
  const colour = await teach('Colour', 'slvr', 'silver')
  expect([fuel.changed_record_ids, colour.changed_record_ids].flat()).toHaveLength(2)
  expect((await app.as(dealer).call(listFeedRules, {})).items).toMatchObject([
    { field: 'Colour', heard: 'slvr', means: 'Silver' },
    { field: 'FuelType', heard: 'dsl', means: 'Diesel' },
  ])
  expect((await records()).items.map(({ state }) => state).toSorted()).toEqual(['changed', 'new'])
  const ids = [...fuel.changed_record_ids, ...colour.changed_record_ids].join(',')
  const sent = await sendForm(app, '/upload-motorcentral-records', [['record_ids', ids]], dealer)
  expect(sent).toMatchObject({ status: 202, reply: { source: 'chosen' } })
  await app.settle()
  expect((await read(sent.reply.id)).run).toMatchObject({ status: 'done', report: { made: 1, updated: 1 } })
  expect(await live()).toHaveLength(2)
})

test('a CSV lists vehicles too, and keeps existing pictures', async () => {
  await importNow([aFeedVehicle('I1')], { pictures: { 'I1_1.jpg': await aJpeg('#123456') } })
  const csv = feedCsv([aFeedVehicle('I1', { OnlineNotes: 'Said "tidy", with a comma.\nAnd a line.' })])
  const { id } = await uploadFeed(app, dealer, csv, 'stock.csv')
  // MotorCentral's CSV has extras in a column; this one has none.
  expect((await read(id)).items[0]!.changes.map(({ name }) => name)).toEqual(['Description', 'Features'])
  await apply(id)
  const { id: listingId } = (await live())[0]!
  const own = await app.as(dealer).call(getOwnListing, { id: listingId })
  expect(own.description).toBe('Said "tidy", with a comma.\nAnd a line.')
  expect(own.images).toHaveLength(1)
})

test('a used import’s first registration here is read from its notes or column', async () => {
  await app.as(dealer).call(putStockFeed, { year_is_first_registered: false })
  const stock = [
    aFeedVehicle('F1', { FirstRegistered: '' }),
    aFeedVehicle('F2', { FirstRegistered: 2021 }),
    aFeedVehicle('F3', { FirstRegistered: '', OnlineNotes: 'First registered in NZ 2020.' }),
  ]
  const { id } = await uploadFeed(app, dealer, feedCsv(stock), 'stock.csv')
  const { items } = await read(id)
  expect(items.map(({ outcome }) => outcome)).toEqual(['refused', 'new', 'new'])
  expect(items[0]!.problems).toMatchObject([{ says: expect.stringContaining('First registered in NZ 2021') }])
})

test('a damaged picture is left out with a note on its vehicle, and the others are shown', async () => {
  const pictures = { 'J1_1.jpg': Buffer.from('no picture'), 'J1_2.jpg': await aJpeg('#abcdef') }
  expect(await importNow([aFeedVehicle('J1')], { pictures })).toMatchObject({
    report: { made: 1, pictures: 1 },
  })
  const expected = expect.stringContaining('1 photo couldn’t be read')
  expect((await records()).items).toMatchObject([{ state: 'listed', problems: [{ says: expected }] }])
  const again = await importNow([aFeedVehicle('J1')], { pictures })
  expect(again).toMatchObject({ found: { same: 1 }, report: { pictures: 0 } })
  expect((await records()).items).toMatchObject([{ state: 'listed', problems: [{ says: expected }] }])
})

test('the same picture on several vehicles, now or later, is one image', async () => {
  const yard = await aJpeg('#445566')
  const pictures = { 'L1_1.jpg': await aJpeg('#112233'), 'L1_2.jpg': yard, 'L2_1.jpg': yard }
  expect(await importNow([aFeedVehicle('L1'), aFeedVehicle('L2')], { pictures })).toMatchObject({
    report: { made: 2, pictures: 3 },
  })
  const later = { ...pictures, 'L3_1.jpg': yard }
  await importNow([aFeedVehicle('L1'), aFeedVehicle('L2'), aFeedVehicle('L3')], { pictures: later })
  const shown = await Promise.all(
    (await records()).items.map(async ({ stock_number, listing }) => {
      const { images } = await app.as(null).call(getListing, { id: listing!.id })
      return [stock_number, images.map(({ id }) => id)] as const
    }),
  )
  const images = Object.fromEntries(shown)
  expect(images.L1).toHaveLength(2)
  expect([images.L2, images.L3]).toEqual([[images.L1![1]], [images.L1![1]]])
})
