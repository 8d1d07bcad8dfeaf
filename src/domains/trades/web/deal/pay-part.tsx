import type { Arrangements, Trade } from '#domains/trades/common/trades.ts'
import type { TradeMoney } from '#domains/trade-payments/common/trade-payments.ts'
import { hasWaiting, isPayOffered } from '#domains/trade-payments/web/shared/money-state.ts'
import { PayBarrierLine } from '#domains/trade-payments/web/shared/money-panel.tsx'
import { PayOnHoko } from '#domains/trade-payments/web/shared/pay-on-hoko.tsx'
import { formatMoney } from '#platform/common/formats/formats.ts'
import { writeExactDollars } from '#platform/common/texts/write-number.ts'
import { getMessage } from '#platform/web/session/problem.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { Loading, SkeletonText } from '#platform/web/ui/states/skeleton.tsx'
import { isToPay, useArrangements } from '../trade-arrangements.tsx'
import { PaymentWarning } from '../payment-part.tsx'
import { describePayment, describePress } from '../trade-labels.ts'
import { useTradeActs, useTradeMoved } from '../use-trade-acts.ts'
import { CopyLine } from './copy-line.tsx'
import { getNextKind, getThem, isLocked } from './next-step.ts'
import * as t from '#domains/trades/texts.ts'

export interface DealMoney {
  data: TradeMoney | undefined
  error: Error | null
  isWaiting: boolean
  isFetching: boolean
  invalidate: () => void
}

interface PayPartProps {
  trade: Trade
  money: DealMoney
}

/**
 * Null for the seller, once it is paid, while the seller is suspended, and where paying is the next
 * step, which has the ways to pay in itself.
 */
export function PayPart({ trade, money }: PayPartProps) {
  if (trade.role !== 'buyer' || getNextKind(trade) === 'pay') return null
  // The total isn't known before the delivery is chosen.
  if (!isToPay(trade) || isLocked(trade) || trade.terms?.delivery === null) return null
  return (
    <Panel title={t.deal_how_to_pay()}>
      <PayChoices trade={trade} money={money} />
    </Panel>
  )
}

/** Pay on Hoko first, where it's offered; the other ways are below it, folded. */
export function PayChoices({ trade, money }: PayPartProps) {
  const moved = useTradeMoved()
  if (money.isWaiting) {
    return (
      <Loading label={t.deal_loading_ways_to_pay()}>
        <SkeletonText lines={5} />
      </Loading>
    )
  }
  // It's paid, which the sale learns a moment later.
  if (money.data?.due_cents === 0 && hasWaiting(money.data)) return null
  if (!isPayOffered(money.data)) {
    return (
      <div className="grid gap-3">
        <PaymentWays trade={trade} />
        {money.data && <PayBarrierLine money={money.data} />}
        {money.error && <MoneyError money={money} />}
      </div>
    )
  }
  return (
    <div className="grid gap-3">
      <PayOnHoko money={money.data} title={trade.listing.title} onMoved={moved} />
      {(trade.payment_methods.length > 0 || trade.may.includes('mark_paid')) && (
        <details className="rounded-control border border-line">
          <summary className="cursor-pointer rounded-control px-4 py-3 text-sm font-semibold hover:text-pounamu">
            {t.deal_other_ways_to_pay()}
          </summary>
          <div className="grid gap-3 px-4 pb-4">
            <p className="max-w-prose text-sm text-ink-2">{t.deal_other_ways_arent_protected()}</p>
            <PaymentWays trade={trade} />
            <MarkPaid trade={trade} />
          </div>
        </details>
      )}
    </div>
  )
}

function MoneyError({ money }: { money: DealMoney }) {
  return (
    <Notice
      action={
        <Button kind="quiet" size="small" busy={money.isFetching} onClick={money.invalidate}>
          {t.try_again()}
        </Button>
      }
    >
      {t.deal_pay_on_hoko_didnt_load({ message: getMessage(money.error) })}
    </Notice>
  )
}

function MarkPaid({ trade }: { trade: Trade }) {
  const { act, busy, error } = useTradeActs(trade)
  const button = trade.may.includes('mark_paid') ? describePress('mark_paid', trade.role) : null
  if (!button) return null

  async function press(done: string) {
    try {
      if (await act('mark_paid')) notify.success(done)
    } catch {
      // The refusal shows below.
    }
  }

  return (
    <>
      <div>
        <Button kind="quiet" size="small" busy={busy} onClick={() => void press(button.done)}>
          {button.label}
        </Button>
      </div>
      {error && (
        <Notice kind="wrong" live>
          {getMessage(error)}
        </Notice>
      )}
    </>
  )
}

function PaymentWays({ trade }: { trade: Trade }) {
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
