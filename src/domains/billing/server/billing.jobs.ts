import { task, type TaskKind } from '#platform/server/jobs/jobs.ts'
import { readGatewayEventsKind } from '#platform/server/payments/gateway-jobs.ts'
import {
  removeCardAtGateway,
  removeCardAtGatewayKind,
  removeCustomerAtGateway,
  removeCustomerKind,
} from './payments/card-removal.service.ts'
import { saveCardOfSetup, saveCardOfSetupKind } from './payments/cards.service.ts'
import { purgeEvents, readNewEvents } from './payments/gateway-events.service.ts'
import { finishRefund, finishRefundKind } from './subscriptions/refunds/refunds.service.ts'
import { followPaymentOfGateway, renewDue, settleOpenPayments } from './subscriptions/renewals.service.ts'

export const paymentsTasks = [
  task({
    ...readGatewayEventsKind,
    every: 'minute',
    run: async (_payload, platform) => await readNewEvents(platform),
  }),
  task({
    ...removeCardAtGatewayKind,
    run: async (removed, platform) => await removeCardAtGateway(platform, removed),
  }),
  task({
    ...removeCustomerKind,
    run: async (owner, platform) => await removeCustomerAtGateway(platform, owner),
  }),
  task({
    ...saveCardOfSetupKind,
    run: async (setup, platform) => await saveCardOfSetup(platform, setup),
  }),
  task({
    name: 'purge_gateway_events',
    every: 'day',
    run: async (_payload: object, { db }) => await purgeEvents(db),
  }),
]

export const refundsTasks = [
  task({
    ...finishRefundKind,
    run: async ({ refund_id: refundId }, platform) => void (await finishRefund(platform, refundId)),
  }),
]

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
