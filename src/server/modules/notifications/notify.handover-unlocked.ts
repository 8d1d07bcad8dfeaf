import { handoverUnlocked } from '#server/modules/trades/handover/handover.events.ts'
import { reaction } from '#server/platform/jobs/outbox.ts'
import { handoverUnlockedWords } from './handovers.words.ts'
import { selectNamedListing } from './notifications.queries.ts'
import { notify } from './notifications.service.ts'

export const notifyHandoverUnlocked = reaction({
  name: 'notify.handover-unlocked',
  on: handoverUnlocked,
  run: async (tx, { payload: { listing_id, seller_id } }, platform) => {
    const words = handoverUnlockedWords(await selectNamedListing(tx, listing_id))
    await notify(tx, platform, { account_id: seller_id, listing_id, ...words })
  },
})
