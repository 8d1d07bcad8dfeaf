import { usualClosingRules } from '#domains/settings/common/closing-rules.ts'
import { describe, expect, it } from 'vitest'
import { savedPhoto } from '../photos/photo-list.ts'
import { newRow } from '../delivery/option-values.ts'
import { findProblems, problemsFrom, getSummary } from './sell-check.ts'
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
const known = { now, limits: usualClosingRules, filters: [], seller_kind: 'private' as const }
const check = (changes: Partial<SellValues>) => findProblems({ ...whole, ...changes }, [], known)

describe('findProblems', () => {
  it('finds no errors in a complete listing', () => {
    expect(check({})).toEqual({})
    expect(check({ sale_method: 'fixed_price', buy_now_price_cents: 5_00, start_price_cents: null })).toEqual(
      {},
    )
  })

  it('names every missing field of an empty form in form order', () => {
    const problems = findProblems(emptyValues(null), [], known)
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
    ['a reserve below the start', { reserve_price_cents: 5_00 }, 'reserve_price_cents'],
    ['an amount that is none', { start_price_cents: undefined }, 'start_price_cents'],
    ['no quantity', { sale_method: 'fixed_price', buy_now_price_cents: 500, quantity: '0' }, 'quantity'],
    ['an end that is not said', { ends: 'at' }, 'closes_at'],
    ['an end in the past', { ends: 'at', closesLocal: '2026-11-20T12:00' }, 'closes_at'],
    ['an end too soon', { ends: 'at', closesLocal: '2026-11-20T13:09' }, 'closes_at'],
    ['an end too far', { ends: 'at', closesLocal: '2026-12-04T13:01' }, 'closes_at'],
    [
      'a delivery option without a price',
      { delivery: [newRow(1, { isVehicle: false })] },
      'delivery_options',
    ],
  ])('refuses %s', (_what, changes, field) => {
    expect(Object.keys(check(changes))).toEqual([field])
  })

  it('names each unreadable amount', () => {
    const errors = check({ start_price_cents: undefined, reserve_price_cents: undefined })
    expect([errors.start_price_cents, errors.reserve_price_cents]).toEqual([
      'Enter the start price as an amount, like 45 or 45.50.',
      'Enter the reserve as an amount, like 45 or 45.50.',
    ])
  })

  it('applies the rules of the category and the law', () => {
    const filter = {
      key: 'size',
      name: 'Size',
      kind: 'text',
      unit: null,
      options: [],
      is_required: true,
    } as const
    const isMissing = { 'attributes.size': 'Add this: Size.' }
    expect(findProblems(whole, [], { ...known, filters: [filter] })).toEqual(isMissing)
    const property = { ...emptyValues('petone', 'property').property!, purpose: 'rent' }
    const rental = { ...whole, type: 'property' as const, property, description: 'No kids.' }
    expect(findProblems(rental, [], known).description).toMatch(/discrimination/)
  })

  it('accepts the shortest and the longest auction', () => {
    expect(check({ ends: 'at', closesLocal: '2026-11-20T13:10' })).toEqual({})
    expect(check({ ends: 'at', closesLocal: '2026-12-04T13:00' })).toEqual({})
  })

  it('accepts photos that are still uploading but none that failed', () => {
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
    const sending = { ...savedPhoto(image), state: 'sending' as const }
    expect(findProblems(whole, [sending], known).image_ids).toBeUndefined()
    expect(findProblems(whole, [{ ...sending, state: 'failed' }], known).image_ids).toMatch(/didn’t upload/)
  })
})

it('places server errors of a list item at its list', () => {
  expect(problemsFrom({ 'image_ids.3': 'Gone.', title: 'Enter a title.', odd: 'x' })).toEqual({
    image_ids: 'Gone.',
    title: 'Enter a title.',
  })
})
