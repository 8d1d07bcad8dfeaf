import { allowed, rejected } from '#platform/common/verdict.ts'
import { describe, expect, test } from 'vitest'
import { requestedClosing, flattenFields, mayEdit, newProblems, type EditContext } from './editing.rules.ts'

const before = {
  type: 'general',
  title: 'Cinelli Tutto',
  subtitle: 'Serviced in October',
  category_id: 7,
  condition: 'used',
  description: 'Ridden to work.',
  image_ids: [1, 2],
  sale_method: 'auction',
  start_price_cents: 1000,
  reserve_price_cents: 8000,
  buy_now_price_cents: 20_000,
  quantity: 1,
  duration_minutes: 120,
  closes_at: '2026-11-28T07:00:00.000Z',
  pickup: 'allowed',
  delivery_options: [{ id: 1, north_cents: 650 }],
  payment_methods: ['cash'],
  suburb: 'te-aro',
  address: '1 Cuba Street',
  latitude: -41.29,
  longitude: 174.77,
  auto_relist_left: 0,
  'attributes.frame': 'steel',
  'vehicle.subtype': 'car',
  'vehicle.odometer_km': 120_000,
  'vehicle.exterior_colour': 'red',
  'vehicle.engine_cc': null,
  'property.purpose': 'rent',
  'property.bedrooms': 3,
}

const aContext = (changes: Partial<EditContext> = {}): EditContext => ({
  has_bids: false,
  by_admin: false,
  sold_count: 0,
  judgeReserve: (cents) => (cents !== null && cents >= 4000 && cents < 8000 ? allowed : rejected('Not so.')),
  ...changes,
})

/** [field, new value, before the first bid, after it] */
const cases: [string, unknown, 'may' | 'may not', 'may' | 'may not'][] = [
  ['type', 'vehicle', 'may not', 'may not'],
  ['title', 'Cinelli Tutto, serviced', 'may', 'may not'],
  ['subtitle', 'Serviced in November', 'may', 'may not'],
  ['category_id', 8, 'may', 'may not'],
  ['condition', 'new', 'may', 'may not'],
  ['description', 'Ridden to work.\nThe tyres are new.', 'may', 'may'],
  ['description', 'Ridden to work. Not.', 'may', 'may not'],
  ['description', 'Never ridden.', 'may', 'may not'],
  ['description', 'Sold as is.\nRidden to work.', 'may', 'may not'],
  ['image_ids', [1, 2, 3], 'may', 'may'],
  ['image_ids', [3, 1, 2], 'may', 'may not'],
  ['image_ids', [2, 1], 'may', 'may not'],
  ['image_ids', [1], 'may', 'may not'],
  ['sale_method', 'fixed_price', 'may not', 'may not'],
  ['start_price_cents', 500, 'may', 'may not'],
  ['reserve_price_cents', 5000, 'may', 'may'],
  ['reserve_price_cents', 9000, 'may', 'may not'],
  ['reserve_price_cents', 3999, 'may', 'may not'],
  ['reserve_price_cents', null, 'may', 'may not'],
  ['buy_now_price_cents', 15_000, 'may', 'may not'],
  ['buy_now_price_cents', null, 'may', 'may not'],
  ['quantity', 2, 'may', 'may not'],
  ['duration_minutes', 240, 'may', 'may not'],
  ['closes_at', '2026-11-29T07:00:00.000Z', 'may', 'may not'],
  ['pickup', 'must', 'may', 'may not'],
  [
    'delivery_options',
    [
      { north_cents: 650, id: 1 },
      { id: 2, north_cents: 900 },
    ],
    'may',
    'may',
  ],
  ['delivery_options', [{ id: 1, north_cents: 700 }], 'may', 'may not'],
  ['delivery_options', [], 'may', 'may not'],
  ['payment_methods', ['cash', 'bank_transfer'], 'may', 'may not'],
  ['suburb', 'petone', 'may', 'may not'],
  ['address', '2 Cuba Street', 'may', 'may not'],
  ['latitude', -41.3, 'may', 'may not'],
  ['longitude', 174.8, 'may', 'may not'],
  ['auto_relist_left', 6, 'may', 'may'],
  ['attributes.frame', 'carbon', 'may', 'may not'],
  ['attributes.wheels', '28', 'may', 'may not'],
  ['vehicle.subtype', 'boat', 'may not', 'may not'],
  ['vehicle.odometer_km', 125_000, 'may', 'may'],
  ['vehicle.odometer_km', 90_000, 'may', 'may not'],
  ['vehicle.odometer_km', null, 'may', 'may not'],
  ['vehicle.exterior_colour', 'blue', 'may', 'may not'],
  ['vehicle.engine_cc', 1800, 'may', 'may not'],
  ['property.purpose', 'sale', 'may not', 'may not'],
  ['property.bedrooms', 4, 'may', 'may not'],
  ['something_of_later', true, 'may', 'may not'],
]

