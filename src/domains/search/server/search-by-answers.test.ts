import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFilter, deleteFilter, type Filter, updateFilter } from '#domains/catalogue/common/catalogue.ts'
import type { OperationInput } from '#platform/common/operation.ts'
import { createListing } from '#domains/selling/common/own-listings.ts'
import { setListingStatus } from '#domains/moderation/common/moderation.ts'
import { searchListings } from '#domains/search/common/search.ts'
import { categoryAdmin } from '#test/harness/market/category-admin.ts'
import { aCategory } from '#test/harness/market/market.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
let admin: Person
let seller: Person
let kites: number
let stunt: number
beforeAll(async () => {
  app = await createTestApp()
  admin = await aMember(app, { type: 'admin' })
  seller = await aMember(app)
  const office = categoryAdmin(app, admin)
  const top = await office.top('Kites')
  kites = top.id
  stunt = (await office.under(top, 'Stunt kites')).id
})
afterAll(() => app[Symbol.asyncDispose]())

async function aFilter(input: Omit<OperationInput<typeof createFilter>, 'category_ids'>): Promise<Filter> {
  const filter = await app.as(admin).call(createFilter, { category_ids: [kites], ...input })
  if (!('position' in filter)) throw new Error(JSON.stringify(filter))
  return filter
}

const found = async (query: object) => {
  const answer = await app.as(null).call(searchListings, { sort: 'newest', ...query })
  return answer.items.map(({ title }) => title).toSorted()
}

async function listed(title: string, attributes: OperationInput<typeof createListing>['attributes']) {
  const { id } = await app.as(seller).call(createListing, {
    type: 'general',
    title,
    category_id: stunt,
    condition: 'used',
    description: 'It flies.',
    start_price_cents: 100,
    duration_minutes: 60,
    suburb: 'petone',
    attributes,
  })
  const { status } = await app.as(seller).call(setListingStatus, { id, status: 'active' })
  expect(status).toBe('active')
  return id
}

test('answers are searched, alone and together with the rest', async () => {
  await aFilter({ key: 'sail', name: 'Sail', kind: 'multi_select', options: ["O'Brien red", 'Blue \\ grey'] })
  await aFilter({ key: 'wingspan', name: 'Wingspan', kind: 'number_range', unit: 'cm' })
  await aFilter({ key: 'two_lines', name: 'Two lines', kind: 'boolean' })
  await aFilter({ key: 'maker', name: 'Made by', kind: 'text' })
  await listed('Small', { sail: ["O'Brien red"], wingspan: 80, two_lines: false })
  await listed('Large', { sail: ["O'Brien red", 'Blue \\ grey'], wingspan: 210.5, maker: 'Peter Lynn' })
  await listed('Silent', {})
  await app.settle()

  expect(await found({ attr: { sail: ["O'Brien red"] } })).toEqual(['Large', 'Small'])
  expect(await found({ attr: { sail: ['Blue \\ grey'] } })).toEqual(['Large'])
  expect(await found({ attr: { wingspan_min: ['81'] } })).toEqual(['Large'])
  expect(await found({ attr: { wingspan_max: ['210.5'] } })).toEqual(['Large', 'Small'])
  expect(await found({ category: kites, attr: { wingspan_min: ['80'], wingspan_max: ['80'] } })).toEqual([
    'Small',
  ])
  expect(await found({ attr: { two_lines: ['false'], sail: ["O'Brien red", 'Blue \\ grey'] } })).toEqual([
    'Small',
  ])
  expect(await found({ q: 'lynn', attr: { wingspan_min: ['100'] } })).toEqual(['Large'])
  for (const q of ['obrien', 'O’Brien'])
    expect(await found({ q, category: kites })).toEqual(['Large', 'Small'])
  expect(await found({ attr: { two_lines: ['true'] } })).toEqual([])
})

test('the parameter is attr.KEY, repeated for each choice, and unknown ones are refused', async () => {
  const request = async (query: string) => (await app.server.inject(`/api/listing?${query}`)).json()
  const named = await request(
    'attr.wingspan_min=100&attr.sail=Blue%20%5C%20grey&attr.sail=O%27Brien%20red&attr.two_lines=',
  )
  expect(named.items.map(({ title }: { title: string }) => title)).toEqual(['Large'])
  for (const [query, field] of [
    ['attr.tail=Long', 'attr.tail'],
    ['attr.Sail=x', 'attr.Sail'],
    ['attr.sail=Mauve', 'attr.sail'],
    ['attr.wingspan_max=1&attr.wingspan_min=2', 'attr.wingspan_max'],
    ['attr.__proto__=x', 'attr.__proto__'],
    ['attr.=x', 'attr.'],
    ['attr=x', 'attr'],
    ['sail.colour=x', 'sail.colour'],
    ['year_min=2020&year_max=2010', 'year_max'],
    ['fuel_type=coal', 'fuel_type.0'],
  ]) {
    expect([query, await request(query!)]).toEqual([
      query,
      expect.objectContaining({
        key: 'validation_failed',
        errors: { [field!]: expect.stringMatching(/^[A-Z].*\.$/) },
      }),
    ])
  }
})

