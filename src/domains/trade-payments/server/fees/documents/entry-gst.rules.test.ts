import { expect, test } from 'vitest'
import { splitEntryGst } from './entry-gst.rules.ts'

type Entry = [payment: number, cents: number, isWithoutGst?: true]

test.each<[string, Entry[], number[]]>([
  [
    'each fee by itself',
    [
      [1, 3950],
      [2, 4902],
      [3, 4902],
    ],
    [515, 639, 639],
  ],
  [
    'none without a GST number',
    [
      [1, 3950, true],
      [1, -3950, true],
    ],
    [0, 0],
  ],
  [
    'all of it back with the fee',
    [
      [1, 3950],
      [1, -3950],
    ],
    [515, -515],
  ],
  [
    'a part by itself, and the rest with the last',
    [
      [1, 100],
      [1, -50],
      [1, -50],
    ],
    [13, -7, -6],
  ],
  [
    'never more back than was charged',
    [
      [1, 10],
      [1, -4],
      [1, -4],
      [1, -2],
    ],
    [1, -1, 0, 0],
  ],
  [
    'none back of a fee without GST',
    [
      [1, 3950, true],
      [1, -3950],
    ],
    [0, 0],
  ],
  [
    'a fee that is charged again',
    [
      [1, 3950],
      [1, -3950],
      [1, 3950],
    ],
    [515, -515, 515],
  ],
  [
    'payments apart',
    [
      [1, 3950],
      [2, 100],
      [1, -3950],
      [2, -100],
    ],
    [515, 13, -515, -13],
  ],
])('splitEntryGst finds %s', (_title, entries, gst) => {
  const read = entries.map(([payment, cents, isWithoutGst]) => ({
    payment_id: payment,
    amount_cents: cents,
    has_gst: !isWithoutGst,
  }))
  expect(splitEntryGst(read)).toEqual(gst)
})
