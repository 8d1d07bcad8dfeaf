import * as z from 'zod/mini'
import { operation } from '../core/operation.ts'
import { by_id, id, instant, paragraphs } from '../core/shapes.ts'
import { listing_status } from '../listings/listings.ts'
import * as t from './texts.ts'

export const setListingStatus = operation({
  name: 'setListingStatus',
  summary:
    'Publish a draft, take a pending listing back, withdraw a live one (give a reason if it has bids) or mark it as sold. Admins also approve, send back, suspend and reinstate',
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
  refusals: [
    'listing_not_editable',
    'listing_closed',
    'has_bids',
    'subscription_required',
    'partly_suspended',
  ],
})
