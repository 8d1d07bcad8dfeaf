import { listingStoodStill } from '#server/modules/listings/listings.events.ts'
import { reaction } from '#server/platform/jobs/outbox.ts'
import { stoodStillWords } from './decisions.words.ts'
import { selectInterested, selectNamedListing } from './notifications.queries.ts'
import { notify } from './notifications.service.ts'

export const notifyListingStoodStill = reaction({
  name: 'notify.listing-stood-still',
  on: listingStoodStill,
  run: async (tx, { payload: { listing_id } }, platform) => {
    const listing = await selectNamedListing(tx, listing_id)
    for (const { account_id, has_bid } of await selectInterested(tx, listing_id)) {
      await notify(tx, platform, { account_id, listing_id, ...stoodStillWords(listing, has_bid) })
    }
  },
})
