import { accountAppealMade } from '#server/modules/moderation/moderation.events.ts'
import { reaction } from '#server/platform/jobs/outbox.ts'
import { accountAppealWords } from './decisions.words.ts'
import { selectWorkingAdmins } from './notifications.queries.ts'
import { notify } from './notifications.service.ts'

export const notifyAccountAppealMade = reaction({
  name: 'notify.account-appeal-made',
  on: accountAppealMade,
  run: async (tx, { payload }, platform) => {
    for (const account_id of await selectWorkingAdmins(tx)) {
      await notify(tx, platform, { account_id, listing_id: null, ...accountAppealWords(payload) })
    }
  },
})
