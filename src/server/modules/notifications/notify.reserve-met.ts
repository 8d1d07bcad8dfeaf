import { reserveMet } from '#server/modules/bidding/bidding.events.ts'
import { reaction } from '#server/platform/jobs/outbox.ts'
import { selectNamedListing } from './notifications.queries.ts'
import { notify } from './notifications.service.ts'
import { reserveMetWords } from './notifications.words.ts'

export const notifyReserveMet = reaction({
  name: 'notify.reserve-met',
  on: reserveMet,
  run: async (tx, { payload: { listing_id, seller_id, price_cents } }, platform) => {
    const words = reserveMetWords(await selectNamedListing(tx, listing_id), price_cents)
    await notify(tx, platform, { account_id: seller_id, listing_id, ...words })
  },
})
