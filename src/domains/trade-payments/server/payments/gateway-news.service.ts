import type { FactPayload } from '#platform/server/jobs/outbox.ts'
import {
  gatewayAccountChanged,
  gatewayChargebackChanged,
  gatewayPaymentChanged,
} from '#domains/billing/server/billing.events.ts'
import type { TaskKind } from '#platform/server/jobs/jobs.ts'
import type { Platform } from '#platform/server/platform.ts'
import { syncPayoutAccount } from '../payouts/accounts.service.ts'
import { selectByGatewayPayment } from './payments.queries.ts'
import { syncPayment } from './settling.service.ts'

type PaymentNews = FactPayload<typeof gatewayPaymentChanged>
type AccountNews = FactPayload<typeof gatewayAccountChanged>
type ChargebackNews = FactPayload<typeof gatewayChargebackChanged>

/** The gateway is called by jobs, never in a reaction's transaction. */
export const followKinds = {
  payment: { name: 'follow_trade_payment' } as TaskKind<PaymentNews>,
  account: { name: 'follow_payout_account' } as TaskKind<AccountNews>,
  chargeback: { name: 'follow_chargeback' } as TaskKind<ChargebackNews>,
}

/** A payment of a plan isn't ours. */
export async function followPayment(platform: Platform, news: PaymentNews): Promise<void> {
  const payment = await selectByGatewayPayment(platform.db, news.gateway, news.gateway_payment_id)
  if (!payment) return
  const gateway = platform.memberGateways[payment.method]
  if (gateway?.name === payment.gateway) await syncPayment(platform.db, gateway, payment)
}

export async function followAccount(platform: Platform, news: AccountNews): Promise<void> {
  const rows = await platform.db
    .selectFrom('payout_accounts')
    .selectAll()
    .where('gateway', '=', news.gateway)
    .where('gateway_account_id', '=', news.gateway_account_id)
    .execute()
  for (const row of rows) {
    const gateway = platform.memberGateways[row.method]
    if (gateway?.name !== row.gateway) continue
    await syncPayoutAccount(platform, gateway, row, row.gateway_account_id)
  }
}

export async function followChargeback(platform: Platform, news: ChargebackNews): Promise<void> {
  const { card } = platform.memberGateways
  if (card?.name !== news.gateway) return
  const { gateway_payment_id: gatewayPaymentId } = await card.readChargeback(news.gateway_chargeback_id)
  await followPayment(platform, { gateway: news.gateway, gateway_payment_id: gatewayPaymentId })
}
