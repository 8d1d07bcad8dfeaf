import { tradeDisputeWrittenIn } from '#server/modules/trades/trades.events.ts'
import { reaction } from '#server/platform/jobs/outbox.ts'
import { selectNamedListing, selectWorkingAdmins } from './notifications.queries.ts'
import { notify } from './notifications.service.ts'
import { disputeForAdminsWords, disputeWrittenInWords } from './trades.words.ts'

/** Everyone in it but the one who wrote. */
export const notifyTradeDisputeWrittenIn = reaction({
  name: 'notify.trade-dispute-written-in',
  on: tradeDisputeWrittenIn,
  run: async (tx, { payload: { listing_id, seller_id, buyer_id, side, text } }, platform) => {
    const listing = await selectNamedListing(tx, listing_id)
    const told = [
      { to: 'seller', account_id: seller_id },
      { to: 'buyer', account_id: buyer_id },
    ] as const
    for (const { to, account_id } of told) {
      const words = disputeWrittenInWords(listing, to, { side, text })
      if (side !== to) await notify(tx, platform, { account_id, listing_id, ...words })
    }
    if (side === 'house') return
    for (const account_id of await selectWorkingAdmins(tx)) {
      const words = disputeForAdminsWords(listing, { side, reason: text })
      await notify(tx, platform, { account_id, listing_id, ...words })
    }
  },
})
