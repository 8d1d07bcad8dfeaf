import { expect, test } from 'vitest'
import { propertyFieldShapes, type OwnProperty } from '#domains/listings/common/properties.shapes.ts'
import { vehicleFieldShapes, type Vehicle } from '#domains/listings/common/vehicles.shapes.ts'
import { publishProblems, type PublishDraft } from './publish-rules.ts'

const now = new Date('2026-11-20T08:00:00Z')
const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
const limits = { min_auction_minutes: 10, max_auction_minutes: 20_160 }

const good: PublishDraft = {
  type: 'general',
  vehicle: null,
  property: null,
  title: 'Road bike',
  subtitle: '',
  condition: 'used',
  description: 'Rides well.',
  sale_method: 'auction',
  start_price_cents: 1000,
  reserve_price_cents: null,
  buy_now_price_cents: null,
  quantity: 1,
  accepts_offers: false,
  auto_accept_cents: null,
  auto_decline_cents: null,
  duration_minutes: 60,
  closes_at: null,
  pickup: 'allowed',
  delivery_options: [],
  payment_methods: ['cash'],
  suburb: 'petone',
  category: { type: 'general', status: 'active' },
  seller_kind: 'private',
  attributes: {},
  filters: [],
}
const fixed: PublishDraft = {
  ...good,
  sale_method: 'fixed_price',
  start_price_cents: null,
  buy_now_price_cents: 5000,
  quantity: 7,
  duration_minutes: null,
}
const problems = (changes: Partial<PublishDraft>, draft = good) =>
  publishProblems({ ...draft, ...changes }, now, limits)

const wheels = {
  key: 'wheel_size',
  name: 'Wheel size',
  kind: 'number_range',
  unit: 'in',
  options: [],
  is_required: true,
} as const
const offers = { accepts_offers: true }
const answers = (autoAcceptCents: number, autoDeclineCents: number) => ({
  ...offers,
  auto_accept_cents: autoAcceptCents,
  auto_decline_cents: autoDeclineCents,
})

const blank = (fields: object) => Object.fromEntries(Object.keys(fields).map((field) => [field, null]))
const noVehicle = { ...blank(vehicleFieldShapes), features: [] } as unknown as Vehicle
const room = {
  ...blank(propertyFieldShapes),
  open_homes: [],
  purpose: 'flatmate',
  property_type: 'house',
  weekly_rent_cents: 25_000,
} as unknown as OwnProperty
const flat: PublishDraft = {
  ...fixed,
  type: 'property',
  sale_method: 'enquire',
  condition: null,
  buy_now_price_cents: null,
  payment_methods: [],
  pickup: 'none',
  category: { type: 'property', status: 'active' },
  property: room,
}

test.each<[string, Partial<PublishDraft>, PublishDraft?]>([
  ['an auction', {}],
  ['an auction with a reserve at its start price', { reserve_price_cents: 1000 }],
  ['buy-now at the start price', { buy_now_price_cents: 1000 }],
  ['buy-now at the reserve', { reserve_price_cents: 4000, buy_now_price_cents: 4000 }],
  ['the shortest auction', { duration_minutes: 10 }],
  ['the longest auction', { duration_minutes: 20_160 }],
  ['an exact end in the shortest time', { duration_minutes: null, closes_at: inMinutes(10) }],
  ['an exact end after 14 days', { duration_minutes: null, closes_at: inMinutes(20_160) }],
  ['a title of three', { title: 'Ute' }],
  ['a title of eighty', { title: 'ā'.repeat(80) }],
  ['delivery without pickup', { pickup: 'none', delivery_options: [{ id: 1 }] }],
  ['several at a fixed price', {}, fixed],
  [
    'a fixed price with what an auction would mind',
    { reserve_price_cents: 1, start_price_cents: 900_000, closes_at: now },
    fixed,
  ],
  ['an exact end, whatever length was chosen before', { duration_minutes: 1, closes_at: inMinutes(60) }],
  ['a length, whatever end was named before', { ends: 'after', closes_at: inMinutes(1) }],
  ['an answer to what is asked', { filters: [wheels], attributes: { wheel_size: 29 } }],
  ['an offer accepted at the price', { ...offers, auto_accept_cents: 5000 }, fixed],
  ['offers accepted from an amount on and declined below it', answers(4000, 4000), fixed],
  ['answers to offers where none are taken', { ...answers(9000, 9500), accepts_offers: false }, fixed],
  ['what is for rent', {}, flat],
  ['something by enquiry without a price', { sale_method: 'enquire', buy_now_price_cents: null }, fixed],
])('%s can be published', (_name, changes, draft) => {
  expect(problems(changes, draft)).toEqual({})
})

