import { afterAll, beforeAll, expect, test } from 'vitest'
import { offerSwitchNames } from '#domains/search/common/fields/offer-switches.ts'
import { listCategories, createFilter } from '#domains/catalogue/common/catalogue.ts'
import { createListing } from '#domains/selling/common/own-listings.ts'
import { setListingStatus } from '#domains/moderation/common/moderation.ts'
import type { OperationInput } from '#platform/common/operation.ts'
import { type Facets, searchListings } from '#domains/search/common/search.ts'
import { categoryAdmin } from '#test/harness/market/category-admin.ts'
import { aCategory } from '#test/harness/market/market.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'
import { parseSearch } from '../query/search.request.service.ts'
import { tallyHits } from './search.facets.queries.ts'
import { samples } from '../query/search.cells.rules.ts'
import { findFacets } from './search.facets.service.ts'

type Facts = Record<string, string[]> & { price: [string] }

const places = [
  ['wellington', 'lower-hutt', 'petone'],
  ['wellington', 'kapiti-coast', 'otaki'],
  ['otago', 'dunedin', 'mosgiel'],
]
const makes = [
  ['Citroën', 'C4'],
  ['Toyota', 'Corolla'],
  ['Toyota', 'Hilux'],
]
const prices = [100, 900, 4_200, 4_900, 12_000, 75_000, 1_250_000]

let seed = 20_261_122
function random(most: number): number {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
  return Math.floor((seed / 2 ** 32) * most)
}
const oneOf = <Value>(values: readonly Value[]): Value => values[random(values.length)]!

let app: TestApp
let sellers: { person: Person; kind: string }[]
let market: Facts[]
let categories: Map<number, { id: number; parent_id: number | null; type: string }>
let kites: number
let leaves: number[]
let vehicleCategory: number

beforeAll(async () => {
  app = await createTestApp()
  const admin = await aMember(app, { type: 'admin' })
  const office = categoryAdmin(app, admin)
  const top = await office.top('Kites')
  kites = top.id
  leaves = [(await office.under(top, 'Stunt kites')).id, (await office.under(top, 'Box kites')).id]
  for (const filter of [
    { key: 'sail', name: 'Sail', kind: 'multi_select' as const, options: ['Red', 'Blue', "O'Brien"] },
    { key: 'lit', name: 'Lit', kind: 'boolean' as const },
    { key: 'span', name: 'Span', kind: 'number_range' as const },
  ])
    await app.as(admin).call(createFilter, { category_ids: [kites], ...filter })
  vehicleCategory = await aCategory(app, 'vehicle')
  const { items } = await app.as(null).call(listCategories, { all: 'yes' })
  categories = new Map(items.map((one) => [one.id, one]))
  sellers = [
    { person: await aMember(app), kind: 'private' },
    { person: await aMember(app), kind: 'in_trade' },
  ]
  market = []
  for (let n = 0; n < 36; n += 1) market.push(await (n % 3 === 2 ? aVehicle() : aKite()))
  // Not set before: a trader's vehicle needs more legal details than this test uses.
  await app.platform.db
    .updateTable('accounts')
    .set({ seller_kind: 'in_trade', trading_name: 'Kites Ltd' })
    .where('id', '=', sellers[1]!.person.id)
    .execute()
  await app.settle()
})
afterAll(() => app[Symbol.asyncDispose]())

type Draft = OperationInput<typeof createListing>

async function listed(
  own: Partial<Draft> & Pick<Draft, 'category_id'>,
  facts: Record<string, string[]>,
): Promise<Facts> {
  const seller = oneOf(sellers)
  const [region, district, suburb] = oneOf(places) as [string, string, string]
  const condition = oneOf(['new', 'used'] as const)
  const price = oneOf(prices)
  const isAuction = random(2) === 0
  const draft = await app.as(seller.person).call(createListing, {
    type: 'general',
    title: 'A kite or a car',
    description: 'It goes.',
    condition,
    suburb,
    sale_method: isAuction ? 'auction' : 'fixed_price',
    ...(isAuction ? { start_price_cents: price, duration_minutes: 60 } : { buy_now_price_cents: price }),
    ...own,
  })
  const { status } = await app.as(seller.person).call(setListingStatus, { id: draft.id, status: 'active' })
  expect(status).toBe('active')
  const path: string[] = []
  for (let at: number | null = own.category_id!; at !== null; at = categories.get(at)!.parent_id)
    path.push(String(at))
  return {
    category: path,
    region: [region],
    district: [district],
    suburb: [suburb],
    condition: [condition],
    sale_method: [isAuction ? 'auction' : 'fixed_price'],
    seller_kind: [seller.kind],
    no_reserve: isAuction ? ['yes'] : [],
    price: [String(price)],
    ...facts,
  }
}

