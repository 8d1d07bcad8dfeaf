import { listingMarkedSold } from '#server/modules/selling/selling.events.ts'
import { reaction } from '#server/platform/jobs/outbox.ts'
import { selectNamedListing } from './notifications.queries.ts'
import { notify } from './notifications.service.ts'
import { saleNamedWords } from './notifications.words.ts'

export const notifyListingMarkedSold = reaction({
  name: 'notify.listing-marked-sold',
  on: listingMarkedSold,
  run: async (tx, { payload: { listing_id, buyer_id, price_cents, quantity } }, platform) => {
    if (buyer_id === null) return
    const listing = await selectNamedListing(tx, listing_id)
    const words = saleNamedWords(listing, price_cents, quantity)
    await notify(tx, platform, { account_id: buyer_id, listing_id, ...words })
  },
})
