import { expect, test } from 'vitest'
import { describeBulk } from './bulk-dialog.tsx'

test.each([
  [
    [0],
    'Withdraw this listing?',
    false,
    /^It comes down now and won’t be sold. No one has bid. You can relist it later.$/,
  ],
  [[0, 0], 'Withdraw these 2 listings?', false, /No one has bid/],
  [[0, 3], 'Withdraw these 2 listings?', true, /One has bids: we’ll tell everyone who bid/],
  [[1, 3], 'Withdraw these 2 listings?', true, /2 have bids/],
])('withdrawing with bids %j asks the right reason', (bids, title, needsReason, expected) => {
  const rows = bids.map((bidCount) => ({ bid_count: bidCount }))
  const words = describeBulk('withdraw', rows)
  expect(words).toMatchObject({ title, needsReason })
  expect(words.whatHappens).toMatch(expected)
  expect(words.confirm).toBe(bids.length === 1 ? 'Withdraw listing' : 'Withdraw all 2')
})

test('bids from an earlier listing need no reason when relisting', () => {
  expect(describeBulk('relist', [{ bid_count: 4 }])).toMatchObject({
    needsReason: false,
    confirm: 'Relist listing',
  })
})
