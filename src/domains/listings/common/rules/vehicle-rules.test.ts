import { expect, test } from 'vitest'
import { confirmedBy, isRegisters } from './register-rules.ts'
import { longestInspection, vehicleProblems } from './vehicle-rules.ts'
import { vehicleAdvice, vehicleSaleProblems, type VehicleSale } from './vehicle-sale-rules.ts'
import type { VehicleRecord } from '#domains/vehicles/common/vehicle-data.ts'
import { registerFields } from '#domains/vehicles/common/vehicle-data.shapes.ts'
import { vehicleFieldShapes, type Vehicle } from '#domains/listings/common/vehicles.shapes.ts'
import type { VehicleField } from './vehicle-fields.ts'

/** Midday on the 22nd in Auckland. */
const now = new Date('2026-11-21T23:00:00Z')

const blank = Object.fromEntries(
  Object.keys(vehicleFieldShapes).map((field) => [field, field === 'features' ? [] : null]),
) as unknown as Vehicle
const a = (expected: Partial<Vehicle>): Vehicle => ({ ...blank, ...expected })

const car = a({
  subtype: 'car',
  plate: 'QKB482',
  make: 'Toyota',
  model: 'Corolla',
  year: 2016,
  odometer_km: 84_250,
  fuel_type: 'hybrid',
  transmission: 'cvt',
})
const bike = a({ subtype: 'motorbike', make: 'Yamaha', model: 'MT-07', year: 2020, odometer_km: 9_000 })
const boat = a({ subtype: 'boat', make: 'Stabicraft', year: 2012 })

const fieldsOf = (problems: Record<string, string>) =>
  Object.keys(problems).map((name) => name.replace('vehicle.', ''))

test.each<[string, Vehicle, string[]]>([
  ['nothing said', blank, ['subtype']],
  [
    'a car of which nothing is said',
    a({ subtype: 'car' }),
    ['make', 'model', 'year', 'fuel_type', 'transmission', 'odometer_km'],
  ],
  ['a whole car', car, []],
  ['a motorbike without cc', bike, ['engine_cc']],
  ['a motorbike of 0 cc', { ...bike, engine_cc: 0 }, ['engine_cc']],
  ['a motorbike with cc', { ...bike, engine_cc: 689 }, []],
  ['an electric motorbike', { ...bike, fuel_type: 'electric' }, []],
  ['a boat without length and hull', boat, ['length_m', 'hull']],
  ['a boat with both', { ...boat, length_m: 6.1, hull: 'aluminium' }, []],
  ['a caravan without a length', a({ subtype: 'caravan', make: 'Sprite', year: 2008 }), ['length_m']],
  [
    'a truck',
    a({ subtype: 'truck', make: 'Fuso', model: 'Canter', year: 2017, odometer_km: 1, fuel_type: 'diesel' }),
    [],
  ],
  ['machinery', a({ subtype: 'machinery', make: 'Kubota', model: 'U17' }), []],
  ['a part', a({ subtype: 'parts' }), []],
  [
    'a part with what a part has not',
    a({ subtype: 'parts', plate: 'nonsense!', odometer_km: 2_999_999, year: 2090 }),
    [],
  ],
  ['a plate that is none', { ...car, plate: 'QKB-482' }, ['plate']],
  ['a VIN that is too short', { ...car, vin: '7AT0H65YX1' }, ['vin']],
  ['a New Zealand VIN', { ...car, vin: '7AT0H65YX10012345' }, []],
  ['a year to come', { ...car, year: 2028 }, ['year']],
  ['the model of next year', { ...car, year: 2027, odometer_km: 10 }, []],
  ['registered before it was made', { ...car, first_registered_year: 2012 }, ['first_registered_year']],
  ['registered in a year to come', { ...car, first_registered_year: 2027 }, ['first_registered_year']],
  ['registered later, as an import', { ...car, first_registered_year: 2021 }, []],
  ['as far as a taxi goes', { ...car, year: 2025, odometer_km: 240_000 }, []],
  ['further than any goes', { ...car, year: 2025, odometer_km: 240_001 }, ['odometer_km']],
  ['a WoF of three years on an old car', { ...car, year: 2000, wof_expires: '2029-11-22' }, ['wof_expires']],
  ['a WoF of a year on an old car', { ...car, year: 2000, wof_expires: '2027-11-22' }, []],
  ['the first WoF of a new car', { ...car, year: 2026, odometer_km: 10, wof_expires: '2029-11-01' }, []],
  ['a WoF that has expired', { ...car, wof_expires: '2024-01-01' }, []],
  ['a rego of two years', { ...car, rego_expires: '2028-11-01' }, ['rego_expires']],
  ['a rego that has lapsed', { ...car, rego_expires: '2025-01-01' }, []],
])('%s', (_what, vehicle, fields) => {
  const problems = vehicleProblems(vehicle, now)
  expect(fieldsOf(problems)).toEqual(fields)
  for (const problem of Object.values(problems)) expect(problem).toMatch(/^[A-Z].*\.$/)
})

