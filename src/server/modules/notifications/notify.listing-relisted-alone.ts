import { listingRelistedAlone } from '#server/modules/selling/selling.events.ts'
import { reaction } from '#server/platform/jobs/outbox.ts'
import { selectNamedListing } from './notifications.queries.ts'
import { notify } from './notifications.service.ts'
import { relistedAloneWords } from './notifications.words.ts'

export const notifyListingRelistedAlone = reaction({
  name: 'notify.listing-relisted-alone',
  on: listingRelistedAlone,
  run: async (tx, { payload: { listing_id, seller_id, came_to, times_left } }, platform) => {
    const words = relistedAloneWords(await selectNamedListing(tx, listing_id), came_to, times_left)
    await notify(tx, platform, { account_id: seller_id, listing_id, ...words })
  },
})
