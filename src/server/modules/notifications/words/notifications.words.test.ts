import { expect, test } from 'vitest'
import {
  composeAnswerNotice,
  composeBoughtNotice,
  composeExpiringNotice,
  composeLostNotice,
  composeOutbidNotice,
  composeQuestionNotice,
  composeRelistedAloneNotice,
  composeRelistedNotice,
  composeReserveLoweredNotice,
  composeReserveMetNotice,
  composeSaleAnsweredNotice,
  composeSaleNamedNotice,
  composeSoldNotice,
  composeUnsoldNotice,
  composeWithdrawnNotice,
  composeWonNotice,
} from './notifications.words.ts'

const bicycle = { id: 100123, type: 'general', title: 'Bicycle' } as const

test.each([
  [
    'outbid',
    composeOutbidNotice(bicycle, 12_050),
    'Someone will pay more for “Bicycle”. The price is now NZ$ 120.50.',
  ],
  [
    'reserve met',
    composeReserveMetNotice(bicycle, 40_000),
    '“Bicycle” has reached your reserve and will sell when it closes. The price is now NZ$ 400.',
  ],
  [
    'reserve lowered, to the leader',
    composeReserveLoweredNotice(bicycle, { leads: true, is_met: false, price_cents: 3000 }),
    'The seller lowered the reserve on “Bicycle”. Your bid leads at NZ$ 30, and the reserve isn’t met yet. The price only moves with the next bid. Raise your limit and the bid may meet it.',
  ],
  [
    'reserve lowered to where the price is, to another bidder',
    composeReserveLoweredNotice(bicycle, { leads: false, is_met: true, price_cents: 3000 }),
    'The seller lowered the reserve on “Bicycle”. The price is NZ$ 30, which meets it: the auction will sell when it closes.',
  ],
  [
    'won',
    composeWonNotice(bicycle, 123_450),
    'You won “Bicycle” for NZ$ 1,234.50. The seller’s details and how to pay are under “iWon · iLost”.',
  ],
  [
    'bought several',
    composeBoughtNotice(bicycle, 2_000, 3),
    'You bought 3 of “Bicycle” for NZ$ 20 each. The seller’s details and how to pay are under “iWon · iLost”.',
  ],
  ['lost', composeLostNotice(bicycle, 12_000), '“Bicycle” went to someone else for NZ$ 120.'],
  [
    'lost without a sale',
    composeLostNotice(bicycle, null),
    '“Bicycle” closed without a sale, because the bids did not reach the reserve.',
  ],
  [
    'sold',
    composeSoldNotice(bicycle, 12_000),
    '“Bicycle” sold for NZ$ 120. The buyer’s details are under “iSell”.',
  ],
  ['unsold', composeUnsoldNotice(bicycle, null), '“Bicycle” closed without a buyer.'],
  [
    'unsold under the reserve',
    composeUnsoldNotice(bicycle, 9_900),
    '“Bicycle” closed without a sale: the highest bid, NZ$ 99, did not reach your reserve.',
  ],
  [
    'withdrawn',
    composeWithdrawnNotice(bicycle, 'The frame is cracked.'),
    'The seller withdrew “Bicycle”, so your bid no longer stands. The reason given: The frame is cracked.',
  ],
  [
    'question',
    composeQuestionNotice(bicycle, 'Mere K.', 'Does it have\nmudguards?'),
    'Mere K. asks about “Bicycle”: “Does it have mudguards?”',
  ],
  [
    'long answer',
    composeAnswerNotice(bicycle, 'Yes. '.repeat(100)),
    `The seller of “Bicycle” answered your question: “${'Yes. '.repeat(28)}...”`,
  ],
  [
    'named as the buyer',
    composeSaleNamedNotice(bicycle, 4_200, 1),
    'The seller says that you bought “Bicycle” for NZ$ 42. Say under “iWon · iLost” whether that is right; until then neither of you sees how to reach the other.',
  ],
  [
    'confirmed',
    composeSaleAnsweredNotice(bicycle, 'confirmed'),
    'The buyer confirms the sale of “Bicycle”. Their details are under “iSell”.',
  ],
  [
    'denied',
    composeSaleAnsweredNotice(bicycle, 'denied'),
    'Whom you named as the buyer of “Bicycle” says that they did not buy it. You can list it again under “iSell”.',
  ],
  [
    'listed again',
    composeRelistedNotice(bicycle),
    '“Bicycle”, which you watched, is for sale again. It stays on your list, with your note.',
  ],
  [
    'listed again by itself',
    composeRelistedAloneNotice(bicycle, 'active', 1),
    '“Bicycle” did not sell, so it is listed again as you asked, and once more if need be.',
  ],
  [
    'listed again, to be approved',
    composeRelistedAloneNotice(bicycle, 'pending', 1),
    '“Bicycle” did not sell. It is listed again as you asked, once it is approved.',
  ],
  [
    'expiring',
    composeExpiringNotice(bicycle, new Date('2026-11-28T07:00:00.000Z')),
    '“Bicycle” comes down by itself Sat 28 Nov, 8.00 pm. One press under “iSell” keeps it up.',
  ],
])('%s', (_case, words, body) => {
  expect(words.body).toBe(body)
})

test('a title is cut to 30 characters, the body names the listing in full', () => {
  const title = 'Mountain bicycle with a very long name'
  const words = composeOutbidNotice({ ...bicycle, title }, 100)
  expect(words.title).toBe('Outbid: Mountain bicycle with a very l...')
  expect(words.body).toContain(`“${title}”`)
  expect(words.link).toBe('/general/100123/detail')
})
