import { randomUUID } from 'node:crypto'
import type { AccountId } from '#platform/common/ids.ts'
import { changeTrade } from '#domains/trades/common/trades.ts'
import { getTradeMoney, payTrade, type TradePayment } from '#domains/trade-payments/common/trade-payments.ts'
import { sendDueRefunds } from '#domains/trade-payments/server/payments/refunding.service.ts'
import { sendDuePayouts } from '#domains/trade-payments/server/payouts/payouts.service.ts'
import { syncPayoutAccount } from '#domains/trade-payments/server/payouts/accounts.service.ts'
import { readClock, type Clock } from '#platform/server/clock.ts'
import { aMember } from '../market/people.ts'
import { changeSettings } from '../market/plans.ts'
import { aDeal } from '../deals/deal-terms.ts'
import type { Person, TestApp } from '../test-app.ts'
import { createMemberGatewayDouble, type MemberGatewayDouble } from './member-gateway-double.ts'
import { saveCard } from './cards.ts'

export interface PayingMarket {
  app: TestApp
  admin: Person
  card: MemberGatewayDouble
  bank: MemberGatewayDouble
}

/** Pay on Hoko is on, with gateways in memory, fees of 7.9 %, and no wait before a first payout. */
export async function openPayingMarket(app: TestApp): Promise<PayingMarket> {
  const admin = await aMember(app, { type: 'admin' })
  await changeSettings(app, admin, {
    pay_on_hoko_enabled: true,
    success_fee_enabled: true,
    payout_hold_hours: 0,
  })
  const [card, bank] = [createMemberGatewayDouble('card'), createMemberGatewayDouble('bank')]
  for (const { platform } of app.nodes) platform.memberGateways = { card, bank }
  return { app, admin, card, bank }
}

/** The seller's account for payouts is ready at both. */
export async function setUpPayouts(
  { app, card, bank }: PayingMarket,
  sellerId: AccountId,
  clock: Clock = readClock,
): Promise<void> {
  const person = { account_id: sellerId, email: '', name: '', isBusiness: false, bank_account: null }
  for (const gateway of [card, bank]) {
    const id = await gateway.openAccount(person)
    const owner = { account_id: sellerId, gateway: gateway.name, method: gateway.method }
    await syncPayoutAccount(app.platform, gateway, owner, id, clock)
  }
}

/** A card with its customer, as the gateway for plans leaves them. */
export async function giveCard({ app }: PayingMarket, buyer: Person): Promise<number> {
  const cardId = await saveCard(app, buyer.id, { fingerprint: `fp-${randomUUID()}`, gateway: 'sandbox' })
  await app.platform.db
    .insertInto('payment_customers')
    .values({
      account_id: buyer.id,
      gateway: 'sandbox',
      customer_id: `cus_sandbox_${buyer.id}`,
      created_at: new Date(),
    })
    .onConflict((on) => on.doNothing())
    .execute()
  return cardId
}

/** NZ$ 24.00 with delivery for NZ$ 7.00; its seller is ready to be paid. */
export async function aPayableDeal(market: PayingMarket, wishes: Parameters<typeof aDeal>[1] = {}) {
  const deal = await aDeal(market.app, wishes)
  await setUpPayouts(market, deal.seller.id)
  return { ...deal, card_id: await giveCard(market, deal.buyer), amount_cents: 3100 }
}

type Deal = Awaited<ReturnType<typeof aPayableDeal>>

export const payDeal = async (
  { app }: PayingMarket,
  deal: Deal,
  {
    method = 'card',
    amount_cents: amountCents = deal.amount_cents,
  }: { method?: 'card' | 'bank'; amount_cents?: number } = {},
) =>
  await app.as(deal.buyer).call(payTrade, {
    trade_id: deal.trade_id,
    method,
    amount_cents: amountCents,
    ...(method === 'card' && { card_id: deal.card_id }),
  })

/** Paid on Hoko, and marked so. */
export async function aPaidDeal(market: PayingMarket, wishes: Parameters<typeof aDeal>[1] = {}) {
  const deal = await aPayableDeal(market, wishes)
  const payment: TradePayment = await payDeal(market, deal)
  if (payment.status !== 'held') throw new Error(`Not paid: ${JSON.stringify(payment)}`)
  await market.app.settle()
  return { ...deal, payment_id: payment.id }
}

const parcel = { carrier: 'NZ Post', number: '00794212345678' }

interface Paid {
  trade_id: number
  buyer: Person
  seller: Person
}

export const sendDeal = async ({ app }: PayingMarket, { seller, trade_id: id }: Paid) =>
  await app.as(seller).call(changeTrade, { id, action: 'mark_sent', parcel })

export const receiveDeal = async ({ app }: PayingMarket, { buyer, trade_id: id }: Paid) =>
  await app.as(buyer).call(changeTrade, { id, action: 'mark_received' })

export const readMoney = async ({ app }: PayingMarket, { buyer, trade_id: id }: Paid) =>
  await app.as(buyer).call(getTradeMoney, { id })

export const readSellersMoney = async ({ app }: PayingMarket, { seller, trade_id: id }: Paid) =>
  await app.as(seller).call(getTradeMoney, { id })

/** Does what the jobs would. */
export async function runMoneyJobs({ app }: PayingMarket): Promise<void> {
  await app.settle()
  await sendDueRefunds(app.platform)
  await sendDuePayouts(app.platform)
}
