import { expect, test } from 'vitest'
import type { OwnListing } from '#contract/selling/own-listings.ts'
import { changedNames, reserveProblem } from './live-changes.ts'

const own = { reserve_price_cents: 60_00 } as OwnListing

test.each<[string, number | null, number | null | undefined, RegExp | null]>([
  ['left as it is', 30_00, 60_00, null],
  ['lowered', 30_00, 45_00, null],
  ['as low as it may fall', 30_00, 30_00, null],
  ['too low', 30_00, 29_99, /^Enter at least NZ\$ 30\.$/],
  ['raised', 30_00, 60_01, /less than NZ\$ 60/],
  ['taken away', 30_00, null, /can lower it, but not remove it/],
  ['no amount', 30_00, undefined, /^Enter an amount/],
  ['nothing can change', null, 29_99, null],
])('a reserve of NZ$ 60: %s', (_, lowest_cents, cents, sentence) => {
  const problem = reserveProblem(own, lowest_cents, cents)
  if (sentence) expect(problem).toMatch(sentence)
  else expect(problem).toBeNull()
})

test('before anything is saved the reserve is named from what to what', () => {
  expect(changedNames(own, { description: 'More', reserve_price_cents: 30_00 })).toEqual([
    'Description',
    'Reserve: NZ$ 60 → NZ$ 30',
  ])
})
