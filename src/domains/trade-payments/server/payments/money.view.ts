import type { TradeMoney, TradePayment } from '#domains/trade-payments/common/trade-payments.ts'
import type { AccountId } from '#platform/common/ids.ts'
import { must } from '#platform/common/must.ts'
import { describeDecline } from '#domains/billing/server/payments/cards.service.ts'
import { fromColumn } from '#platform/server/database/from-column.ts'
import { splitFee, type FeeTerms } from '#domains/trade-payments/common/fees/fee-rules.ts'
import { declineCodes } from '#platform/server/payments/gateway.ts'
import type { Db } from '#platform/server/database/db.ts'
import type { PayBarrier, PayMethod } from '#domains/trade-payments/common/trade-payments.ts'
import { findDue } from './payment.rules.ts'
import type { PaymentRow, TradeRow } from './payments.queries.ts'

type Role = TradeMoney['role']

export async function viewPayments(db: Db, payments: PaymentRow[], role: Role): Promise<TradePayment[]> {
  const ids = payments.map(({ id }) => id)
  if (ids.length === 0) return []
  const [refunds, payouts, chargebacks] = await Promise.all([
    db.selectFrom('trade_refunds').selectAll().where('payment_id', 'in', ids).orderBy('id').execute(),
    db.selectFrom('payouts').selectAll().where('payment_id', 'in', ids).orderBy('id').execute(),
    db
      .selectFrom('chargebacks')
      .select('payment_id')
      .where('payment_id', 'in', ids)
      .where('status', '=', 'open')
      .execute(),
  ])
  return payments.map((payment) => {
    const back = refunds.filter(({ payment_id: id }) => id === payment.id)
    const payout = payouts.findLast(({ payment_id: id }) => id === payment.id)
    return {
      ...viewPayment(payment, role),
      refunded_cents: back.reduce((sum, { amount_cents: cents }) => sum + cents, 0),
      refunds: back.map((refund) => ({
        amount_cents: refund.amount_cents,
        cause: refund.cause,
        is_sent: refund.status === 'sent',
        at: (refund.sent_at ?? refund.requested_at).toISOString(),
      })),
      payout:
        payout && role === 'seller'
          ? {
              amount_cents: payout.amount_cents,
              is_sent: payout.status === 'sent',
              at: (payout.sent_at ?? payout.next_try_at).toISOString(),
              has_failed: payout.failure !== null,
            }
          : null,
      has_open_chargeback: chargebacks.some(({ payment_id: id }) => id === payment.id),
    }
  })
}

const viewPayment = (payment: PaymentRow, role: Role) => ({
  id: payment.id,
  method: payment.method,
  status: payment.status,
  amount_cents: payment.amount_cents,
  started_at: payment.started_at.toISOString(),
  paid_at: payment.paid_at?.toISOString() ?? null,
  release_at: payment.release_at?.toISOString() ?? null,
  ended_at: payment.ended_at?.toISOString() ?? null,
  failure: payment.status === 'failed' ? describeFailure(payment) : null,
  action_url: role === 'buyer' ? payment.action_url : null,
})

const describeFailure = ({ failure_code: failureCode }: PaymentRow) =>
  describeDecline(declineCodes.find((code) => code === failureCode) ?? 'declined')

export interface MoneyAround {
  accountId: AccountId
  barrier: PayBarrier | null
  methods: PayMethod[]
  ceilingCents: number
  feeTerms: FeeTerms | null
  /** When it would be released if the carrier had delivered it; null if the seller can't say so. */
  deliveredReleaseAt: Date | null
  hasGst: boolean
}

export async function viewTradeMoney(
  db: Db,
  trade: TradeRow,
  payments: PaymentRow[],
  { accountId, barrier, methods, ceilingCents, feeTerms, deliveredReleaseAt, hasGst }: MoneyAround,
): Promise<TradeMoney> {
  const role = trade.buyer_id === accountId ? 'buyer' : 'seller'
  // A buyer's open tries and failures are nothing to the seller.
  const shown = role === 'buyer' ? payments : payments.filter(({ paid_at: paidAt }) => paidAt !== null)
  const statedAt = role === 'seller' ? deliveredReleaseAt : null
  return {
    trade_id: trade.id,
    role,
    barrier,
    methods,
    due_cents: findDue(trade),
    ceiling_cents: ceilingCents,
    payments: await viewPayments(db, shown, role),
    fee: role === 'seller' && payments.length > 0 ? viewFee(payments, trade, feeTerms, hasGst) : null,
    delivered_release_at: statedAt && statedAt.toISOString(),
    may: [
      ...(role === 'buyer' && barrier === null ? (['pay'] as const) : []),
      ...(statedAt ? (['state_delivered'] as const) : []),
    ],
  }
}

function viewFee(payments: PaymentRow[], { terms }: TradeRow, feeTerms: FeeTerms | null, hasGst: boolean) {
  const own = fromColumn<FeeTerms | null>(must(payments[0], 'payment').fee_terms) ?? feeTerms
  const { fee_cents: feeCents, ...split } = splitFee(own, terms?.items_cents ?? 0, { hasGst })
  // The seller is paid for the delivery too.
  return { ...split, fee_cents: feeCents, net_cents: (terms?.total_cents ?? 0) - feeCents }
}
