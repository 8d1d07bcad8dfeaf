import { sql } from 'kysely'
import type { AccountId } from '#platform/common/ids.ts'
import type { OperationValues } from '#platform/common/operation.ts'
import { must } from '#platform/common/must.ts'
import type { payTrade } from '#domains/trade-payments/common/trade-payments.ts'
import { readClock, type Clock } from '#platform/server/clock.ts'
import { transact, type Db, type Tx } from '#platform/server/database/db.ts'
import type { IdempotencyKey } from '#platform/server/http/call.ts'
import { withIdempotency } from '#platform/server/http/idempotency.ts'
import { GatewayRefused, GatewayUnreachable } from '#platform/server/payments/gateway.ts'
import type { MemberGateway } from '#platform/server/payments/members/member-gateway.ts'
import type { Platform } from '#platform/server/platform.ts'
import { refuse, Refusal } from '#platform/server/refusal.ts'
import { readFeeTerms } from '../fees/fees.service.ts'
import { isReadyForPayouts } from '../payouts/accounts.queries.ts'
import { readPaySettings } from '../pay-settings.service.ts'
import { findBarrier, findDue, givenUpAfterMs, mayStartAnother } from './payment.rules.ts'
import {
  lockTradeForMoney,
  movePayment,
  selectChargedCard,
  selectPayment,
  selectPayments,
  type PaymentRow,
  type TradeRow,
} from './payments.queries.ts'
import { describeBarrier } from './barrier.labels.ts'
import { settleFound, settlePayment, syncPayment, type GatewayFinding } from './settling.service.ts'
import * as t from '#domains/trade-payments/texts.ts'

interface Buyer extends OperationValues<typeof payTrade> {
  buyer_id: AccountId
  idempotencyKey: IdempotencyKey | null
}

/** Written before the gateway is called: whatever happens then, it's called with the same key. */
export async function startPayment(
  platform: Platform,
  buyer: Buyer,
  clock: Clock = readClock,
): Promise<PaymentRow> {
  const gateway = platform.memberGateways[buyer.method] ?? refuse('payments_unavailable')
  const insert = (mayWait: boolean) =>
    transact(platform.db, async (tx) => {
      const trade = await lockTradeForMoney(tx, buyer.trade_id)
      if (!trade || trade.buyer_id !== buyer.buyer_id) return refuse('not_found')
      // A repeated press finds its own payment, before anything is judged again.
      return await withIdempotency(tx, buyer.idempotencyKey, async () => ({
        payment_id: await insertStarted(tx, { trade, gateway, buyer, mayWait }, clock),
      }))
    })
  const { payment_id: paymentId } = await insert(false).catch(async (error: unknown) => {
    if (!(error instanceof Refusal) || error.key !== 'payment_under_way') throw error
    await endStarted(platform, buyer, clock)
    return await insert(true)
  })
  return await chargePayment(platform, paymentId, clock)
}

interface Starting {
  trade: TradeRow
  gateway: MemberGateway
  buyer: Buyer
  /** Whether a bank may still have an earlier try: if both go through, the second is given back. */
  mayWait: boolean
}

