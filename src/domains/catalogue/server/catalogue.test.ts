import { afterAll, beforeAll, expect, test } from 'vitest'
import { getCategory, listCategories, listFamousCategories } from '#domains/catalogue/common/catalogue.ts'
import { aLiveAuction } from '#test/harness/market/market.ts'
import { createTestApp, type TestApp } from '#test/harness/test-app.ts'
import { selectListingCounts } from './catalogue.queries.ts'
import { seedCategories } from './catalogue.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app[Symbol.asyncDispose]())

const list = (query: object = {}) => app.as(null).call(listCategories, query)

test('categories come in tree order, parents before their children', async () => {
  const { items } = await list({ all: 'yes' })
  expect(items.length).toBeGreaterThan(80)
  const at = new Map(items.map((category, position) => [category.id, position]))
  const early = items.filter(({ id, parent_id }) => parent_id !== null && at.get(parent_id)! >= at.get(id)!)
  expect(early).toEqual([])
})

test('listCategories filters by type, or returns only the top', async () => {
  const vehicles = await list({ type: 'vehicle' })
  expect(new Set(vehicles.items.map(({ type }) => type))).toEqual(new Set(['vehicle']))
  const top = await list({ only_parent: 'yes' })
  expect(top.items.every(({ parent_id }) => parent_id === null)).toBe(true)
  expect(new Set(top.items.map(({ type }) => type)).size).toBe(3)
})

test('famous categories are marked', async () => {
  const { items } = await app.as(null).call(listFamousCategories, {})
  expect(items.length).toBeGreaterThanOrEqual(8)
  expect(items.every((category) => category.is_famous)).toBe(true)
})

test('a category names its ancestors, the farthest first', async () => {
  const { items } = await list()
  const deep = items.find(({ slug }) => slug === 'antiques-stamps-world')!
  const category = await app.as(null).call(getCategory, { id: deep.id })
  expect(category.ancestors.map(({ slug }) => slug)).toEqual(['antiques', 'antiques-stamps'])
  expect(await app.as(null).call(getCategory, { id: 987_654 })).toMatchObject({ key: 'not_found' })
})

test('seeding again changes nothing, ids included', async () => {
  const all = () => app.platform.db.selectFrom('categories').selectAll().orderBy('id').execute()
  const before = await all()
  await seedCategories(app.platform.db)
  expect(await all()).toEqual(before)
})

test('listings are counted in their category and all above it', async () => {
  const { db } = app.platform
  const before = await selectListingCounts(db)
  const { id } = await aLiveAuction(app)
  const { path } = await db
    .selectFrom('listings')
    .innerJoin('categories', 'categories.id', 'listings.category_id')
    .select('path')
    .where('listings.id', '=', id)
    .executeTakeFirstOrThrow()
  const after = await selectListingCounts(db)
  const grown = [...after].filter(([category, count]) => count !== (before.get(category) ?? 0))
  expect(new Set(grown.map(([category]) => category))).toEqual(new Set(path))
})
