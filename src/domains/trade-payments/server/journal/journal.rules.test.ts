import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findFee, type FeeTerms } from '#domains/trade-payments/common/fees/fee-rules.ts'
import { toAccountId } from '#platform/common/ids.ts'
import { randomHistories } from '#test/harness/depth.ts'
import {
  buildCharge,
  buildChargeback,
  buildPayout,
  buildRefund,
  buildRelease,
  buildSentPayout,
  buildSentRefund,
  reverseEntries,
  sumEntries,
  type Entry,
  type MoneyAccount,
} from './journal.rules.ts'

const seller = toAccountId(7)
const show = (entries: Entry[]) =>
  Object.fromEntries(entries.map(({ account, amount_cents: cents }) => [account, cents]))

test.each([
  ['a charge', buildCharge(3100), { buyers: -3100, held: 3100 }],
  ['a release', buildRelease(seller, 3100, 190), { held: -3100, sellers: 2910, fees: 190 }],
  ['a release without a fee', buildRelease(seller, 3100, 0), { held: -3100, sellers: 3100 }],
  ['a release that is all fee', buildRelease(seller, 50, 50), { held: -50, fees: 50 }],
  ['a refund', buildRefund(600), { held: -600, refunding: 600 }],
  ['a sent refund', buildSentRefund(600), { refunding: -600, buyers: 600 }],
  ['a payout', buildPayout(seller, 2910), { sellers: -2910, transferring: 2910 }],
  ['a sent payout', buildSentPayout(seller, 2910), { transferring: -2910, paid_out: 2910 }],
  [
    'a chargeback of waiting money',
    buildChargeback(seller, 3100, { waitingCents: 3100, feeCents: 0, releasedCents: 0 }),
    { buyers: 3100, held: -3100 },
  ],
  [
    'a chargeback after the release, with the fee',
    buildChargeback(seller, 3100, { waitingCents: 0, feeCents: 190, releasedCents: 3100 }),
    { buyers: 3100, sellers: -2910, fees: -190 },
  ],
  [
    'half a chargeback, with half the fee',
    buildChargeback(seller, 1550, { waitingCents: 0, feeCents: 190, releasedCents: 3100 }),
    { buyers: 1550, sellers: -1455, fees: -95 },
  ],
])('%s moves money from account to account', (_name, entries, expected) => {
  expect(show(entries)).toEqual(expected)
  expect(sumEntries(entries)).toBe(0)
})

const feeTerms: fc.Arbitrary<FeeTerms | null> = fc.option(
  fc.record({
    rate_bp: fc.integer({ min: 0, max: 5000 }),
    floor_cents: fc.integer({ min: 0, max: 1000 }),
    cap_cents: fc.option(fc.integer({ min: 0, max: 100_000 })),
  }),
)

/** Plain sums beside the journal, with no accounts: what each side has in the end. */
test('any history of a payment sums to nought, and to what plain sums say', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10_000_000_000 }),
      feeTerms,
      fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 4 }),
      fc.constantFrom('waits', 'released', 'paid_out', 'charged_back', 'won'),
      (charged, terms, parts, end) => {
        const entries: Entry[] = [...buildCharge(charged)]
        let waiting = charged
        for (const part of parts) {
          const cents = Math.floor(waiting * part)
          if (cents > 0) entries.push(...buildRefund(cents), ...buildSentRefund(cents))
          waiting -= cents
        }
        const refunded = charged - waiting
        const fee = end === 'waits' ? 0 : Math.min(waiting, findFee(terms, waiting))
        const sellersPart = waiting - fee
        if (end !== 'waits') entries.push(...buildRelease(seller, waiting, fee))
        if (end !== 'waits' && end !== 'released' && sellersPart > 0) {
          entries.push(...buildPayout(seller, sellersPart), ...buildSentPayout(seller, sellersPart))
        }
        const back =
          waiting > 0 && (end === 'charged_back' || end === 'won')
            ? buildChargeback(seller, waiting, { waitingCents: 0, feeCents: fee, releasedCents: waiting })
            : []
        entries.push(...back, ...(end === 'won' ? reverseEntries(back) : []))
        const sum = (account: MoneyAccount) => sumEntries(entries.filter((one) => one.account === account))
        const isLost = end === 'charged_back'
        expect(sumEntries(entries)).toBe(0)
        expect(sum('buyers')).toBe(refunded + (isLost ? waiting : 0) - charged)
        expect(sum('held')).toBe(end === 'waits' ? waiting : 0)
        expect(sum('fees')).toBe(isLost ? 0 : fee)
        expect(sum('refunding') + sum('transferring')).toBe(0)
        const isPaidOut = end !== 'waits' && end !== 'released'
        expect(sum('paid_out')).toBe(isPaidOut ? sellersPart : 0)
        expect(sum('sellers')).toBe(isLost ? 0 - sellersPart : end === 'released' ? sellersPart : 0)
      },
    ),
    randomHistories(),
  )
})
