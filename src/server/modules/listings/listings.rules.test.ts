import { expect, test } from 'vitest'
import { getClosing, openingTerms, publishProblems, type Draft } from './listings.rules.ts'

const now = new Date('2026-11-20T08:00:00Z')
const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
const settings = { min_auction_minutes: 10, max_auction_minutes: 20_160 }

const good: Draft = {
  type: 'general',
  vehicle: null,
  property: null,
  title: 'Road bike',
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
  shipping_options: [],
  payment_methods: ['cash'],
  suburb: 'petone',
  category: { type: 'general', status: 'active' },
  seller_kind: 'private',
  attributes: {},
  filters: [],
}
const fixed: Draft = {
  ...good,
  sale_method: 'fixed_price',
  start_price_cents: null,
  buy_now_price_cents: 5000,
  quantity: 7,
  duration_minutes: null,
}
const problems = (changes: Partial<Draft>, draft = good) =>
  publishProblems({ ...draft, ...changes }, now, settings)

test.each<[string, Partial<Draft>, Draft?]>([
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
  ['shipping without pickup', { pickup: 'none', shipping_options: [{ label: 'Courier', price_cents: 600 }] }],
  ['several at a fixed price', {}, fixed],
  [
    'a fixed price with what an auction would mind',
    { reserve_price_cents: 1, start_price_cents: 900_000, closes_at: now },
    fixed,
  ],
  ['something by enquiry without a price', { sale_method: 'enquire', buy_now_price_cents: null }, fixed],
])('%s can be published', (_name, changes, draft) => {
  expect(problems(changes, draft)).toEqual({})
})

test.each<[string, Partial<Draft>, keyof Draft | 'category_id', RegExp, Draft?]>([
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
  ['an end in the past', { closes_at: inMinutes(-5) }, 'closes_at', /10 minutes/],
  ['an end too far away', { closes_at: new Date(inMinutes(20_160).getTime() + 1) }, 'closes_at', /14 days/],
  ['no suburb', { suburb: null }, 'suburb', /where/],
  ['neither pickup nor shipping', { pickup: 'none' }, 'shipping_options', /shipping option/],
  ['no way to pay', { payment_methods: [] }, 'payment_methods', /pay/],
  ['no fixed price', { buy_now_price_cents: null }, 'buy_now_price_cents', /Enter a price/, fixed],
])('%s stands in the way, and nothing else', (_name, changes, field, sentence, draft) => {
  expect(problems(changes, draft)).toEqual({ [field]: expect.stringMatching(sentence) })
})

test('all that is missing is named at once', () => {
  const empty: Draft = {
    ...good,
    title: null,
    condition: null,
    description: '',
    start_price_cents: null,
    duration_minutes: null,
    suburb: null,
    category: null,
  }
  expect(Object.keys(publishProblems(empty, now, settings)).toSorted()).toEqual([
    'category_id',
    'condition',
    'description',
    'duration_minutes',
    'start_price_cents',
    'suburb',
    'title',
  ])
})

test('an auction closes a duration from now, or at the instant that was named', () => {
  expect(getClosing(good, now)).toEqual(inMinutes(60))
  expect(getClosing({ ...good, closes_at: inMinutes(90) }, now)).toEqual(inMinutes(90))
  expect(getClosing({ ...fixed, duration_minutes: 60 }, now)).toBeNull()
})

test('a duration over the night the clocks change is counted in real time', () => {
  // Daylight saving begins on 27 September 2026 at 2 am, which becomes 3 am.
  const evening = new Date('2026-09-26T08:00:00Z')
  expect(getClosing({ ...good, duration_minutes: 24 * 60 }, evening)).toEqual(
    new Date('2026-09-27T08:00:00Z'),
  )
})

test('a sale opens with the prices that its method knows', () => {
  const prices = { start_price_cents: 1000, reserve_price_cents: 4000, buy_now_price_cents: 5000 }
  expect(openingTerms({ ...good, ...prices })).toEqual({ ...prices, price_cents: 1000 })
  expect(openingTerms({ ...fixed, ...prices })).toEqual({
    start_price_cents: 5000,
    reserve_price_cents: null,
    buy_now_price_cents: 5000,
    price_cents: 5000,
  })
})
