import { expect, test } from 'vitest'
import type { AdminListing } from '#domains/moderation/common/moderation.ts'
import { askingPrice, mayDecide, describeMove } from './listing-labels.ts'

test.each<[AdminListing['status'], AdminListing['suspended_for'], string[]]>([
  ['draft', [], []],
  ['pending', [], ['approve', 'send_back']],
  ['active', [], ['suspend']],
  ['suspended', ['admin'], ['reinstate']],
  ['suspended', ['account'], ['suspend']],
  ['suspended', ['account', 'admin'], ['reinstate']],
  ['sold', [], []],
  ['unsold', [], []],
  ['withdrawn', [], []],
])('%s suspended for %j allows %j', (status, suspendedFor, may) => {
  const decisions = Object.entries(mayDecide({ status, suspended_for: suspendedFor })).flatMap(
    ([name, can]) => (can ? name : []),
  )
  expect(decisions).toEqual(may)
})

test.each([
  ['pending', 'seller', undefined, 'Submitted'],
  ['draft', 'admin', 'pending', 'Sent back'],
  ['draft', 'seller', 'pending', 'Withdrawn to edit'],
  ['active', 'seller', undefined, 'Published'],
  ['active', 'admin', undefined, 'Published for the seller'],
  ['active', 'admin', 'draft', 'Published for the seller'],
  ['active', 'admin', 'pending', 'Approved'],
  ['active', 'admin', 'suspended', 'Reinstated'],
  ['active', 'system', 'suspended', 'Shown again'],
  ['suspended', 'system', 'active', 'Suspended'],
  ['sold', 'system', 'active', 'Sold'],
  ['sold', 'seller', 'active', 'Marked as sold'],
] as const)('a move to %s by the %s from %s is described as %s', (status, movedBy, before, words) => {
  expect(describeMove({ status, moved_by: movedBy }, before && { status: before })).toBe(words)
})

test.each([
  [850_00, null, 'NZ$\u00a0850'],
  [850_000_00, 'sale', 'NZ$\u00a0850,000'],
  [650_00, 'rent', 'NZ$\u00a0650 a week'],
  [240_00, 'flatmate', 'NZ$\u00a0240 a week'],
  [0, 'sale', ''],
  [null, null, ''],
] as const)('%s cents for %s are labelled "%s"', (cents, purpose, words) => {
  expect(askingPrice(cents, purpose)).toBe(words)
})
