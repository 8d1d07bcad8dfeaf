import { expect, test } from 'vitest'
import { readGstNumber, readNzbn } from '#platform/common/formats/nz-numbers.ts'
import { listSubtypeFields } from '#domains/listings/common/rules/applicable-fields.ts'
import type { VehicleField } from '#domains/listings/common/rules/vehicle-fields.ts'
import type { Vehicle } from '#domains/listings/common/vehicles.shapes.ts'
import { dayAfter } from '../days.ts'
import { firms } from '../people/firms.ts'
import { everyone, dealers } from '../people/everyone.ts'
import type { Planned } from '../planned-listing.ts'
import { planVehicles } from './plan-vehicles.ts'
import { carModels } from './read-vehicles.ts'
import { knownCarWorth } from './vehicle-worth.ts'

const startedMs = Date.parse('2026-11-20T22:00:00Z')
const market = (seed: number) => planVehicles({ size: 'full', seed, startedMs })
const { live, past } = market(4)
const everyOne = [...live, ...past]
const cars = everyOne.filter(({ vehicle }) => vehicle!.subtype === 'car')
const inYard = ({ seller }: Planned) => dealers.includes(seller)
const dollars = (cents: number) => cents / 100

test('150 vehicles of every kind are for sale, mostly cars', () => {
  const counts = Map.groupBy(live, ({ vehicle }) => vehicle!.subtype)
  expect(Object.fromEntries([...counts].map(([subtype, of]) => [subtype, of.length]))).toEqual({
    car: 105,
    motorbike: 12,
    boat: 10,
    caravan: 8,
    truck: 6,
    machinery: 4,
    parts: 5,
  })
  expect(past).toHaveLength(24)
  expect(planVehicles({ size: 'small', seed: 4, startedMs }).live).toHaveLength(6)
  expect(new Set(live.map(({ sale_method }) => sale_method))).toEqual(
    new Set(['auction', 'fixed_price', 'enquire']),
  )
})

test('a vehicle has only the fields of its kind', () => {
  for (const { title, vehicle } of everyOne) {
    const own = listSubtypeFields(vehicle!.subtype!)
    const text = Object.entries(vehicle!).filter(([, value]) => value !== null)
    expect(
      text.filter(([field]) => !own.has(field as VehicleField)),
      title,
    ).toEqual([])
  }
})

const bounds: Record<string, [least: number, most: number]> = {
  Toyota: [2_500, 85_000],
  Mazda: [1_800, 50_000],
  Nissan: [1_800, 52_000],
  Honda: [1_800, 42_000],
  Subaru: [1_800, 46_000],
  Mitsubishi: [2_000, 52_000],
  Ford: [2_500, 76_000],
  Holden: [4_000, 44_000],
  Hyundai: [4_000, 62_000],
  Kia: [2_500, 62_000],
  Suzuki: [1_800, 34_000],
  Volkswagen: [5_000, 60_000],
  BMW: [4_000, 36_000],
  'Mercedes-Benz': [6_000, 36_000],
  Audi: [2_500, 32_000],
  Lexus: [9_000, 44_000],
  MG: [6_000, 44_000],
  BYD: [18_000, 54_000],
  Tesla: [26_000, 72_000],
  Isuzu: [12_000, 58_000],
  Jeep: [12_000, 52_000],
  Peugeot: [10_000, 34_000],
  Škoda: [6_000, 34_000],
  MINI: [5_000, 24_000],
  Morris: [12_000, 24_000],
}

test.each([4, 5, 6])('car prices in market %i fit the make, and odometers fit the age', (seed) => {
  const { live: some } = market(seed)
  for (const { title, vehicle, buy_now_price_cents, reserve_price_cents } of some) {
    if (vehicle!.subtype !== 'car') continue
    const { make, year, odometer_km, fuel_type, engine_cc, ruc_paid_to_km } = vehicle as Vehicle
    const [least, most] = bounds[make!]!
    const named = buy_now_price_cents ?? reserve_price_cents
    const worth = dollars(knownCarWorth(vehicle!, new Date(startedMs))!)
    expect(worth, title).toBeGreaterThanOrEqual(least * 0.8)
    expect(worth, title).toBeLessThanOrEqual(most)
    if (named) expect(dollars(named), title).toBeLessThanOrEqual(worth * 1.5)
    expect(year).toBeLessThanOrEqual(2026)
    if (year! > 1990) expect(odometer_km!, title).toBeLessThan((2027 - year!) * 26_000)
    expect(odometer_km!, title).toBeGreaterThan(1_000)
    expect(engine_cc === null, title).toBe(fuel_type === 'electric')
    const pays = ['diesel', 'electric', 'plug_in_hybrid'].includes(fuel_type!)
    expect(ruc_paid_to_km !== null && ruc_paid_to_km > odometer_km!, title).toBe(pays)
  }
})

