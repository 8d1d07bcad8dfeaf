import { useState } from 'react'
import { listPayments, type Payment } from '#domains/billing/common/invoices/invoices.ts'
import { nameBrand } from '#domains/billing/common/payments/card-brands.ts'
import { formatExactMoney, formatShortInstant } from '#platform/common/formats/formats.ts'
import { Query } from '#platform/web/loading/query-state.tsx'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Badge } from '#platform/web/ui/facts/badge.tsx'
import { SkeletonRow } from '#platform/web/ui/states/skeleton.tsx'
import { describeOwnFailure, getPaymentState, getPurposeLabels } from '../shared/invoice-labels.ts'
import { InvoiceList, useInvoices } from './invoice-list.tsx'
import * as t from '#domains/billing/texts.ts'

const shownFirst = 10
const maxRows = 100

/** Lists a member's own payments, with the reasons of failed ones. */
function PaymentList() {
  const [limit, setLimit] = useState(shownFirst)
  const call = useApiQuery(
    listPayments,
    { limit },
    {
      staleTime: 0,
      placeholderData: (before) => before,
    },
  )
  return (
    <Query
      call={call}
      failed={t.your_payments_didnt_load()}
      loading={t.loading_your_payments()}
      skeleton={<SkeletonRow />}
      empty={<p className="text-sm text-ink-2">{t.no_payments_yet()}</p>}
    >
      {(data) => (
        <div className="grid gap-3">
          <ul aria-label={t.payments()} className="divide-y divide-line border-y border-line">
            {data.items.map((payment) => (
              <PaymentRow key={payment.id} payment={payment} />
            ))}
          </ul>
          {data.total > data.items.length && limit < maxRows && (
            <div>
              <Button kind="quiet" busy={call.isFetching} onClick={() => setLimit(maxRows)}>
                {t.show_more_payments()}
              </Button>
            </div>
          )}
        </div>
      )}
    </Query>
  )
}

function PaymentRow({ payment }: { payment: Payment }) {
  const {
    created_at: createdAt,
    plan_name: planName,
    purpose,
    amount_cents: amountCents,
    status,
    card,
    is_test: isTest,
  } = payment
  const { label, kind } = getPaymentState(payment)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3 text-sm">
      <div className="grid min-w-0 flex-1 basis-56 gap-1">
        <p className="wrap-anywhere">
          <span className="font-semibold">{planName}</span> · {getPurposeLabels()[purpose]}
        </p>
        <p className="num text-ink-2">
          <time dateTime={createdAt}>{formatShortInstant(new Date(createdAt))}</time>
          {card && <> · {t.card_ending({ brand: nameBrand(card.brand), last4: card.last4 })}</>}
        </p>
        {status === 'failed' && <p className="text-ink-2">{describeOwnFailure(payment)}</p>}
      </div>
      <p className="num font-semibold">{formatExactMoney(amountCents)}</p>
      <p className="flex flex-wrap gap-1.5">
        <Badge kind={kind}>{label}</Badge>
        {isTest && <Badge kind="bid">{t.test_payment()}</Badge>}
      </p>
    </li>
  )
}

export function InvoicesAndPayments() {
  // Both load at once, but the invoices would push the payments down.
  const { isPending } = useInvoices()
  return (
    <div className="grid gap-6">
      <InvoiceList />
      <div className={isPending ? 'hidden' : 'grid gap-2'}>
        <h3 className="heading text-base">{t.payments()}</h3>
        <PaymentList />
      </div>
    </div>
  )
}
