import { afterAll, beforeAll, expect, test } from 'vitest'
import { createListing } from '#domains/selling/common/own-listings.ts'
import { setListingStatus } from '#domains/moderation/common/moderation.ts'
import { searchListings } from '#domains/search/common/search.ts'
import { transact } from '#platform/server/database/db.ts'
import { aCategory, aLiveAuction } from '#test/harness/market/market.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'
import { scheduleRelearning, learnWords } from '../index/search.dictionary.service.ts'

let app: TestApp
let seller: Person
beforeAll(async () => {
  app = await createTestApp()
  seller = await aMember(app)
  await aVehicle('Family car', { make: 'Toyota', model: 'Corolla' })
  await aLiveAuction(app, { seller, title: 'Acoustic guitar', suburb: 'onehunga' })
  await aLiveAuction(app, { seller, title: 'Kōwhai print, framed', suburb: 'otaki' })
  await aLiveAuction(app, { seller, title: 'Crown Lynn teapot', suburb: 'petone' })
  await app.settle()
  await relearnWords()
})
afterAll(() => app[Symbol.asyncDispose]())

async function aVehicle(title: string, { make, model }: { make: string; model: string }) {
  const draft = await app.as(seller).call(createListing, {
    type: 'vehicle',
    title,
    category_id: await aCategory(app, 'vehicle'),
    condition: 'used',
    description: 'Goes.',
    start_price_cents: 100_000,
    duration_minutes: 60,
    suburb: 'petone',
    vehicle: {
      subtype: 'car',
      make,
      model,
      year: 2016,
      odometer_km: 84_250,
      fuel_type: 'petrol',
      transmission: 'manual',
      body_style: 'sedan',
    },
  })
  await app.as(seller).call(setListingStatus, { id: draft.id, status: 'active' })
}

const relearnWords = async () => {
  await transact(app.platform.db, scheduleRelearning)
  await learnWords(app.platform.db)
}

async function requested(query: object) {
  const { items, corrected, total, key } = await app.as(null).call(searchListings, query)
  expect(key).toBeUndefined()
  return { titles: items.map(({ title }) => title), corrected, total }
}

test.each([
  ['acoustic gitar', 'acoustic guitar', 'Acoustic guitar'],
  ['guitra', 'guitar', 'Acoustic guitar'],
  ['GITAR', 'guitar', 'Acoustic guitar'],
  ['toyta', 'Toyota', 'Family car'],
  ['Toyota corola', 'Toyota Corolla', 'Family car'],
  ['toyta corola 2016', 'Toyota Corolla 2016', 'Family car'],
  ['guitar onehunag', 'guitar Onehunga', 'Acoustic guitar'],
  ['crown lyn teapot', 'crown Lynn teapot', 'Crown Lynn teapot'],
  ['crown lyn teepot', 'crown Lynn teapot', 'Crown Lynn teapot'],
  ['kowhia prnt', 'Kōwhai print', 'Kōwhai print, framed'],
])('“%s” finds the same as “%s”', async (q, to, title) => {
  expect(await requested({ q })).toEqual({ titles: [title], corrected: { from: q, to }, total: 1 })
})

test.each([
  ['guitar'],
  ['compost'],
  ['footy'],
  ['kumara'],
  ['guitars'],
  ['kowhai'],
  ['ŌTAKI print'],
  ['corolla 2016'],
  // Each word is in the market, but not in one listing.
  ['guitar print'],
  ['car 2061'],
  ['gui'],
  ['xylophone'],
])('“%s” is searched for as typed', async (q) => {
  expect((await requested({ q })).corrected).toBeNull()
})

test.each([
  ['bycicle', 'bicycle'],
  ['bicyle', 'bicycle'],
])('“%s” is corrected to “%s”, a synonym of a category’s content', async (q, to) => {
  const { corrected, total } = await requested({ q })
  expect(corrected).toEqual({ from: q, to })
  expect(total).toBeGreaterThan(0)
})

test('an exact search is not corrected', async () => {
  expect(await requested({ q: 'gitar', exact: 'yes' })).toEqual({ titles: [], corrected: null, total: 0 })
})

test('a correction without hits isn’t shown', async () => {
  expect(await requested({ q: 'gitar', region: 'otago' })).toEqual({ titles: [], corrected: null, total: 0 })
})

test('pages of a corrected search are consistent', async () => {
  for (const n of [1, 2, 3]) await aLiveAuction(app, { seller, title: `Trombone ${n}` })
  await app.settle()
  await relearnWords()
  const first = await app.as(null).call(searchListings, { q: 'trombnoe', sort: 'newest', limit: 2 })
  const cursor = first.next_cursor!
  const next = await app.as(null).call(searchListings, { q: 'trombnoe', sort: 'newest', limit: 2, cursor })
  expect([first.items.length, next.items.map(({ title }) => title)]).toEqual([2, ['Trombone 1']])
  expect(next.corrected).toEqual({ from: 'trombnoe', to: 'trombone' })
  const exact = { q: 'trombnoe', sort: 'newest' as const, limit: 2, exact: 'yes' as const, cursor }
  expect(await app.as(null).call(searchListings, exact)).toMatchObject({
    errors: { cursor: expect.any(String) },
  })
})

const word = (one: string) =>
  app.platform.db
    .selectFrom('search_words')
    .select(['written', 'documents', 'is_name'])
    .where('word', '=', one)
    .executeTakeFirst()

test('words are added with new listings, and removed with the last one', async () => {
  const { id } = await aLiveAuction(app, { seller, title: 'Sousaphone, a sousaphone', suburb: 'te-aro' })
  await app.settle()
  expect(await word('sousaphone')).toBeUndefined()
  const { db } = app.platform
  const ago = new Date(Date.now() - 60_000)
  await db.updateTable('search_rows').set({ first_found_at: ago }).where('listing_id', '=', id).execute()
  await db
    .updateTable('search_word_counts')
    .set({ counted_until: new Date(ago.getTime() - 1) })
    .execute()
  await learnWords(db)
  await learnWords(db)
  expect(await word('sousaphone')).toEqual({ written: 'sousaphone', documents: 1, is_name: false })
  expect((await requested({ q: 'sousafone' })).corrected?.to).toBe('sousaphone')

  await app.as(seller).call(setListingStatus, { id, status: 'withdrawn' })
  await app.settle()
  await relearnWords()
  expect(await word('sousaphone')).toBeUndefined()
  expect(await word('dunedin')).toEqual({ written: 'Dunedin', documents: 0, is_name: true })
  expect(await word('toyota')).toEqual({ written: 'Toyota', documents: 1, is_name: true })
})

test('a full recount and an incremental count agree', async () => {
  const { db } = app.platform
  const all = () =>
    db
      .selectFrom('search_words')
      .select(['word', 'documents'])
      .where('documents', '>', 0)
      .orderBy('word')
      .execute()
  await relearnWords()
  const anew = await all()
  await db.deleteFrom('search_words').execute()
  await db
    .updateTable('search_rows')
    .set({ first_found_at: new Date(Date.now() - 60_000) })
    .execute()
  await db
    .updateTable('search_word_counts')
    .set({ counted_until: new Date(0) })
    .execute()
  await learnWords(db)
  expect(await all()).toEqual(anew)
})
