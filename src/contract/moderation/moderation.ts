import { max_bulk_piece } from '../core/bulk.ts'
import { operation } from '../core/operation.ts'
import type * as shapes from './moderation.shapes.ts'

export type * from './moderation.shapes.ts'

export const max_waiting_appeals = 3
export const max_appeal_characters = 2_000

export const getAppeal = operation<typeof shapes.getAppeal>()({
  name: 'getAppeal',
  summary: 'Why a listing was suspended and what was written about it: for its seller and for admins',
  method: 'GET',
  path: '/listing-appeal/{id}',
  access: 'signed_in',
  limit: { calls: 240, per: 'minute' },
  refusals: [],
})

export const writeAppeal = operation<typeof shapes.writeAppeal>()({
  name: 'writeAppeal',
  summary: 'Appeal against the suspension of a listing of my own, or answer an appeal as an admin',
  method: 'POST',
  path: '/listing-appeal/{id}',
  access: 'signed_in',
  limit: { calls: 60, per: 'hour' },
  status: 201,
  refusals: ['appeal_closed'],
})

export const listAdminListings = operation<typeof shapes.listAdminListings>()({
  name: 'listAdminListings',
  summary: 'The table of listings of any status, but for drafts that only their sellers know',
  method: 'GET',
  path: '/admin-listing',
  access: 'admin',
  limit: { calls: 240, per: 'minute' },
  refusals: [],
})

export const exportAdminListings = operation<typeof shapes.exportAdminListings>()({
  name: 'exportAdminListings',
  summary: 'The same table, whole, as CSV',
  method: 'GET',
  path: '/admin-listing-csv',
  access: 'admin',
  limit: { calls: 20, per: 'hour' },
  answers_file: true,
  refusals: [],
})

export const getAdminListing = operation<typeof shapes.getAdminListing>()({
  name: 'getAdminListing',
  summary: 'All that there is to a listing, for deciding about it',
  method: 'GET',
  path: '/admin-listing/{id}',
  access: 'admin',
  limit: { calls: 240, per: 'minute' },
  refusals: [],
})

export const listing_acts = ['approve', 'send_back', 'suspend', 'reinstate', 'move'] as const
export type ListingAct = (typeof listing_acts)[number]

export const planListings = operation<typeof shapes.planListings>()({
  name: 'planListings',
  summary: 'Which of all listings that match an act can be done to, and why not to the others',
  method: 'GET',
  path: '/admin-listing-plan',
  access: 'admin',
  limit: { calls: 60, per: 'minute' },
  refusals: [],
})

export const moveListings = operation<typeof shapes.moveListings>()({
  name: 'moveListings',
  summary: 'Move several live listings to other categories, each by itself; answers where they were',
  method: 'POST',
  path: '/admin-listing-category',
  access: 'admin',
  limit: { calls: 60, per: 'minute' },
  refusals: [],
  idempotent_by_key: true,
})

export const max_decided_at_once = max_bulk_piece

export const decideListings = operation<typeof shapes.decideListings>()({
  name: 'decideListings',
  summary: 'Approve, send back, reinstate or suspend several listings, each by itself',
  method: 'POST',
  path: '/admin-listing-status',
  access: 'admin',
  limit: { calls: 60, per: 'minute' },
  refusals: [],
  idempotent_by_key: true,
})