async function insertStarted(
  tx: Tx,
  { trade, gateway, buyer, mayWait }: Starting,
  clock: Clock,
): Promise<number> {
  const settings = await readPaySettings(tx)
  const isReady = await isReadyForPayouts(tx, {
    account_id: trade.seller_id,
    gateway: gateway.name,
    method: gateway.method,
  })
  const barrier = findBarrier(trade, settings, isReady)
  if (barrier) return refuse('trade_moved', { message: describeBarrier(barrier) })
  const started = (await selectPayments(tx, trade.id)).filter(({ status }) => status === 'started')
  const isUnderWay = started.some(({ method }) => method === 'card' || !mayWait)
  if (isUnderWay || !mayStartAnother(started.length)) return refuse('payment_under_way')
  const due = must(findDue(trade), 'sum')
  if (due !== buyer.amount_cents) {
    return refuse('price_changed', { total_cents: due, message: t.the_total_has_changed_look_at_it() })
  }
  const card = await selectCardToCharge(tx, gateway, buyer)
  const at = await clock(tx)
  const feeTerms = await readFeeTerms(tx, trade.listing_id)
  const payment = await tx
    .insertInto('trade_payments')
    .values({
      trade_id: trade.id,
      listing_id: trade.listing_id,
      buyer_id: trade.buyer_id,
      seller_id: trade.seller_id,
      gateway: gateway.name,
      method: gateway.method,
      status: 'started',
      amount_cents: due,
      fee_terms: feeTerms && JSON.stringify(feeTerms),
      card_id: card?.id ?? null,
      started_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await movePayment(tx, payment, { action: 'started', moved_by: trade.buyer_id, amount_cents: due, at })
  return payment.id
}

async function selectCardToCharge(
  db: Db,
  gateway: MemberGateway,
  { buyer_id: buyerId, card_id: cardId }: Buyer,
) {
  if (gateway.method === 'bank') return null
  if (cardId === undefined) return refuse('card_needed')
  return (await selectChargedCard(db, buyerId, gateway.name, cardId)) ?? refuse('card_needed')
}

/** Charges at the gateway and settles the result. Repeating it charges once. */
export async function chargePayment(
  platform: Platform,
  paymentId: number,
  clock: Clock = readClock,
): Promise<PaymentRow> {
  const { db, log } = platform
  const payment = must(await selectPayment(db, paymentId), 'payment')
  const gateway = platform.memberGateways[payment.method]
  if (payment.status !== 'started' || !gateway || gateway.name !== payment.gateway) return payment
  try {
    const found = await gateway.charge(await composeCharge(platform, payment), `trade-payment-${payment.id}`)
    return await settleFound(db, gateway, { payment_id: payment.id, found }, clock)
  } catch (error) {
    if (error instanceof GatewayRefused) {
      log.error({ payment_id: paymentId, err: error }, 'The gateway refused a payment of a sale.')
      return await transact(db, (tx) => settlePayment(tx, paymentId, refused, clock))
    }
    if (!(error instanceof GatewayUnreachable)) throw error
    log.warn({ payment_id: paymentId, err: error }, 'A payment of a sale is tried again with its key.')
    return payment
  }
}

const refused: GatewayFinding = {
  id: null,
  status: 'failed',
  failure_code: 'declined',
  refunds: [],
  card: null,
  action_url: null,
}

async function composeCharge({ db, config }: Platform, payment: PaymentRow) {
  const { buyer_id: buyerId, card_id: cardId, trade_id: tradeId } = payment
  const card = cardId === null ? null : await selectChargedCard(db, buyerId, payment.gateway, cardId)
  // As both agreed: a repeated key has to bring the same request, and a listing may be edited.
  const copy = await db
    .selectFrom('trade_copies')
    .select(sql<string | null>`listing->>'title'`.as('title'))
    .where('trade_id', '=', tradeId)
    .executeTakeFirst()
  return {
    customer_id: card?.customer_id ?? null,
    payment_method_id: card?.payment_method_id ?? null,
    amount_cents: payment.amount_cents,
    description: copy?.title ?? `H${tradeId}`,
    reference: `H${tradeId}`,
    tradePaymentId: payment.id,
    requested_at: payment.started_at,
    return_url: `${config.http.publicUrl}/trades/${tradeId}?payment=${payment.id}`,
  }
}

/** After the buyer came back from the bank, or a while later. */
export async function checkPayment(
  platform: Platform,
  payment: PaymentRow,
  clock: Clock = readClock,
): Promise<PaymentRow> {
  const gateway = platform.memberGateways[payment.method]
  if (!gateway || gateway.name !== payment.gateway) return payment
  return payment.gateway_payment_id === null
    ? await chargePayment(platform, payment.id, clock)
    : await syncPayment(platform.db, gateway, payment, clock)
}

/** It may have gone through a moment earlier; then it's paid. */
export async function cancelPayment(
  platform: Platform,
  payment: PaymentRow,
  clock: Clock = readClock,
): Promise<PaymentRow> {
  const gateway = platform.memberGateways[payment.method]
  if (payment.status !== 'started' || !gateway || gateway.name !== payment.gateway) return payment
  const sent = await checkPayment(platform, payment, clock)
  if (sent.status !== 'started' || sent.gateway_payment_id === null) return sent
  const found = await gateway.cancelPayment(sent.gateway_payment_id)
  return await settleFound(platform.db, gateway, { payment_id: sent.id, found }, clock)
}

async function endStarted(platform: Platform, { trade_id: tradeId, buyer_id: buyerId }: Buyer, clock: Clock) {
  const payments = await selectPayments(platform.db, tradeId)
  for (const payment of payments) {
    if (payment.buyer_id === buyerId && payment.status === 'started') {
      await cancelPayment(platform, payment, clock).catch(ignoreUnreachable)
    }
  }
}

/** The new try goes on; if the old one went through as well, the second is given back. */
const ignoreUnreachable = (error: unknown) => {
  if (!(error instanceof GatewayUnreachable || error instanceof GatewayRefused)) throw error
}

const patienceMs = 60_000
/** Then they are read once an hour. */
const attentiveMs = 900_000

/** Buyers who never came back, and replies that were lost. */
export async function settleStartedPayments(platform: Platform, clock: Clock = readClock): Promise<void> {
  const now = await transact(platform.db, clock)
  const open = await platform.db
    .selectFrom('trade_payments')
    .selectAll()
    .where('status', '=', 'started')
    .where('started_at', '<', new Date(now.getTime() - patienceMs))
    .$if(now.getUTCMinutes() !== 0, (query) =>
      query.where('started_at', '>', new Date(now.getTime() - attentiveMs)),
    )
    .orderBy('started_at')
    .limit(500)
    .execute()
  for (const payment of open) {
    const isGivenUp = now.getTime() - payment.started_at.getTime() > givenUpAfterMs
    const settle = isGivenUp ? cancelPayment : checkPayment
    await settle(platform, payment, clock).catch((error: unknown) =>
      platform.log.warn({ payment_id: payment.id, err: error }, 'A payment of a sale can’t be read yet.'),
    )
  }
}
