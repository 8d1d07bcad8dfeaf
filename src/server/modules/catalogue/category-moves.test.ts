import { afterAll, beforeAll, expect, test } from 'vitest'
import { getCategory, listCategories } from '#contract/catalogue/catalogue.ts'
import { createListing, updateListing } from '#contract/selling/own-listings.ts'
import { searchListings } from '#contract/search/search.ts'
import { aLiveAuction } from '#test/harness/market/market.ts'
import { aMember } from '#test/harness/market/people.ts'
import { categoryDesk } from '#test/harness/market/category-desk.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
let admin: Person
let desk: ReturnType<typeof categoryDesk>
beforeAll(async () => {
  app = await createTestApp({}, { nodes: 2 })
  admin = await aMember(app, { type: 'admin' })
  desk = categoryDesk(app, admin)
})
afterAll(() => app[Symbol.asyncDispose]())

const shown = async () => (await app.as(null).call(listCategories, {})).items

test('five levels are too many, also when a branch is moved', async () => {
  const one = await desk.top('Rope')
  const two = await desk.under(one, 'Two')
  const three = await desk.under(two, 'Three')
  const four = await desk.under(three, 'Four')
  expect(await desk.asked({ name: 'Five', parent_id: four.id })).toMatchObject({
    errors: { parent_id: expect.stringContaining('4 levels') },
  })
  const other = await desk.top('Twine')
  expect(await desk.change(one.id, { parent_id: other.id })).toMatchObject({ key: 'validation_failed' })
  expect(await desk.change(two.id, { parent_id: four.id })).toMatchObject({
    errors: { parent_id: expect.stringContaining('itself') },
  })
  expect(await desk.change(two.id, { parent_id: other.id })).toMatchObject({ parent_id: other.id })
  await desk.expectSoundTree()
})

test('order: at a place, to the end, and into another branch', async () => {
  const parent = await desk.top('Letters')
  const [a, , c] = [
    await desk.under(parent, 'aa'),
    await desk.under(parent, 'bb'),
    await desk.under(parent, 'cc'),
  ]
  expect(await desk.childrenOf(parent.id)).toEqual(['aa', 'bb', 'cc'])
  await desk.change(c.id, { position: 0 })
  expect(await desk.childrenOf(parent.id)).toEqual(['cc', 'aa', 'bb'])
  await desk.change(c.id, { position: 99 })
  expect(await desk.childrenOf(parent.id)).toEqual(['aa', 'bb', 'cc'])
  await desk.change(c.id, { parent_id: a.id })
  expect([await desk.childrenOf(parent.id), await desk.childrenOf(a.id)]).toEqual([['aa', 'bb'], ['cc']])
  await desk.change(c.id, { parent_id: parent.id, position: 1 })
  expect(await desk.childrenOf(parent.id)).toEqual(['aa', 'cc', 'bb'])
})

test('one that holds something is removed only when it is said where that goes', async () => {
  const parent = await desk.top('Boxes')
  const child = await desk.under(parent, 'Tins')
  const target = await desk.top('Crates')
  const { id: listing_id, seller } = await aLiveAuction(app, { title: `Zinc bucket ` })
  await desk.putListing(listing_id, parent.id)
  expect(await desk.remove(parent.id)).toMatchObject({
    status: 409,
    key: 'category_in_use',
    holds: { categories: 1, listings: 1 },
    message: expect.stringContaining('1 category and 1 listing'),
  })
  const cars = (await shown()).find(({ type }) => type === 'vehicle')!
  for (const nowhere of [987_654, child.id, parent.id, cars.id])
    expect(await desk.remove(parent.id, nowhere)).toMatchObject({ errors: { move_to: expect.any(String) } })
  expect(await desk.remove(parent.id, target.id)).toEqual({
    ok: true,
    moved_categories: 1,
    moved_listings: 1,
  })
  await app.settle()

  expect(await desk.childrenOf(target.id)).toEqual(['Tins'])
  const found = await app.as(null).call(searchListings, { category: target.id })
  expect(found.items.map(({ id }) => id)).toEqual([listing_id])
  expect((await app.as(null).call(searchListings, { q: 'crates' })).items).toHaveLength(1)
  expect((await app.as(null).call(searchListings, { q: 'boxes' })).items).toHaveLength(0)
  expect(await app.as(seller).call(updateListing, { id: listing_id, version: 1 })).not.toMatchObject({
    key: 'server_error',
  })
  await desk.expectSoundTree()
})

test('an empty one just goes', async () => {
  const { id } = await desk.top('Nothing')
  expect(await desk.remove(id)).toEqual({ ok: true, moved_categories: 0, moved_listings: 0 })
  expect(await app.as(admin).call(getCategory, { id })).toMatchObject({ key: 'not_found' })
})

test('listings are found where their branch was moved to, and by its new name', async () => {
  const parent = await desk.top('Fishing')
  const child = await desk.under(parent, 'Rods')
  const elsewhere = await desk.top('Outdoors')
  const { id } = await aLiveAuction(app)
  await desk.putListing(id, child.id)
  await desk.change(child.id, { parent_id: elsewhere.id, name: 'Surfcasting gear' })
  await app.settle()
  const ids = async (query: object) =>
    (await app.as(null).call(searchListings, query)).items.map((item) => item.id)
  expect(await ids({ category: elsewhere.id })).toEqual([id])
  expect(await ids({ category: parent.id })).toEqual([])
  expect(await ids({ q: 'surfcasting' })).toEqual([id])
})

test('two branches moved under each other at once: one of them goes, and there is no circle', async () => {
  for (let round = 0; round < 10; round += 1) {
    const [a, b] = [await desk.top(`Left ${round}`), await desk.top(`Right ${round}`)]
    const answers = await Promise.all([
      desk.change(a.id, { parent_id: b.id }),
      desk.change(b.id, { parent_id: a.id }),
    ])
    expect(answers.filter((answer) => 'key' in answer)).toHaveLength(1)
    await desk.expectSoundTree()
  }
})

test('a listing written into a category while it is removed stands in a category, or is told', async () => {
  const seller = await aMember(app)
  for (let round = 0; round < 10; round += 1) {
    const { id } = await desk.top(`Fleeting ${round}`)
    const [draft, removed] = await Promise.all([
      app.as(seller).call(createListing, { type: 'general', category_id: id }),
      desk.remove(id),
    ])
    const outcome = ['key' in draft ? draft.key : 'kept', 'key' in removed ? removed.key : 'gone']
    expect([
      ['kept', 'category_in_use'],
      ['validation_failed', 'gone'],
    ]).toContainEqual(outcome)
  }
})
