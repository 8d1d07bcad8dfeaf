import { boughtNow } from '#server/modules/bidding/bidding.events.ts'
import { reaction } from '#server/platform/jobs/outbox.ts'
import { selectNamedListing } from './notifications.queries.ts'
import { notify } from './notifications.service.ts'
import { boughtWords, lostWords, soldWords } from './notifications.words.ts'

export const notifyBoughtNow = reaction({
  name: 'notify.bought-now',
  on: boughtNow,
  run: async (tx, { payload }, platform) => {
    const { listing_id, seller_id, buyer_id, price_cents, quantity, loser_ids } = payload
    const listing = await selectNamedListing(tx, listing_id)
    await notify(tx, platform, {
      account_id: buyer_id,
      listing_id,
      ...boughtWords(listing, price_cents, quantity),
    })
    await notify(tx, platform, {
      account_id: seller_id,
      listing_id,
      ...soldWords(listing, price_cents, quantity),
    })
    for (const account_id of loser_ids) {
      await notify(tx, platform, { account_id, listing_id, ...lostWords(listing, price_cents) })
    }
  },
})
