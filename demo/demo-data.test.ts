import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { usualClosingRules } from '#domains/settings/common/closing-rules.ts'
import {
  ownProperty,
  propertyFieldShapes,
  type OwnProperty,
} from '#domains/listings/common/properties.shapes.ts'
import {
  vehicle as vehicleShape,
  vehicleFieldShapes,
  type Vehicle,
} from '#domains/listings/common/vehicles.shapes.ts'
import { publishProblems, type PublishDraft } from '#domains/listings/common/rules/publish-rules.ts'
import { localities } from '#domains/places/server/gazetteer/localities.data.ts'
import { getPlaceSlug } from '#domains/places/server/place-name.rules.ts'
import { categoryTree } from '#domains/catalogue/server/category-tree/category-tree.data.ts'
import type { CategoryBranch } from '#domains/catalogue/server/category-tree/category-tree.types.ts'
import { everyone, pretenders } from './people/everyone.ts'
import { featuredListings } from './featured-listings.ts'
import { everyChoice, kinds, readKinds } from './kinds.ts'
import { firstScreenful, planMarket } from './market-plan.ts'
import type { Planned } from './planned-listing.ts'
import { getAddress } from './people/pretend-members.ts'

const noto = JSON.parse(
  readFileSync(fileURLToPath(import.meta.resolve('@iconify-json/noto/icons.json')), 'utf8'),
) as {
  icons: Record<string, object>
}
const slugsOf = ({ slug, children = [] }: CategoryBranch): string[] => [slug, ...children.flatMap(slugsOf)]
const slugsOfType = (type: Planned['type']) =>
  categoryTree.filter((root) => root.type === type).flatMap(slugsOf)
const general = slugsOfType('general')

const places = Map.groupBy(localities, ([name]) => getPlaceSlug(name))

test('every kind has a picture, a general category and enough items and notes', () => {
  expect(kinds.length).toBeGreaterThanOrEqual(120)
  for (const { icon, category, items, notes } of kinds) {
    for (const name of [icon, ...items.flatMap((item) => item.icon ?? [])])
      expect(noto.icons, `icon of ${category}`).toHaveProperty([name])
    expect(general, category).toContain(category)
    expect(items.length, category).toBeGreaterThanOrEqual(3)
    expect(new Set(notes).size, category).toBeGreaterThanOrEqual(2)
  }
  for (const { icon, category } of featuredListings) {
    expect(noto.icons).toHaveProperty([icon])
    expect(general).toContain(category)
  }
})

test('titles are short and unique, and prices are plausible', () => {
  const items = kinds.flatMap((kind) => kind.items)
  const titles = items.flatMap((item) => everyChoice(item.title))
  expect(items.length).toBeGreaterThan(700)
  expect(titles.filter((title) => title.length > 80 || title.length < 8 || /[{}$|]/.test(title))).toEqual([])
  expect(new Set(titles).size).toBe(titles.length)
  for (const { worthCents } of items) {
    expect(worthCents).toBeGreaterThanOrEqual(10_00)
    expect(worthCents).toBeLessThanOrEqual(10_000_00)
  }
})

test('readKinds refuses a line without a price', () => {
  expect(() => readKinds('= bicycle, sports-cycling\nA bicycle without a price')).toThrow(
    'A bicycle without a price',
  )
})

test('forty-four members live in unambiguous suburbs and have unique email addresses', () => {
  expect(everyone).toHaveLength(44)
  for (const { suburb } of everyone) expect(places.get(suburb), suburb).toHaveLength(1)
  const addresses = pretenders.map(getAddress)
  expect(new Set(addresses).size).toBe(pretenders.length)
  expect(addresses.filter((email) => !/^[a-z.]+@demo\.hoko\.nz$/.test(email))).toEqual([])
})

const startedMs = Date.parse('2026-11-20T22:00:00Z')
const minutesAhead = (at: Date) => (at.getTime() - startedMs) / 60_000

test.each([1, 2, 3])('market %i has 870 live and 174 past listings, closing steadily', (seed) => {
  const terms = { size: 'full', seed, startedMs } as const
  const plan = planMarket(terms)
  const live = plan.filter((one) => !one.isPast)
  expect(live).toHaveLength(600 + 150 + 120)
  expect(plan).toHaveLength(870 + 150 + 24)
  expect(plan.map((one) => one.number)).toEqual(plan.map((_, number) => number))

  const ends = live
    .flatMap(({ closes_at }) => (closes_at ? [minutesAhead(closes_at)] : []))
    .sort((a, b) => a - b)
  expect(ends[0]).toBeGreaterThan(2)
  const within = (minutes: number) => ends.filter((end) => end <= minutes).length
  expect(within(21)).toBeGreaterThanOrEqual(12)
  expect(within(60)).toBeGreaterThanOrEqual(22)
  expect(within(24 * 60)).toBeGreaterThanOrEqual(100)
  expect(ends.at(-1)).toBeLessThan(14 * 24 * 60)

  const first = plan.slice(0, firstScreenful(terms))
  expect(new Set(first.map(({ type }) => type)).size).toBe(3)
  expect(first.length).toBeGreaterThanOrEqual(24)
  const auctions = live.filter((one) => one.closes_at !== null)
  const soonest = auctions.toSorted((a, b) => a.closes_at!.getTime() - b.closes_at!.getTime()).slice(0, 8)
  expect(soonest.filter((one) => !first.includes(one))).toEqual([])
  const newest = live.toSorted((a, b) => b.starts_at.getTime() - a.starts_at.getTime()).slice(0, 8)
  expect(newest.filter((one) => !first.includes(one))).toEqual([])
  expect(soonest.filter(({ type }) => type === 'vehicle')).toHaveLength(2)
  expect(newest.filter(({ type }) => type !== 'general').length).toBeGreaterThanOrEqual(3)
})

