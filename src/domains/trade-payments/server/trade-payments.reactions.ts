import {
  gatewayAccountChanged,
  gatewayChargebackChanged,
  gatewayPaymentChanged,
} from '#domains/billing/server/billing.events.ts'
import { accountStatusChanged } from '#domains/accounts/server/accounts.events.ts'
import { enqueue } from '#platform/server/jobs/jobs.ts'
import { reaction, type Reaction } from '#platform/server/jobs/outbox.ts'
import { followKinds } from './payments/gateway-news.service.ts'
import { sendPayoutKind } from './payouts/payouts.service.ts'

export const reactionsOfTradePayments: Reaction[] = [
  reaction({
    name: 'follow-trade-payment.gateway-payment-changed',
    on: gatewayPaymentChanged,
    run: async (tx, { payload }) => await enqueue(tx, followKinds.payment, payload),
  }),
  reaction({
    name: 'follow-payout-account.gateway-account-changed',
    on: gatewayAccountChanged,
    run: async (tx, { payload }) => await enqueue(tx, followKinds.account, payload),
  }),
  reaction({
    name: 'follow-chargeback.gateway-chargeback-changed',
    on: gatewayChargebackChanged,
    run: async (tx, { payload }) => await enqueue(tx, followKinds.chargeback, payload),
  }),
  // Payouts waited while the seller was suspended.
  reaction({
    name: 'send-payouts.account-status-changed',
    on: accountStatusChanged,
    run: async (tx, { payload: { account_id: accountId } }) => {
      const due = await tx
        .selectFrom('payouts')
        .select('id')
        .where('account_id', '=', accountId)
        .where('status', '=', 'due')
        .execute()
      for (const { id } of due)
        await enqueue(tx, sendPayoutKind, { payout_id: id }, { jobKey: `payout-${id}` })
    },
  }),
]
