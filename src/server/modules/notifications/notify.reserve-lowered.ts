import { reserveLowered } from '#server/modules/bidding/bidding.events.ts'
import { reaction } from '#server/platform/jobs/outbox.ts'
import { selectNamedListing } from './notifications.queries.ts'
import { notify } from './notifications.service.ts'
import { reserveLoweredWords } from './notifications.words.ts'

/** The price stays, so without a word nobody would know that one more bid may be enough. */
export const notifyReserveLowered = reaction({
  name: 'notify.reserve-lowered',
  on: reserveLowered,
  run: async (tx, { payload: { listing_id, leader_id, bidder_ids, ...now } }, platform) => {
    const listing = await selectNamedListing(tx, listing_id)
    for (const account_id of bidder_ids) {
      const words = reserveLoweredWords(listing, { leads: account_id === leader_id, ...now })
      await notify(tx, platform, { account_id, listing_id, ...words })
    }
  },
})
