import { operation } from '../core/operation.ts'
import type * as shapes from './selling.shapes.ts'

export type * from './selling.shapes.ts'

export const getListingHistory = operation<typeof shapes.getListingHistory>()({
  name: 'getListingHistory',
  summary:
    'When something was first listed, how it ended before, and what its seller changed since it is live',
  method: 'GET',
  path: '/listing-history/{id}',
  access: 'anyone',
  limit: { calls: 600, per: 'minute' },
  refusals: [],
})

export const getEditingTerms = operation<typeof shapes.getEditingTerms>()({
  name: 'getEditingTerms',
  summary: 'Whether my live listing has had a bid, and what of its reserve may still change',
  method: 'GET',
  path: '/editing-terms/{id}',
  access: 'signed_in',
  limit: { calls: 240, per: 'minute' },
  refusals: ['listing_not_editable'],
})

export const markSold = operation<typeof shapes.markSold>()({
  name: 'markSold',
  summary:
    'Say that a live listing, or some of its pieces, is sold, and to whom: the buyer is asked to confirm it',
  method: 'POST',
  path: '/listing/{id}/sold',
  access: 'user',
  limit: { calls: 60, per: 'hour' },
  refusals: ['listing_closed', 'listing_not_editable', 'has_bids'],
  idempotent_by_key: true,
})

export const listSoldCandidates = operation<typeof shapes.listSoldCandidates>()({
  name: 'listSoldCandidates',
  summary: 'Who bid on my listing or asked about it, also when it was listed before, the latest first',
  method: 'GET',
  path: '/sold-candidates/{id}',
  access: 'user',
  limit: { calls: 240, per: 'minute' },
  refusals: [],
})

export const relistListing = operation<typeof shapes.relistListing>()({
  name: 'relistListing',
  summary: 'List again what has ended without a sale, as a draft to look over first or at once as it was',
  method: 'POST',
  path: '/relist/{id}',
  access: 'user',
  limit: { calls: 240, per: 'hour' },
  status: 201,
  refusals: ['not_relistable', 'already_relisted', 'subscription_required', 'partly_suspended'],
})

export const renewListing = operation<typeof shapes.renewListing>()({
  name: 'renewListing',
  summary: 'Let a live listing that runs until sold run on, for its whole time from now',
  method: 'POST',
  path: '/renew-listing/{id}',
  access: 'user',
  limit: { calls: 240, per: 'hour' },
  refusals: ['listing_closed', 'listing_not_editable'],
})
