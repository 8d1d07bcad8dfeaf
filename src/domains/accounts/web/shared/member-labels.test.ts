import { expect, test } from 'vitest'
import type { Member } from '#domains/accounts/common/members/members.ts'
import { toAccountId } from '#platform/common/ids.ts'
import { describeStatus, mayDo, describeSales } from './member-labels.ts'

test.each([
  [
    { count: 0, total_cents: 0, delivery_cents: 0, unpaid_count: 0, unpaid_cents: 0 },
    /^They have no open sales\.$/,
  ],
  [
    { count: 1, total_cents: 50_00, delivery_cents: 0, unpaid_count: 1, unpaid_cents: 50_00 },
    /^They have 1 open sale worth NZ\$\s50: 1 unpaid, worth NZ\$\s50\. We’ll tell/,
  ],
  [
    { count: 3, total_cents: 250_00, delivery_cents: 7_00, unpaid_count: 0, unpaid_cents: 0 },
    /^They have 3 open sales worth NZ\$\s250 incl\. delivery: all marked as paid\./,
  ],
])('a suspension explains its effect on open sales: %j', (sales, words) => {
  expect(describeSales(sales)).toMatch(words)
})

test.each([
  ['active', true],
  ['suspended', true],
  ['pending', false],
  ['deleted', false],
] as const)('a password reset for a %s member is allowed: %s', (status, may) => {
  const admin = { id: toAccountId(1), staff_role: 'full' } as const
  expect(mayDo({ status, id: toAccountId(2), type: 'user' }, admin).reset).toBe(may)
  expect(mayDo({ status, id: toAccountId(1), type: 'admin' }, admin).reset).toBe(false)
})

test.each([
  ['full', 'admin', { edit: true, delete: true, role: true }],
  ['support', 'user', { edit: true, suspend: false, reset: true, delete: false, role: false }],
  ['support', 'admin', { edit: false, reset: false, role: false }],
  ['moderation', 'user', { edit: false, suspend: true, reset: false, delete: false }],
  ['read_only', 'user', { edit: false, suspend: false, reset: false, delete: false }],
] as const)(
  'the actions of an admin with the role %s on the account of a %s are right',
  (staffRole, type, may) => {
    expect(
      mayDo({ status: 'active', id: toAccountId(2), type }, { id: toAccountId(1), staff_role: staffRole }),
    ).toMatchObject(may)
  },
)

test.each([
  ['active', 'selling', null, null, 'Selling suspended'],
  ['active', 'selling', '2026-12-06T00:00:00.000Z', null, 'Selling suspended until 6 Dec'],
  ['active', 'buying', '2026-12-06T00:00:00.000Z', null, 'Buying suspended until 6 Dec'],
  ['active', 'messaging', null, null, 'Messaging suspended'],
  ['active', 'selling', null, '2026-11-23T00:00:00.000Z', 'Active'],
  ['suspended', 'whole', null, null, 'Suspended'],
  ['suspended', 'whole', '2026-12-06T00:00:00.000Z', null, 'Suspended until 6 Dec'],
  ['pending', 'whole', null, null, 'Unfinished'],
  ['deleted', 'whole', null, null, 'Deleted'],
] as const)(
  'describeStatus of a %s member with a %s suspension until %s, lifted at %s, is %s',
  (status, kind, until, liftedAt, expected) => {
    const one = { id: 1, kind, until, lifted_at: liftedAt } as Member['suspensions'][number]
    const now = Date.parse('2026-11-30T00:00:00Z')
    expect(describeStatus({ status, suspensions: [one] }, now).label).toBe(expected)
  },
)

test.each([
  [['buying', 'selling'], 'Selling and buying suspended'],
  [['messaging', 'selling'], 'Selling and messaging suspended'],
  [['buying', 'messaging'], 'Buying and messaging suspended'],
  [['selling', 'buying', 'messaging'], 'Selling, buying and messaging suspended'],
] as const)('describeStatus names every part that a member is suspended from: %j', (kinds, expected) => {
  const suspensions = kinds.map(
    (kind) => ({ kind, until: null, lifted_at: null }) as Member['suspensions'][number],
  )
  expect(describeStatus({ status: 'active', suspensions }).label).toBe(expected)
})
