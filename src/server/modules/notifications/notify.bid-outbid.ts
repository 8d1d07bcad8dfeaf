import { bidOutbid } from '#server/modules/bidding/bidding.events.ts'
import { reaction } from '#server/platform/jobs/outbox.ts'
import { selectNamedListing } from './notifications.queries.ts'
import { notify } from './notifications.service.ts'
import { outbidWords } from './notifications.words.ts'

export const notifyBidOutbid = reaction({
  name: 'notify.bid-outbid',
  on: bidOutbid,
  run: async (tx, { payload: { listing_id, bidder_id, price_cents } }, platform) => {
    const words = outbidWords(await selectNamedListing(tx, listing_id), price_cents)
    await notify(tx, platform, { account_id: bidder_id, listing_id, ...words })
  },
})
