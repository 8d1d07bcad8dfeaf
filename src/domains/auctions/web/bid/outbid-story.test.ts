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
      'You bid up to NZ$\u00a030. Ruru already had a limit at least that high, so we bid for them straight away, to NZ$\u00a031.',
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
      'You bid up to NZ$\u00a050 and led at NZ$\u00a010.',
      'Ruru bid, but not above your limit. We bid for you, to NZ$\u00a041, and you kept leading.',
      'Ruru bid more than your limit of NZ$\u00a050 and led at NZ$\u00a051.',
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
      'You bid up to NZ$\u00a050 and led at NZ$\u00a010.',
      'You raised your limit to NZ$\u00a090 and kept leading at NZ$\u00a010.',
      'Ruru bid more than your limit of NZ$\u00a090 and led at NZ$\u00a091.',
      'The bids of Ruru were voided. The price was NZ$\u00a010 then.',
    ],
  ],
])('for %s', (_who, bids, texts) => {
  expect(textsOf(bids)).toEqual(texts)
})
