import { expect, test } from 'vitest'
import { listPropertyFields } from '#domains/listings/common/rules/applicable-fields.ts'
import { hasDate, namesPrice } from '#domains/listings/common/property-price.ts'
import type { PropertyField } from '#domains/listings/common/rules/property-fields.ts'
import type { OwnProperty } from '#domains/listings/common/properties.shapes.ts'
import { formatByPattern } from '#platform/common/formats/formats.ts'
import { localities } from '#domains/places/server/gazetteer/localities.data.ts'
import { getPlaceSlug } from '#domains/places/server/place-name.rules.ts'
import { agency, getRegion } from '../people/everyone.ts'
import { planProperties } from './plan-properties.ts'
import { suburbLevels } from './suburbs.ts'

const startedMs = Date.parse('2026-11-20T22:00:00Z')
const market = (seed: number) => planProperties({ size: 'full', seed, startedMs })
const homes = market(4)
const own = (one: (typeof homes)[number]) => one.property as OwnProperty

test('120 homes cover sales, rentals and rooms with every price method', () => {
  const counts = Map.groupBy(homes, (one) => own(one).purpose)
  expect(counts.get('sale')).toHaveLength(70)
  expect(counts.get('rent')).toHaveLength(35)
  expect(counts.get('flatmate')).toHaveLength(15)
  expect(new Set(counts.get('sale')!.map((one) => own(one).price_method)).size).toBe(7)
  expect(new Set(homes.map((one) => own(one).property_type)).size).toBe(8)
  expect(homes.filter(({ sale_method }) => sale_method !== 'enquire')).toEqual([])
  expect(planProperties({ size: 'small', seed: 4, startedMs })).toHaveLength(5)
})

test('a home has only the fields of its kind', () => {
  for (const one of homes) {
    const fields = listPropertyFields({ ...own(one), price_method: own(one).price_method ?? null })
    const text = Object.entries(one.property!).filter(([, value]) => value !== null && value !== false)
    expect(
      text.filter(([field]) => !fields.has(field as PropertyField)),
      one.title,
    ).toEqual([])
  }
})

test('every suburb has an unambiguous name and a plausible ratio of rent to price', () => {
  const places = Map.groupBy(localities, ([name]) => getPlaceSlug(name))
  expect(suburbLevels.filter(({ suburb }) => places.get(suburb)?.length !== 1)).toEqual([])
  for (const { suburb, houseCents, rentCents } of suburbLevels) {
    expect(houseCents, suburb).toBeGreaterThan(300_000_00)
    expect(houseCents, suburb).toBeLessThan(2_500_000_00)
    const brings = (rentCents * 52) / houseCents
    expect(brings, suburb).toBeGreaterThan(0.022)
    expect(brings, suburb).toBeLessThan(0.065)
  }
})

test.each([4, 5, 6])('prices and rents of market %i fit suburb, kind and size', (seed) => {
  for (const one of market(seed)) {
    const level = suburbLevels.find(({ suburb }) => suburb === one.suburb)!
    const { purpose, property_type, bedrooms, weekly_rent_cents, rateable_value_cents, ...home } = own(one)
    if (purpose === 'sale') {
      const price = (home.price_cents ?? home.search_price_cents)!
      const [least, most] =
        property_type === 'rural' || property_type === 'lifestyle' ? [1.2, 3.8] : [0.3, 1.9]
      expect(price / level.houseCents, one.title).toBeGreaterThan(least)
      expect(price / level.houseCents, one.title).toBeLessThan(most)
      expect(rateable_value_cents! / price, one.title).toBeGreaterThan(0.8)
      expect(rateable_value_cents! / price, one.title).toBeLessThan(1.15)
    } else {
      const share = weekly_rent_cents! / level.rentCents
      const [least, most] = purpose === 'rent' ? [0.5, 1.5] : [0.3, 0.45]
      expect(share, one.title).toBeGreaterThan(least)
      expect(share, one.title).toBeLessThan(most)
      if (purpose === 'rent' && bedrooms! >= 4) expect(share, one.title).toBeGreaterThan(1)
    }
  }
})

test('rentals keep the bond limits and state what the law requires', () => {
  const letOut = homes.filter((one) => own(one).purpose !== 'sale')
  for (const one of letOut) {
    const { weekly_rent_cents, bond_cents, pet_bond_cents } = own(one)
    expect(bond_cents!).toBeLessThanOrEqual(4 * weekly_rent_cents!)
    expect(pet_bond_cents ?? 0).toBeLessThanOrEqual(2 * weekly_rent_cents!)
  }
  for (const one of letOut.filter((home) => own(home).purpose === 'rent')) {
    expect(own(one)).toMatchObject({
      has_smoke_alarms: true,
      insulation: expect.stringMatching(/\w/),
      healthy_homes: expect.stringMatching(/\w/),
    })
  }
})

test('prices are shown or secret by price method, and deadlines lie ahead', () => {
  for (const one of homes.filter((home) => own(home).purpose === 'sale')) {
    const { price_method, price_cents, search_price_cents, price_method_date } = own(one)
    expect([price_cents !== undefined, search_price_cents !== undefined]).toEqual([
      namesPrice(price_method),
      !namesPrice(price_method),
    ])
    expect(price_method_date !== undefined).toBe(hasDate(price_method))
    if (price_method_date) expect(Date.parse(price_method_date)).toBeGreaterThan(startedMs + 6 * 86_400_000)
    expect(one.description).not.toMatch(/\$\d{3}/)
  }
})

test.each(['2026-11-20T22:00:00Z', '2026-07-03T13:00:00Z', '2027-03-14T05:00:00Z'])(
  'open homes planned from %s are on the coming weekends in daytime',
  (from) => {
    const began = Date.parse(from)
    const open = planProperties({ size: 'full', seed: 5, startedMs: began }).flatMap(
      (one) => own(one).open_homes ?? [],
    )
    expect(open.length).toBeGreaterThan(60)
    for (const { starts_at, ends_at } of open) {
      const starts = new Date(starts_at)
      const weekday = new Date(formatByPattern(starts, 'YYYY-MM-DD')).getUTCDay()
      expect([0, 6]).toContain(weekday)
      expect(Number(formatByPattern(starts, 'HH'))).toBeGreaterThanOrEqual(10)
      expect(Number(formatByPattern(starts, 'HH'))).toBeLessThan(15)
      expect(starts.getTime()).toBeGreaterThan(began)
      expect(Date.parse(ends_at) - starts.getTime()).toBe(30 * 60_000)
    }
  },
)

test('the agency sells and lets in its own region', () => {
  const agencys = homes.filter(({ seller }) => seller === agency)
  expect(agencys.length).toBeGreaterThan(35)
  expect(new Set(agencys.map(({ suburb }) => getRegion(suburb)))).toEqual(new Set([getRegion('thorndon')]))
  expect(agencys.filter((one) => !own(one).listing_reference)).toEqual([])
})
