import { expect, test } from 'vitest'
import type { Payout, PayoutAccount } from '#domains/trade-payments/common/trade-payments.ts'
import { describeDue, describePayout, describeSetup } from './payout-labels.ts'

test.each([
  [[], null],
  [['individual.verification.document', 'identity document'], 'proof of who you are'],
  [
    ['external_account', 'individual.dob.day', 'individual.dob.month', 'individual.address.city'],
    'your bank account, your date of birth and your address',
  ],
  [['something.new'], 'more details'],
])('missing details %j read %j', (due, text) => expect(describeDue(due)).toBe(text))

const account: PayoutAccount = { method: 'card', gateway: 'stripe', state: 'none', due: [], ready_at: null }

test.each<[Partial<PayoutAccount>, string, string]>([
  [{}, 'Not set up', 'Set up payouts'],
  [{ state: 'incomplete', due: ['external_account'] }, 'Not finished', 'Continue setup'],
  [{ state: 'ready' }, 'Ready', 'Change details'],
  [{ state: 'restricted' }, 'Stopped', 'Add details'],
])('the setup %j is labelled %s and offers %s', (changes, label, act) => {
  expect(describeSetup({ ...account, ...changes })).toMatchObject({ badge: { label }, act })
})

const payout = { status: 'due', failure: null, at: '2026-12-03T00:00:00Z' } as Payout
const now = Date.parse('2026-12-01T00:00:00Z')

test.each<[Partial<Payout>, string, string | null]>([
  [{}, 'Will be sent Thu 3 Dec', null],
  [{ at: '2026-11-30T00:00:00Z' }, 'On its way', null],
  [
    { failure: 'acct_1 can’t be paid' },
    'Not paid yet',
    'The bank refused it. Check that your payout details are right. We’ll try again on Thu 3 Dec.',
  ],
  [{ status: 'sent' }, 'Paid Thu 3 Dec', null],
])('the payout %j reads %s', (changes, label, failure) => {
  expect(describePayout({ ...payout, ...changes }, now)).toMatchObject({ label, failure })
})
