import { listingSuspended } from '#server/modules/listings/listings.events.ts'
import { reaction } from '#server/platform/jobs/outbox.ts'
import { suspendedWords } from './decisions.words.ts'
import { selectNamedListing } from './notifications.queries.ts'
import { notify } from './notifications.service.ts'

export const notifyListingSuspended = reaction({
  name: 'notify.listing-suspended',
  on: listingSuspended,
  run: async (tx, { payload: { listing_id, seller_id, reason } }, platform) => {
    const words = suspendedWords(await selectNamedListing(tx, listing_id), reason)
    await notify(tx, platform, { account_id: seller_id, listing_id, ...words })
  },
})
