import { anomaliesFound } from '#server/modules/invariants/invariants.events.ts'
import { reaction } from '#server/platform/jobs/outbox.ts'
import { anomalyWords } from './flags.words.ts'
import { selectWorkingAdmins } from './notifications.queries.ts'
import { notify } from './notifications.service.ts'

export const notifyAnomaliesFound = reaction({
  name: 'notify.anomalies-found',
  on: anomaliesFound,
  run: async (tx, { payload }, platform) => {
    const { listing_id } = payload
    for (const account_id of await selectWorkingAdmins(tx))
      await notify(tx, platform, { account_id, listing_id, ...anomalyWords(payload) })
  },
})
