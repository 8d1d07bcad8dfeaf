import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { getListing } from '#domains/listings/common/listings.ts'
import { saveDeliveryTemplate } from '#domains/delivery/common/delivery-templates.ts'
import { getOwnListing } from '#domains/selling/common/own-listings.ts'
import { aBidOn } from '#test/harness/market/listing-life.ts'
import { anItem, makeImportSteps } from '#test/harness/imports/listing-imports.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
let seller: Person
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app[Symbol.asyncDispose]())
beforeEach(async () => {
  seller = await aMember(app)
})

const { compare, apply, importNow, read, live } = makeImportSteps(() => ({ app, seller }))

test('a dry run shows what a table would do, and lists nothing', async () => {
  const { run, items } = await compare([
    anItem('A1'),
    anItem('A2', { price: '1e9' }),
    anItem('A3', { category: 'Kitchens of the moon' }),
    anItem('a1'),
    anItem(''),
  ])
  expect(run).toMatchObject({ status: 'ready', found: { new: 1, refused: 4 }, guards: ['refused'] })
  expect(items.map(({ row, outcome, problems }) => [row, outcome, problems])).toEqual([
    [2, 'new', []],
    [3, 'refused', [{ column: 'price', says: 'Write an amount like 1234.50.' }]],
    [
      4,
      'refused',
      [{ column: 'category', says: 'There’s no category “Kitchens of the moon” for general items.' }],
    ],
    [
      5,
      'refused',
      [
        {
          column: 'reference',
          says: 'This reference was in a row before. Each row needs one of its own.',
        },
      ],
    ],
    [6, 'refused', [{ column: 'reference', says: 'Each row needs a reference of its own.' }]],
  ])
  expect(await live()).toEqual([])
})

test('applying lists each row with its values', async () => {
  await app.as(seller).call(saveDeliveryTemplate, {
    name: 'Small parcels',
    pickup: 'must',
    delivery_options: [],
    payment_methods: ['cash'],
  })
  const { run } = await importNow([
    anItem('B1', { gtin: '9 414742 100019', brand: 'Agee', condition: 'New', quantity: '3' }),
    anItem('B2', {
      sale_method: 'Auction',
      price: '',
      start_price: '$1,000',
      reserve: 'NZ$ 1,200.50',
      duration: '7 days',
      delivery: 'small parcels',
    }),
  ])
  expect(run).toMatchObject({ status: 'done', report: { made: 2, refused: 0, left: 0 } })
  const { items } = await read(run.id)
  const listing = await app.as(seller).call(getOwnListing, { id: items[0]!.listing_id! })
  expect(listing).toMatchObject({
    title: 'Preserving jars B1',
    status: 'active',
    sale_method: 'fixed_price',
    buy_now_price_cents: 12_50,
    quantity: 3,
    condition: 'new',
    pickup: 'allowed',
    suburb: 'petone',
    delivery_options: [{ kind: 'courier', north_cents: 700, south_cents: 700 }],
  })
  const auction = await app.as(seller).call(getOwnListing, { id: items[1]!.listing_id! })
  expect(auction).toMatchObject({
    sale_method: 'auction',
    start_price_cents: 1_000_00,
    reserve_price_cents: 1_200_50,
    pickup: 'must',
    payment_methods: ['cash'],
  })
  expect((await app.as(null).call(getListing, { id: listing.id })).title).toBe('Preserving jars B1')
})

test('the same table again changes nothing, and a changed one updates by reference', async () => {
  await importNow([anItem('C1'), anItem('C2')])
  const before = await live()
  const again = await importNow([anItem('C1'), anItem('C2')])
  expect(again.run).toMatchObject({ status: 'done', found: { same: 2, new: 0, changed: 0 } })
  expect(await live()).toEqual(before)

  const { run, items } = await compare([anItem('c1', { price: '10', title: 'Jars' }), anItem('C2')])
  expect(items[0]).toMatchObject({
    outcome: 'changed',
    changes: [
      { column: 'title', before: 'Preserving jars C1', after: 'Jars' },
      { column: 'price', before: '12.50', after: '10' },
    ],
  })
  expect(await apply(run.id)).toMatchObject({ status: 'done', report: { updated: 1, made: 0 } })
  expect(await live()).toHaveLength(before.length)
  expect(await app.as(seller).call(getOwnListing, { id: items[0]!.listing_id! })).toMatchObject({
    title: 'Jars',
    buy_now_price_cents: 10_00,
  })
})

test('a listing with bids changes only as the rules of editing allow', async () => {
  const auction = { sale_method: 'auction', price: '', start_price: '10', duration: '3 days' }
  const { items } = await importNow([anItem('D1', auction)])
  await aBidOn(app, items[0]!.listing_id!)
  const changed = await compare([anItem('D1', { ...auction, start_price: '5' })])
  expect(changed.items[0]).toMatchObject({
    outcome: 'refused',
    problems: [{ column: 'start_price', says: expect.stringContaining('People have bid') }],
  })
  const added = anItem('D1', { ...auction, description: 'A dozen, with their lids.\nAnd a funnel.' })
  expect((await importNow([added])).run).toMatchObject({ status: 'done', report: { updated: 1 } })
})

test('a table withdraws what it lacks only where its seller says so', async () => {
  await importNow([anItem('E1'), anItem('E2')])
  expect((await importNow([anItem('E1')])).run).toMatchObject({ found: { gone: 0 } })
  const { run } = await compare([anItem('E1')], { withdraws_missing: true })
  expect(run).toMatchObject({ status: 'ready', found: { gone: 1 }, guards: ['withdrawn'] })
  expect(await apply(run.id, false)).toMatchObject({ key: 'import_guarded' })
  expect(await apply(run.id)).toMatchObject({ status: 'done', report: { withdrawn: 1 } })
  expect((await live()).map(({ title }) => title)).toEqual(['Preserving jars E1'])
})
