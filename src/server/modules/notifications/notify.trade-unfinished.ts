import { tradeUnfinished } from '#server/modules/trades/trades.events.ts'
import { reaction } from '#server/platform/jobs/outbox.ts'
import { selectNamedListing } from './notifications.queries.ts'
import { notify } from './notifications.service.ts'
import { tradeUnfinishedWords } from './trades.words.ts'

export const notifyTradeUnfinished = reaction({
  name: 'notify.trade-unfinished',
  on: tradeUnfinished,
  run: async (tx, { payload: { listing_id, seller_id, buyer_id, day } }, platform) => {
    const listing = await selectNamedListing(tx, listing_id)
    const told = [
      { account_id: seller_id, ...tradeUnfinishedWords(listing, 'seller', day) },
      { account_id: buyer_id, ...tradeUnfinishedWords(listing, 'buyer', day) },
    ]
    for (const notice of told) await notify(tx, platform, { listing_id, ...notice })
  },
})
