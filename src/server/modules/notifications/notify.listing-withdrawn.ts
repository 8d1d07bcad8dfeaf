import { listingWithdrawn } from '#server/modules/listings/listings.events.ts'
import { reaction } from '#server/platform/jobs/outbox.ts'
import { selectNamedListing } from './notifications.queries.ts'
import { notify } from './notifications.service.ts'
import { withdrawnWords } from './notifications.words.ts'

export const notifyListingWithdrawn = reaction({
  name: 'notify.listing-withdrawn',
  on: listingWithdrawn,
  run: async (tx, { payload: { listing_id, bidder_ids, reason } }, platform) => {
    const listing = await selectNamedListing(tx, listing_id)
    for (const account_id of bidder_ids) {
      await notify(tx, platform, { account_id, listing_id, ...withdrawnWords(listing, reason) })
    }
  },
})
