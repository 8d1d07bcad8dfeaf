import { describe, expect, test } from 'vitest'
import { changedFields, decideOutcome, listChanges } from './compare.rules.ts'
import { findGuards } from './guards.rules.ts'

describe('decideOutcome', () => {
  const record = { isWithdrawn: false, hasListing: true, hasEndedUnsold: false }
  test.each([
    ['unknown', undefined, false, true, 'new'],
    ['known but never listed', { ...record, hasListing: false }, false, true, 'new'],
    ['listed and the same', record, false, false, 'same'],
    ['listed and changed', record, false, true, 'changed'],
    ['withdrawn', { ...record, isWithdrawn: true }, false, false, 'back'],
    ['expired', { ...record, hasEndedUnsold: true }, false, false, 'back'],
    ['against the rules', record, true, true, 'refused'],
  ] as const)('%s', (_name, known, isRefused, hasChanged, outcome) => {
    expect(decideOutcome(known, { isRefused, hasChanged })).toBe(outcome)
  })
})

test.each([
  [{ gone: 4, same: 6 }, 10, []],
  [{ gone: 5, same: 5 }, 10, ['withdrawn']],
  [{ refused: 2, same: 8 }, 10, []],
  [{ refused: 3, same: 7 }, 10, ['refused']],
  [{ refused: 1, new: 1 }, 0, ['refused']],
  [{ gone: 10, refused: 5 }, 10, ['withdrawn', 'refused']],
  [{}, 0, []],
])('findGuards of %j with %i listed stops for %j', (found, listed, guards) => {
  const none = { new: 0, changed: 0, back: 0, gone: 0, same: 0, refused: 0 }
  expect(findGuards({ ...none, ...found }, listed)).toEqual(guards)
})

test('only changed fields are named, in words', () => {
  const before = {
    title: 'A',
    buy_now_price_cents: 100_00,
    pictures: ['1'],
    'vehicle.doors': 5,
    'vehicle.features': ['Tow bar'],
  }
  const after = {
    title: 'B',
    buy_now_price_cents: null,
    pictures: ['1', '2'],
    'vehicle.doors': 5,
    'vehicle.features': [],
  }
  expect(changedFields(before, after)).toEqual([
    'title',
    'buy_now_price_cents',
    'pictures',
    'vehicle.features',
  ])
  expect(listChanges(before, after)).toEqual([
    { name: 'Price', before: 'NZ$\u00a0100', after: 'price on application' },
    { name: 'Photos', before: '1 photo', after: '2 photos' },
    { name: 'Features', before: 'Tow bar', after: 'nothing' },
  ])
})
