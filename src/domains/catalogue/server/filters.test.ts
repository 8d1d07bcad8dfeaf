import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  listCategories,
  createFilter,
  deleteFilter,
  type Filter,
  getFilter,
  listFilters,
  listAdminFilters,
  updateFilter,
} from '#domains/catalogue/common/catalogue.ts'
import { listAudit } from '#domains/staff/common/audit/audit.ts'
import type { OperationInput } from '#platform/common/operation.ts'
import { categoryAdmin } from '#test/harness/market/category-admin.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'
import { filterProblems } from './filters.rules.ts'
import { seedFilters } from './filters.service.ts'
import { firstFilters } from './first-filters.data.ts'

let app: TestApp
let admin: Person
let top: number
let child: number
let elsewhere: number
beforeAll(async () => {
  app = await createTestApp()
  admin = await aMember(app, { type: 'admin' })
  const office = categoryAdmin(app, admin)
  const kites = await office.top('Kites')
  top = kites.id
  child = (await office.under(kites, 'Stunt kites')).id
  elsewhere = (await office.top('Drums')).id
})
afterAll(() => app[Symbol.asyncDispose]())

let n = 0
type Added = OperationInput<typeof createFilter>

const add = (input: Partial<Added> = {}) => {
  n += 1
  const usual: Added = {
    name: 'Wingspan',
    key: `key_${n}`,
    kind: 'number_range',
    unit: 'cm',
    category_ids: [top],
  }
  return app.as(admin).call(createFilter, { ...usual, ...input })
}

async function added(input: Partial<Added> = {}): Promise<Filter> {
  const filter = await add(input)
  if ('key' in filter && 'status' in filter && typeof filter.status === 'number')
    throw new Error(JSON.stringify(filter))
  return filter
}

const idsFor = async (category?: number) => {
  const { items } = await app.as(null).call(listFilters, category === undefined ? {} : { category })
  return items.map(({ id }) => id)
}

test('a filter applies to its categories and everything below them', async () => {
  const ofTop = await added()
  const ofChild = await added({ category_ids: [child] })
  const ofBoth = await added({ category_ids: [elsewhere, child, child] })
  expect(ofBoth.category_ids).toEqual([child, elsewhere])
  expect(await idsFor(top)).toEqual([ofTop.id])
  expect(await idsFor(child)).toEqual([ofTop.id, ofChild.id, ofBoth.id])
  expect(await idsFor(elsewhere)).toEqual([ofBoth.id])
  expect((await idsFor()).slice(-3)).toEqual([ofTop.id, ofChild.id, ofBoth.id])
  expect(await app.as(null).call(listFilters, { category: 987_654 })).toMatchObject({
    errors: { category: expect.any(String) },
  })
})

test('a hidden filter applies to nothing that is shown', async () => {
  const { id } = await added({ status: 'hidden' })
  expect(await idsFor(top)).not.toContain(id)
  expect(await app.as(null).call(getFilter, { id })).toMatchObject({ key: 'not_found' })
  expect(await app.as(admin).call(getFilter, { id })).toMatchObject({ id, status: 'hidden' })
  await app.as(admin).call(updateFilter, { id, status: 'active' })
  expect(await idsFor(top)).toContain(id)
})

test.each<[Partial<Added>, string]>([
  [{ name: '' }, 'name'],
  [{ key: 'Wing span' }, 'key'],
  [{ key: 'key_1' }, 'key'],
  [{ key: 'width_max' }, 'key'],
  [{ kind: 'select', unit: null }, 'options'],
  [{ kind: 'text' }, 'unit'],
  [{ options: ['a', 'b'] }, 'options'],
  [{ category_ids: [] }, 'category_ids'],
  [{ category_ids: [987_654] }, 'category_ids'],
])('%j is refused at its field', async (input, field) => {
  const refused = await add(input)
  expect(refused).toMatchObject({ key: 'validation_failed' })
  expect(Object.keys((refused as unknown as { errors: object }).errors)).toEqual([field])
})

test('a change leaves omitted fields, and an inconsistent one is refused', async () => {
  const { id, key } = await added({ kind: 'select', unit: null, options: ['Small', 'Large'] })
  expect(await app.as(admin).call(updateFilter, { id, kind: 'text' })).toMatchObject({
    errors: { options: expect.any(String) },
  })
  const changed = await app
    .as(admin)
    .call(updateFilter, { id, options: ['Small', 'Medium', 'Large'], category_ids: [elsewhere], position: 0 })
  expect(changed).toMatchObject({
    key,
    kind: 'select',
    options: ['Small', 'Medium', 'Large'],
    category_ids: [elsewhere],
    position: 0,
  })
  expect((await app.as(admin).call(listAdminFilters, {})).items[0]!.id).toBe(id)
  expect(await app.as(admin).call(updateFilter, { id: 98_765, name: 'Nobody' })).toMatchObject({
    key: 'not_found',
  })
})

test('filters added at once each get a position, and a key is given once', async () => {
  await Promise.all(Array.from({ length: 8 }, () => added({ position: 0 })))
  const { items } = await app.as(admin).call(listAdminFilters, {})
  expect(items.map(({ position }) => position)).toEqual(items.map((_, at) => at))
  const answers = await Promise.all(Array.from({ length: 4 }, () => add({ key: 'one_key' })))
  expect(answers.filter((answer) => 'errors' in answer)).toHaveLength(3)
})

test('a filter is removed with its category, and each change is in the audit log', async () => {
  const office = categoryAdmin(app, admin)
  const gone = await office.top('Gone')
  const { id } = await added({ category_ids: [gone.id, top] })
  await office.remove(gone.id)
  expect(await app.as(admin).call(getFilter, { id })).toMatchObject({ category_ids: [top] })
  await app.as(admin).call(updateFilter, { id, is_required: true })
  await app.as(admin).call(deleteFilter, { id })
  expect(await app.as(admin).call(deleteFilter, { id })).toMatchObject({ key: 'not_found' })
  const { items } = await app.as(admin).call(listAudit, { subject_kind: 'filter', subject_id: id })
  expect(items.map(({ action }) => action)).toEqual(['filter.removed', 'filter.changed', 'filter.added'])
  expect(items[1]).toMatchObject({ before: { is_required: false }, after: { is_required: true } })
  const { items: categories } = await app.as(null).call(listCategories, {})
  expect(categories.map((category) => category.id)).toContain(top)
})

test('a new installation has valid filters, each in an existing category', async () => {
  const { items } = await app.as(null).call(listFilters, {})
  const seeded = items.filter(({ key }) => firstFilters.some((first) => first.key === key))
  expect(seeded).toHaveLength(firstFilters.length)
  for (const { id, is_required, category_ids, ...filter } of seeded) {
    const { categories } = firstFilters.find(({ key }) => key === filter.key)!
    expect([id, category_ids.length, is_required]).toEqual([id, categories.length, false])
    expect(filterProblems(filter)).toEqual({})
  }
  await seedFilters(app.platform.db)
  expect((await app.as(null).call(listFilters, {})).items).toHaveLength(items.length)
})
