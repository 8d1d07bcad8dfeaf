import { listingFlagged } from '#server/modules/flags/flags.events.ts'
import { reaction } from '#server/platform/jobs/outbox.ts'
import { flaggedWords } from './flags.words.ts'
import { selectNamedListing, selectWorkingAdmins } from './notifications.queries.ts'
import { notify } from './notifications.service.ts'

export const notifyListingFlagged = reaction({
  name: 'notify.listing-flagged',
  on: listingFlagged,
  run: async (tx, { payload: { listing_id, ...flag } }, platform) => {
    const words = flaggedWords(await selectNamedListing(tx, listing_id), flag)
    for (const account_id of await selectWorkingAdmins(tx)) {
      await notify(tx, platform, { account_id, listing_id, ...words })
    }
  },
})
