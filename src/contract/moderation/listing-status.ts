import * as z from 'zod/mini'
import { operation } from '../core/operation.ts'
import { by_id, id, instant, paragraphs } from '../core/shapes.ts'
import { listing_status } from '../listings/listings.ts'
import * as t from './texts.ts'

export const setListingStatus = operation({
  name: 'setListingStatus',
  summary:
    'As its seller: publish a draft (it is pending where it waits for approval), take a pending one back, withdraw a live one (with bids only with a reason) or say that it is sold. As an admin: publish a draft for its seller, approve a pending one or send it back, suspend a live one or reinstate it',
  method: 'PUT',
  path: '/listing-status/{id}',
  access: 'signed_in',
  key_scope: 'listings:write',
  limit: { calls: 60, per: 'minute' },
  params: by_id,
  body: z.strictObject({
    status: listing_status,
    reason: z.optional(paragraphs(t.the_reason, 500)),
  }),
  reply: z.strictObject({
    id,
    status: listing_status,
    closes_at: z.nullable(instant),
    reason: z.nullable(z.string()),
  }),
  refusals: ['listing_not_editable', 'listing_closed', 'has_bids', 'plan_needed', 'partly_suspended'],
})
