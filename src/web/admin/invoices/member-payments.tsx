import { CreditCard, UserX } from 'lucide-react'
import { Link } from 'react-router'
import { getMember } from '#contract/members/members.ts'
import { exportMemberPayments, listMemberPayments, type Payment } from '#contract/invoices/payment-history.ts'
import { formatExactMoney } from '#shared/formats/formats.ts'
import { formatInvoiceNumber } from '#shared/formats/numbers/invoice-number.ts'
import { describeFailure, getPaymentState, getPurposeWords } from '#web/features/invoices/invoice-words.ts'
import { nameBrand } from '#shared/words/card-brands.ts'
import { useApiQuery } from '#web/lib/loading/query.tsx'
import { findProblem, getMessage } from '#web/lib/session/problem.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Badge } from '#web/ui/facts/badge.tsx'
import { type Column, Table } from '#web/ui/facts/table.tsx'
import { Pager } from '#web/ui/layout/pager.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Loading, SkeletonText } from '#web/ui/states/skeleton.tsx'
import { AdminPage } from '../admin-page.tsx'
import { formatMoment } from '../moments.ts'
import { SaveTable } from '../save-table.tsx'
import { showColumns } from '../table/shown-columns.ts'
import { TableTools, useChosenColumns } from '../table/table-tools.tsx'
import { useTableRows } from '../table/use-table-rows.ts'
import { invoicesAddress } from './invoices-address.ts'
import { paymentsAddress, type PaymentsSearch } from './payments-address.ts'
import * as t from './texts.ts'

interface MemberPaymentsProps {
  id: number
  search: PaymentsSearch
}

export const MemberPayments = (props: MemberPaymentsProps) =>
  Number.isSafeInteger(props.id) && props.id > 0 ? <Payments {...props} /> : <NoMember />

function Payments({ id, search }: MemberPaymentsProps) {
  const theirs = { id }
  const call = useTableRows(listMemberPayments, 'payments', { ...theirs, ...search })
  const chosen = useChosenColumns('payments', search)
  const { data, error, isFetching } = call
  const member = useApiQuery(getMember, { id }).data
  if (findProblem(error)?.key === 'not_found') return <NoMember />
  return (
    <AdminPage
      title={
        member
          ? t.payment_history_of_name({ name: `${member.first_name} ${member.last_name}` })
          : t.payment_history()
      }
      back={{ to: `/user/${id}/detail`, label: t.back_to_the_user() }}
      tools={
        <>
          <LinkButton kind="quiet" size="small" to={invoicesAddress({ user_id: id })}>
            {t.their_invoices()}
          </LinkButton>
          <SaveTable op={exportMemberPayments} what="payments" search={theirs} total={data?.total} />
        </>
      }
    >
      <div className="mb-3.5 flex flex-wrap gap-2">
        <TableTools
          table="payments"
          columns={listColumns()}
          search={search}
          to={(shown) => paymentsAddress(id, shown)}
        />
      </div>
      {error && !data ? (
        <ErrorState title={t.the_payments_didnt_load()} onRetry={() => void call.refetch()} busy={isFetching}>
          {getMessage(error)}
        </ErrorState>
      ) : !data ? (
        <Loading label={t.loading_the_payments()}>
          <div className="rounded-panel border border-line bg-paper p-5">
            <SkeletonText lines={6} />
          </div>
        </Loading>
      ) : data.items.length === 0 ? (
        <EmptyState icon={CreditCard} title={t.no_payments()}>
          {t.this_user_has_never_paid_for_a_plan()}
        </EmptyState>
      ) : (
        <>
          <div className="overflow-clip rounded-panel border border-line bg-paper">
            <Table
              caption={t.payment_history()}
              columns={showColumns(listColumns(), chosen)}
              rows={data.items}
              rowKey={(row) => row.id}
              dense
            />
          </div>
          <Pager {...data} to={(page) => paymentsAddress(id, { ...search, page })} />
        </>
      )}
    </AdminPage>
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
    cell: ({ created_at }) => <span className="num whitespace-nowrap">{formatMoment(created_at)}</span>,
  },
  {
    key: 'plan',
    head: t.plan(),
    grows: true,
    cell: (payment) => (
      <span className="block wrap-anywhere">
        {payment.plan_name} · {getPurposeWords()[payment.purpose]}
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
            to={invoicesAddress({ invoice: id })}
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
    cell: ({ amount_cents, refunded_cents }) => (
      <span>
        <span className="whitespace-nowrap">{formatExactMoney(amount_cents)}</span>
        {refunded_cents > 0 && (
          <span className="block text-xs whitespace-normal text-ink-2 md:whitespace-nowrap">
            {t.amount_refunded({ amount: formatExactMoney(refunded_cents) })}
          </span>
        )}
      </span>
    ),
  },
]
