import type { Arrangements, Trade } from '#domains/trades/common/trades.ts'
import { formatMoney } from '#platform/common/formats/formats.ts'
import { writeExactDollars } from '#platform/common/texts/write-number.ts'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { isToPay, useArrangements } from '../trade-arrangements.tsx'
import { PaymentWarning } from '../payment-part.tsx'
import { describePayment } from '../trade-labels.ts'
import { CopyLine } from './copy-line.tsx'
import { getNextKind, getThem, isLocked } from './next-step.ts'
import * as t from '#domains/trades/texts.ts'

/**
 * Null for the seller, once it is paid, while the seller is suspended, and where paying is the next
 * step, which has the ways to pay in itself.
 */
export function PayPart({ trade }: { trade: Trade }) {
  if (trade.role !== 'buyer' || getNextKind(trade) === 'pay') return null
  // The total isn't known before the delivery is chosen.
  if (!isToPay(trade) || isLocked(trade) || trade.terms?.delivery === null) return null
  return (
    <Panel title={t.deal_how_to_pay()}>
      <PaymentWays trade={trade} />
    </Panel>
  )
}

export function PaymentWays({ trade }: { trade: Trade }) {
  const { arrangements } = useArrangements(trade)
  const { payment = null, warnings = [] } = arrangements ?? {}
  return (
    <div className="grid gap-3">
      {warnings.length > 0 && (
        <PaymentWarning warnings={warnings} phone_number={trade.counterparty.phone_number} />
      )}
      {payment && <Account trade={trade} payment={payment} />}
      {trade.payment_methods.length > 0 && (
        <p className="text-sm text-ink-2">
          {payment || !trade.payment_methods.includes('bank_transfer')
            ? t.payment_payment_methods({ payment_methods: describePayment(trade.payment_methods) })
            : t.deal_ask_them_for_their_account({
                them: getThem(trade),
                payment_methods: describePayment(trade.payment_methods),
              })}
        </p>
      )}
    </div>
  )
}

function Account({ trade, payment }: { trade: Trade; payment: NonNullable<Arrangements['payment']> }) {
  const { terms } = trade
  return (
    <section aria-label={t.where_to_pay()} className="grid gap-2">
      <dl>
        <CopyLine
          term={t.deal_account_name()}
          text={payment.account_name}
          what="account_name"
          label={t.deal_copy_account_name()}
        />
        <CopyLine
          term={t.deal_account_number()}
          text={payment.bank_account}
          what="account_number"
          label={t.copy_account_number()}
        />
        {terms && (
          <>
            <CopyLine
              term={t.reference()}
              text={terms.reference}
              what="reference"
              label={t.deal_copy_reference()}
            />
            {terms.is_final && (
              <CopyLine
                term={t.deal_amount()}
                text={writeExactDollars(terms.total_cents).replaceAll(',', '')}
                shown={formatMoney(terms.total_cents)}
                what="amount"
                label={t.deal_copy_amount()}
              />
            )}
          </>
        )}
      </dl>
      {payment.note && (
        <p className="max-w-prose text-sm break-words whitespace-pre-line text-ink-2">{payment.note}</p>
      )}
    </section>
  )
}
