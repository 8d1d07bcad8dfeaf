import { watchersCarriedOver } from '#server/modules/watching/watching.events.ts'
import { reaction } from '#server/platform/jobs/outbox.ts'
import { selectNamedListing } from './notifications.queries.ts'
import { notify } from './notifications.service.ts'
import { relistedWords } from './notifications.words.ts'

export const notifyWatchersCarriedOver = reaction({
  name: 'notify.watchers-carried-over',
  on: watchersCarriedOver,
  run: async (tx, { payload: { listing_id, account_ids } }, platform) => {
    const words = relistedWords(await selectNamedListing(tx, listing_id))
    for (const account_id of account_ids) await notify(tx, platform, { account_id, listing_id, ...words })
  },
})
