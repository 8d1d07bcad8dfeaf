import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listNotifications, putNotificationChoices } from '#domains/messaging/common/notifications.ts'
import {
  changeSavedSearch,
  listSavedSearches,
  lookAtSavedSearch,
  maxSavedSearches,
  removeSavedSearch,
  restoreSavedSearch,
  type SavedQuery,
  saveSearch,
  type SearchAlerts,
} from '#domains/saved-searches/common/saved-searches.ts'
import { accountDeleted } from '#domains/accounts/server/accounts.events.ts'
import { reindexSearch } from '#domains/search/server/index/reindex.service.ts'
import { transact } from '#platform/server/database/db.ts'
import { recordEvent } from '#platform/server/jobs/outbox.ts'
import { edit } from '#test/harness/market/listing-life.ts'
import { sentTo } from '#test/harness/doubles/mail.ts'
import { aFixedPriceListing, aLiveAuction } from '#test/harness/market/market.ts'
import { aMember } from '#test/harness/market/people.ts'
import { renewOutdatedSearches } from './saved-searches.service.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app[Symbol.asyncDispose]())

const save = (person: Person, query: SavedQuery, alerts: SearchAlerts = 'at_once', name = 'Of mine') =>
  app.as(person).call(saveSearch, { name, query, alerts })
const listOf = async (person: Person) => (await app.as(person).call(listSavedSearches, {})).items
const noticesFor = async (person: Person) => (await app.as(person).call(listNotifications, {})).items

test('a search is saved once, renamed, given other alerts, removed and restored', async () => {
  const me = await aMember(app)
  const query = { q: 'Cello', region: ['otago'], price_max: 90_000 }
  const saved = await save(me, query, 'daily', 'Cellos in Otago')
  expect(saved).toMatchObject({ name: 'Cellos in Otago', query, alerts: 'daily', new_count: 0 })
  expect(await save(me, { region: ['otago'], price_max: 90_000, q: 'cello' }, 'none', 'Again')).toEqual(saved)
  const as = app.as(me)
  expect(await as.call(changeSavedSearch, { id: saved.id, name: 'Cellos' })).toMatchObject({
    name: 'Cellos',
    alerts: 'daily',
  })
  expect(await as.call(changeSavedSearch, { id: saved.id, alerts: 'weekly' })).toMatchObject({
    name: 'Cellos',
    alerts: 'weekly',
  })
  expect(await as.call(removeSavedSearch, { id: saved.id })).toEqual({ ok: true })
  expect(await listOf(me)).toEqual([])
  expect(await as.call(removeSavedSearch, { id: saved.id })).toMatchObject({ key: 'not_found' })
  expect(await as.call(restoreSavedSearch, { id: saved.id })).toMatchObject({ name: 'Cellos' })
  expect(await listOf(me)).toMatchObject([{ id: saved.id, alerts: 'weekly' }])

  const other = app.as(await aMember(app))
  for (const op of [lookAtSavedSearch, removeSavedSearch, restoreSavedSearch, changeSavedSearch])
    expect(await other.call(op, { id: saved.id })).toMatchObject({ key: 'not_found' })
})

test.each([
  [{}, { query: expect.stringContaining('Search for something') }],
  [{ q: '' }, { query: expect.any(String) }],
  [{ region: ['atlantis'] }, { 'query.region': expect.any(String) }],
  [{ price_min: 9, price_max: 5 }, { 'query.price_max': expect.any(String) }],
  [{ attr: { nothing: ['x'] } }, { 'query.attr.nothing': expect.any(String) }],
  [{ q: 'cello', sort: 'newest' }, { 'query.sort': expect.any(String) }],
])('%j cannot be saved', async (query, errors) => {
  expect(await save(await aMember(app), query as SavedQuery)).toMatchObject({
    key: 'validation_failed',
    errors,
  })
})

