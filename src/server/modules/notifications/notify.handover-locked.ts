import { handoverLocked } from '#server/modules/trades/handover/handover.events.ts'
import { reaction } from '#server/platform/jobs/outbox.ts'
import { handoverLockedWords } from './handovers.words.ts'
import { selectNamedListing } from './notifications.queries.ts'
import { notify } from './notifications.service.ts'

export const notifyHandoverLocked = reaction({
  name: 'notify.handover-locked',
  on: handoverLocked,
  run: async (tx, { payload: { listing_id, buyer_id } }, platform) => {
    const words = handoverLockedWords(await selectNamedListing(tx, listing_id))
    await notify(tx, platform, { account_id: buyer_id, listing_id, ...words })
  },
})