test.each([
  ['car', 2026, 48],
  ['car', 2022, 48],
  ['car', 2021, 24],
  ['car', 2012, 24],
  ['car', 2011, 12],
  ['car', null, 12],
  ['truck', 2026, 12],
] as const)('an inspection of a %s of %s lasts %s months at most', (subtype, year, months) =>
  expect(longestInspection(subtype, year, now)).toBe(months),
)

const record: VehicleRecord = {
  ...(Object.fromEntries(
    Object.keys(vehicleFieldShapes).map((field) => [field, null]),
  ) as unknown as VehicleRecord),
  plate: 'QKB482',
  make: 'TOYOTA',
  model: 'Corolla',
  year: 2015,
  odometer_km: 84_000,
  wof_expires: '2027-03-14',
}

const privately: VehicleSale = {
  now,
  condition: 'used',
  sale_method: 'fixed_price',
  text: 'Runs well.',
  price_cents: 1_000_000,
  seller: { seller_kind: 'private', address: '', trader_number: null },
  record: null,
}
const inTrade = {
  ...privately,
  seller: { seller_kind: 'in_trade' as const, address: '12 Cuba Street', trader_number: 'M1' },
}
const traded: Vehicle = {
  ...car,
  vin: '7AT0H65YX10012345',
  first_registered_year: 2019,
  has_security_interest: false,
  on_road_costs_included: true,
  wof_expires: '2027-10-30',
}

test.each<[string, Vehicle, VehicleSale, string[]]>([
  ['privately', car, privately, []],
  ['above the register’s last reading', car, { ...privately, record }, []],
  ['at it', { ...car, odometer_km: 84_000 }, { ...privately, record }, []],
  ['below it', { ...car, odometer_km: 83_999 }, { ...privately, record }, ['odometer_km']],
  ['a register without a reading', car, { ...privately, record: { ...record, odometer_km: null } }, []],
  ['in trade, whole', traded, inTrade, []],
  [
    'in trade, bare',
    car,
    inTrade,
    ['vin', 'first_registered_year', 'has_security_interest', 'on_road_costs_included', 'wof_at_sale'],
  ],
  [
    'in trade, a chassis number in place of a VIN',
    { ...traded, vin: null, chassis_number: 'ZE1-1' },
    inTrade,
    [],
  ],
  [
    'in trade, by auction',
    { ...traded, on_road_costs_included: null },
    { ...inTrade, sale_method: 'auction' },
    [],
  ],
  [
    'in trade, on-road costs on top',
    { ...traded, on_road_costs_included: false },
    inTrade,
    ['on_road_costs_included'],
  ],
  [
    'in trade without an address',
    traded,
    { ...inTrade, seller: { ...inTrade.seller, address: ' ' } },
    ['trader'],
  ],
  [
    'in trade without a trader number',
    traded,
    { ...inTrade, seller: { ...inTrade.seller, trader_number: null } },
    ['trader'],
  ],
  ['in trade, for an asking price', traded, { ...inTrade, sale_method: 'enquire' }, []],
  [
    'in trade, for a price to be talked about',
    traded,
    { ...inTrade, sale_method: 'enquire', price_cents: null },
    ['buy_now_price_cents'],
  ],
  ['in trade, new', car, { ...inTrade, condition: 'new' }, []],
  ['in trade, a boat', { ...boat, length_m: 6, hull: 'wood' }, inTrade, []],
  ['in trade, parts', a({ subtype: 'parts' }), inTrade, []],
  ['in trade, an expired WoF', { ...traded, wof_expires: '2026-11-21' }, inTrade, ['wof_at_sale']],
  ['in trade, a WoF until today', { ...traded, wof_expires: '2026-11-22' }, inTrade, []],
  [
    'in trade, an expired WoF, as is where is',
    { ...traded, wof_expires: '2026-11-21', wof_at_sale: 'as_is' },
    inTrade,
    [],
  ],
  [
    'in trade, an expired WoF, as is where is in words alone',
    { ...traded, wof_expires: '2026-11-21' },
    { ...inTrade, text: 'Sold as is, where is.' },
    ['wof_at_sale'],
  ],
  [
    'in trade, an expired WoF, with a new one',
    { ...traded, wof_expires: null, wof_at_sale: 'new' },
    inTrade,
    [],
  ],
])('vehicleSaleProblems finds %s', (_what, vehicle, sale, fields) => {
  expect(fieldsOf(vehicleSaleProblems(vehicle, sale))).toEqual(fields)
})

