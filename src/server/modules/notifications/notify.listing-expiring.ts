import { listingExpiring } from '#server/modules/selling/selling.events.ts'
import { reaction } from '#server/platform/jobs/outbox.ts'
import { selectNamedListing } from './notifications.queries.ts'
import { notify } from './notifications.service.ts'
import { expiringWords } from './notifications.words.ts'

export const notifyListingExpiring = reaction({
  name: 'notify.listing-expiring',
  on: listingExpiring,
  run: async (tx, { payload: { listing_id, seller_id, closes_at } }, platform) => {
    const words = expiringWords(await selectNamedListing(tx, listing_id), new Date(closes_at))
    await notify(tx, platform, { account_id: seller_id, listing_id, ...words })
  },
})
