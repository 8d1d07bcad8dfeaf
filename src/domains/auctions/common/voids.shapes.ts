import * as z from 'zod/mini'
import { ledgerReceipt } from '#domains/deals/common/ledger/ledger.shapes.ts'
import { liveListing } from '#domains/listings/common/listings.shapes.ts'
import { byListing, cents, line, paragraphs } from '#platform/common/shapes.ts'
import * as t from '#domains/auctions/texts.ts'
import { voidReasons } from './voids.ts'

export const voidBidder = {
  params: byListing,
  body: z.strictObject({
    pseudonym: line(t.the_bidder, 60),
    reason: z.enum(voidReasons, { error: t.choose_a_reason_they_asked_for_it_or }),
    note: z._default(paragraphs(t.the_note, 500), ''),
  }),
  reply: z.strictObject({ voided_bids: z.int(), listing: liveListing }),
}

export const lowerMaximum = {
  params: byListing,
  body: z.strictObject({ max_cents: cents }),
  reply: z.strictObject({ max_cents: z.int(), listing: liveListing, receipt: ledgerReceipt }),
}
