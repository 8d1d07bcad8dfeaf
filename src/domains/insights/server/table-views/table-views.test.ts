import { afterAll, beforeAll, expect, test } from 'vitest'
import { listAudit } from '#domains/staff/common/audit/audit.ts'
import {
  createTableView,
  deleteTableView,
  getTableChoices,
  maxViews,
  restoreTableView,
  setTableChoices,
  updateTableView,
} from '#domains/insights/common/table-views/table-views.ts'
import { aMember } from '#test/harness/market/people.ts'
import { transact } from '#platform/server/database/db.ts'
import { readExport } from '#test/harness/read-export.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'
import { forgetViews } from './table-views.service.ts'

let app: TestApp
let admin: Person
let colleague: Person
beforeAll(async () => {
  app = await createTestApp()
  admin = await aMember(app, { type: 'admin' })
  colleague = await aMember(app, { type: 'admin' })
})
afterAll(() => app[Symbol.asyncDispose]())

const view = {
  name: 'Suspended, newest',
  query: 'status=suspended&q=caf%C3%A9+chair',
  columns: ['seller_name', 'status'],
  is_shared: false,
}
const add = (change: Partial<typeof view> = {}, who = admin) =>
  app.as(who).call(createTableView, { table: 'listings', ...view, ...change })
const namesOf = async (who: Person) =>
  (await app.as(who).call(getTableChoices, { table: 'listings' })).views.map(({ name }) => name)

test('columns, rows and a default are stored per person and table', async () => {
  const { id } = await add({ name: 'Mine' })
  const chosen = { columns: ['status', 'price_cents'], rows_per_page: 100 as const, default_view_id: id }
  await app.as(admin).call(setTableChoices, { table: 'listings', ...chosen })
  expect(await app.as(admin).call(getTableChoices, { table: 'listings' })).toMatchObject(chosen)
  const others = { columns: null, rows_per_page: null, default_view_id: null }
  expect(await app.as(admin).call(getTableChoices, { table: 'users' })).toMatchObject(others)
  expect(await app.as(colleague).call(getTableChoices, { table: 'listings' })).toMatchObject(others)
  expect(await app.as(colleague).call(setTableChoices, { table: 'listings', ...chosen })).toMatchObject({
    errors: { default_view_id: expect.any(String) },
  })
  await app.as(admin).call(deleteTableView, { id })
  expect(await app.as(admin).call(getTableChoices, { table: 'listings' })).toMatchObject({
    default_view_id: null,
  })
})

test('an admin’s export has their own views and choices', async () => {
  const [owner, other] = [await aMember(app, { type: 'admin' }), await aMember(app, { type: 'admin' })]
  const { id } = await add({ name: 'Kept', is_shared: true }, owner)
  const dropped = await add({ name: 'Dropped' }, owner)
  await app.as(owner).call(deleteTableView, { id: dropped.id })
  const chosen = { columns: ['status'], rows_per_page: 100 as const, default_view_id: id }
  await app.as(owner).call(setTableChoices, { table: 'listings', ...chosen })
  const { list } = await readExport(app, owner)
  const { query, columns } = view
  expect(list('table-views')).toMatchObject([
    { id, table_name: 'listings', name: 'Kept', query, columns, is_shared: true, deleted_at: null },
    { id: dropped.id, name: 'Dropped', is_shared: false, deleted_at: expect.any(String) },
  ])
  expect(list('table-choices')).toEqual([{ table_name: 'listings', ...chosen }])
  const others = await readExport(app, other)
  expect([others.list('table-views'), others.list('table-choices')]).toEqual([[], []])
})

test('a view is private until it is shared, and only its owner changes it', async () => {
  const saved = await add()
  expect(saved).toMatchObject({ ...view, is_mine: true })
  expect(await namesOf(colleague)).not.toContain(view.name)
  const shared = { ...view, id: saved.id, name: 'For all of us', is_shared: true }
  await app.as(admin).call(updateTableView, shared)
  expect(await namesOf(colleague)).toContain('For all of us')
  expect(await app.as(colleague).call(updateTableView, shared)).toMatchObject({ key: 'not_found' })
  expect(await app.as(colleague).call(deleteTableView, { id: saved.id })).toMatchObject({ key: 'not_found' })
})

test('a deleted view can be restored by its owner, and the log has both', async () => {
  const { id } = await add({ name: 'Gone and back' })
  await app.as(admin).call(deleteTableView, { id })
  expect(await namesOf(admin)).not.toContain('Gone and back')
  expect(await app.as(colleague).call(restoreTableView, { id })).toMatchObject({ key: 'not_found' })
  await app.as(admin).call(restoreTableView, { id })
  expect(await namesOf(admin)).toContain('Gone and back')
  expect(await app.as(admin).call(restoreTableView, { id })).toMatchObject({ key: 'not_found' })
  const { items } = await app.as(admin).call(listAudit, { subject_kind: 'table_view', subject_id: id })
  expect(items.map(({ action }) => action)).toEqual([
    'table_view.put-back',
    'table_view.deleted',
    'table_view.added',
  ])
})

test.each([
  ['no name', { name: ' ' }, 'name'],
  ['an address in place of filters', { query: 'https://evil.example/' }, 'query'],
  ['too many columns', { columns: Array.from({ length: 31 }, () => 'status') }, 'columns'],
])('%s is refused at its field', async (_what, change, field) => {
  expect(await add(change)).toMatchObject({ errors: { [field]: expect.any(String) } })
})

test('views are limited per table, and members have none', async () => {
  const keen = await aMember(app, { type: 'admin' })
  await Promise.all(Array.from({ length: maxViews + 2 }, (_, n) => add({ name: `View ${n}` }, keen)))
  expect((await namesOf(keen)).filter((name) => name.startsWith('View'))).toHaveLength(maxViews)
  expect(await add({}, keen)).toMatchObject({ key: 'table_views_full' })
  expect(await add({}, await aMember(app))).toMatchObject({ key: 'forbidden' })
})

test('views are deleted with the account, including shared ones', async () => {
  const leaver = await aMember(app, { type: 'admin' })
  const { id } = await add({ name: 'Leaver’s', is_shared: true }, leaver)
  await app
    .as(leaver)
    .call(setTableChoices, { table: 'listings', columns: null, rows_per_page: 25, default_view_id: id })
  await app.as(colleague).call(setTableChoices, {
    table: 'listings',
    columns: null,
    rows_per_page: 50,
    default_view_id: id,
  })
  await transact(app.platform.db, (tx) => forgetViews(tx, leaver.id))
  expect(await namesOf(colleague)).not.toContain('Leaver’s')
  expect(await app.as(colleague).call(getTableChoices, { table: 'listings' })).toMatchObject({
    rows_per_page: 50,
    default_view_id: null,
  })
  expect(await app.as(leaver).call(getTableChoices, { table: 'listings' })).toMatchObject({
    rows_per_page: null,
  })
})
