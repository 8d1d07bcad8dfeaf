import * as z from 'zod/mini'
import { idOfAccount, byListing, id, instant, page, pageQuery } from '#platform/common/shapes.ts'
import { listingRecordKinds } from './listing-records.ts'

const listingRecord = z.strictObject({
  /** The id of the member, the offer or the question. */
  id,
  at: instant,
  person: z.strictObject({ id: idOfAccount, name: z.string() }),
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
export type ListingRecord = z.output<typeof listingRecord>

export const listListingRecords = {
  params: byListing,
  query: z.strictObject({ kind: z.enum(listingRecordKinds), ...pageQuery }),
  reply: page(listingRecord),
}
