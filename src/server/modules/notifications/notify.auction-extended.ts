import { auctionExtended } from '#server/modules/bidding/bidding.events.ts'
import { reaction } from '#server/platform/jobs/outbox.ts'
import { extendedWords } from './decisions.words.ts'
import { selectInterested, selectNamedListing } from './notifications.queries.ts'
import { notify } from './notifications.service.ts'

export const notifyAuctionExtended = reaction({
  name: 'notify.auction-extended',
  on: auctionExtended,
  run: async (tx, { payload: { listing_id, seller_id, closes_at } }, platform) => {
    const words = extendedWords(await selectNamedListing(tx, listing_id), new Date(closes_at))
    const interested = (await selectInterested(tx, listing_id)).map(({ account_id }) => account_id)
    for (const account_id of new Set([seller_id, ...interested])) {
      await notify(tx, platform, { account_id, listing_id, ...words })
    }
  },
})
