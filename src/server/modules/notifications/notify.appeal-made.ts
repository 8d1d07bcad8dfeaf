import { appealMade } from '#server/modules/moderation/moderation.events.ts'
import { reaction } from '#server/platform/jobs/outbox.ts'
import { appealWords } from './decisions.words.ts'
import { selectNamedListing, selectWorkingAdmins } from './notifications.queries.ts'
import { notify } from './notifications.service.ts'

export const notifyAppealMade = reaction({
  name: 'notify.appeal-made',
  on: appealMade,
  run: async (tx, { payload: { listing_id, text } }, platform) => {
    const words = appealWords(await selectNamedListing(tx, listing_id), text)
    for (const account_id of await selectWorkingAdmins(tx)) {
      await notify(tx, platform, { account_id, listing_id, ...words })
    }
  },
})
