import { operation } from '#platform/common/operation.ts'
import type * as shapes from './selling.shapes.ts'

export type * from './selling.shapes.ts'

export const getListingHistory = operation<typeof shapes.getListingHistory>('GET /listing-history/{id}')({
  name: 'getListingHistory',
  summary:
    'When something was first listed, how it ended before, and what its seller changed since it is live',
  access: 'anyone',
  view: 'public',
  limit: { calls: 600, per: 'minute' },
})

export const getEditingTerms = operation<typeof shapes.getEditingTerms>('GET /editing-terms/{id}')({
  name: 'getEditingTerms',
  summary: 'Whether my live listing has had a bid, and what of its reserve may still change',
  access: 'signed_in',
  duty: 'overview',
  view: 'listings',
  limit: { calls: 240, per: 'minute' },
  refusals: ['listing_not_editable'],
})

export const markSold = operation<typeof shapes.markSold>('POST /listing/{id}/sold')({
  name: 'markSold',
  summary:
    'Say that a live listing, or some of its pieces, is sold, and to whom: the buyer is asked to confirm it',
  access: 'user',
  limit: { calls: 60, per: 'hour' },
  refusals: ['listing_closed', 'listing_not_editable', 'has_bids'],
  idempotentByKey: true,
})

export const listSoldCandidates = operation<typeof shapes.listSoldCandidates>('GET /sold-candidates/{id}')({
  name: 'listSoldCandidates',
  summary: 'Who bid on my listing or asked about it, also when it was listed before, the latest first',
  access: 'user',
  view: 'sales',
  limit: { calls: 240, per: 'minute' },
})

export const relistListing = operation<typeof shapes.relistListing>('POST /relist/{id}')({
  name: 'relistListing',
  summary: 'List again what has ended without a sale, as a draft to look over first or at once as it was',
  access: 'user',
  limit: { calls: 240, per: 'hour' },
  status: 201,
  refusals: ['not_relistable', 'already_relisted', 'subscription_required', 'partly_suspended'],
})

export const sellSimilar = operation<typeof shapes.sellSimilar>('POST /sell-similar/{id}')({
  name: 'sellSimilar',
  summary:
    'Start a draft with the details of what I have listed, for another thing like it: without photos and what identifies the one thing',
  access: 'user',
  limit: { calls: 60, per: 'hour' },
  status: 201,
  refusals: ['listing_not_editable'],
})

export const renewListing = operation<typeof shapes.renewListing>('POST /renew-listing/{id}')({
  name: 'renewListing',
  summary: 'Let a live listing that runs until sold run on, for its whole time from now',
  access: 'user',
  limit: { calls: 240, per: 'hour' },
  refusals: ['listing_closed', 'listing_not_editable'],
})

export const scheduleStart = operation<typeof shapes.scheduleStart>('PUT /scheduled-start/{id}')({
  name: 'scheduleStart',
  summary:
    'Let a draft of mine go live at a chosen time, 10 minutes to 30 days ahead, or change that time. Publishing’s rules are checked now and at the start',
  access: 'user',
  keyScope: 'listings:write',
  limit: { calls: 240, per: 'hour' },
  refusals: ['listing_not_editable', 'subscription_required', 'partly_suspended'],
})

export const cancelStart = operation<typeof shapes.cancelStart>('DELETE /scheduled-start/{id}')({
  name: 'cancelStart',
  summary: 'Keep a scheduled listing as a draft',
  access: 'user',
  keyScope: 'listings:write',
  limit: { calls: 240, per: 'hour' },
  refusals: ['listing_not_editable'],
})

export const getListingAdvice = operation<typeof shapes.getListingAdvice>('GET /listing-advice/{id}')({
  name: 'getListingAdvice',
  summary:
    'Claims in a listing of my own, or as an admin in anybody’s, to think about before others read them',
  access: 'signed_in',
  duty: 'overview',
  view: 'listings',
  limit: { calls: 240, per: 'minute' },
})

export const setFeatured = operation<typeof shapes.setFeatured>('PUT /listing/{id}/featured')({
  name: 'setFeatured',
  summary: 'Put my live listing in front of others, as my plan allows, or no longer',
  access: 'user',
  limit: { calls: 120, per: 'minute' },
  refusals: ['listing_closed', 'subscription_required'],
})