describe.each(cases)('%s becoming %j', (field, value, without, withBids) => {
  test.each([
    ['before the first bid', false, without],
    ['after it', true, withBids],
  ])('%s', (_when, hasBids, expected) => {
    const { changes, problems } = mayEdit(before, { [field]: value }, aContext({ has_bids: hasBids }))
    expect(changes.map((change) => change.field)).toEqual([field])
    expect(Object.keys(problems)).toEqual(expected === 'may' ? [] : [field])
  })
})

test('every field of the table is covered', () => {
  const covered = new Set(cases.map(([field]) => field))
  expect(Object.keys(before).filter((field) => !covered.has(field))).toEqual([])
})

test('unchanged fields are accepted in any representation', () => {
  const same = {
    title: 'Cinelli Tutto',
    image_ids: [1, 2],
    'vehicle.engine_cc': null,
    'attributes.none': null,
  }
  expect(mayEdit(before, same, aContext({ has_bids: true }))).toEqual({ changes: [], problems: {} })
})

test.each([
  [5, 3, false],
  [3, 3, true],
  [2, 3, true],
  [1, 0, false],
])('%d pieces with %d sold are refused: %s', (quantity, soldCount, isRefused) => {
  const { problems } = mayEdit({ quantity: 10 }, { quantity }, aContext({ sold_count: soldCount }))
  expect('quantity' in problems).toBe(isRefused)
})

test('a text that only grows still counts as a change', () => {
  const { problems } = mayEdit(
    { description: 'Good' },
    { description: 'Goods' },
    aContext({ has_bids: true }),
  )
  expect(problems).toHaveProperty('description')
})

test.each([
  ['its seller, upward', false, 130_000, 'may'],
  ['its seller, downward', false, 110_000, 'may not'],
  ['an admin, upward', true, 130_000, 'may'],
  ['an admin, downward', true, 110_000, 'may'],
  ['an admin, to nothing', true, null, 'may not'],
])('an odometer of a listing with bids is corrected by %s', (_who, byAdmin, km, expected) => {
  const { problems } = mayEdit(
    before,
    { 'vehicle.odometer_km': km },
    aContext({ has_bids: true, by_admin: byAdmin }),
  )
  expect(Object.keys(problems)).toEqual(expected === 'may' ? [] : ['vehicle.odometer_km'])
})

test('an admin can’t change any other frozen field', () => {
  const changed = { title: 'Another', start_price_cents: 1, 'vehicle.engine_cc': 1500 }
  const { problems } = mayEdit(before, changed, aContext({ has_bids: true, by_admin: true }))
  expect(Object.keys(problems)).toEqual(Object.keys(changed))
})

test('flattenFields joins nested names by dots', () => {
  expect(flattenFields({ title: 'A', vehicle: { make: 'Mazda' }, images: [1], property: null })).toEqual({
    title: 'A',
    'vehicle.make': 'Mazda',
    images: [1],
    property: null,
  })
})

describe('when an edit lets an auction close', () => {
  const startsAt = new Date('2026-11-21T00:00:00.000Z')
  const live = { duration_minutes: 120, starts_at: startsAt }
  test.each([
    ['nothing', {}, null],
    ['an instant', { closes_at: '2026-11-23T00:00:00.000Z' }, '2026-11-23T00:00:00.000Z'],
    [
      'an instant beside a duration',
      { closes_at: '2026-11-23T00:00:00.000Z', duration_minutes: 60 },
      '2026-11-23T00:00:00.000Z',
    ],
    ['the same duration', { duration_minutes: 120 }, null],
    ['another duration', { duration_minutes: 60 }, '2026-11-21T01:00:00.000Z'],
    [
      'a duration in place of an instant',
      { closes_at: null, duration_minutes: 120 },
      '2026-11-21T02:00:00.000Z',
    ],
    ['no instant and no duration', { closes_at: null, duration_minutes: null }, null],
  ])('%s', (_name, covered, expected) => {
    expect(requestedClosing(covered, live)?.toISOString() ?? null).toBe(expected)
  })
})

test('an earlier problem in an unchanged field blocks nothing', () => {
  const was = { category_id: 'Choose another.', closes_at: 'Too soon.' }
  expect(newProblems(was, { ...was, title: 'Enter a title.' }, ['title', 'closes_at'])).toEqual({
    closes_at: 'Too soon.',
    title: 'Enter a title.',
  })
})
