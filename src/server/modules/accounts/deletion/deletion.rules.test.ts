import { expect, test } from 'vitest'
import { whyBusy } from './deletion.rules.ts'

test.each<[string, { leads: string[]; trades: string[] }, string | null]>([
  ['nothing', { leads: [], trades: [] }, null],
  [
    'a highest bid',
    { leads: ['Kauri table'], trades: [] },
    'This account is the highest bidder on “Kauri table”. It can be deleted once that is finished.',
  ],
  [
    'two highest bids',
    { leads: ['Kauri table', 'Tent'], trades: [] },
    'This account is the highest bidder on “Kauri table” and “Tent”. It can be deleted once that is finished.',
  ],
  [
    'a trade',
    { leads: [], trades: ['Lamp'] },
    'This account has an open trade: “Lamp”. It can be deleted once that is finished.',
  ],
  [
    'many of both',
    { leads: ['Tent'], trades: ['A', 'B', 'C', 'D', 'E'] },
    'This account is the highest bidder on “Tent”, and it has open trades: “A”, “B”, “C” and 2 more. It can be deleted once that is finished.',
  ],
])('%s', (_case, unfinished, why) => {
  expect(whyBusy(unfinished)).toBe(why)
})
