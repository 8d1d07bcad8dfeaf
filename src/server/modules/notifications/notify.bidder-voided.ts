import { bidderVoided } from '#server/modules/bidding/bidding.events.ts'
import { reaction } from '#server/platform/jobs/outbox.ts'
import { selectNamedListing } from './notifications.queries.ts'
import { notify } from './notifications.service.ts'
import { bidderGoneWords, risenWords, voidedWords } from './void.words.ts'

export const notifyBidderVoided = reaction({
  name: 'notify.bidder-voided',
  on: bidderVoided,
  run: async (tx, { payload }, platform) => {
    const { listing_id, bidder_id, seller_id, new_leader_id, by, price_cents } = payload
    const listing = await selectNamedListing(tx, listing_id)
    await notify(tx, platform, { account_id: bidder_id, listing_id, ...voidedWords(listing, payload) })
    if (new_leader_id !== null) {
      const words = risenWords(listing, price_cents)
      await notify(tx, platform, { account_id: new_leader_id, listing_id, ...words })
    }
    if (by === 'house') {
      const words = bidderGoneWords(listing, price_cents)
      await notify(tx, platform, { account_id: seller_id, listing_id, ...words })
    }
  },
})
