import { expect, test } from 'vitest'
import type { KeptListing } from '#contract/moderation.ts'
import { mayDecide, moveWords } from './listing-words.ts'

test.each<[KeptListing['status'], KeptListing['suspended_for'], string[]]>([
  ['draft', [], []],
  ['pending', [], ['approve', 'send_back']],
  ['active', [], ['suspend']],
  ['suspended', ['admin'], ['reinstate']],
  ['suspended', ['account'], ['suspend']],
  ['suspended', ['account', 'admin'], ['reinstate']],
  ['sold', [], []],
  ['unsold', [], []],
  ['withdrawn', [], []],
])('%s for %j: %j', (status, suspended_for, may) => {
  const decisions = Object.entries(mayDecide({ status, suspended_for })).flatMap(([name, can]) =>
    can ? name : [],
  )
  expect(decisions).toEqual(may)
})

test.each([
  ['pending', 'seller', 'Handed in'],
  ['draft', 'admin', 'Sent back'],
  ['draft', 'seller', 'Taken back'],
  ['active', 'seller', 'Published'],
  ['active', 'house', 'Went on'],
  ['suspended', 'house', 'Suspended'],
  ['sold', 'house', 'Sold'],
] as const)('to %s by the %s: %s', (status, moved_by, words) => {
  expect(moveWords({ status, moved_by })).toBe(words)
})