test('pages of such a search are consistent, and their cursor is only for it', async () => {
  const query = { sort: 'newest' as const, limit: 1, attr: { sail: ["O'Brien red"], wingspan_min: ['1'] } }
  const first = await app.as(null).call(searchListings, query)
  expect(first.total).toBe(2)
  const cursor = first.next_cursor!
  const second = await app.as(null).call(searchListings, { ...query, cursor })
  expect([...first.items, ...second.items].map(({ title }) => title)).toEqual(['Large', 'Small'])
  const other = { ...query, attr: { ...query.attr, wingspan_min: ['2'] }, cursor }
  expect(await app.as(null).call(searchListings, other)).toMatchObject({
    errors: { cursor: expect.any(String) },
  })
})

test('the search follows an admin’s change of a filter', async () => {
  const shape = await aFilter({ key: 'shape', name: 'Shape', kind: 'select', options: ['Delta', 'Box'] })
  await listed('Shaped', { shape: 'Delta' })
  await app.settle()
  expect(await found({ attr: { shape: ['Delta'] } })).toEqual(['Shaped'])
  expect(await found({ q: 'delta' })).toEqual(['Shaped'])

  await app.as(admin).call(updateFilter, { id: shape.id, status: 'hidden' })
  await app.settle()
  expect(await found({ q: 'delta' })).toEqual([])
  await app.as(admin).call(updateFilter, { id: shape.id, status: 'active', kind: 'multi_select' })
  await app.settle()
  expect(await found({ attr: { shape: ['Delta'] } })).toEqual(['Shaped'])

  const elsewhere = await categoryAdmin(app, admin).top('Drums')
  await app.as(admin).call(updateFilter, { id: shape.id, category_ids: [elsewhere.id] })
  await app.settle()
  expect(await found({ attr: { shape: ['Delta'] } })).toEqual([])
  await app.as(admin).call(deleteFilter, { id: shape.id })
  await aFilter({ key: 'shape', name: 'Shape', kind: 'select', options: ['Delta', 'Box'] })
  await app.settle()
  expect(await found({ attr: { shape: ['Delta'] } })).toEqual(['Shaped'])
})

test('a vehicle is found by its details', async () => {
  const draft = await app.as(seller).call(createListing, {
    type: 'vehicle',
    title: 'Family car',
    category_id: await aCategory(app, 'vehicle'),
    condition: 'used',
    description: 'Goes.',
    start_price_cents: 100_000,
    duration_minutes: 60,
    suburb: 'petone',
    vehicle: {
      subtype: 'car',
      make: 'Citroën',
      model: 'C4 Picasso',
      year: 2016,
      odometer_km: 84_250,
      fuel_type: 'diesel',
      transmission: 'manual',
      body_style: 'station_wagon',
    },
  })
  await app.as(seller).call(setListingStatus, { id: draft.id, status: 'active' })
  await app.settle()
  const yes = [
    { make: 'citroen', model: 'c4 picasso' },
    { make: ['Mazda', 'Citroën'], fuel_type: ['petrol', 'diesel'] },
    { year_min: 2016, year_max: 2016, odometer_max: 84_250 },
    {
      type: 'vehicle',
      subtype: 'car',
      fuel_type: 'diesel',
      transmission: 'manual',
      body_style: 'station_wagon',
    },
  ]
  const no = [
    { make: 'Citro' },
    { make: ['Mazda', 'Ford'] },
    { year_min: 2017 },
    { year_max: 2015 },
    { odometer_max: 84_249 },
    { fuel_type: 'petrol' },
  ]
  for (const query of yes) expect([query, await found(query)]).toEqual([query, ['Family car']])
  for (const query of no) expect([query, await found(query)]).toEqual([query, []])
})

test('the OpenAPI description names the parameter as it is sent', async () => {
  const { paths } = (await app.server.inject('/api/openapi.json')).json()
  const attr = paths['/listing'].get.parameters.find(({ name }: { name: string }) => name.startsWith('attr'))
  expect(attr).toMatchObject({ name: 'attr.{key}', required: false, schema: { type: 'array' } })
})
