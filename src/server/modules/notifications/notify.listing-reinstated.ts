import { listingReinstated } from '#server/modules/listings/listings.events.ts'
import { reaction } from '#server/platform/jobs/outbox.ts'
import { reinstatedWords } from './decisions.words.ts'
import { selectNamedListing } from './notifications.queries.ts'
import { notify } from './notifications.service.ts'

export const notifyListingReinstated = reaction({
  name: 'notify.listing-reinstated',
  on: listingReinstated,
  run: async (tx, { payload: { listing_id, seller_id, reason, is_live } }, platform) => {
    const words = reinstatedWords(await selectNamedListing(tx, listing_id), { reason, is_live })
    await notify(tx, platform, { account_id: seller_id, listing_id, ...words })
  },
})
