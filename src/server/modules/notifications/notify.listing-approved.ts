import { listingApproved } from '#server/modules/listings/listings.events.ts'
import { reaction } from '#server/platform/jobs/outbox.ts'
import { approvedWords } from './decisions.words.ts'
import { selectNamedListing } from './notifications.queries.ts'
import { notify } from './notifications.service.ts'

export const notifyListingApproved = reaction({
  name: 'notify.listing-approved',
  on: listingApproved,
  run: async (tx, { payload: { listing_id, seller_id } }, platform) => {
    const words = approvedWords(await selectNamedListing(tx, listing_id))
    await notify(tx, platform, { account_id: seller_id, listing_id, ...words })
  },
})
