import { task, type TaskKind } from '#platform/server/jobs/jobs.ts'
import { followPaymentOfGateway, renewDue, settleOpenPayments } from './renewals.service.ts'

interface ChangedPayment {
  gateway: 'stripe' | 'sandbox'
  gateway_payment_id: string
}

export const followPaymentKind: TaskKind<ChangedPayment> = { name: 'follow_payment' }

export const subscriptionsTasks = [
  task({
    name: 'renew_subscriptions',
    every: 'minute',
    run: async (_payload: object, platform) => {
      await settleOpenPayments(platform)
      await renewDue(platform)
    },
  }),
  task({
    ...followPaymentKind,
    run: (payload: ChangedPayment, platform) => followPaymentOfGateway(platform, payload),
  }),
]
