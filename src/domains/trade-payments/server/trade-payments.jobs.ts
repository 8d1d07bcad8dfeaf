import { task } from '#platform/server/jobs/jobs.ts'
import { catchUp, reviewOldPayments } from './payments/catching-up.service.ts'
import {
  followChargeback,
  followPayment,
  followAccount,
  followKinds,
} from './payments/gateway-news.service.ts'
import { sendDueRefunds, sendRefund, sendRefundKind } from './payments/refunding.service.ts'
import { settleStartedPayments } from './payments/starting.service.ts'
import { checkOldPayoutAccounts } from './payouts/accounts.service.ts'
import { sendDuePayouts, sendPayout, sendPayoutKind } from './payouts/payouts.service.ts'

export const tradePaymentsTasks = [
  task({
    name: 'settle_started_payments',
    every: 'minute',
    run: async (_payload: object, platform) => await settleStartedPayments(platform),
  }),
  task({
    name: 'send_due_refunds',
    every: '5 minutes',
    run: async (_payload: object, platform) => await sendDueRefunds(platform),
  }),
  task({
    name: 'send_due_payouts',
    every: '5 minutes',
    run: async (_payload: object, platform) => await sendDuePayouts(platform),
  }),
  task({
    name: 'catch_up_with_trades',
    every: 'minute',
    run: async (_payload: object, platform) => await catchUp(platform),
  }),
  task({
    name: 'check_payout_accounts',
    every: 'hour',
    run: async (_payload: object, platform) => await checkOldPayoutAccounts(platform),
  }),
  task({
    name: 'review_old_payments',
    every: 'hour',
    run: async (_payload: object, platform) => await reviewOldPayments(platform),
  }),
  task({
    ...sendRefundKind,
    run: async ({ refund_id: id }, platform) => await sendRefund(platform, id),
  }),
  task({
    ...sendPayoutKind,
    run: async ({ payout_id: id }, platform) => await sendPayout(platform, id),
  }),
  task({ ...followKinds.payment, run: (payload, platform) => followPayment(platform, payload) }),
  task({ ...followKinds.account, run: (payload, platform) => followAccount(platform, payload) }),
  task({ ...followKinds.chargeback, run: (payload, platform) => followChargeback(platform, payload) }),
]
