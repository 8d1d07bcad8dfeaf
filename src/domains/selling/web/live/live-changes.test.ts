import { usualClosingRules } from '#domains/settings/common/closing-rules.ts'
import { toSellValues } from '../form/sell-values.ts'
import { expect, test } from 'vitest'
import type { OwnListing } from '#domains/selling/common/own-listings.ts'
import { changedNames, findNewProblems, listChanges, reserveProblem, showsChanges } from './live-changes.ts'

const own = { reserve_price_cents: 60_00 } as OwnListing

test.each<[string, number | null, number | null | undefined, RegExp | null]>([
  ['left as it is', 30_00, 60_00, null],
  ['lowered', 30_00, 45_00, null],
  ['as low as it may fall', 30_00, 30_00, null],
  ['too low', 30_00, 29_99, /^Enter at least NZ\$\s30\.$/],
  ['raised', 30_00, 60_01, /less than NZ\$\s60/],
  ['taken away', 30_00, null, /can lower it, but not remove it/],
  ['no amount', 30_00, undefined, /^Enter an amount/],
  ['nothing can change', null, 29_99, null],
])('lowering a reserve of NZ$\u00a060 is checked: %s', (_, lowestCents, cents, sentence) => {
  const problem = reserveProblem(own, lowestCents, cents)
  if (sentence) expect(problem).toMatch(sentence)
  else expect(problem).toBeNull()
})

test('changedNames shows the old and the new reserve before saving', () => {
  expect(changedNames(own, { description: 'More', reserve_price_cents: 30_00 })).toEqual([
    'Description',
    'Reserve: NZ$\u00a060 → NZ$\u00a030 (only you see the amounts)',
  ])
})

test('changedNames shows old and new amounts and marks seller-only changes', () => {
  const fields = { buy_now_price_cents: 85_00, auto_accept_cents: 80_00 }
  const priced = { ...own, buy_now_price_cents: 95_00, auto_accept_cents: null } as OwnListing
  expect(changedNames(priced, fields)).toEqual([
    'Price: NZ$\u00a095 → NZ$\u00a085',
    'Offers accepted automatically: none → NZ$\u00a080 (only you see this)',
  ])
  expect([showsChanges(fields), showsChanges({ auto_accept_cents: 80_00 })]).toEqual([true, false])
})

test('changedNames shows the old and the new subtitle', () => {
  const titled = { ...own, subtitle: 'Serviced' }
  expect(changedNames(titled, { subtitle: 'New tyres' })).toEqual(['Subtitle: “Serviced” → “New tyres”'])
})

const offered = {
  type: 'general',
  subtitle: '',
  images: [],
  delivery_options: [],
  payment_methods: [],
  attributes: {},
  quantity: 1,
  closes_at: null,
  vehicle: null,
  property: null,
  accepts_offers: true,
  sale_method: 'fixed_price',
  buy_now_price_cents: 95_00,
} as unknown as OwnListing

test('findNewProblems leaves out what was wrong before', () => {
  const listed = { ...offered, title: 'Road bike', description: 'Rides.', suburb: 'petone' }
  const values = { ...toSellValues(listed), title: ' ' }
  const known = { now: 0, limits: usualClosingRules, seller_kind: 'private' as const }
  expect(findNewProblems(listed, values, known)).toEqual({ title: 'Enter a title.' })
})

test('listChanges refuses an auto-accept amount above the price, at its field', () => {
  const values = { ...toSellValues(offered), auto_accept_cents: 200_00 }
  expect(listChanges(offered, values, []).problems).toMatchObject({
    auto_accept_cents: 'Enter an amount no higher than your price.',
  })
})
