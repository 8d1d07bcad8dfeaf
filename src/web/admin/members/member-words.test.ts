import { expect, test } from 'vitest'
import { mayDo, describeSales } from './member-words.ts'

test.each([
  [{ count: 0, total_cents: 0, unpaid_count: 0, unpaid_cents: 0 }, /^They have no open sales\.$/],
  [
    { count: 1, total_cents: 50_00, unpaid_count: 1, unpaid_cents: 50_00 },
    /^They have 1 open sale worth NZ\$ 50: 1 unpaid, worth NZ\$ 50\. We’ll tell/,
  ],
  [
    { count: 3, total_cents: 250_00, unpaid_count: 0, unpaid_cents: 0 },
    /^They have 3 open sales worth NZ\$ 250: all marked as paid\./,
  ],
])('what a suspension does to open sales: %j', (sales, words) => {
  expect(describeSales(sales)).toMatch(words)
})

test.each([
  ['active', true],
  ['suspended', true],
  ['pending', false],
  ['deleted', false],
] as const)('a reset of somebody who is %s: %s', (status, may) => {
  expect(mayDo({ status, id: 2 }, 1).reset).toBe(may)
  expect(mayDo({ status, id: 1 }, 1).reset).toBe(false)
})
