import { auctionClosed } from '#server/modules/bidding/bidding.events.ts'
import { reaction } from '#server/platform/jobs/outbox.ts'
import { isRelistedAlone, selectNamedListing } from './notifications.queries.ts'
import { notify } from './notifications.service.ts'
import { lostWords, soldWords, unsoldWords, wonWords } from './notifications.words.ts'

export const notifyAuctionClosed = reaction({
  name: 'notify.auction-closed',
  on: auctionClosed,
  run: async (tx, { payload: { listing_id, seller_id, price_cents, winner_id, loser_ids } }, platform) => {
    const listing = await selectNamedListing(tx, listing_id)
    const sold_for = winner_id === null ? null : price_cents
    if (winner_id !== null && sold_for !== null) {
      await notify(tx, platform, { account_id: winner_id, listing_id, ...wonWords(listing, sold_for) })
      await notify(tx, platform, { account_id: seller_id, listing_id, ...soldWords(listing, sold_for) })
    } else if (!(await isRelistedAlone(tx, listing_id))) {
      await notify(tx, platform, { account_id: seller_id, listing_id, ...unsoldWords(listing, price_cents) })
    }
    for (const account_id of loser_ids) {
      await notify(tx, platform, { account_id, listing_id, ...lostWords(listing, sold_for) })
    }
  },
})
