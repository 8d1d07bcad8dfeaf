import { expect, test } from 'vitest'
import type { Subscription } from '#domains/billing/common/subscriptions/subscriptions.ts'
import { describeChange } from './member-plan.tsx'

const pro = { name: 'Dealer Pro', price_cents: 19_900, interval: 'month' } as const
const running = {
  plan: { id: 1, name: 'Starter' },
  status: 'active',
  price_cents: 2900,
  interval: 'month',
  period_ends_at: '2025-12-09T00:00:00.000Z',
} as Subscription

test.each([
  [null, pro, 'Dealer Pro is free for a month, then ends. To keep it, they pay NZ$\u00a0199 a month.'],
  [
    null,
    { ...pro, interval: 'year' as const },
    'Dealer Pro is free for a year, then ends. To keep it, they pay NZ$\u00a0199 a year.',
  ],
  [
    running,
    pro,
    'From Starter (NZ$\u00a029 a month) to Dealer Pro, now and without a payment or credit. From 9 Dec 2025 they pay NZ$\u00a0199 a month.',
  ],
])('describeChange says from what to what, and the price', (subscription, to, words) => {
  expect(describeChange(subscription, to)).toBe(words)
})
