import { listingSentBack } from '#server/modules/listings/listings.events.ts'
import { reaction } from '#server/platform/jobs/outbox.ts'
import { sentBackWords } from './decisions.words.ts'
import { findNamedListing } from './notifications.queries.ts'
import { notify } from './notifications.service.ts'

export const notifyListingSentBack = reaction({
  name: 'notify.listing-sent-back',
  on: listingSentBack,
  run: async (tx, { payload: { listing_id, seller_id, reason } }, platform) => {
    const listing = await findNamedListing(tx, listing_id)
    // Thrown away meanwhile by its seller.
    if (!listing) return
    await notify(tx, platform, { account_id: seller_id, listing_id, ...sentBackWords(listing, reason) })
  },
})
