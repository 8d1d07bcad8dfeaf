import { rejectionReason } from '#platform/common/verdict.ts'
import { expect, test } from 'vitest'
import { judgeDeletion } from './deletion.rules.ts'

const noMoney = { payoutsCents: 0, refundsCents: 0, owedCents: 0 }

test.each<[string, { leads: string[]; trades: string[]; money?: Partial<typeof noMoney> }, string | null]>([
  ['nothing', { leads: [], trades: [] }, null],
  [
    'a highest bid',
    { leads: ['Kauri table'], trades: [] },
    'This account is the highest bidder on “Kauri table”. You can delete it once that’s finished.',
  ],
  [
    'two highest bids',
    { leads: ['Kauri table', 'Tent'], trades: [] },
    'This account is the highest bidder on “Kauri table” and “Tent”. You can delete it once that’s finished.',
  ],
  [
    'a trade',
    { leads: [], trades: ['Lamp'] },
    'This account has an open sale: “Lamp”. You can delete it once that’s finished.',
  ],
  [
    'two alike',
    { leads: [], trades: ['Lamp', 'Lamp'] },
    'This account has open sales: “Lamp” (2). You can delete it once that’s finished.',
  ],
  [
    'many of both',
    { leads: ['Tent'], trades: ['A', 'B', 'C', 'D', 'E'] },
    'This account is the highest bidder on “Tent”, and it has open sales: “A”, “B”, “C” and 2 more. You can delete it once that’s finished.',
  ],
  [
    'money that waits for a payout',
    { leads: [], trades: [], money: { payoutsCents: 2910, refundsCents: 100, owedCents: 5 } },
    'This account has NZ$ 29.10 from sales that we haven’t paid out yet. You can delete it once that’s paid out.',
  ],
  [
    'a refund on its way',
    { leads: [], trades: [], money: { refundsCents: 3100, owedCents: 5 } },
    'This account has a refund of NZ$ 31.00 on its way. You can delete it once that has arrived.',
  ],
  [
    'a debt after a chargeback',
    { leads: [], trades: [], money: { owedCents: 1 } },
    'This account owes Hoko NZ$ 0.01, because a buyer’s bank took back a payment. You can delete it once that’s settled. Contact support.',
  ],
])('%s', (_case, { money, ...unfinished }, why) => {
  const verdict = judgeDeletion({ ...unfinished, money: { ...noMoney, ...money } })
  expect(rejectionReason(verdict)?.replaceAll('\u00a0', ' ') ?? null).toBe(why)
})
