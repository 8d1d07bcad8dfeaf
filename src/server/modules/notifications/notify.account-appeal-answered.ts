import { accountAppealAnswered } from '#server/modules/moderation/moderation.events.ts'
import { reaction } from '#server/platform/jobs/outbox.ts'
import { accountAppealAnswerWords } from './decisions.words.ts'
import { notify } from './notifications.service.ts'

/** By email above all: while the account is suspended its owner has no bell. */
export const notifyAccountAppealAnswered = reaction({
  name: 'notify.account-appeal-answered',
  on: accountAppealAnswered,
  run: async (tx, { payload: { account_id, text } }, platform) => {
    const words = accountAppealAnswerWords(text)
    await notify(tx, platform, { account_id, listing_id: null, is_urgent: true, ...words })
  },
})
