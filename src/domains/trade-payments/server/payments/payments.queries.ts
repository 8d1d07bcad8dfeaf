import { sql, type Selectable } from 'kysely'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import { must } from '#platform/common/must.ts'
import type { DB } from '#platform/server/database/db-types.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import type { MoneyTrade } from './payment.rules.ts'

export type PaymentRow = Selectable<DB['trade_payments']>

export interface TradeRow extends MoneyTrade {
  id: number
  listing_id: ListingId
  buyer_id: AccountId
  seller_id: AccountId
  title: string
}

const selectTrades = (db: Db) =>
  db
    .selectFrom('trades as t')
    .innerJoin('listings as l', 'l.id', 't.listing_id')
    .innerJoin('accounts as s', 's.id', 't.seller_id')
    .select(['t.id', 't.listing_id', 't.buyer_id', 't.seller_id', 't.status', 'l.type'])
    .select(sql<string>`coalesce(l.title, '')`.as('title'))
    .select(sql<boolean>`s.status = 'suspended'`.as('seller_is_suspended'))

interface TermsRow {
  items_cents: number
  total_cents: number
  is_final: boolean
  is_rural: boolean
}

const selectTerms = (db: Db, tradeId: number): Promise<TermsRow | undefined> =>
  db
    .selectFrom('trade_terms')
    .select(['items_cents', 'total_cents'])
    .select(sql<boolean>`method is not null and delivery_cents is not null`.as('is_final'))
    .select(sql<boolean>`rural_cents > 0`.as('is_rural'))
    .where('trade_id', '=', tradeId)
    .orderBy('version', 'desc')
    .executeTakeFirst()

async function addMoney(db: Db, trade: Omit<TradeRow, 'terms' | 'paidCents'> | undefined) {
  if (!trade) return undefined
  const terms = (await selectTerms(db, trade.id)) ?? null
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(b.amount_cents), 0)::bigint as cents
      from trade_payments p join payment_balances b on b.payment_id = p.id
     where p.trade_id = ${trade.id} and b.account in (${'held'}, 'sellers', 'fees', 'transferring', 'paid_out')`.execute(
    db,
  )
  return { ...trade, terms, paidCents: must(rows[0], 'sum').cents }
}

/** Nothing else of the trade is locked before it. */
export async function lockTradeForMoney(tx: Tx, tradeId: number): Promise<TradeRow | undefined> {
  const trade = await selectTrades(tx).where('t.id', '=', tradeId).forUpdate('t').executeTakeFirst()
  return await addMoney(tx, trade)
}

export async function selectTradeForMoney(db: Db, tradeId: number): Promise<TradeRow | undefined> {
  return await addMoney(db, await selectTrades(db).where('t.id', '=', tradeId).executeTakeFirst())
}

/** It was sent with a number, and the seller hasn't said that it was delivered. */
export async function isDeliveryOpen(db: Db, tradeId: number): Promise<boolean> {
  const { rows } = await sql<{ is_open: boolean }>`
    select exists (select from trade_parcels where trade_id = ${tradeId})
       and not exists (select from trade_payment_moves m join trade_payments p on p.id = m.payment_id
                        where p.trade_id = ${tradeId} and m.action = ${'delivered'}) as is_open`.execute(db)
  return must(rows[0], 'answer').is_open
}

export const selectPayments = (db: Db, tradeId: number): Promise<PaymentRow[]> =>
  db.selectFrom('trade_payments').selectAll().where('trade_id', '=', tradeId).orderBy('id').execute()

export const selectPayment = (db: Db, id: number): Promise<PaymentRow | undefined> =>
  db.selectFrom('trade_payments').selectAll().where('id', '=', id).executeTakeFirst()

/** Under its trade's lock. */
export const lockPayment = (tx: Tx, id: number): Promise<PaymentRow> =>
  tx.selectFrom('trade_payments').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()

/** Those whose money waits; under their trade's lock. */
export const lockWaitingPayments = (tx: Tx, tradeId: number): Promise<PaymentRow[]> =>
  tx
    .selectFrom('trade_payments')
    .selectAll()
    .where('trade_id', '=', tradeId)
    .where('status', 'in', ['held', 'disputed'])
    .orderBy('id')
    .forUpdate()
    .execute()

export const selectByGatewayPayment = (
  db: Db,
  gateway: PaymentRow['gateway'],
  gatewayPaymentId: string,
): Promise<PaymentRow | undefined> =>
  db
    .selectFrom('trade_payments')
    .selectAll()
    .where('gateway', '=', gateway)
    .where('gateway_payment_id', '=', gatewayPaymentId)
    .executeTakeFirst()

export interface PaymentMove {
  action: DB['trade_payment_moves']['action']
  to?: PaymentRow['status']
  moved_by?: AccountId | null
  amount_cents?: number
  reason?: string
  at: Date
}

type Changes = Partial<
  Pick<
    PaymentRow,
    | 'gateway_payment_id'
    | 'action_url'
    | 'failure_code'
    | 'card_fingerprint'
    | 'card_country'
    | 'paid_at'
    | 'release_at'
    | 'ended_at'
  >
>

/** Records who, when and why; returns the payment as it is then. */
export async function movePayment(
  tx: Tx,
  payment: PaymentRow,
  {
    action,
    to = payment.status,
    moved_by: movedBy = null,
    amount_cents: amountCents,
    reason = '',
    at,
  }: PaymentMove,
  changes: Changes = {},
): Promise<PaymentRow> {
  await tx
    .insertInto('trade_payment_moves')
    .values({
      payment_id: payment.id,
      action,
      from_status: payment.status,
      to_status: to,
      moved_by: movedBy,
      amount_cents: amountCents ?? null,
      reason,
      at,
    })
    .execute()
  return await tx
    .updateTable('trade_payments')
    .set({ ...changes, status: to })
    .where('id', '=', payment.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** The buyer's card as the gateway names it. */
export const selectChargedCard = (db: Db, accountId: AccountId, gateway: string, cardId: number) =>
  db
    .selectFrom('cards as c')
    .innerJoin('payment_customers as p', (join) =>
      join.onRef('p.account_id', '=', 'c.account_id').onRef('p.gateway', '=', 'c.gateway'),
    )
    .select(['c.id', 'c.payment_method_id', 'c.fingerprint', 'p.customer_id'])
    .where('c.account_id', '=', accountId)
    .where('c.id', '=', cardId)
    .where(sql<boolean>`c.gateway = ${gateway}`)
    .executeTakeFirst()

export async function hasOpenChargeback(tx: Tx, paymentId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('chargebacks')
    .select('id')
    .where('payment_id', '=', paymentId)
    .where('status', '=', 'open')
    .executeTakeFirst()
  return row !== undefined
}
