import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  deleteCategory,
  getCategory,
  updateCategory,
  createFilter,
  deleteFilter,
  listFilters,
} from '#domains/catalogue/common/catalogue.ts'
import { searchListings } from '#domains/search/common/search.ts'
import { categoryAdmin } from '#test/harness/market/category-admin.ts'
import { createCaches } from '#platform/server/cache/caches.ts'
import { listStatements } from '#test/harness/count-statements.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'
import { selectCategories, selectCategoryPath } from './catalogue.queries.ts'
import { readCategoriesBelow, readCategoryPath } from './catalogue-cache.service.ts'

let app: TestApp
let admin: Person
let office: ReturnType<typeof categoryAdmin>
beforeAll(async () => {
  // Calls alternate between the nodes.
  app = await createTestApp({}, { hasCaches: true, nodes: 2 })
  admin = await aMember(app, { type: 'admin' })
  office = categoryAdmin(app, admin)
})
afterAll(() => app[Symbol.asyncDispose]())

const onBoth = async <Value>(read: () => Promise<Value>) => [await read(), await read()]

test('the cached tree gives every category’s data as the database does', async () => {
  const { db } = app.platform
  const fresh = { db, caches: createCaches(app.platform, { is_on: false }) }
  for (const { id, type } of await selectCategories(db)) {
    const path = await selectCategoryPath(db, id)
    expect(await readCategoryPath(app.platform, id)).toMatchObject(path)
    const below = await readCategoriesBelow(fresh, { category: id, type })
    expect(await readCategoriesBelow(app.platform, { category: id, type })).toEqual(below)
  }
  for (const type of [undefined, 'general', 'vehicle', 'property']) {
    const top = await readCategoriesBelow(fresh, { type })
    expect(top.length).toBeGreaterThan(0)
    expect(await readCategoriesBelow(app.platform, { type })).toEqual(top)
  }
})

test('the author of a change to a category or filter sees it at once, and other nodes soon', async () => {
  const kites = await office.top('Kites')
  const child = await office.under(kites, 'Stunt kites')
  const ancestors = async () => {
    const found = await app.as(null).call(getCategory, { id: child.id })
    return found.ancestors?.map(({ name }) => name) ?? 'none'
  }
  const filters = async () =>
    (await app.as(null).call(listFilters, { category: child.id })).items.map(({ key }) => key)
  await expect.poll(() => onBoth(ancestors)).toEqual([['Kites'], ['Kites']])
  await app.as(admin).call(updateCategory, { id: kites.id, name: 'Kites and gliders' })
  await expect.poll(() => onBoth(ancestors)).toEqual([['Kites and gliders'], ['Kites and gliders']])
  expect(await onBoth(filters)).toEqual([[], []])
  const input = {
    name: 'Span',
    key: 'span',
    kind: 'number_range',
    unit: 'cm',
    category_ids: [kites.id],
  } as const
  const filter = await app.as(admin).call(createFilter, { ...input, category_ids: [kites.id] })
  await expect.poll(() => onBoth(filters)).toEqual([['span'], ['span']])
  await app.as(admin).call(deleteFilter, { id: filter.id })
  await expect.poll(() => onBoth(filters)).toEqual([[], []])
  await app.as(admin).call(deleteCategory, { id: child.id })
  await expect.poll(() => onBoth(ancestors)).toEqual(['none', 'none'])
})

test('a new search in a category runs no query about categories, filters and featured sellers', async () => {
  const { id } = await office.top('Drums')
  const search = (priceMax: number) => () =>
    app.as(null).call(searchListings, { category: id, facets: 'yes', price_max: priceMax })
  await onBoth(search(100))
  const sent = await listStatements(search(200))
  expect(sent.every((text) => text.includes('search_rows'))).toBe(true)
  expect(sent.filter((text) => /\b(categories|filters|featured)/.test(text))).toEqual([])
})
