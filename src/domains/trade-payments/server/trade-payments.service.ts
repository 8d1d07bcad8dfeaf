import type { TradeMoney, TradePayment } from '#domains/trade-payments/common/trade-payments.ts'
import type { AccountId } from '#platform/common/ids.ts'
import { must } from '#platform/common/must.ts'
import type { OperationValues } from '#platform/common/operation.ts'
import type { payTrade } from '#domains/trade-payments/common/trade-payments.ts'
import { readClock } from '#platform/server/clock.ts'
import { transact, type Db } from '#platform/server/database/db.ts'
import type { IdempotencyKey } from '#platform/server/http/call.ts'
import type { Platform } from '#platform/server/platform.ts'
import { refuse } from '#platform/server/refusal.ts'
import { readFeeTerms } from './fees/fees.service.ts'
import { listReadyMethods } from './payouts/accounts.service.ts'
import { readPaySettings } from './pay-settings.service.ts'
import { describeDecline } from '#domains/billing/server/payments/cards.service.ts'
import { declineCodes } from '#platform/server/payments/gateway.ts'
import { recordDelivered } from './payments/following.service.ts'
import { viewPayments, viewTradeMoney } from './payments/money.view.ts'
import { findBarrier, findDue, findReleaseAt, type Periods } from './payments/payment.rules.ts'
import {
  isDeliveryOpen,
  lockTradeForMoney,
  selectPayment,
  selectPayments,
  selectTradeForMoney,
  type PaymentRow,
  type TradeRow,
} from './payments/payments.queries.ts'
import { cancelPayment, checkPayment, startPayment } from './payments/starting.service.ts'

export { followTrade } from './payments/following.service.ts'
export { findMemberMoneyAnomalies, stopReleases } from './checks/checks.service.ts'
export { selectDueReleases, selectNeverSent, sumWaiting } from './payments/releases.queries.ts'

type Parts = Pick<Platform, 'db' | 'memberGateways'>

export async function readTradeMoney(
  { db, memberGateways }: Parts,
  accountId: AccountId,
  tradeId: number,
): Promise<TradeMoney> {
  const trade = await selectTradeForMoney(db, tradeId)
  if (!trade || ![trade.buyer_id, trade.seller_id].includes(accountId)) return refuse('not_found')
  const settings = await readPaySettings(db)
  const methods = await listReadyMethods(db, memberGateways, trade.seller_id)
  const payments = await selectPayments(db, trade.id)
  return await viewTradeMoney(db, trade, payments, {
    accountId,
    barrier: findBarrier(trade, settings, methods.length > 0),
    methods,
    ceilingCents: settings.ceilingCents,
    feeTerms: await readFeeTerms(db, trade.listing_id),
    deliveredReleaseAt: await findDeliveredRelease(db, trade, payments, settings.periods),
    hasGst: settings.hasGst,
  })
}

/** Null unless it's on its way with a number, and nobody has said that it arrived. */
async function findDeliveredRelease(
  db: Db,
  { id, status }: TradeRow,
  payments: PaymentRow[],
  periods: Periods,
): Promise<Date | null> {
  const waiting = payments.find((payment) => payment.status === 'held')
  if (!waiting?.paid_at || !waiting.release_at || status !== 'sent') return null
  if (!(await isDeliveryOpen(db, id))) return null
  const now = await transact(db, readClock)
  const found = findReleaseAt({ paidAt: waiting.paid_at, sentAt: now, deliveredAt: now }, periods)
  return found && found < waiting.release_at ? found : waiting.release_at
}

export async function payForTrade(
  platform: Platform,
  buyerId: AccountId,
  input: OperationValues<typeof payTrade> & { idempotencyKey: IdempotencyKey | null },
): Promise<TradePayment> {
  const payment = await startPayment(platform, { ...input, buyer_id: buyerId })
  if (payment.status === 'failed') {
    const code = declineCodes.find((one) => one === payment.failure_code) ?? 'declined'
    return refuse('card_declined', { message: describeDecline(code) })
  }
  return await viewOne(platform.db, payment)
}

const viewOne = async (db: Db, payment: PaymentRow): Promise<TradePayment> =>
  must((await viewPayments(db, [payment], 'buyer'))[0], 'payment')

async function selectOwn(db: Db, buyerId: AccountId, id: number): Promise<PaymentRow> {
  const payment = await selectPayment(db, id)
  return payment?.buyer_id === buyerId ? payment : refuse('not_found')
}

export async function checkOwnPayment(
  platform: Platform,
  buyerId: AccountId,
  id: number,
): Promise<TradePayment> {
  const payment = await selectOwn(platform.db, buyerId, id)
  return await viewOne(platform.db, await checkPayment(platform, payment))
}

export async function cancelOwnPayment(
  platform: Platform,
  buyerId: AccountId,
  id: number,
): Promise<TradePayment> {
  const payment = await selectOwn(platform.db, buyerId, id)
  // It may be charged already, and finding out could charge it.
  if (payment.status === 'started' && payment.gateway_payment_id === null) refuse('payment_under_way')
  return await viewOne(platform.db, await cancelPayment(platform, payment))
}

export async function stateDelivered(
  parts: Parts,
  sellerId: AccountId,
  tradeId: number,
): Promise<TradeMoney> {
  const money = await readTradeMoney(parts, sellerId, tradeId)
  if (!money.may.includes('state_delivered')) return refuse('trade_moved')
  await transact(parts.db, async (tx) => {
    const trade: TradeRow = (await lockTradeForMoney(tx, tradeId)) ?? refuse('not_found')
    if (trade.status !== 'sent') refuse('trade_moved')
    await recordDelivered(tx, tradeId, sellerId, await readClock(tx))
  })
  return await readTradeMoney(parts, sellerId, tradeId)
}

/** Still to be paid for a trade; null while its total isn't final. */
export async function sumDue(db: Db, tradeId: number): Promise<number | null> {
  const trade = await selectTradeForMoney(db, tradeId)
  return trade ? findDue(trade) : null
}
