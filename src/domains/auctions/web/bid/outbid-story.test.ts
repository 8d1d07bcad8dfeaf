import { expect, test } from 'vitest'
import type { BidRow } from '#domains/auctions/common/bidding.ts'
import { toListingId } from '#platform/common/ids.ts'
import { outbidStory } from './outbid-story.ts'

const row = (
  sequence: number,
  pseudonym: string,
  leader: string,
  dollars: number,
  more: Partial<BidRow> = {},
) => ({
  listing_id: toListingId(7),
  sequence,
  pseudonym,
  leader,
  is_mine: pseudonym === 'Kea',
  my_max_cents: null,
  price_cents: dollars * 100,
  placed_at: `2026-11-22T00:00:0${sequence}.000Z`,
  extended: false,
  voided: null,
  ...more,
})

const textsOf = (bids: BidRow[]) => outbidStory(bids).map(({ text }) => text)

test.each<[string, BidRow[], string[]]>([
  ['no one who did not bid', [row(1, 'Ruru', 'Ruru', 10)], []],
  [
    'who was outbid at once',
    [row(1, 'Ruru', 'Ruru', 10), row(2, 'Kea', 'Ruru', 31, { my_max_cents: 3000 })],
    [
      'You bid up to NZ$ 30. Ruru already had a limit at least that high, so we bid for them straight away, to NZ$ 31.',
    ],
  ],
  [
    'who was outbid later, after holding on',
    [
      row(4, 'Weka', 'Ruru', 60),
      row(3, 'Ruru', 'Ruru', 51),
      row(2, 'Ruru', 'Kea', 41),
      row(1, 'Kea', 'Kea', 10, { my_max_cents: 5000 }),
    ],
    [
      'You bid up to NZ$ 50 and led at NZ$ 10.',
      'Ruru bid, but not above your limit. We bid for you, to NZ$ 41, and you kept leading.',
      'Ruru bid more than your limit of NZ$ 50 and led at NZ$ 51.',
    ],
  ],
  [
    'who raised, and of whom another was voided',
    [
      row(1, 'Kea', 'Kea', 10, { my_max_cents: 5000 }),
      row(2, 'Kea', 'Kea', 10, { my_max_cents: 9000 }),
      row(3, 'Ruru', 'Ruru', 91, { voided: { at: '2026-11-22T00:00:05.000Z', price_cents: 1000 } }),
    ],
    [
      'You bid up to NZ$ 50 and led at NZ$ 10.',
      'You raised your limit to NZ$ 90 and kept leading at NZ$ 10.',
      'Ruru bid more than your limit of NZ$ 90 and led at NZ$ 91.',
      'The bids of Ruru were voided. The price was NZ$ 10 then.',
    ],
  ],
])('for %s', (_who, bids, texts) => {
  expect(textsOf(bids)).toEqual(texts)
})