test.each<[string, Partial<PublishDraft>, string, RegExp, PublishDraft?]>([
  ['no title', { title: null }, 'title', /title/],
  ['a title of spaces', { title: '   ' }, 'title', /title/],
  ['a title of two', { title: 'Ōt' }, 'title', /3 characters/],
  ['a title of 81', { title: 'a'.repeat(81) }, 'title', /80 characters/],
  ['no category', { category: null }, 'category_id', /category/],
  [
    'a hidden category',
    { category: { type: 'general', status: 'hidden' } },
    'category_id',
    /another category/,
  ],
  [
    'a category of vehicles',
    { category: { type: 'vehicle', status: 'active' } },
    'category_id',
    /another category/,
  ],
  ['no condition', { condition: null }, 'condition', /new or used/],
  ['no description', { description: ' \n' }, 'description', /Add a description/],
  ['no start price', { start_price_cents: null }, 'start_price_cents', /start price/],
  ['a reserve below the start', { reserve_price_cents: 999 }, 'reserve_price_cents', /start price/],
  ['buy-now below the start', { buy_now_price_cents: 999 }, 'buy_now_price_cents', /the start price/],
  [
    'buy-now below the reserve',
    { reserve_price_cents: 4000, buy_now_price_cents: 3999 },
    'buy_now_price_cents',
    /the reserve/,
  ],
  ['two in an auction', { quantity: 2 }, 'quantity', /one item/],
  ['no duration', { duration_minutes: null }, 'duration_minutes', /how long/],
  ['nine minutes', { duration_minutes: 9 }, 'duration_minutes', /10 minutes/],
  ['more than 14 days', { duration_minutes: 20_161 }, 'duration_minutes', /14 days/],
  ['an end too soon', { closes_at: new Date(inMinutes(10).getTime() - 1) }, 'closes_at', /10 minutes/],
  ['an end at this instant', { closes_at: now }, 'closes_at', /in the past/],
  ['an end in the past', { closes_at: inMinutes(-5) }, 'closes_at', /in the past/],
  ['an end that was chosen but not named', { ends: 'at' }, 'closes_at', /day and time/],
  ['an end too far away', { closes_at: new Date(inMinutes(20_160).getTime() + 1) }, 'closes_at', /14 days/],
  ['no suburb', { suburb: null }, 'suburb', /where/],
  ['neither pickup nor delivery', { pickup: 'none' }, 'delivery_options', /Add delivery/],
  ['no way to pay', { payment_methods: [] }, 'payment_methods', /pay/],
  [
    'a vehicle of no kind',
    { type: 'vehicle', category: { type: 'vehicle', status: 'active' }, vehicle: noVehicle },
    'vehicle.subtype',
    /vehicle type/,
  ],
  ['what must be answered', { filters: [wheels] }, 'attributes.wheel_size', /Wheel size/],
  [
    'what the law forbids to say',
    { description: 'No kids.', property: { ...room, purpose: 'rent' } },
    'description',
    /discrimination/,
    flat,
  ],
  [
    'an offer accepted above the price',
    { ...offers, auto_accept_cents: 5001 },
    'auto_accept_cents',
    /than your price/,
    fixed,
  ],
  [
    'an offer declined above what is accepted',
    answers(4000, 4001),
    'auto_decline_cents',
    /no higher than the one you accept/,
    fixed,
  ],
  [
    'an offer declined above the price',
    { ...offers, auto_decline_cents: 5001 },
    'auto_decline_cents',
    /decline every offer/,
    fixed,
  ],
  ['an auction of property', { sale_method: 'auction' }, 'sale_method', /by enquiry/, flat],
  ['offers on property', offers, 'accepts_offers', /on paper/, flat],
  [
    'a property of no kind',
    { property: { ...room, property_type: null } },
    'property.property_type',
    /type/,
    flat,
  ],
  ['no fixed price', { buy_now_price_cents: null }, 'buy_now_price_cents', /Enter a price/, fixed],
])('%s prevents publishing, and nothing else does', (_name, changes, field, sentence, draft) => {
  expect(problems(changes, draft)).toEqual({ [field]: expect.stringMatching(sentence) })
})

test('all missing fields are named at once', () => {
  const empty: PublishDraft = {
    ...good,
    title: null,
    condition: null,
    description: '',
    start_price_cents: null,
    duration_minutes: null,
    suburb: null,
    category: null,
  }
  expect(Object.keys(publishProblems(empty, now, limits)).toSorted()).toEqual([
    'category_id',
    'condition',
    'description',
    'duration_minutes',
    'start_price_cents',
    'suburb',
    'title',
  ])
})
