import * as z from 'zod/mini'
import { by_id, id, instant, page, page_query } from '#platform/common/shapes.ts'
import { listing_record_kinds } from './listing-records.ts'

const listing_record = z.strictObject({
  /** The id of the member, the offer or the question. */
  id,
  at: instant,
  person: z.strictObject({ id, name: z.string() }),
  status: z.enum([
    'leading',
    'outbid',
    'won',
    'lost',
    'void',
    'pending',
    'countered',
    'accepted',
    'declined',
    'withdrawn',
    'expired',
    'answered',
    'unanswered',
    'removed',
  ]),
  text: z.nullable(z.string()),
  answer: z.nullable(z.string()),
  /** A bidder's last public bid, or the last amount of an offer. */
  amount_cents: z.nullable(z.int()),
  /** The number of bids, or of proposals in an offer. */
  count: z.nullable(z.int()),
})
export type ListingRecord = z.output<typeof listing_record>

export const listListingRecords = {
  params: by_id,
  query: z.strictObject({ kind: z.enum(listing_record_kinds), ...page_query }),
  reply: page(listing_record),
}