test('every make for sale has a price range', () => {
  expect(carModels.map(({ make }) => make).filter((make) => !bounds[make])).toEqual([])
})

test.each([4, 5, 6, 7, 8, 9])('market %i repeats no plate and uses no real one', (seed) => {
  const { live: some, past: others } = market(seed)
  const plates = [...some, ...others].flatMap(({ vehicle }) => vehicle!.plate ?? [])
  expect(plates.length).toBeGreaterThan(120)
  expect(new Set(plates).size).toBe(plates.length)
  expect(plates.filter((plate) => plate.length > 6 || !/^([A-Z]{2,3}0\d+|0\d[A-Z]{3})$/.test(plate))).toEqual(
    [],
  )
})

test('the dates of registration, WoF and rego are consistent', () => {
  for (const { title, vehicle, starts_at } of cars) {
    const { year, first_registered_year, import_history, wof_expires, rego_expires } = vehicle as Vehicle
    expect(first_registered_year! - year!, title).toBeGreaterThanOrEqual(
      import_history === 'imported' ? 1 : 0,
    )
    expect(first_registered_year, title).toBeLessThanOrEqual(2026)
    const after = (days: number) => dayAfter(starts_at.getTime(), days)
    if (wof_expires) expect(wof_expires > after(0) && wof_expires < after(366), title).toBe(true)
    // Vehicles from before 2000 need a WoF every six months.
    if (wof_expires && year! < 2000) expect(wof_expires < after(184), title).toBe(true)
    expect(rego_expires! > after(0) && rego_expires! < after(380), title).toBe(true)
  }
})

test('dealers state what the law requires and write in their own style', () => {
  const yard = cars.filter(inYard)
  expect(new Set(yard.map(({ seller }) => seller)).size).toBe(3)
  expect(yard.length).toBeGreaterThan(40)
  for (const { title, vehicle, description, starts_at } of yard) {
    expect(vehicle, title).toMatchObject({
      vin: expect.stringMatching(/^[A-HJ-NPR-Z0-9]{17}$/),
      odometer_km: expect.any(Number),
      first_registered_year: expect.any(Number),
      has_security_interest: false,
      on_road_costs_included: true,
    })
    const goodFor = (Date.parse(vehicle!.wof_expires!) - starts_at.getTime()) / 86_400_000
    expect(goodFor, title).toBeGreaterThan(334)
    expect(goodFor, title).toBeLessThan(365)
    expect(description).toContain(vehicle!.stock_number)
  }
  const stock = yard.map(({ vehicle }) => vehicle!.stock_number)
  expect(new Set(stock).size).toBe(stock.length)
  const privately = everyOne.filter((one) => !inYard(one))
  expect(privately.filter(({ description }) => /stock number|trade-ins/i.test(description))).toEqual([])
})

test('no private seller offers so many vehicles that they need a licence', () => {
  const bySeller = Map.groupBy(
    live.filter((one) => !inYard(one)),
    ({ seller }) => seller,
  )
  expect(Math.max(...[...bySeller.values()].map((of) => of.length))).toBeLessThanOrEqual(6)
})

test('dealers and the agency have valid and unique business numbers', () => {
  expect(firms.filter(({ business }) => business === 'dealer')).toHaveLength(3)
  expect(new Set(firms.flatMap(({ nzbn, gst_number }) => [nzbn, gst_number])).size).toBe(8)
  for (const { nzbn, gst_number } of firms) {
    expect(readNzbn(nzbn)).toEqual({ number: nzbn })
    expect(readGstNumber(gst_number)).toEqual({ number: gst_number })
  }
  expect(everyone.slice(-4)).toEqual(firms)
})
