import { operation } from '#platform/common/operation.ts'
import type * as shapes from './own-listings.shapes.ts'
import * as t from '#domains/selling/texts.ts'

export type * from './own-listings.shapes.ts'

/** Includes answers stored for other categories. */
export const maxAnswers = 100
export const describeTooManyAnswers = () => t.a_listing_may_have_at_most_extra_details({ count: maxAnswers })

export const createListing = operation<typeof shapes.createListing>('POST /listing')({
  name: 'createListing',
  summary: 'Start a draft; an admin names the seller',
  access: 'signed_in',
  duty: 'memberHelp',
  keyScope: 'listings:write',
  limit: { calls: 60, per: 'hour' },
  status: 201,
  refusals: ['subscription_required'],
})

export const updateListing = operation<typeof shapes.updateListing>('PUT /listing/{id}')({
  name: 'updateListing',
  summary:
    'Change a draft or a live listing. “version” is the one you read. An admin gives a reason where it’s live',
  access: 'signed_in',
  duty: 'memberHelp',
  keyScope: 'listings:write',
  limit: { calls: 240, per: 'minute' },
  refusals: ['listing_changed', 'listing_not_editable', 'subscription_required'],
})

export const validateListing = operation<typeof shapes.validateListing>('POST /validate-listing')({
  name: 'validateListing',
  summary:
    'Check the fields of a listing as publishing would, without saving or changing anything: the error of each field, a refusal that isn’t about a field, or how it would be published',
  access: 'user',
  keyScope: 'listings:write',
  limit: { calls: 60, per: 'minute' },
})

export const getOwnListing = operation<typeof shapes.getOwnListing>('GET /own-listing/{id}')({
  name: 'getOwnListing',
  summary: 'A listing of mine, with the details that only I can see; an admin reads anyone’s',
  access: 'signed_in',
  duty: 'overview',
  view: 'listings',
  keyScope: 'listings:read',
  limit: { calls: 240, per: 'minute' },
})

export const deleteListing = operation<typeof shapes.deleteListing>('DELETE /listing/{id}')({
  name: 'deleteListing',
  summary: 'Delete a draft, or withdraw a live listing without bids',
  access: 'signed_in',
  duty: 'memberHelp',
  keyScope: 'listings:write',
  limit: { calls: 60, per: 'minute' },
  refusals: ['listing_not_editable'],
})

/** Characters. */
export const maxSubtitle = 60

export const ownSorts = [
  'needs_me',
  'newest',
  'title_a_to_z',
  'title_z_to_a',
  'lowest_price',
  'highest_price',
  'closing_soon',
  'closing_late',
  'most_watched',
  'least_watched',
  'most_viewed',
  'least_viewed',
  'most_bids',
  'fewest_bids',
] as const
export type OwnSort = (typeof ownSorts)[number]

export const listOwnListings = operation<typeof shapes.listOwnListings>('GET /own-listing')({
  name: 'listOwnListings',
  summary:
    'My listings by status, those that need me first, and how many there are of each. “q” searches titles; “sold” includes live listings that have sold some',
  access: 'user',
  view: 'listings',
  keyScope: 'listings:read',
  limit: { calls: 240, per: 'minute' },
})

export const needKinds = [
  'offer',
  'message',
  'question',
  'suspended',
  'sent_back',
  'to_settle',
  'no_bids',
] as const
export type NeedKind = (typeof needKinds)[number]

export const maxNamedNeeds = 8

export const getOwnListingNeeds = operation<typeof shapes.getOwnListingNeeds>('GET /own-listing-needs')({
  name: 'getOwnListingNeeds',
  summary:
    'What needs me as a seller: offers, messages and questions to answer, what was suspended or sent back and why, sales of the last two weeks to settle, auctions that end within a day without a bid. The first few of each, and how many there are',
  access: 'user',
  view: 'listings',
  limit: { calls: 240, per: 'minute' },
})
