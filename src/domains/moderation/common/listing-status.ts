import { operation } from '#platform/common/operation.ts'
import type * as shapes from './listing-status.shapes.ts'

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
