import { afterAll, beforeAll, expect, test } from 'vitest'
import { buyNow } from '#domains/auctions/common/bidding.ts'
import { listCategories } from '#domains/catalogue/common/catalogue.ts'
import { createListing } from '#domains/selling/common/own-listings.ts'
import { setListingStatus } from '#domains/moderation/common/moderation.ts'
import { getSoldPrices } from '#domains/search/common/sold-prices/sold-prices.ts'
import type { ListingId } from '#platform/common/ids.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
let sellers: Person[]
let categories: { general: number[]; vehicle: number; property: number }

beforeAll(async () => {
  app = await createTestApp()
  sellers = [await aMember(app), await aMember(app), await aMember(app)]
  const ids = async (type: 'general' | 'vehicle' | 'property') =>
    (await app.as(null).call(listCategories, { type, all: 'yes' })).items.map(({ id }) => id)
  categories = {
    general: (await ids('general')).slice(-3),
    vehicle: (await ids('vehicle')).at(-1)!,
    property: (await ids('property')).at(-1)!,
  }
})
afterAll(() => app[Symbol.asyncDispose]())

interface Thing {
  category_id: number
  title: string
  condition?: 'new' | 'used'
  dollars: number
}

let turn = 0

async function aSale({ dollars, condition = 'used', ...thing }: Thing): Promise<ListingId> {
  turn += 1
  const seller = app.as(sellers[turn % sellers.length]!)
  const { id } = await seller.call(createListing, {
    type: 'general',
    condition,
    description: 'As it is.',
    sale_method: 'fixed_price',
    buy_now_price_cents: dollars * 100,
    pickup: 'allowed',
    suburb: 'te-aro',
    ...thing,
  })
  const { status, errors } = await seller.call(setListingStatus, { id, status: 'active' })
  if (status !== 'active') throw new Error(`It was not published: ${JSON.stringify(errors)}`)
  await app.as(await aMember(app)).call(buyNow, { id })
  return id
}

const pricesOf = async (query: Parameters<typeof request>[0]) => (await request(query)).found
const request = (query: {
  category: number
  title?: string
  condition?: 'new' | 'used'
  make?: string
  model?: string
  year?: number
  except?: number
}) => app.as(null).call(getSoldPrices, query)

test('five sales give a summary, four don’t, and cancelled ones aren’t counted', async () => {
  const category = categories.general[0]!
  const bowls = []
  for (const dollars of [40, 20, 60, 30]) {
    bowls.push(await aSale({ category_id: category, title: 'Ash glazed bowl', dollars }))
  }
  await aSale({ category_id: category, title: 'Ash glazed bowl', condition: 'new', dollars: 500 })
  const input = { category, title: 'Bowl, ash glazed, large', condition: 'used' as const }
  expect(await pricesOf(input)).toBeNull()

  bowls.push(await aSale({ category_id: category, title: 'Bowls, ash glazed', dollars: 50 }))
  const found = await pricesOf(input)
  expect(found).toMatchObject({
    sales: 5,
    low_cents: 30_00,
    median_cents: 40_00,
    high_cents: 50_00,
    basis: 'words',
    condition: 'used',
    years: null,
  })
  expect(await pricesOf({ ...input, except: bowls[0]! })).toBeNull()

  await app.platform.db
    .updateTable('trades')
    .set({ status: 'cancelled' })
    .where('listing_id', '=', bowls[1]!)
    .execute()
  expect(await pricesOf(input)).toBeNull()
})

test('without enough similar titles the whole category is used', async () => {
  const category = categories.general[1]!
  for (const [index, dollars] of [10, 20, 30, 40, 50].entries()) {
    await aSale({ category_id: category, title: `Thing of sort ${'abcde'[index]}`, dollars })
  }
  expect(await pricesOf({ category, title: 'Sea kayak' })).toMatchObject({ sales: 5, basis: 'category' })
  expect(await pricesOf({ category })).toMatchObject({
    basis: 'category',
    median_cents: 30_00,
    condition: null,
  })
  expect(await pricesOf({ category, condition: 'new' })).toBeNull()
})

test('sales older than a year, or by only two sellers, give no summary', async () => {
  const category = categories.general[2]!
  const ids = []
  for (const dollars of [10, 20, 30, 40, 50]) {
    ids.push(await aSale({ category_id: category, title: 'Old chair', dollars }))
  }
  expect(await pricesOf({ category })).not.toBeNull()
  const { db } = app.platform
  const chosen = db.updateTable('trades').where('listing_id', '=', ids[0]!)
  await chosen.set({ agreed_at: new Date(Date.now() - 370 * 86_400_000) }).execute()
  expect(await pricesOf({ category })).toBeNull()
  await chosen.set({ agreed_at: new Date() }).execute()
  expect(await pricesOf({ category })).not.toBeNull()
  await db
    .updateTable('listings')
    .set({ seller_id: sellers[0]!.id })
    .where('id', 'in', ids.slice(0, 4))
    .execute()
  expect(await pricesOf({ category })).toBeNull()
})

test('a vehicle is compared by model and approximate year, in any category', async () => {
  const { db } = app.platform
  const category = categories.general[1]!
  for (const year of [2013, 2014, 2015, 2016, 2017, 2021]) {
    const id = await aSale({ category_id: category, title: `Toyota Aqua of ${year}`, dollars: year * 4 })
    await db
      .insertInto('vehicle_details')
      .values({ listing_id: id, subtype: 'car', make: 'Toyota', model: 'Aqua', year })
      .execute()
  }
  const aqua = { category: categories.vehicle, make: 'toyota', model: 'AQUA' }
  expect(await pricesOf({ ...aqua, year: 2015 })).toMatchObject({
    sales: 5,
    basis: 'model',
    of: 'toyota AQUA',
    years: { from: 2013, to: 2017 },
  })
  expect(await pricesOf({ ...aqua, year: 2018 })).toMatchObject({ sales: 6, years: { from: 2013, to: 2023 } })
  expect(await pricesOf({ ...aqua, year: 1999 })).toBeNull()
  expect(await pricesOf(aqua)).toMatchObject({ sales: 6, years: null })
})

test('property has no sold prices', async () => {
  expect(await pricesOf({ category: categories.property })).toBeNull()
  expect(await request({ category: categories.property, year: 3 })).toMatchObject({
    key: 'validation_failed',
  })
})
