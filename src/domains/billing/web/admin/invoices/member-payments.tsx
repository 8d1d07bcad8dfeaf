import { CreditCard, UserX } from 'lucide-react'
import { Link, useParams } from 'react-router'
import { getMember } from '#domains/accounts/common/members/members.ts'
import {
  exportMemberPayments,
  listMemberPayments,
  type Payment,
} from '#domains/billing/common/invoices/invoices.ts'
import { listMemberPayments as shapes } from '#domains/billing/common/invoices/invoices.shapes.ts'
import { formatExactMoney } from '#platform/common/formats/formats.ts'
import { formatInvoiceNumber } from '#domains/billing/common/invoices/invoice-number.ts'
import { nameBrand } from '#domains/billing/common/payments/card-brands.ts'
import {
  describeFailure,
  getPaymentState,
  getPurposeLabels,
} from '#domains/billing/web/shared/invoice-labels.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { findProblem } from '#platform/web/session/problem.ts'
import { LinkButton } from '#platform/web/ui/button.tsx'
import { Badge } from '#platform/web/ui/facts/badge.tsx'
import type { Column } from '#platform/web/ui/facts/table.tsx'
import { EmptyState } from '#platform/web/ui/states/empty-state.tsx'
import { makeAdminMeta } from '#domains/staff/web/shared/admin-meta.ts'
import { AdminPage } from '#domains/staff/web/shared/admin-page.tsx'
import { formatMoment } from '#domains/staff/web/shared/moments.ts'
import { defineTable } from '#domains/staff/web/shared/table/define-table.tsx'
import * as t from '#domains/billing/texts.ts'

export const meta = makeAdminMeta(t.payment_history)

const payments = defineTable({
  name: 'payments',
  path: '/user-payment-history/{id}',
  operation: listMemberPayments,
  query: shapes.query,
  icon: CreditCard,
  words: () => ({
    title: t.payment_history(),
    failed: t.the_payments_didnt_load(),
    loading: t.loading_the_payments(),
    none: { title: t.no_payments(), text: t.this_user_has_never_paid_for_a_plan() },
  }),
  columns: () => listColumns(),
  isStatic: true,
  csv: { op: exportMemberPayments, what: 'payments' },
})

export default function MemberPayments() {
  const id = Number(useParams().id)
  const isNumber = Number.isSafeInteger(id) && id > 0
  const { data: member, error } = useApiQuery(getMember, { id }, { enabled: isNumber })
  if (!isNumber || findProblem(error)?.key === 'not_found') return <NoMember />
  return (
    <payments.Page
      given={{ id }}
      title={member && t.payment_history_of_name({ name: `${member.first_name} ${member.last_name}` })}
      back={{ to: `/user/${id}/detail`, label: t.back_to_the_user() }}
      tools={
        <LinkButton kind="quiet" size="small" to={`/subscription-invoices?user_id=${id}`}>
          {t.their_invoices()}
        </LinkButton>
      }
    />
  )
}

function NoMember() {
  return (
    <AdminPage title={t.payment_history()} back={{ to: '/users-list', label: t.all_users() }}>
      <EmptyState icon={UserX} title={t.there_is_no_such_member()}>
        {t.check_the_number_in_the_address()}
      </EmptyState>
    </AdminPage>
  )
}

function PaymentState({ payment }: { payment: Payment }) {
  const { kind, label } = getPaymentState(payment)
  return (
    <span className="flex flex-wrap items-center gap-1.5">
      <Badge kind={kind}>{label}</Badge>
      {payment.is_test && <Badge kind="bid">{t.test()}</Badge>}
      {payment.status === 'failed' && (
        <span className="text-xs text-ink-2">{describeFailure(payment.failure_code)}</span>
      )}
    </span>
  )
}

const listColumns = (): Column<Payment>[] => [
  {
    key: 'created_at',
    head: t.date(),
    wide: true,
    cell: ({ created_at: createdAt }) => (
      <span className="num whitespace-nowrap">{formatMoment(createdAt)}</span>
    ),
  },
  {
    key: 'plan',
    head: t.plan(),
    grows: true,
    cell: (payment) => (
      <span className="block wrap-anywhere">
        {payment.plan_name} · {getPurposeLabels()[payment.purpose]}
        <span className="num block text-xs text-ink-2 md:hidden">{formatMoment(payment.created_at)}</span>
        <span className="mt-1 block md:hidden">
          <PaymentState payment={payment} />
        </span>
      </span>
    ),
  },
  {
    key: 'card',
    head: t.card(),
    wide: true,
    cell: ({ card }) =>
      card && (
        <span className="whitespace-nowrap">
          {t.card_ending({ brand: nameBrand(card.brand), last4: card.last4 })}
        </span>
      ),
  },
  {
    key: 'status',
    head: t.state(),
    wide: true,
    cell: (payment) => (
      <span className="block min-w-40">
        <PaymentState payment={payment} />
      </span>
    ),
  },
  {
    key: 'invoice',
    head: t.invoice(),
    wide: true,
    cell: ({ invoice, corrections }) => (
      <span className="flex flex-wrap gap-x-2">
        {[...(invoice ? [invoice] : []), ...corrections].map(({ id, number }) => (
          <Link
            key={id}
            to={`/subscription-invoices?invoice=${id}`}
            className="num whitespace-nowrap text-pounamu underline"
          >
            {formatInvoiceNumber(number)}
          </Link>
        ))}
      </span>
    ),
  },
  {
    key: 'amount',
    head: t.amount(),
    fixed: true,
    figure: true,
    cell: ({ amount_cents: amountCents, refunded_cents: refundedCents }) => (
      <span>
        <span className="whitespace-nowrap">{formatExactMoney(amountCents)}</span>
        {refundedCents > 0 && (
          <span className="block text-xs whitespace-normal text-ink-2 md:whitespace-nowrap">
            {t.amount_refunded({ amount: formatExactMoney(refundedCents) })}
          </span>
        )}
      </span>
    ),
  },
]
