import { afterAll, beforeAll, expect, test } from 'vitest'
import { listCategories } from '#domains/catalogue/common/catalogue.ts'
import { createListing, deleteListing } from '#domains/selling/common/own-listings.ts'
import { setListingStatus } from '#domains/moderation/common/moderation.ts'
import { listSimilarListings } from '#domains/search/common/search.ts'
import { aRental } from '#test/harness/market/market.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
let seller: Person
let here: number
let beside: number
let elsewhere: number

beforeAll(async () => {
  app = await createTestApp()
  seller = await aMember(app)
  const { items } = await app.as(null).call(listCategories, { type: 'general' })
  const leaves = items.filter(
    ({ id, parent_id }) => parent_id !== null && !items.some((other) => other.parent_id === id),
  )
  const first = leaves.find((one) =>
    leaves.some((other) => other.id !== one.id && other.parent_id === one.parent_id),
  )!
  here = first.id
  beside = leaves.find(({ id, parent_id }) => id !== here && parent_id === first.parent_id)!.id
  const rootOf = (id: number): number => {
    const { parent_id } = items.find((one) => one.id === id)!
    return parent_id === null ? id : rootOf(parent_id)
  }
  elsewhere = leaves.find(({ id }) => rootOf(id) !== rootOf(here))!.id
})
afterAll(() => app[Symbol.asyncDispose]())

async function aListing(categoryId: number, dollars: number): Promise<number> {
  const { id } = await app.as(seller).call(createListing, {
    type: 'general',
    title: `For ${dollars} dollars`,
    category_id: categoryId,
    condition: 'used',
    description: 'As good as it looks.',
    sale_method: 'fixed_price',
    buy_now_price_cents: dollars * 100,
    pickup: 'allowed',
    suburb: 'te-aro',
  })
  await app.as(seller).call(setListingStatus, { id, status: 'active' })
  return id
}

async function similarTo(id: number): Promise<number[]> {
  await app.settle()
  const { items } = await app.as(null).call(listSimilarListings, { id })
  return items.map((card) => card.id)
}

test('similar listings are of the category by price, then by age, then of the parent category', async () => {
  const one = await aListing(here, 100)
  await aListing(elsewhere, 100)
  expect(await similarTo(one)).toEqual([])
  const aside = await aListing(beside, 100)
  const [far, near, below, above] = [
    await aListing(here, 900),
    await aListing(here, 105),
    await aListing(here, 90),
    await aListing(here, 110),
  ]
  expect(await similarTo(one)).toEqual([near, above, below, far, aside])

  await app.as(seller).call(deleteListing, { id: near })
  expect(await similarTo(one)).toEqual([above, below, far, aside])
  expect(await similarTo(near)).toEqual([above, one, below, far, aside])

  for (const dollars of [101, 102, 103, 104, 106]) await aListing(here, dollars)
  const eight = await similarTo(one)
  expect(eight).toHaveLength(8)
  expect(eight).not.toContain(one)
  expect(eight).not.toContain(aside)
})

test('similar homes are of the region first, however near in price others are', async () => {
  const inSuburb = async (suburb: string, dollars: number) => {
    const { id } = await aRental(app, seller, { suburb, weekly_rent_cents: dollars * 100 })
    return id
  }
  const home = await inSuburb('petone', 650)
  const far = await inSuburb('ponsonby', 650)
  const near = await inSuburb('te-aro', 900)
  expect(await similarTo(home)).toEqual([near, far])
})

test('a hidden listing has no similar ones', async () => {
  const { id } = await app.as(seller).call(createListing, { type: 'general' })
  for (const hidden of [id, 999_999_999]) {
    expect(await app.as(null).call(listSimilarListings, { id: hidden })).toMatchObject({ status: 404 })
  }
})