test('a hundred saved searches are the limit, also in parallel', async () => {
  const me = await aMember(app)
  for (let n = 2; n < maxSavedSearches; n += 1) await save(me, { price_max: n }, 'none')
  const last = await Promise.all(
    Array.from({ length: 6 }, (_, n) => save(me, { price_max: 1_000 + n }, 'none')),
  )
  expect(last.filter(({ key }) => key === 'saved_searches_full')).toHaveLength(4)
  expect(await listOf(me)).toHaveLength(maxSavedSearches)
  const [first] = await listOf(me)
  await app.as(me).call(removeSavedSearch, { id: first!.id })
  await save(me, { price_max: 5_000 }, 'none')
  expect(await app.as(me).call(restoreSavedSearch, { id: first!.id })).toMatchObject({
    key: 'saved_searches_full',
  })
})

test('at-once alerts notify once, in Hoko and by email, of all matching searches', async () => {
  const email = 'at-once@example.nz'
  const [me, other, quiet] = [await aMember(app, { email }), await aMember(app), await aMember(app)]
  await save(me, { q: 'theremin' }, 'at_once', 'Theremins')
  await save(me, { q: 'moog theremin', suburb: ['te-aro'] }, 'at_once', 'Moogs nearby')
  await save(other, { q: 'theremin', region: ['otago'] })
  await save(quiet, { q: 'theremin' }, 'none')
  const { id } = await aLiveAuction(app, { title: 'Moog theremin', start_price_cents: 12_000 })
  await app.settle()
  expect(await noticesFor(me)).toMatchObject([
    {
      kind: 'saved_search',
      title: 'New listing',
      body: '“Moog theremin” matches your saved search “Theremins” and one more of yours. Starts at NZ$\u00a0120.',
      link: `/general/${id}/detail`,
    },
  ])
  expect(await sentTo(app, email)).toMatchObject([
    { subject: 'New listing: Moog theremin', text: expect.stringContaining(`/general/${id}/detail`) },
  ])
  expect(await noticesFor(other)).toEqual([])
  expect(await noticesFor(quiet)).toEqual([])
  expect(await listOf(quiet)).toMatchObject([{ new_count: 1 }])
  const [search] = await listOf(me)
  expect(search).toMatchObject({ new_count: 1 })
  await app.as(me).call(lookAtSavedSearch, { id: search!.id })
  expect((await listOf(me)).reduce((sum, { new_count }) => sum + new_count, 0)).toBe(1)
})

test('one’s own listings and ended ones aren’t notified', async () => {
  const seller = await aMember(app)
  await save(seller, { q: 'ondes' })
  const { id } = await aLiveAuction(app, { seller, title: 'Ondes Martenot' })
  await app.settle()
  expect(await noticesFor(seller)).toEqual([])

  const watcher = await aMember(app)
  await save(watcher, { q: 'ondes' }, 'none')
  const gone = await aLiveAuction(app, { title: 'Ondes, second-hand' })
  await app.platform.db
    .updateTable('listings')
    .set({ status: 'suspended' })
    .where('id', '=', gone.id)
    .execute()
  await app.settle()
  expect(await listOf(watcher)).toMatchObject([{ new_count: 0 }])
  expect(id).not.toBe(gone.id)
})

test('a changed listing notifies only searches that it matches for the first time', async () => {
  const [cheap, any, late] = [await aMember(app), await aMember(app), await aMember(app)]
  await save(cheap, { category: 0 + (await roadBikes()), price_max: 4_000, q: 'bowl' })
  await save(any, { q: 'thrown bowl' })
  const { id, seller } = await aFixedPriceListing(app, { price_cents: 5_000 })
  await app.settle()
  expect(await noticesFor(cheap)).toHaveLength(0)
  expect(await noticesFor(any)).toHaveLength(1)
  await save(late, { q: 'bowl' })

  await edit(app, seller, id, { description: 'Glazed in Nelson, by hand.' })
  await app.settle()
  expect(await noticesFor(late)).toHaveLength(0)
  await edit(app, seller, id, { buy_now_price_cents: 3_900 })
  await app.settle()
  expect(await noticesFor(cheap)).toMatchObject([{ body: expect.stringContaining('NZ$\u00a039.') }])
  await edit(app, seller, id, { buy_now_price_cents: 4_500 })
  await app.settle()
  await edit(app, seller, id, { buy_now_price_cents: 3_500, title: 'Hand-thrown bowl, large' })
  await app.settle()
  for (const person of [cheap, any]) expect(await noticesFor(person)).toHaveLength(1)
  expect(await noticesFor(late)).toHaveLength(0)
})

