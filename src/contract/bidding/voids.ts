import * as z from 'zod/mini'
import { ledger_receipt } from '../ledger/ledger.ts'
import { live_listing } from '../listings/listings.ts'
import { operation } from '../core/operation.ts'
import { by_id, cents, line, paragraphs } from '../core/shapes.ts'
import * as t from './texts.ts'

export const void_reasons = ['asked', 'not_genuine'] as const
export type VoidReason = (typeof void_reasons)[number]

export const voidBidder = operation({
  name: 'voidBidder',
  summary: 'As the seller: make all bids of a bidder void; the price is played again from the rest',
  method: 'POST',
  path: '/void-bidder/{id}',
  access: 'user',
  limit: { calls: 60, per: 'minute' },
  params: by_id,
  body: z.strictObject({
    pseudonym: line(t.the_bidder, 60),
    reason: z.enum(void_reasons, { error: t.choose_a_reason_they_asked_for_it_or }),
    note: z._default(paragraphs(t.the_note, 500), ''),
  }),
  reply: z.strictObject({ voided_bids: z.int(), listing: live_listing }),
  refusals: ['not_an_auction', 'listing_closed', 'void_too_late', 'no_bids_of_bidder'],
  idempotent_by_key: true,
})

export const lowerMaximum = operation({
  name: 'lowerMaximum',
  summary: 'As the leader whom a void brought to the top: lower my limit, to no less than the price',
  method: 'PUT',
  path: '/lower-maximum/{id}',
  access: 'user',
  limit: { calls: 60, per: 'minute' },
  params: by_id,
  body: z.strictObject({ max_cents: cents }),
  reply: z.strictObject({ max_cents: z.int(), listing: live_listing, receipt: ledger_receipt }),
  refusals: ['listing_closed', 'not_allowed_to_lower'],
  idempotent_by_key: true,
})
