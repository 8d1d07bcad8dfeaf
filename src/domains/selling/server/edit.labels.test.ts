import { expect, test } from 'vitest'
import { listingDraft } from '#domains/selling/common/own-listings.shapes.ts'
import { propertyFieldShapes } from '#domains/listings/common/properties.shapes.ts'
import { vehicleFieldShapes } from '#domains/listings/common/vehicles.shapes.ts'
import { linesForSeller, listLines } from './edit.labels.ts'
import { aCourierOption } from '#test/harness/deals/delivery-options.ts'

test.each([
  ['title', 'Bike', 'Bicycle', 'Changed the title, which was “Bike”'],
  ['subtitle', '', 'Serviced', 'Changed the subtitle'],
  ['description', 'Good.', 'Good.\n\nNew tyres.', 'Added to the description: “New tyres.”'],
  ['description', 'Good.', 'Bad.', 'Changed the description'],
  ['image_ids', [1], [1, 2], 'Added a photo'],
  ['image_ids', [1], [1, 2, 3], 'Added 2 photos'],
  ['image_ids', [1, 2], [2, 1], 'Changed the photos'],
  [
    'delivery_options',
    [],
    [aCourierOption()],
    'Added delivery: Courier, North and South Island NZ$\u00a06.50',
  ],
  ['delivery_options', [aCourierOption()], [], 'Changed the delivery'],
  ['start_price_cents', 1000, 2000, 'Changed the start price from NZ$\u00a010 to NZ$\u00a020'],
  ['buy_now_price_cents', null, 9000, 'Set a buy-now price of NZ$\u00a090'],
  ['buy_now_price_cents', 9000, null, 'Removed the buy-now price of NZ$\u00a090'],
  ['reserve_price_cents', 9000, 5000, 'Lowered the reserve'],
  ['reserve_price_cents', 5000, 9000, 'Raised the reserve'],
  ['reserve_price_cents', null, 9000, 'Set a reserve'],
  ['reserve_price_cents', 9000, null, 'Removed the reserve'],
  ['quantity', 3, 5, 'Changed the quantity from 3 to 5'],
  ['suburb', 'petone', 'te-aro', 'Changed the place'],
  ['vehicle.exterior_colour', null, 'Red', 'Changed the exterior colour'],
  ['attributes.frame_size', null, '54', 'Changed the details'],
  ['vehicle.odometer_km', 84_250, 86_000, 'Corrected the odometer from 84,250 km to 86,000 km'],
])('%s from %j to %j: %s', (field, before, after, line) => {
  expect(listLines([{ field, before, after }], 'auction')).toEqual([line])
})

test.each(['auto_relist_left', 'address', 'latitude', 'property.search_price_cents', 'vehicle.stock_number'])(
  '%s is a private change',
  (field) => {
    expect(listLines([{ field, before: 1, after: 2 }], 'auction')).toEqual([])
  },
)

test('the seller sees private changes too if somebody else made them, without the exact place', () => {
  const changes = [
    { field: 'latitude', before: 1, after: 2 },
    { field: 'longitude', before: 1, after: 2 },
    { field: 'duration_minutes', before: 60, after: 90 },
    { field: 'property.search_price_cents', before: 1, after: 2 },
    { field: 'quantity', before: 1, after: 2 },
  ]
  expect(linesForSeller(changes, 'fixed_price')).toEqual([
    'Changed the quantity from 1 to 2',
    'Changed where exactly it is',
    'Changed the search price',
  ])
})

test('every field has its own text', () => {
  const of = (group: string, fields: object) => Object.keys(fields).map((name) => `${group}.${name}`)
  const fields = [
    ...Object.keys(listingDraft),
    ...of('vehicle', vehicleFieldShapes),
    ...of('property', propertyFieldShapes),
  ]
  // Groups, and fields that can't change on a live listing.
  const fixed = ['attributes', 'vehicle', 'property', 'sale_method', 'vehicle.subtype', 'property.purpose']
  const unnamed = fields
    .filter((field) => !fixed.includes(field))
    .filter((field) => {
      const after = /(?:_ids|options)$/.test(field) ? [] : 1
      return listLines([{ field, before: null, after }], 'auction').includes('Changed the details')
    })
  expect(unnamed).toEqual([])
})
