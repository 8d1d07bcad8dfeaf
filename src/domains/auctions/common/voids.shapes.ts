import * as z from 'zod/mini'
import { ledger_receipt } from '#domains/deals/common/ledger/ledger.shapes.ts'
import { live_listing } from '#domains/listings/common/listings.shapes.ts'
import { by_id, cents, line, paragraphs } from '#platform/common/shapes.ts'
import * as t from '#domains/auctions/texts.ts'
import { void_reasons } from './voids.ts'

export const voidBidder = {
  params: by_id,
  body: z.strictObject({
    pseudonym: line(t.the_bidder, 60),
    reason: z.enum(void_reasons, { error: t.choose_a_reason_they_asked_for_it_or }),
    note: z._default(paragraphs(t.the_note, 500), ''),
  }),
  reply: z.strictObject({ voided_bids: z.int(), listing: live_listing }),
}

export const lowerMaximum = {
  params: by_id,
  body: z.strictObject({ max_cents: cents }),
  reply: z.strictObject({ max_cents: z.int(), listing: live_listing, receipt: ledger_receipt }),
}
