import { tradeHeld } from '#server/modules/trades/trades.events.ts'
import { reaction } from '#server/platform/jobs/outbox.ts'
import { selectNamedListing } from './notifications.queries.ts'
import { notify } from './notifications.service.ts'
import { tradeHeldWords } from './trades.words.ts'

/** Before they pay, or what they have been waiting for: told whatever they chose to hear of. */
export const notifyTradeHeld = reaction({
  name: 'notify.trade-held',
  on: tradeHeld,
  run: async (tx, { payload }, platform) => {
    const { listing_id, buyer_id: account_id } = payload
    const words = tradeHeldWords(await selectNamedListing(tx, listing_id), payload)
    await notify(tx, platform, { account_id, listing_id, is_urgent: true, ...words })
  },
})