test('some items have enough sales for a sold-price estimate', () => {
  const past = planMarket({ size: 'full', seed: 7, startedMs }).filter((one) => one.isPast && one.appeal > 0)
  const sold = [...Map.groupBy(past, ({ category, condition }) => `${category} ${condition}`).values()]
  const enough = sold.filter(
    (same) => same.length >= 8 && new Set(same.map(({ seller }) => seller)).size >= 3,
  )
  expect(enough.length).toBeGreaterThanOrEqual(3)
})

test('planned listings have valid texts, dates and prices', () => {
  const plan = planMarket({ size: 'full', seed: 7, startedMs })
  for (const one of plan) {
    expect(one.description.length).toBeGreaterThan(20)
    expect(one.description).not.toMatch(/[{}|]|undefined/)
    expect(one.starts_at.getTime()).toBeLessThan(startedMs)
    const { start_price_cents: start, reserve_price_cents: reserve, buy_now_price_cents: buyNow } = one
    if (one.closes_at)
      expect(one.closes_at.getTime() - one.starts_at.getTime()).toBeLessThanOrEqual(14 * 86_400_000)
    if (one.sale_method === 'auction') expect(start).toBeGreaterThanOrEqual(100)
    else if (one.type !== 'property') expect(buyNow).toBeGreaterThanOrEqual(500)
    if (reserve !== null && reserve !== undefined) expect(reserve).toBeGreaterThanOrEqual(start!)
    if (one.sale_method === 'auction' && buyNow)
      expect(buyNow).toBeGreaterThanOrEqual(Math.max(start!, reserve ?? 0))
    expect(one.isPast && one.closes_at ? one.closes_at.getTime() : 0).toBeLessThan(startedMs)
  }
  const titles = Map.groupBy(plan, (one) => one.title)
  expect([...titles.values()].filter((same) => same.length > 2)).toEqual([])
  expect(new Set(plan.filter((one) => !one.isPast).map((one) => one.title)).size).toBeGreaterThan(850)
  expect(new Set(plan.map((one) => one.seller)).size).toBe(44)
})

test('every listing has a category of its type and pictures that exist', () => {
  const plan = planMarket({ size: 'full', seed: 7, startedMs })
  const slugs = { general, vehicle: slugsOfType('vehicle'), property: slugsOfType('property') }
  for (const { title, type, category, pictures } of plan) {
    expect(slugs[type], title).toContain(category)
    expect(pictures.length, title).toBeGreaterThan(0)
    for (const { icon } of pictures) expect(noto.icons, title).toHaveProperty([icon])
  }
})

const nothing = (fields: object) => Object.fromEntries(Object.keys(fields).map((field) => [field, null]))
const noVehicle = { ...nothing(vehicleFieldShapes), features: [] }
const noProperty = {
  ...nothing(propertyFieldShapes),
  open_homes: [],
  amenities: [],
  floor_plan_ids: [],
  document_ids: [],
  agent_ids: [],
  shows_address: false,
}

test.each([7, 8])('every listing of market %i passes the publishing rules', (seed) => {
  for (const one of planMarket({ size: 'full', seed, startedMs })) {
    const { type, title, starts_at, vehicle, property } = one
    const draft: PublishDraft = {
      ...one,
      subtitle: one.subtitle ?? '',
      accepts_offers: false,
      auto_accept_cents: null,
      auto_decline_cents: null,
      duration_minutes: null,
      category: { type, status: 'active' },
      seller_kind: 'in_trade',
      attributes: {},
      filters: [],
      vehicle: vehicle ? ({ ...noVehicle, ...vehicle } as Vehicle) : null,
      property: property ? ({ ...noProperty, ...property } as OwnProperty) : null,
    }
    expect(
      publishProblems(draft, starts_at, { ...usualClosingRules, min_auction_minutes: 30 }),
      title,
    ).toEqual({})
    if (vehicle) expect(vehicleShape.safeParse(draft.vehicle).error?.issues ?? [], title).toEqual([])
    if (property) expect(ownProperty.safeParse(draft.property).error?.issues ?? [], title).toEqual([])
  }
})

test('planMarket repeats a market for the same seed and differs for another', () => {
  const market = (seed: number) => JSON.stringify(planMarket({ size: 'full', seed, startedMs }))
  expect(market(5)).toBe(market(5))
  expect(market(5)).not.toBe(market(6))
})