test.each<[string, Vehicle, Partial<VehicleSale>, VehicleField[]]>([
  ['a car with little said', car, {}, ['wof_expires', 'number_of_owners']],
  [
    'an expired WoF and a lapsed rego',
    { ...car, wof_expires: '2026-11-21', rego_expires: '2026-11-21', number_of_owners: 1 },
    {},
    ['wof_expires', 'rego_expires'],
  ],
  [
    'another year than the register',
    { ...car, wof_expires: '2027-01-01', number_of_owners: 1 },
    { record },
    ['year'],
  ],
  [
    'a diesel without road user charges',
    { ...car, fuel_type: 'diesel', wof_expires: '2027-01-01', number_of_owners: 1 },
    {},
    ['ruc_paid_to_km'],
  ],
  [
    'road user charges behind',
    { ...car, fuel_type: 'diesel', ruc_paid_to_km: 80_000, wof_expires: '2027-01-01', number_of_owners: 1 },
    {},
    ['ruc_paid_to_km'],
  ],
  [
    'an expired WoF, sold as is where is',
    { ...car, wof_expires: '2026-11-21', wof_at_sale: 'as_is', number_of_owners: 1 },
    {},
    [],
  ],
  [
    'one owner, of whom there were four',
    { ...car, wof_expires: '2027-01-01', number_of_owners: 4 },
    { text: 'One owner, full history' },
    ['number_of_owners'],
  ],
  ['a part', a({ subtype: 'parts' }), {}, []],
])('vehicleAdvice finds %s', (_what, vehicle, sale, fields) => {
  const advice = vehicleAdvice(vehicle, { ...privately, ...sale })
  expect(advice.map(({ field }) => field)).toEqual(fields)
})

test.each<[string, boolean, Parameters<typeof isRegisters>]>([
  ['the same', true, ['year', 2015, record]],
  ['another', false, ['year', 2016, record]],
  ['other capitals', true, ['make', 'Toyota', record]],
  ['spaced otherwise', true, ['plate', 'qkb 482', record]],
  ['nothing said', false, ['make', null, record]],
  ['nothing in the register', false, ['vin', '7AT0H65YX10012345', record]],
  ['a day', true, ['wof_expires', '2027-03-14', record]],
  ['a number as text', false, ['year', '2015', record]],
])('isRegisters judges %s', (_what, expected, args) => expect(isRegisters(...args)).toBe(expected))

test('confirmedBy lists the confirmed fields of a whole vehicle', () =>
  expect(confirmedBy(registerFields, record, { ...car, odometer_km: 84_000 })).toEqual([
    'plate',
    'make',
    'model',
    'odometer_km',
  ]))
