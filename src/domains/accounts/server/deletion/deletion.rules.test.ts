import { rejectionReason } from '#platform/common/verdict.ts'
import { expect, test } from 'vitest'
import { judgeDeletion } from './deletion.rules.ts'

test.each<[string, { leads: string[]; trades: string[] }, string | null]>([
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
])('%s', (_case, unfinished, why) => {
  expect(rejectionReason(judgeDeletion(unfinished))).toBe(why)
})
