import { maxBulkPiece } from '#platform/common/bulk.ts'
import { operation } from '#platform/common/operation.ts'
import type * as shapes from './moderation.shapes.ts'

export type * from './moderation.shapes.ts'

export const maxWaitingAppeals = 3
export const maxAppealCharacters = 2_000

export const getAppeal = operation<typeof shapes.getAppeal>('GET /listing-appeal/{id}')({
  name: 'getAppeal',
  summary: 'Why a listing was suspended and what was written about it: for its seller and for admins',
  access: 'signed_in',
  duty: 'overview',
  view: 'listings',
  limit: { calls: 240, per: 'minute' },
})

export const writeAppeal = operation<typeof shapes.writeAppeal>('POST /listing-appeal/{id}')({
  name: 'writeAppeal',
  summary: 'Appeal against the suspension of a listing of my own, or answer an appeal as an admin',
  access: 'signed_in',
  duty: 'decisions',
  limit: { calls: 60, per: 'hour' },
  status: 201,
  refusals: ['appeal_closed'],
})

export const listAdminListings = operation<typeof shapes.listAdminListings>('GET /admin-listing')({
  name: 'listAdminListings',
  summary: 'The table of listings of any status, but for drafts that only their sellers know',
  access: 'admin',
  duty: 'overview',
  limit: { calls: 240, per: 'minute' },
})

export const exportAdminListings = operation<typeof shapes.exportAdminListings>('GET /admin-listing-csv')({
  name: 'exportAdminListings',
  summary: 'The same table, whole, as CSV',
  access: 'admin',
  duty: 'decisions',
  isLogged: true,
  limit: { calls: 20, per: 'hour' },
  answersFile: true,
})

export const getAdminListing = operation<typeof shapes.getAdminListing>('GET /admin-listing/{id}')({
  name: 'getAdminListing',
  summary: 'All that there is to a listing, for deciding about it',
  access: 'admin',
  duty: 'overview',
  limit: { calls: 240, per: 'minute' },
})

export const listingActs = ['approve', 'send_back', 'suspend', 'reinstate', 'move'] as const
export type ListingAct = (typeof listingActs)[number]

export const planListings = operation<typeof shapes.planListings>('GET /admin-listing-plan')({
  name: 'planListings',
  summary: 'Which of all listings that match an act can be done to, and why not to the others',
  access: 'admin',
  duty: 'decisions',
  limit: { calls: 60, per: 'minute' },
})

export const moveListings = operation<typeof shapes.moveListings>('POST /admin-listing-category')({
  name: 'moveListings',
  summary: 'Move several live listings to other categories, each by itself; answers where they were',
  access: 'admin',
  duty: 'decisions',
  limit: { calls: 60, per: 'minute' },
  idempotentByKey: true,
})

export const maxDecidedAtOnce = maxBulkPiece

export const decideListings = operation<typeof shapes.decideListings>('POST /admin-listing-status')({
  name: 'decideListings',
  summary: 'Approve, send back, reinstate or suspend several listings, each by itself',
  access: 'admin',
  duty: 'decisions',
  limit: { calls: 60, per: 'minute' },
  idempotentByKey: true,
})

export const setListingStatus = operation<typeof shapes.setListingStatus>('PUT /listing-status/{id}')({
  name: 'setListingStatus',
  summary:
    'Publish a draft, take a pending listing back, withdraw a live one (give a reason if it has bids) or mark it as sold. Admins also approve, send back, suspend and reinstate',
  access: 'signed_in',
  duty: 'listingStatus',
  keyScope: 'listings:write',
  limit: { calls: 60, per: 'minute' },
  refusals: [
    'listing_not_editable',
    'listing_closed',
    'has_bids',
    'subscription_required',
    'partly_suspended',
  ],
})

export const proposeAct = operation<typeof shapes.proposeAct>('POST /second-person')({
  name: 'proposeAct',
  summary: 'Propose what one admin may not do alone; a second admin approves it in the moderation queue',
  access: 'admin',
  duty: 'proposals',
  limit: { calls: 60, per: 'minute' },
  status: 201,
  refusals: ['status_unchanged', 'last_admin', 'own_account', 'not_found', 'account_busy', 'refund_too_much'],
})

export const getProposal = operation<typeof shapes.getProposal>('GET /second-person')({
  name: 'getProposal',
  summary: 'What waits for a second admin about a member or a payment; null where nothing does',
  access: 'admin',
  duty: 'proposals',
  limit: { calls: 240, per: 'minute' },
})
