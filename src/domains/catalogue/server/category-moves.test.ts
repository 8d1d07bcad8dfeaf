import { afterAll, beforeAll, expect, test } from 'vitest'
import { getCategory, listCategories } from '#domains/catalogue/common/catalogue.ts'
import { createListing, updateListing } from '#domains/selling/common/own-listings.ts'
import { searchListings } from '#domains/search/common/search.ts'
import { aLiveAuction } from '#test/harness/market/market.ts'
import { aMember } from '#test/harness/market/people.ts'
import { categoryAdmin } from '#test/harness/market/category-admin.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
let admin: Person
let office: ReturnType<typeof categoryAdmin>
beforeAll(async () => {
  app = await createTestApp({}, { nodes: 2 })
  admin = await aMember(app, { type: 'admin' })
  office = categoryAdmin(app, admin)
})
afterAll(() => app[Symbol.asyncDispose]())

const shown = async () => (await app.as(null).call(listCategories, {})).items

test('the tree refuses a fifth level, also when a branch is moved', async () => {
  const one = await office.top('Rope')
  const two = await office.under(one, 'Two')
  const three = await office.under(two, 'Three')
  const four = await office.under(three, 'Four')
  expect(await office.requested({ name: 'Five', parent_id: four.id })).toMatchObject({
    errors: { parent_id: expect.stringContaining('4 levels') },
  })
  const other = await office.top('Twine')
  expect(await office.change(one.id, { parent_id: other.id })).toMatchObject({ key: 'validation_failed' })
  expect(await office.change(two.id, { parent_id: four.id })).toMatchObject({
    errors: { parent_id: expect.stringContaining('own parent') },
  })
  expect(await office.change(two.id, { parent_id: other.id })).toMatchObject({ parent_id: other.id })
  await office.expectSoundTree()
})

test('a category moves to a position, to the end, and into another branch', async () => {
  const parent = await office.top('Letters')
  const [a, , c] = [
    await office.under(parent, 'aa'),
    await office.under(parent, 'bb'),
    await office.under(parent, 'cc'),
  ]
  expect(await office.childrenOf(parent.id)).toEqual(['aa', 'bb', 'cc'])
  await office.change(c.id, { position: 0 })
  expect(await office.childrenOf(parent.id)).toEqual(['cc', 'aa', 'bb'])
  await office.change(c.id, { position: 99 })
  expect(await office.childrenOf(parent.id)).toEqual(['aa', 'bb', 'cc'])
  await office.change(c.id, { parent_id: a.id })
  expect([await office.childrenOf(parent.id), await office.childrenOf(a.id)]).toEqual([['aa', 'bb'], ['cc']])
  await office.change(c.id, { parent_id: parent.id, position: 1 })
  expect(await office.childrenOf(parent.id)).toEqual(['aa', 'cc', 'bb'])
})

test('a category with content is removed only with a target for it', async () => {
  const parent = await office.top('Boxes')
  const child = await office.under(parent, 'Tins')
  const target = await office.top('Crates')
  const { id: listingId, seller } = await aLiveAuction(app, { title: `Zinc bucket ` })
  await office.putListing(listingId, parent.id)
  expect(await office.remove(parent.id)).toMatchObject({
    status: 409,
    key: 'category_in_use',
    holds: { categories: 1, listings: 1 },
    message: expect.stringContaining('1 category and 1 listing'),
  })
  const cars = (await shown()).find(({ type }) => type === 'vehicle')!
  for (const nowhere of [987_654, child.id, parent.id, cars.id])
    expect(await office.remove(parent.id, nowhere)).toMatchObject({ errors: { move_to: expect.any(String) } })
  expect(await office.remove(parent.id, target.id)).toEqual({
    ok: true,
    moved_categories: 1,
    moved_listings: 1,
  })
  await app.settle()

  expect(await office.childrenOf(target.id)).toEqual(['Tins'])
  const found = await app.as(null).call(searchListings, { category: target.id })
  expect(found.items.map(({ id }) => id)).toEqual([listingId])
  expect((await app.as(null).call(searchListings, { q: 'crates' })).items).toHaveLength(1)
  expect((await app.as(null).call(searchListings, { q: 'boxes' })).items).toHaveLength(0)
  expect(await app.as(seller).call(updateListing, { id: listingId, version: 1 })).not.toMatchObject({
    key: 'server_error',
  })
  await office.expectSoundTree()
})

test('an empty category is removed', async () => {
  const { id } = await office.top('Nothing')
  expect(await office.remove(id)).toEqual({ ok: true, moved_categories: 0, moved_listings: 0 })
  expect(await app.as(admin).call(getCategory, { id })).toMatchObject({ key: 'not_found' })
})

test('listings are found where their branch was moved to, and by its new name', async () => {
  const parent = await office.top('Fishing')
  const child = await office.under(parent, 'Rods')
  const elsewhere = await office.top('Outdoors')
  const { id } = await aLiveAuction(app)
  await office.putListing(id, child.id)
  await office.change(child.id, { parent_id: elsewhere.id, name: 'Surfcasting gear' })
  await app.settle()
  const ids = async (query: object) =>
    (await app.as(null).call(searchListings, query)).items.map((item) => item.id)
  expect(await ids({ category: elsewhere.id })).toEqual([id])
  expect(await ids({ category: parent.id })).toEqual([])
  expect(await ids({ q: 'surfcasting' })).toEqual([id])
})

test('only one of two branches moved under each other succeeds, without a cycle', async () => {
  for (let round = 0; round < 10; round += 1) {
    const [a, b] = [await office.top(`Left ${round}`), await office.top(`Right ${round}`)]
    const answers = await Promise.all([
      office.change(a.id, { parent_id: b.id }),
      office.change(b.id, { parent_id: a.id }),
    ])
    expect(answers.filter((answer) => 'key' in answer)).toHaveLength(1)
    await office.expectSoundTree()
  }
})

test('a listing saved into a category during its removal gets a category or an error', async () => {
  const seller = await aMember(app)
  for (let round = 0; round < 10; round += 1) {
    const { id } = await office.top(`Fleeting ${round}`)
    const [draft, removed] = await Promise.all([
      app.as(seller).call(createListing, { type: 'general', category_id: id }),
      office.remove(id),
    ])
    const outcome = ['key' in draft ? draft.key : 'kept', 'key' in removed ? removed.key : 'gone']
    expect([
      ['kept', 'category_in_use'],
      ['validation_failed', 'gone'],
    ]).toContainEqual(outcome)
  }
})
