import { expect, test } from 'vitest'
import { type CountedKind, findChanges } from './changes.rules.ts'

const share = (value: string, count: number, beforeCount: number) => ({
  value,
  name: value,
  count,
  before_count: beforeCount,
})
const kind = (
  name: CountedKind['kind'],
  count: number,
  beforeCount: number,
  ...shares: ReturnType<typeof share>[]
) => ({
  kind: name,
  count,
  before_count: beforeCount,
  parts: [{ by: 'category' as const, shares }],
})

test.each([
  [0, 0, false],
  [2, 0, false],
  [5, 0, true],
  [100, 90, false],
  [130, 90, true],
  [10, 40, true],
])('%i against %i is significant: %s', (count, before, is) =>
  expect(findChanges([kind('offers', count, before)])).toHaveLength(is ? 1 : 0),
)

test('a change names the part that moved most in its direction', () => {
  const found = findChanges([kind('sales', 20, 60, share('cars', 5, 40), share('books', 15, 20))])
  expect(found).toEqual([
    {
      kind: 'sales',
      count: 20,
      before_count: 60,
      where: [{ by: 'category', ...share('cars', 5, 40) }],
    },
  ])
})

test('the most significant change comes first, and at most five are listed', () => {
  const names = ['sales', 'listed', 'bids', 'members', 'offers', 'flags'] as const
  const found = findChanges(names.map((name, n) => kind(name, 20 * (n + 1), 0)))
  expect(found.map((one) => one.kind)).toEqual(['flags', 'offers', 'members', 'bids', 'listed'])
})
