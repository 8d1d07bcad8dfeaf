import { appealAnswered } from '#server/modules/moderation/moderation.events.ts'
import { reaction } from '#server/platform/jobs/outbox.ts'
import { appealAnswerWords } from './decisions.words.ts'
import { selectNamedListing } from './notifications.queries.ts'
import { notify } from './notifications.service.ts'

export const notifyAppealAnswered = reaction({
  name: 'notify.appeal-answered',
  on: appealAnswered,
  run: async (tx, { payload: { listing_id, seller_id, text } }, platform) => {
    const words = appealAnswerWords(await selectNamedListing(tx, listing_id), text)
    await notify(tx, platform, { account_id: seller_id, listing_id, ...words })
  },
})