async function aKite(): Promise<Facts> {
  const sail = ['Red', 'Blue', "O'Brien"].filter(() => random(2) === 0)
  const lit = oneOf([true, false, null])
  const attributes = { ...(sail.length > 0 && { sail }), ...(lit !== null && { lit }), span: random(200) }
  return await listed(
    { category_id: oneOf(leaves), attributes },
    { 'attr.sail': sail, 'attr.lit': lit === null ? [] : [String(lit)] },
  )
}

async function aVehicle(): Promise<Facts> {
  const [make, model] = oneOf(makes) as [string, string]
  const vehicle = {
    subtype: 'car' as const,
    make: random(3) === 0 ? make.toUpperCase() : make,
    model,
    year: 2010,
    odometer_km: 1,
    fuel_type: oneOf(['petrol', 'diesel'] as const),
    transmission: oneOf(['manual', 'automatic'] as const),
    body_style: 'suv' as const,
  }
  const { subtype, fuel_type, transmission, body_style } = vehicle
  return await listed(
    { type: 'vehicle', category_id: vehicleCategory, vehicle },
    {
      make: [plain(make)],
      model: [plain(model)],
      subtype: [subtype],
      fuel_type: [fuel_type],
      transmission: [transmission],
      body_style: [body_style],
    },
  )
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

type Filters = Record<string, string>

const fits = (facts: Facts, { price_min, price_max, ...chosen }: Filters) =>
  Number(facts.price[0]) >= Number(price_min ?? 0) &&
  Number(facts.price[0]) <= Number(price_max ?? Infinity) &&
  Object.entries(chosen).every(([name, value]) => facts[name]?.includes(plainOf(name, value)))

const plainOf = (name: string, value: string) => (name === 'make' || name === 'model' ? plain(value) : value)

const own: Record<string, string[]> = {
  category: [],
  region: ['region', 'district', 'suburb'],
  district: ['district', 'suburb'],
  make: ['make', 'model'],
  price: ['price_min', 'price_max'],
}

function bruteForce(name: string, chosen: Filters): Record<string, number> {
  const others = Object.fromEntries(
    Object.entries(chosen).filter(([other]) => !(own[name] ?? [name]).includes(other)),
  )
  const counts: Record<string, number> = {}
  for (const facts of market.filter((one) => fits(one, others)))
    for (const value of facts[name] ?? []) counts[value] = (counts[value] ?? 0) + 1
  if (name !== 'category') return counts
  const isShown = (id: string) =>
    chosen.category === undefined
      ? categories.get(Number(id))!.parent_id === null
      : categories.get(Number(id))!.parent_id === Number(chosen.category)
  return Object.fromEntries(Object.entries(counts).filter(([id]) => isShown(id)))
}

async function requested(chosen: Filters) {
  const parts = new URLSearchParams({ ...chosen, facets: 'yes', limit: '1' })
  const answer = (await app.server.inject(`/api/listing?${parts}`)).json()
  expect(answer.key, JSON.stringify([chosen, answer.errors])).toBeUndefined()
  return answer as { total: number; facets: Facets }
}

function aSearch(): Filters {
  const isVehicle = random(2) === 0
  const [region, district, suburb] = oneOf(places) as [string, string, string]
  const [make, model] = oneOf(makes) as [string, string]
  const [low, high] = [oneOf(prices), oneOf(prices)].toSorted((a, b) => a - b)
  const some: Filters[] = [
    { category: String(isVehicle ? vehicleCategory : oneOf([kites, ...leaves])) },
    oneOf<Filters>([{ region }, { region, district }, { region, district, suburb }]),
    { condition: oneOf(['new', 'used']) },
    { sale_method: oneOf(['auction', 'fixed_price']) },
    { seller_kind: oneOf(['private', 'in_trade']) },
    { price_min: String(low!), price_max: String(high!) },
    ...(isVehicle
      ? [oneOf<Filters>([{ make: plain(make) }, { make, model }]), { fuel_type: oneOf(['petrol', 'diesel']) }]
      : []),
  ]
  const chosen = Object.assign({}, ...some.filter(() => random(10) < 4)) as Filters
  if (!isVehicle && chosen.category) {
    if (random(2) === 0) chosen['attr.sail'] = oneOf(['Red', "O'Brien"])
    if (random(3) === 0) chosen['attr.lit'] = 'true'
  }
  return chosen
}

test('facets equal a manual count, whatever is chosen', async () => {
  let compared = 0
  for (let n = 0; n < 60; n += 1) {
    const chosen = aSearch()
    const { total, facets } = await requested(chosen)
    expect([chosen, total]).toEqual([chosen, market.filter((facts) => fits(facts, chosen)).length])
    expect(facets.is_sampled).toBe(false)
    for (const [name, choices] of Object.entries(facets.choices)) {
      const counts = Object.fromEntries(choices.map(({ value, count }) => [plainOf(name, value), count]))
      expect([chosen, name, counts]).toEqual([chosen, name, bruteForce(name, chosen)])
      compared += choices.length
    }
    for (const { from_cents, to_cents, count } of facets.price) {
      const inside = Object.entries(bruteForce('price', chosen)).filter(
        ([price]) => Number(price) >= from_cents && Number(price) < (to_cents ?? Infinity),
      )
      expect([chosen, from_cents, count]).toEqual([
        chosen,
        from_cents,
        inside.reduce((sum, [, number]) => sum + number, 0),
      ])
    }
  }
  expect(compared).toBeGreaterThan(500)
})

test('a category and a type have their own facets', async () => {
  const names = async (chosen: Filters) => Object.keys((await requested(chosen)).facets.choices)
  const everywhere = ['category', 'region', 'condition', 'sale_method', 'seller_kind', ...offerSwitchNames]
  expect(await names({})).toEqual(everywhere)
  expect(await names({ category: String(kites) })).toEqual([...everywhere, 'attr.sail', 'attr.lit'])
  expect(await names({ type: 'vehicle' })).toEqual(
    expect.arrayContaining(['make', 'fuel_type', 'body_style']),
  )
  expect(await names({ type: 'vehicle' })).not.toContain('model')
  expect(await names({ make: 'Toyota' })).toContain('model')
  expect(await names({ type: 'property' })).toEqual(
    expect.arrayContaining(['purpose', 'property_type', 'bedrooms_min', 'open_home_on']),
  )
})

test('facets count the hits of a word search, also with typos', async () => {
  const { facets } = await requested({ q: 'nothing at all' })
  expect(facets.price).toEqual([])
  expect(Object.values(facets.choices).flat()).toEqual([])
  expect((await requested({ q: 'kite' })).facets.choices).toEqual((await requested({})).facets.choices)
})

test('facets are returned only on request, and the next page is of the same search', async () => {
  const { next_cursor } = await app.as(null).call(searchListings, { facets: 'yes', limit: 1 })
  const second = await app.as(null).call(searchListings, { cursor: next_cursor!, limit: 1 })
  expect(second.items).toHaveLength(1)
  expect(second).not.toHaveProperty('facets')
})

test('findFacets counts a sample of too many hits, and marks the counts', async () => {
  // Fewer than the smallest sample reveals, so that only counting shows that they are too many.
  const whole = await findFacets(app.platform, await parseSearch(app.platform, { limit: 1 }))
  const sampled = await findFacets(app.platform, await parseSearch(app.platform, { limit: 1 }), 20)
  expect([whole.is_sampled, sampled.is_sampled]).toEqual([false, true])
  const sum = (facets: Facets) => facets.choices.region!.reduce((all, { count }) => all + count, 0)
  expect(sum(whole)).toBe(market.length)
  expect(sum(sampled) % 4).toBe(0)
})

test('tallyHits finds in a sample what the whole has of it', async () => {
  const { db } = app.platform
  const kite = await parseSearch(app.platform, { q: 'kite', limit: 1 })
  const all = await tallyHits(db, kite, { sample: null, most: 10_000 })
  expect(all.hits).toBe(market.length)
  const hits = await Promise.all(
    samples.map(async (sample) => (await tallyHits(db, kite, { sample, most: 10_000 })).hits),
  )
  expect(hits).toEqual(hits.toSorted((a, b) => b - a))
  expect(hits[0]).toBeGreaterThan(0)
  expect(hits[0]).toBeLessThan(market.length / 2)
})
