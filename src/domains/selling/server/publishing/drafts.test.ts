import { afterAll, beforeAll, expect, test } from 'vitest'
import { getListing } from '#domains/listings/common/listings.ts'
import {
  createListing,
  deleteListing,
  getOwnListing,
  listOwnListings,
  updateListing,
} from '#domains/selling/common/own-listings.ts'
import { aPicture } from '#test/harness/doubles/pictures.ts'
import { aCategory } from '#test/harness/market/market.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'
import { aCourierOption } from '#test/harness/deals/delivery-options.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app[Symbol.asyncDispose]())

const aDraft = (seller: Person, fields: object = {}) =>
  app.as(seller).call(createListing, { type: 'general', ...fields })

test('a draft may lack any field, and stores the given ones', async () => {
  const seller = await aMember(app)
  const empty = await aDraft(seller)
  expect(empty).toMatchObject({
    status: 'draft',
    title: null,
    category_id: null,
    sale_method: 'auction',
    version: 1,
  })
  const saved = await app.as(seller).call(updateListing, {
    id: empty.id,
    version: 1,
    title: '  Cinelli   Tutto ',
    start_price_cents: 2000,
    delivery_options: [aCourierOption()],
    suburb: 'te-aro',
  })
  expect(saved).toMatchObject({
    title: 'Cinelli Tutto',
    start_price_cents: 2000,
    suburb: 'te-aro',
    version: 2,
  })
  expect(saved.delivery_options).toEqual([aCourierOption()])
  const cleared = await app
    .as(seller)
    .call(updateListing, { id: empty.id, version: 2, title: '', suburb: null })
  expect(cleared).toMatchObject({ title: null, suburb: null, start_price_cents: 2000, version: 3 })
  expect(await app.as(seller).call(getOwnListing, { id: empty.id })).toEqual(cleared)
})

test('updateListing moves a draft to another type and keeps title, photos and prices', async () => {
  const seller = await aMember(app)
  const categoryId = await aCategory(app, 'vehicle')
  const { id } = await aDraft(seller, {
    title: '2008 Toyota Corolla',
    start_price_cents: 4000_00,
    suburb: 'te-aro',
  })
  const picture = await aPicture(app, seller)
  const before = await app.as(seller).call(updateListing, { id, version: 1, image_ids: [picture.id] })
  const car = await app
    .as(seller)
    .call(updateListing, { id, version: 2, type: 'vehicle', category_id: categoryId })
  const { title, images, start_price_cents, suburb } = before
  expect(car).toMatchObject({
    id,
    type: 'vehicle',
    category_id: categoryId,
    title,
    images,
    start_price_cents,
    suburb,
  })
  expect(car.vehicle).toMatchObject({ make: null })
  const filled = { id, version: 3, vehicle: { make: 'Toyota' } }
  expect(await app.as(seller).call(updateListing, filled)).toMatchObject({ vehicle: { make: 'Toyota' } })
  const home = await app.as(seller).call(updateListing, { id, version: 4, type: 'property' })
  const emptied = { category_id: null, sale_method: 'enquire', start_price_cents: null, vehicle: null }
  expect(home).toMatchObject({ title, images, ...emptied, property: { purpose: null } })
  const again = await app.as(seller).call(updateListing, { id, version: 5, type: 'general' })
  expect(again).toMatchObject({ title, sale_method: 'auction', property: null })
})

test('the second of two tabs that save the same version is refused', async () => {
  const seller = await aMember(app)
  const { id, version } = await aDraft(seller)
  const answers = await Promise.all([
    app.as(seller).call(updateListing, { id, version, title: 'First tab' }),
    app.as(seller).call(updateListing, { id, version, title: 'Second tab' }),
  ])
  expect(answers.filter((answer) => answer.key === 'listing_changed')).toHaveLength(1)
  const stored = answers.find((answer) => answer.key === undefined)
  expect(await app.as(seller).call(getOwnListing, { id })).toMatchObject({
    title: stored!.title,
    version: version + 1,
  })
})

test('somebody else’s draft answers exactly as a missing one', async () => {
  const { id } = await aDraft(await aMember(app))
  const other = await aMember(app)
  const forms = [
    (listing: number) => app.as(other).call(getOwnListing, { id: listing }),
    (listing: number) => app.as(other).call(updateListing, { id: listing, version: 1, title: 'Mine now' }),
    (listing: number) => app.as(other).call(deleteListing, { id: listing }),
    (listing: number) => app.as(other).call(getListing, { id: listing }),
    (listing: number) => app.as(null).call(getListing, { id: listing }),
  ]
  for (const request of forms) {
    const [hidden, absent] = [await request(id), await request(987_654_321)]
    expect(hidden.key).toBe('not_found')
    expect({ ...hidden, request_id: '' }).toEqual({ ...absent, request_id: '' })
  }
})

test('a missing category, place or picture can’t be chosen', async () => {
  const seller = await aMember(app)
  const answer = await aDraft(seller, { category_id: 987_654, suburb: 'atlantis' })
  expect(answer).toMatchObject({
    key: 'validation_failed',
    errors: { category_id: expect.any(String), suburb: expect.any(String) },
  })
  expect(await aDraft(seller, { image_ids: [987_654] })).toMatchObject({
    errors: { 'image_ids.0': expect.any(String) },
  })
  expect((await app.as(seller).call(listOwnListings, {})).total).toBe(0)
})

test.each([
  ['seller_id', { seller_id: 1 }],
  ['status', { status: 'active' }],
  ['views', { views: 5000 }],
])('%s cannot be assigned', async (field, fields) => {
  expect(await aDraft(await aMember(app), fields)).toMatchObject({
    key: 'validation_failed',
    errors: { [field]: expect.any(String) },
  })
})

test('control characters and odd text are stored as text or left out', async () => {
  const seller = await aMember(app)
  const draft = await aDraft(seller, { title: 'Bowl\u0000 <b>\ud800', description: 'a\u0000b\r\nc' })
  expect(draft.title).toMatch(/^Bowl <b>/)
  expect(draft.description).toBe('ab\nc')
})

test('a deleted draft is gone', async () => {
  const seller = await aMember(app)
  const { id } = await aDraft(seller)
  expect(await app.as(seller).call(deleteListing, { id })).toEqual({ ok: true })
  expect(await app.as(seller).call(getOwnListing, { id })).toMatchObject({ key: 'not_found' })
})
