import { tradeMoved } from '#server/modules/trades/trades.events.ts'
import { reaction } from '#server/platform/jobs/outbox.ts'
import { selectNamedListing, selectWorkingAdmins } from './notifications.queries.ts'
import { notify, readOfTrade } from './notifications.service.ts'
import { disputeForAdminsWords, tradeMovedWords } from './trades.words.ts'

/** Whoever did not do it is told; what the house does, both; of a dispute, the admins too. */
export const notifyTradeMoved = reaction({
  name: 'notify.trade-moved',
  on: tradeMoved,
  run: async (tx, { payload }, platform) => {
    const { trade_id, listing_id, side, seller_id, buyer_id, from_status, to_status } = payload
    const listing = await selectNamedListing(tx, listing_id)
    const told = [
      { to: 'seller', account_id: seller_id },
      { to: 'buyer', account_id: buyer_id },
    ] as const
    for (const { to, account_id } of told) {
      if (side === to) await readOfTrade(tx, account_id, { id: trade_id, listing_id })
      else await notify(tx, platform, { account_id, listing_id, ...tradeMovedWords(listing, to, payload) })
    }
    if (to_status !== 'disputed' || from_status === 'disputed') return
    for (const account_id of await selectWorkingAdmins(tx)) {
      await notify(tx, platform, { account_id, listing_id, ...disputeForAdminsWords(listing, payload) })
    }
  },
})
