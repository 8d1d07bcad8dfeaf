import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#test/harness/test-app.ts'
import { aCategory } from '#test/harness/market/market.ts'
import { writeCursor } from './query/search.request.service.ts'

let app: TestApp
let vehicles: number
beforeAll(async () => {
  app = await createTestApp()
  vehicles = await aCategory(app, 'vehicle')
})
afterAll(() => app[Symbol.asyncDispose]())

const request = async (query: string) =>
  (await app.server.inject(`/api/listing?${query.replace('VEHICLES', String(vehicles))}`)).json()

test.each([
  ['q=x&shade=red', 'shade'],
  ['region=atlantis', 'region'],
  ['region=otago&region=atlantis', 'region'],
  ['region=otago&region=otago', 'region'],
  ['district=atlantis', 'district'],
  ['suburb=atlantis', 'suburb'],
  ['region=otago&district=kapiti-coast', 'district'],
  ['region=otago&suburb=petone', 'suburb'],
  ['district=kapiti-coast&suburb=petone', 'suburb'],
  ['category=987654', 'category'],
  ['category=VEHICLES&type=general', 'category'],
  ['category=VEHICLES&bedrooms_min=2', 'category'],
  ['type=property&make=Toyota', 'make'],
  ['type=general&year_min=2010', 'year_min'],
  ['type=vehicle&bedrooms_min=2', 'bedrooms_min'],
  ['make=Toyota&purpose=rent', 'purpose'],
  ['price_min=500&price_max=499', 'price_max'],
  ['year_min=2020&year_max=2019', 'year_max'],
  ['floor_area_min=200&floor_area_max=100', 'floor_area_max'],
  ['land_area_min=200&land_area_max=100', 'land_area_max'],
  ['sort=nearest', 'sort'],
  ['sort=relevance', 'sort'],
  ['sort=relevance&q=', 'sort'],
  ['sort=oldest', 'sort'],
  ['near=here', 'near'],
  ['condition=new&condition=broken', 'condition.1'],
  ['sale_method=auction&sale_method=auction', 'sale_method'],
  ['seller_kind=charity', 'seller_kind'],
  ['cursor=bm9uc2Vuc2U', 'cursor'],
  ['limit=0', 'limit'],
  ['limit=101', 'limit'],
  ['price_min=ten', 'price_min'],
  ['attr.unheard_of=1', 'attr.unheard_of'],
  ['engine_min=2000&engine_max=1500', 'engine_max'],
  ['engine_min=-1', 'engine_min'],
  ['seats_min=4.5', 'seats_min'],
  ['drive=sideways', 'drive.0'],
  ['wof_months_min=37', 'wof_months_min'],
  ['available_by=soon', 'available_by'],
  ['closing_within=721', 'closing_within'],
  ['smoke_alarms=no', 'smoke_alarms'],
  ['sort=total', 'sort'],
  ['sort=total&to=atlantis', 'to'],
  ['beside=yes', 'beside'],
  ['type=property&sort=odometer', 'sort'],
])('%s is refused for %s', async (query, field) => {
  expect(await request(query)).toMatchObject({
    status: 422,
    key: 'validation_failed',
    errors: { [field]: expect.stringMatching(/^[A-Z“].*[.’]$/) },
  })
})

test.each([
  'region=wellington&region=otago&district=kapiti-coast',
  'region=wellington&suburb=petone',
  'district=kapiti-coast&district=lower-hutt&suburb=petone',
  'category=VEHICLES&year_min=2010',
  'type=vehicle&make=Toyota&price_min=1&price_max=1',
  'condition=new&condition=used&sale_method=auction&sale_method=enquire&seller_kind=in_trade',
  'q=x&sort=relevance',
  'q=',
  'q=tv+bike',
  'q=couch+ute',
  'q=bike+bikes',
])('%s is accepted', async (query) => {
  expect(await request(query)).toMatchObject({ items: [], total: 0 })
})

test.each(['!!!', '&', "'"])('%s leaves nothing to search for, on a later page either', async (q) => {
  const query = { q, limit: 20 }
  const cursor = writeCursor(query, { order: 'title_first', end: [1, '2026-11-28T00:00:00.000Z', 1] })
  expect(await request(`q=${encodeURIComponent(q)}&limit=20&cursor=${cursor}`)).toMatchObject({
    items: [],
    total: 0,
  })
})
