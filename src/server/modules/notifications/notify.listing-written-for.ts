import { listingWrittenFor } from '#server/modules/listings/listings.events.ts'
import { reaction } from '#server/platform/jobs/outbox.ts'
import { behalfWords } from './behalf.words.ts'
import { findNamedListing } from './notifications.queries.ts'
import { notify } from './notifications.service.ts'

export const notifyListingWrittenFor = reaction({
  name: 'notify.listing-written-for',
  on: listingWrittenFor,
  run: async (tx, { payload: { listing_id, seller_id, type, title, act, lines, reason } }, platform) => {
    const there = await findNamedListing(tx, listing_id)
    const words = behalfWords({ id: listing_id, type, title }, act, lines, reason)
    await notify(tx, platform, { account_id: seller_id, listing_id: there ? listing_id : null, ...words })
  },
})
