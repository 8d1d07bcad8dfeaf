import { flagDecided } from '#server/modules/flags/flags.events.ts'
import { reaction } from '#server/platform/jobs/outbox.ts'
import { flagDecidedWords } from './flags.words.ts'
import { selectNamedListing } from './notifications.queries.ts'
import { notify } from './notifications.service.ts'

export const notifyFlagDecided = reaction({
  name: 'notify.flag-decided',
  on: flagDecided,
  run: async (tx, { payload: { listing_id, reporter_id, ...decision } }, platform) => {
    const words = flagDecidedWords(await selectNamedListing(tx, listing_id), decision)
    await notify(tx, platform, { account_id: reporter_id, listing_id, ...words })
  },
})