async function roadBikes() {
  const row = await app.platform.db
    .selectFrom('categories')
    .select('id')
    .where('name', '=', 'Road bikes')
    .executeTakeFirstOrThrow()
  return row.id
}

test('alerts follow the channels chosen for the kind', async () => {
  const email = 'no-mail@example.nz'
  const me = await aMember(app, { email })
  await save(me, { q: 'serpent' })
  const choice = { kind: 'saved_search', in_app: true, push: false, email: false } as const
  await app.as(me).call(putNotificationChoices, { items: [choice] })
  await aLiveAuction(app, { title: 'Serpent in walnut' })
  await app.settle()
  expect(await noticesFor(me)).toHaveLength(1)
  expect(await sentTo(app, email)).toEqual([])
})

test('a deleted account’s saved searches and emails are deleted', async () => {
  const me = await aMember(app)
  await save(me, { q: 'ophicleide' })
  await aLiveAuction(app, { title: 'Ophicleide' })
  await app.settle()
  await transact(app.platform.db, (tx) => recordEvent(tx, accountDeleted, { account_id: me.id }))
  await app.settle()
  for (const table of ['saved_searches', 'alert_emails'] as const) {
    const rows = await app.platform.db
      .selectFrom(table)
      .select('account_id')
      .where('account_id', '=', me.id)
      .execute()
    expect(rows).toEqual([])
  }
})

test('renewOutdatedSearches parses only searches saved by an older version', async () => {
  const { db } = app.platform
  const me = await aMember(app)
  const saved = await save(me, { q: 'hurdy gurdies' })
  const other = await save(await aMember(app), { q: 'nyckelharpa' })
  const storedFor = async (id: number) => ({
    ...(await db
      .selectFrom('saved_searches')
      .select(['wanted', 'is_outdated'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()),
    keys: await db.selectFrom('saved_search_keys').select('key').where('saved_search_id', '=', id).execute(),
  })
  const [before, untouched] = [await storedFor(saved.id), await storedFor(other.id)]
  const spoil = (id: number, isOutdated: boolean) =>
    db
      .updateTable('saved_searches')
      .set({ wanted: "'old'", is_outdated: isOutdated })
      .where('id', '=', id)
      .execute()
  await spoil(saved.id, true)
  await spoil(other.id, false)
  await db
    .updateTable('saved_search_keys')
    .set({ key: 'old' })
    .where('saved_search_id', '=', saved.id)
    .execute()
  await renewOutdatedSearches(db)
  expect(await storedFor(saved.id)).toEqual(before)
  expect(await storedFor(other.id)).toEqual({ ...untouched, wanted: "'old'" })

  await aLiveAuction(app, { title: 'Hurdy gurdy' })
  await app.settle()
  expect(await noticesFor(me)).toHaveLength(1)
})

test('rebuilding changed rows notifies nobody', async () => {
  const { db } = app.platform
  const me = await aMember(app)
  const { id } = await aLiveAuction(app, { title: 'Serpent in C' })
  await app.settle()
  await save(me, { q: 'serpent' })
  await sql`update search_rows set tokens = array_to_tsvector('{old}') where listing_id = ${id}`.execute(db)
  await reindexSearch(db)
  await app.settle()
  expect(await noticesFor(me)).toEqual([])
  expect(await listOf(me)).toMatchObject([{ new_count: 0 }])
})
