import { pickupMoved } from '#server/modules/trades/handover/handover.events.ts'
import { reaction } from '#server/platform/jobs/outbox.ts'
import { pickupWords } from './handovers.words.ts'
import { selectNamedListing } from './notifications.queries.ts'
import { notify } from './notifications.service.ts'

export const notifyPickupMoved = reaction({
  name: 'notify.pickup-moved',
  on: pickupMoved,
  run: async (tx, { payload }, platform) => {
    const { listing_id, seller_id, buyer_id, side } = payload
    const words = pickupWords(await selectNamedListing(tx, listing_id), payload)
    const account_id = side === 'buyer' ? seller_id : buyer_id
    await notify(tx, platform, { account_id, listing_id, ...words })
  },
})
