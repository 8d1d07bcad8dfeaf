import { expect, test } from 'vitest'
import { findEarlierPrice } from './earlier-price.rules.ts'

const day = (count: number) => new Date(Date.UTC(2026, 9, 1 + count))

test.each<[string, [at: number, before: number | null, after: number | null][], [number, number] | null]>([
  ['finds none without an edit', [], null],
  ['finds a price that stood 14 days', [[14, 100, 90]], [100, 14]],
  ['leaves out a price that stood 13 days', [[13, 100, 90]], null],
  ['leaves out a lower one', [[20, 80, 90]], null],
  [
    'passes over one that stood briefly',
    [
      [20, 100, 90],
      [22, 90, 80],
    ],
    [100, 20],
  ],
  [
    'finds the latest of two that stood',
    [
      [20, 100, 90],
      [40, 90, 80],
    ],
    [90, 40],
  ],
  [
    'forgets it once the price is back',
    [
      [20, 100, 90],
      [22, 90, 100],
    ],
    null,
  ],
  [
    'finds an older one above the present price',
    [
      [20, 100, 70],
      [40, 70, 80],
    ],
    [100, 20],
  ],
  [
    'ignores a price raised just before',
    [
      [20, 100, 200],
      [21, 200, 99],
    ],
    [100, 20],
  ],
  ['finds none where no price is left', [[20, 100, null]], null],
  ['ignores a time without a price', [[20, null, 100]], null],
])('findEarlierPrice %s', (_title, edits, expected) => {
  const found = findEarlierPrice(
    day(0),
    edits.map(([at, before, after]) => ({ at: day(at), before, after })),
  )
  expect(found).toEqual(expected && { cents: expected[0], until: day(expected[1]) })
})
