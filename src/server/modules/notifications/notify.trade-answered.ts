import { tradeAnswered } from '#server/modules/trades/trades.events.ts'
import { reaction } from '#server/platform/jobs/outbox.ts'
import { selectNamedListing } from './notifications.queries.ts'
import { notify } from './notifications.service.ts'
import { saleAnsweredWords } from './notifications.words.ts'

export const notifyTradeAnswered = reaction({
  name: 'notify.trade-answered',
  on: tradeAnswered,
  run: async (tx, { payload: { listing_id, seller_id, answer } }, platform) => {
    const listing = await selectNamedListing(tx, listing_id)
    await notify(tx, platform, { account_id: seller_id, listing_id, ...saleAnsweredWords(listing, answer) })
  },
})
