import { usual_closing_rules } from '#shared/rules/closing-rules.ts'
import { describe, expect, it } from 'vitest'
import { keptPhoto } from '../photos/photo-list.ts'
import { problemsFrom, publishProblems, getSummary } from './sell-check.ts'
import { emptyValues, type SellValues } from './sell-values.ts'

const now = Date.parse('2026-11-20T00:00:00.000Z')
const whole: SellValues = {
  ...emptyValues('petone'),
  title: 'Bicycle',
  category_id: 3,
  condition: 'used',
  description: 'Rides.',
  start_price_cents: 10_00,
}
const check = (changes: Partial<SellValues>) =>
  publishProblems({ ...whole, ...changes }, [], now, usual_closing_rules)

describe('publishProblems', () => {
  it('finds nothing in a whole listing', () => {
    expect(check({})).toEqual({})
    expect(check({ sale_method: 'fixed_price', buy_now_price_cents: 5_00, start_price_cents: null })).toEqual(
      {},
    )
  })

  it('names everything an empty form lacks, in the order of the form', () => {
    const problems = publishProblems(emptyValues(null), [], now, usual_closing_rules)
    expect(getSummary(problems).map(({ field }) => field)).toEqual([
      'sell-title',
      'sell-category',
      'sell-condition',
      'sell-description',
      'sell-start',
      'sell-suburb',
    ])
  })

  it.each<[string, Partial<SellValues>, string]>([
    ['a short title', { title: ' ab ' }, 'title'],
    ['a reserve below the start', { reserve_price_cents: 5_00 }, 'reserve_price_cents'],
    [
      'a buy-now below the reserve',
      { reserve_price_cents: 40_00, buy_now_price_cents: 30_00 },
      'buy_now_price_cents',
    ],
    ['an amount that is none', { start_price_cents: undefined }, 'start_price_cents'],
    ['a fixed price that is missing', { sale_method: 'fixed_price' }, 'buy_now_price_cents'],
    ['no quantity', { sale_method: 'fixed_price', buy_now_price_cents: 500, quantity: '0' }, 'quantity'],
    ['no duration', { duration_minutes: null }, 'duration_minutes'],
    ['an end that is not said', { ends: 'at' }, 'closes_at'],
    ['an end in the past', { ends: 'at', closes_local: '2026-11-20T12:00' }, 'closes_at'],
    ['an end too soon', { ends: 'at', closes_local: '2026-11-20T13:09' }, 'closes_at'],
    ['an end too far', { ends: 'at', closes_local: '2026-12-04T13:01' }, 'closes_at'],
    ['neither pickup nor shipping', { pickup: 'none' }, 'shipping_options'],
    [
      'a shipping row without price',
      { shipping: [{ key: 'a', label: 'Courier', price_cents: null }] },
      'shipping_options',
    ],
    ['no way to pay', { payment_methods: [] }, 'payment_methods'],
  ])('refuses %s', (_what, changes, field) => {
    expect(Object.keys(check(changes))).toEqual([field])
  })

  it('lets the shortest and the longest auction be', () => {
    expect(check({ ends: 'at', closes_local: '2026-11-20T13:10' })).toEqual({})
    expect(check({ ends: 'at', closes_local: '2026-12-04T13:00' })).toEqual({})
  })

  it('waits for photos that are on their way, and for none that failed', () => {
    const image = {
      id: 1,
      name: '',
      url: '',
      thumb_url: '',
      large_url: '',
      width: 1,
      height: 1,
      thumbhash: '',
      alt: '',
      has_avif: false,
    }
    const sending = { ...keptPhoto(image), state: 'sending' as const }
    expect(publishProblems(whole, [sending], now, usual_closing_rules).image_ids).toMatch(/still uploading/)
    expect(
      publishProblems(whole, [{ ...sending, state: 'failed' }], now, usual_closing_rules).image_ids,
    ).toMatch(/didn’t upload/)
  })
})

it('places what the server says of an item at its list', () => {
  expect(problemsFrom({ 'image_ids.3': 'Gone.', title: 'Enter a title.', odd: 'x' })).toEqual({
    image_ids: 'Gone.',
    title: 'Enter a title.',
  })
})
