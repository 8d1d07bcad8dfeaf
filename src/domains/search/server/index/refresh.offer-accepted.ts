import { offerAccepted } from '#domains/offers/server/offers.events.ts'
import { reaction } from '#platform/server/jobs/outbox.ts'
import { refreshSearchRow } from './search-row.service.ts'

export const refreshOfferAccepted = reaction({
  name: 'refresh.offer-accepted',
  on: offerAccepted,
  run: async (tx, { payload }) => await refreshSearchRow(tx, payload.listing_id),
})
