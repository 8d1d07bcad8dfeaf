import { expect, test } from 'vitest'
import { describeVehicleValue } from '#domains/listings/common/vehicle-labels.ts'
import { vehicleFieldShapes, type Vehicle } from '#domains/listings/common/vehicles.shapes.ts'
import { vehicleFacts } from '../listing-about.tsx'
import { vehicleJsonLd } from './vehicle-json-ld.ts'

const blank = Object.fromEntries(
  Object.keys(vehicleFieldShapes).map((field) => [field, field === 'features' ? [] : null]),
) as unknown as Vehicle
const a = (expected: Partial<Vehicle>): Vehicle => ({ ...blank, ...expected })
const car = a({
  subtype: 'car',
  make: 'Toyota',
  model: 'Corolla',
  year: 2016,
  odometer_km: 84_250,
  fuel_type: 'plug_in_hybrid',
  transmission: 'cvt',
  engine_cc: 1798,
})

test.each<[string, Vehicle, string[]]>([
  ['a car', car, ['2016', '84,250 km', 'Plug-in hybrid', 'CVT']],
  [
    'a motorbike',
    { ...car, subtype: 'motorbike', fuel_type: 'petrol' },
    ['2016', '84,250 km', '1,798 cc', 'Petrol'],
  ],
  [
    'a boat',
    a({ subtype: 'boat', year: 2012, length_m: 6.1, hull: 'aluminium', fuel_type: 'petrol' }),
    ['2012', '6.1 m', 'Aluminium', 'Petrol'],
  ],
  ['a part', a({ subtype: 'parts', make: 'Toyota' }), ['Toyota', 'Used']],
])('vehicleFacts lists the facts of %s', (_what, vehicle, values) =>
  expect(vehicleFacts(vehicle, 'used').map(({ value }) => value)).toEqual(values),
)

test('describeVehicleValue measures an electric vehicle in kilowatt hours', () => {
  expect(describeVehicleValue('fuel_economy', 16, 'electric')).toBe('16 kWh/100 km')
  expect(describeVehicleValue('fuel_economy', 4.5, 'hybrid')).toBe('4.5 L/100 km')
})

test.each([
  ['year', 2016, '2016'],
  ['odometer_km', 184_250, '184,250 km'],
  ['wof_expires', '2027-03-14', '14-03-2027'],
  ['on_road_costs_included', true, 'Yes'],
  ['safety_rating', 1, '1 star'],
  ['features', [], null],
  ['features', ['Tow bar', 'Roof racks'], 'Tow bar, Roof racks'],
  ['fuel_economy', 4.5, '4.5 L/100 km'],
  ['make', null, null],
] as const)('%s %j reads %s', (field, value, words) =>
  expect(describeVehicleValue(field, value as never)).toBe(words),
)

test('structured data describes a car and omits unknown fields', () => {
  expect(vehicleJsonLd(car)).toEqual({
    '@type': 'Car',
    brand: { '@type': 'Brand', name: 'Toyota' },
    model: 'Corolla',
    vehicleModelDate: '2016',
    mileageFromOdometer: { '@type': 'QuantitativeValue', value: 84_250, unitCode: 'KMT' },
    fuelType: 'Plug-in hybrid',
    vehicleTransmission: 'CVT',
    vehicleEngine: {
      '@type': 'EngineSpecification',
      engineDisplacement: { '@type': 'QuantitativeValue', value: 1798, unitCode: 'CMQ' },
    },
  })
})

test.each([
  ['motorbike', 'Motorcycle'],
  ['boat', 'Vehicle'],
  ['parts', undefined],
  ['machinery', undefined],
] as const)('structured data describes a %s as a %s', (subtype, type) =>
  expect(vehicleJsonLd(a({ subtype }))['@type']).toBe(type),
)
