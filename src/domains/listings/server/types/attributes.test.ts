import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFilter, updateFilter } from '#domains/catalogue/common/catalogue.ts'
import { getListingAdvice } from '#domains/selling/common/selling.ts'
import { getListing } from '#domains/listings/common/listings.ts'
import type { OperationInput } from '#platform/common/operation.ts'
import { createListing, getOwnListing, updateListing } from '#domains/selling/common/own-listings.ts'
import { setListingStatus } from '#domains/moderation/common/moderation.ts'
import { categoryAdmin } from '#test/harness/market/category-admin.ts'
import { aCategory } from '#test/harness/market/market.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
let admin: Person
let seller: Person
let kites: number
let drums: number
let sizeFilter: number
beforeAll(async () => {
  app = await createTestApp()
  admin = await aMember(app, { type: 'admin' })
  seller = await aMember(app)
  const office = categoryAdmin(app, admin)
  kites = (await office.top('Kites')).id
  drums = (await office.top('Drums')).id
  const add = (input: OperationInput<typeof createFilter>) => app.as(admin).call(createFilter, input)
  const size = { key: 'size', name: 'Size', kind: 'select', options: ['Small', 'Large'] } as const
  sizeFilter = (await add({ ...size, options: [...size.options], category_ids: [kites], is_required: true }))
    .id
  await add({ key: 'span', name: 'Wingspan', kind: 'number_range', unit: 'cm', category_ids: [kites] })
  await add({ key: 'heads', name: 'Heads', kind: 'number_range', category_ids: [drums] })
})
afterAll(() => app[Symbol.asyncDispose]())

const aDraft = (changes: Partial<OperationInput<typeof createListing>> = {}) =>
  app.as(seller).call(createListing, {
    type: 'general',
    title: 'Something to have',
    description: 'As good as it looks.',
    suburb: 'petone',
    condition: 'used',
    category_id: kites,
    start_price_cents: 1000,
    duration_minutes: 60,
    ...changes,
  })
const publish = (id: number) => app.as(seller).call(setListingStatus, { id, status: 'active' })

test('invalid answers are refused by name, and answers of other categories are retained', async () => {
  const draft = await aDraft({ attributes: { heads: 2, later: 'maybe' } })
  const save = (input: object) =>
    app.as(seller).call(updateListing, { id: draft.id, version: draft.version, ...input })
  expect((await save({ attributes: { size: 'Huge', span: 'wide' } })).errors).toEqual({
    'attributes.size': 'Choose from the list.',
    'attributes.span': 'Enter a number, like 54 or 27.5.',
  })
  expect((await save({ category_id: drums, attributes: { heads: 'two', size: 'Huge' } })).errors).toEqual({
    'attributes.heads': 'Enter a number, like 54 or 27.5.',
  })
  expect((await save({ attributes: { size: 'Large', span: 90.5 } })).attributes).toEqual({
    heads: 2,
    later: 'maybe',
    size: 'Large',
    span: 90.5,
  })
})

test('publishing requires the required answers, and drops those of other filters', async () => {
  const draft = await aDraft({ attributes: { heads: 2, span: 90.5 } })
  expect((await publish(draft.id)).errors).toEqual({ 'attributes.size': 'Add this: Size.' })
  await app.as(seller).call(updateListing, { id: draft.id, version: 1, attributes: { size: 'Large' } })
  expect((await publish(draft.id)).status).toBe('active')
  const shown = await app.as(null).call(getListing, { id: draft.id })
  expect(shown.attributes).toEqual({ size: 'Large', span: 90.5 })
  expect(shown.attribute_rows).toEqual([
    { key: 'size', name: 'Size', words: 'Large' },
    { key: 'span', name: 'Wingspan', words: '90.5 cm' },
  ])
})

test('a removed choice must be made again, and a hidden filter requires nothing', async () => {
  const draft = await aDraft({ attributes: { size: 'Large', span: 1 } })
  await app.as(admin).call(updateFilter, { id: sizeFilter, options: ['Small', 'Medium'] })
  expect((await publish(draft.id)).errors).toEqual({ 'attributes.size': 'Choose from the list.' })
  await app.as(admin).call(updateFilter, { id: sizeFilter, status: 'hidden' })
  expect((await publish(draft.id)).status).toBe('active')
  expect((await app.as(null).call(getListing, { id: draft.id })).attributes).toEqual({ span: 1 })
  await app.as(admin).call(updateFilter, { id: sizeFilter, status: 'active', options: ['Small', 'Large'] })
})

test('advice about claims is shown only to the seller and blocks nothing', async () => {
  const trader = await aMember(app)
  await app.platform.db
    .updateTable('accounts')
    .set({ seller_kind: 'in_trade' })
    .where('id', '=', trader.id)
    .execute()
  const { id } = await app.as(trader).call(createListing, {
    type: 'general',
    title: 'Something to have',
    description: 'Price $25. Sold as is, where is. Ring 021 555 0199.',
    suburb: 'petone',
    condition: 'used',
    category_id: drums,
    start_price_cents: 1000,
    duration_minutes: 60,
  })
  const { items } = await app.as(trader).call(getListingAdvice, { id })
  expect(items.map(({ rule, field, weight }) => `${rule} ${field} ${weight}`)).toEqual([
    'price_in_text description advice',
    'contact_details description advice',
    'no_guarantees description advice',
  ])
  expect(await app.as(seller).call(getListingAdvice, { id })).toMatchObject({ key: 'not_found' })
  expect((await app.as(trader).call(setListingStatus, { id, status: 'active' })).status).toBe('active')
})

test('forbidden text blocks publishing with an error at its field', async () => {
  const draft = await app.as(seller).call(createListing, {
    type: 'property',
    title: 'Sunny cottage',
    description: 'Two bedrooms. No children.',
    suburb: 'petone',
    category_id: await aCategory(app, 'property'),
    property: { purpose: 'rent', property_type: 'house', weekly_rent_cents: 65_000 },
  })
  const refused = await publish(draft.id)
  expect(refused.errors).toEqual({ description: expect.stringContaining('“No children”') })
  expect((await app.as(seller).call(getOwnListing, { id: draft.id })).status).toBe('draft')
  await app.as(seller).call(updateListing, { id: draft.id, version: 1, description: 'Two bedrooms.' })
  expect((await publish(draft.id)).status).toBe('active')
})
