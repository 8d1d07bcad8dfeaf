import { task } from '#server/platform/jobs/jobs.ts'
import { renewDue, settleOpenPayments } from './renewals.service.ts'

export const subscriptionsTasks = [
  task({
    name: 'renew_subscriptions',
    every: 'minute',
    run: async (_payload: object, platform) => {
      await settleOpenPayments(platform)
      await renewDue(platform)
    },
  }),
]
