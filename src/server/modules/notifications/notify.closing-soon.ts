import { watchedClosingSoon } from '#server/modules/watching/watching.events.ts'
import { reaction } from '#server/platform/jobs/outbox.ts'
import { selectNamedListing } from './notifications.queries.ts'
import { notify } from './notifications.service.ts'
import { closingSoonWords } from './watching.words.ts'

export const notifyWatchedClosingSoon = reaction({
  name: 'notify.closing-soon',
  on: watchedClosingSoon,
  run: async (tx, { payload: { listing_id, closes_at, account_ids } }, platform) => {
    const words = closingSoonWords(await selectNamedListing(tx, listing_id), new Date(closes_at))
    for (const account_id of account_ids) await notify(tx, platform, { account_id, listing_id, ...words })
  },
})
