import { expect, test } from 'vitest'
import { toListingId } from '#platform/common/ids.ts'
import {
  composeAnswerNotice,
  composeLostNotice,
  composeOutbidNotice,
  composeQuestionNotice,
  composeReserveLoweredNotice,
  composeReserveMetNotice,
  composeSaleAnsweredNotice,
  composeSaleNamedNotice,
  composeUnsoldNotice,
  composeWithdrawnNotice,
} from './notifications.labels.ts'
import { composeStartedNotice } from './starting.labels.ts'
import {
  composeExpiringNotice,
  composeRelistedAloneNotice,
  composeRelistedNotice,
} from './relisting.labels.ts'

const bicycle = { id: toListingId(100123), type: 'general', title: 'Bicycle' } as const

test.each([
  [
    'outbid',
    composeOutbidNotice(bicycle, 12_050),
    '“Bicycle” is now at NZ$\u00a0120.50. Bid again if you still want it.',
  ],
  [
    'reserve met',
    composeReserveMetNotice(bicycle, 40_000),
    '“Bicycle” has reached your reserve and will sell when it closes. The price is now NZ$\u00a0400.',
  ],
  [
    'reserve lowered, to the leader',
    composeReserveLoweredNotice(bicycle, { leads: true, is_met: false, price_cents: 3000 }),
    'The seller lowered the reserve on “Bicycle”. Your bid leads at NZ$\u00a030, and the reserve isn’t met yet. The price only moves with the next bid. Raise your limit and the bid may meet it.',
  ],
  [
    'reserve lowered to where the price is, to another bidder',
    composeReserveLoweredNotice(bicycle, { leads: false, is_met: true, price_cents: 3000 }),
    'The seller lowered the reserve on “Bicycle”. The price is NZ$\u00a030, which meets it: the auction will sell when it closes.',
  ],
  ['lost', composeLostNotice(bicycle, 12_000), '“Bicycle” went to someone else for NZ$\u00a0120.'],
  [
    'lost without a sale',
    composeLostNotice(bicycle, null),
    '“Bicycle” closed without selling. The bids didn’t reach the reserve.',
  ],
  [
    'unsold',
    composeUnsoldNotice(bicycle, null),
    '“Bicycle” closed without a buyer. You can relist it from iSell.',
  ],
  [
    'unsold under the reserve',
    composeUnsoldNotice(bicycle, 9_900),
    '“Bicycle” closed without selling. The highest bid, NZ$\u00a099, didn’t reach your reserve. Within 7 days you can offer it at a fixed price to the people who bid or watched, or relist it.',
  ],
  [
    'withdrawn',
    composeWithdrawnNotice(bicycle, 'The frame is cracked.'),
    'The seller withdrew “Bicycle”, so your bid no longer counts. Their reason: The frame is cracked.',
  ],
  [
    'question',
    composeQuestionNotice(bicycle, 'Mere K.', 'Does it have\nmudguards?'),
    'Mere K. asked about “Bicycle”: “Does it have mudguards?”',
  ],
  [
    'long answer',
    composeAnswerNotice(bicycle, 'Yes. '.repeat(100)),
    `The seller of “Bicycle” answered your question: “${'Yes. '.repeat(28)}...”`,
  ],
  [
    'named as the buyer',
    composeSaleNamedNotice(bicycle, 4_200, 1, 5001),
    'The seller says you bought “Bicycle” for NZ$\u00a042. Confirm whether that’s right. Until then, you won’t see each other’s contact details.',
  ],
  [
    'confirmed',
    composeSaleAnsweredNotice(bicycle, 'confirmed', 5001),
    'The buyer has confirmed the sale of “Bicycle”. You can now see their details.',
  ],
  [
    'denied',
    composeSaleAnsweredNotice(bicycle, 'denied', 5001),
    'The buyer you chose for “Bicycle” says they didn’t buy it. You can relist it in iSell.',
  ],
  [
    'listed again',
    composeRelistedNotice(bicycle),
    '“Bicycle”, on your watchlist, is for sale again. We’ve kept your note.',
  ],
  [
    'listed again by itself',
    composeRelistedAloneNotice(bicycle, { cameTo: 'active', times_left: 1 }),
    '“Bicycle” didn’t sell, so we’ve relisted it as you asked. We’ll relist it once more if needed.',
  ],
  [
    'listed again, to be approved',
    composeRelistedAloneNotice(bicycle, { cameTo: 'pending', times_left: 1 }),
    '“Bicycle” didn’t sell. We’ll relist it as you asked once it’s approved.',
  ],
  [
    'started',
    composeStartedNotice(bicycle, { came_to: 'active' }),
    '“Bicycle” is live now, as you scheduled.',
  ],
  [
    'started, to be approved',
    composeStartedNotice(bicycle, { came_to: 'pending' }),
    '“Bicycle” reached the start you chose. It goes live once an administrator has approved it.',
  ],
  [
    'refused its start',
    composeStartedNotice(bicycle, { came_to: 'draft', why: 'details', reason: 'Enter a title.' }),
    '“Bicycle” didn’t go live at the start you chose: Enter a title. It’s among your drafts again.',
  ],
  [
    'expiring',
    composeExpiringNotice(bicycle, new Date('2026-11-28T07:00:00.000Z')),
    '“Bicycle” ends Sat 28 Nov, 8:00 pm. Renew it in iSell.',
  ],
])('%s', (_case, words, body) => {
  expect(words.body).toBe(body)
})

test('a title is the act alone, the body names the listing in full', () => {
  const title = 'Mountain bicycle with a very long name'
  const words = composeOutbidNotice({ ...bicycle, title }, 100)
  expect(words.title).toBe('You’ve been outbid')
  expect(words.body).toContain(`“${title}”`)
  expect(words.link).toBe('/general/100123/detail')
})
