import { expect, test } from 'vitest'
import type { AdminListing } from '#domains/moderation/common/moderation.ts'
import { vehicleFieldNames } from '#domains/listings/common/rules/vehicle-fields.ts'
import { getDetails } from './listing-details.ts'
import { aCourierOption } from '#test/harness/deals/delivery-options.ts'

const filled = {
  type: 'general',
  condition: 'used',
  sale_method: 'auction',
  start_price_cents: 100,
  reserve_price_cents: 12_000,
  buy_now_price_cents: null,
  duration_minutes: null,
  quantity: 1,
  accepts_offers: false,
  auto_accept_cents: null,
  auto_decline_cents: null,
  address: '',
  pickup: 'must',
  delivery_options: [aCourierOption({ rural_cents: 450 })],
  payment_methods: ['bank_transfer', 'cash'],
  attribute_rows: [{ key: 'frame', name: 'Frame size', words: '54 cm' }],
  vehicle: null,
  property: null,
} as unknown as AdminListing

test('filled-in fields are described, and empty ones are left out', () => {
  expect(getDetails(filled)).toEqual([
    { name: 'Condition', value: 'Used' },
    { name: 'Start price', value: 'NZ$\u00a01' },
    { name: 'Reserve price', value: 'NZ$\u00a0120' },
    { name: 'Pickup', value: 'Pickup only' },
    { name: 'Delivery', value: 'Courier: North and South Island NZ$\u00a06.50 · rural + NZ$\u00a04.50' },
    { name: 'Payment', value: 'Bank transfer, Cash' },
    { name: 'Frame size', value: '54 cm' },
  ])
})

test('a vehicle has the labels, units and dates of its listing page', () => {
  const blank = Object.fromEntries(vehicleFieldNames.map((field) => [field, null]))
  const vehicle = {
    ...blank,
    vin: 'JTDBR32E720058311',
    odometer_km: 84_500,
    engine_cc: 1798,
    power_kw: 103,
    import_history: 'nz_new',
    wof_expires: '2025-12-06',
    features: [],
  }
  const details = getDetails({ ...filled, type: 'vehicle', vehicle } as unknown as AdminListing)
  const received = Object.fromEntries(details.map(({ name, value }) => [name, value]))
  expect(received).toMatchObject({
    VIN: 'JTDBR32E720058311',
    Odometer: '84,500 km',
    Engine: '1,798 cc',
    Power: '103 kW',
    Origin: 'New Zealand new',
  })
  expect(received['WoF or CoF expires']).toMatch(/6 Dec(ember)? 2025|06-12-2025/)
})
