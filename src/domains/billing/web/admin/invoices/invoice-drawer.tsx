import { Download, Undo2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { formatInvoiceNumber } from '#domains/billing/common/invoices/invoice-number.ts'
import {
  getInvoice,
  type InvoiceDetail,
  listInvoices,
  listMemberPayments,
} from '#domains/billing/common/invoices/invoices.ts'
import { refundPayment } from '#domains/billing/common/subscriptions/refunds.ts'
import { useInvoiceDownload } from '#domains/billing/web/invoices/use-download.ts'
import { getStateLabels } from '#domains/billing/web/shared/invoice-labels.ts'
import { getProposal } from '#domains/moderation/common/moderation.ts'
import { listAudit } from '#domains/staff/common/audit/audit.ts'
import { May } from '#domains/staff/web/shared/may.tsx'
import { formatDay, formatMoment } from '#domains/staff/web/shared/moments.ts'
import {
  actOrPropose,
  useTwoPersonRule,
  ProposalNotice,
  useProposal,
} from '#domains/staff/web/shared/proposal-notice.tsx'
import { formatExactMoney, formatMoney } from '#platform/common/formats/formats.ts'
import { useActionForm } from '#platform/web/forms/use-operation-form.ts'
import { Query } from '#platform/web/loading/query-state.tsx'
import { useInvalidate, useApiQuery } from '#platform/web/loading/query.tsx'
import { api } from '#platform/web/session/api.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Badge } from '#platform/web/ui/facts/badge.tsx'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { MoneyInput } from '#platform/web/ui/fields/money-input.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { Dialog } from '#platform/web/ui/overlays/dialog.tsx'
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { SkeletonText } from '#platform/web/ui/states/skeleton.tsx'
import * as t from '#domains/billing/texts.ts'

interface RefundDialogProps {
  invoice: InvoiceDetail & { payment_id: number }
  left_cents: number
  onClose: () => void
}

interface RefundValues {
  amount_cents: number | null | undefined
  reason: string
}

/** If the setting needs two admins, the refund becomes a proposal. */
async function sendRefund(paymentId: number, key: string, values: RefundValues) {
  const wanted = { amount_cents: values.amount_cents ?? 0, reason: values.reason.trim() }
  const outcome = await actOrPropose(() => api.call(refundPayment, { id: paymentId, key, ...wanted }), {
    act: 'refund_payment',
    subject_id: paymentId,
    ...wanted,
  })
  return outcome === 'proposed' ? { status: 'proposed' as const } : outcome.done
}

function RefundDialog({ invoice, left_cents: leftCents, onClose }: RefundDialogProps) {
  const invalidate = useInvalidate()
  const { second_person_dollars: dollars } = useTwoPersonRule()
  // A retry has the same key, so that a double click makes one refund.
  const [key] = useState(() => crypto.randomUUID())
  const initial: RefundValues = { amount_cents: leftCents, reason: '' }
  const form = useActionForm({
    initial,
    written: ['reason'],
    check: ({ amount_cents: amountCents, reason }) => ({
      ...(!amountCents || amountCents > leftCents
        ? { amount_cents: t.enter_at_most({ amount: formatExactMoney(leftCents) }) }
        : {}),
      ...(reason.trim().length < 3 ? { reason: t.give_a_reason_in_a_few_words() } : {}),
    }),
    send: (values) => sendRefund(invoice.payment_id, key, values),
    onDone: ({ status }) => {
      invalidate(getInvoice)
      invalidate(getProposal)
      invalidate(listInvoices)
      invalidate(listMemberPayments)
      invalidate(listAudit)
      if (status === 'proposed')
        notify.success(t.proposed(), { description: t.a_second_admin_must_approve_it() })
      else notify.success(status === 'succeeded' ? t.refunded() : t.the_refund_is_on_its_way())
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t.refund_this_payment()}
      description={t.it_goes_back_to_the_card({ left: formatExactMoney(leftCents) })}
      confirm={t.refund()}
      kind="danger"
      onClose={onClose}
    >
      <Field label={t.amount()} {...form.field('amount_cents')}>
        {(control) => <MoneyInput {...control} {...form.money('amount_cents')} />}
      </Field>
      <Field label={t.reason()} {...form.field('reason')} help={t.the_member_reads_it()}>
        {(control) => (
          <Textarea {...control} {...form.text('reason')} rows={3} maxLength={300} className="min-h-20" />
        )}
      </Field>
      <p className="text-sm text-ink-2">
        {t.the_plan_stays_active()}
        {dollars !== null && ` ${t.refunds_that_need_a_second_admin({ amount: formatMoney(dollars * 100) })}`}
      </p>
    </FormDialog>
  )
}

interface InvoiceDrawerProps {
  id: number
  to: (id: number) => string
  onClose: () => void
}

export function InvoiceDrawer({ id, to, onClose }: InvoiceDrawerProps) {
  const call = useApiQuery(getInvoice, { id }, { staleTime: 0 })
  return (
    <Dialog
      open
      shape="drawer"
      width="wide"
      onClose={onClose}
      title={call.data ? describeTitle(call.data) : t.invoice()}
      footer={call.data && <Acts invoice={call.data} />}
    >
      <Query
        call={call}
        failed={t.the_invoice_didnt_load()}
        loading={t.loading_the_invoice()}
        skeleton={<SkeletonText lines={8} />}
      >
        {(data) => <Content invoice={data} to={to} />}
      </Query>
    </Dialog>
  )
}

const describeTitle = ({ kind, number }: InvoiceDetail) =>
  kind === 'invoice'
    ? t.invoice_number({ number: formatInvoiceNumber(number) })
    : t.invoices_correction_number({ number: formatInvoiceNumber(number) })

function Acts({ invoice }: { invoice: InvoiceDetail }) {
  const { isBusy, download } = useInvoiceDownload(invoice)
  const [isOpen, setOpen] = useState(false)
  const { payment_id: paymentId } = invoice
  const leftCents = invoice.total_cents - invoice.refunded_cents
  const proposal = useProposal('refund_payment', paymentId)
  return (
    <>
      {paymentId !== null && leftCents > 0 && !proposal && (
        <May op={refundPayment}>
          <Button kind="quiet" icon={Undo2} onClick={() => setOpen(true)}>
            {t.refund()}
          </Button>
        </May>
      )}
      <Button icon={Download} busy={isBusy} onClick={() => void download()}>
        {t.download_pdf()}
      </Button>
      {isOpen && paymentId !== null && (
        <RefundDialog
          invoice={{ ...invoice, payment_id: paymentId }}
          left_cents={leftCents}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

function Content({ invoice, to }: { invoice: InvoiceDetail; to: (id: number) => string }) {
  const { state, is_test: isTest, account_id: accountId, corrects, payment_id: paymentId } = invoice
  const { label, kind } = getStateLabels()[state]
  const facts: [string, ReactNode][] = [
    [t.date(), formatMoment(invoice.issued_at)],
    [
      t.recipient(),
      accountId === null ? (
        invoice.recipient_name
      ) : (
        <Link key="account" to={`/user/${accountId}/detail`} className="text-pounamu underline">
          {invoice.recipient_name}
        </Link>
      ),
    ],
    [t.email(), invoice.recipient_identifier],
    [t.supplier(), [invoice.supplier_name, invoice.supplier_address].filter(Boolean).join(', ')],
    [t.invoices_gst_number(), invoice.supplier_gst_number || t.none()],
    [t.corrects(), corrects && <InvoiceLink key="corrects" {...corrects} to={to} />],
    [t.reason(), invoice.reason],
  ]
  return (
    <div className="grid gap-5 text-sm">
      <p className="flex flex-wrap gap-1.5">
        <Badge kind={kind}>{label}</Badge>
        {isTest && <Badge kind="bid">{t.test_no_money_was_taken()}</Badge>}
      </p>
      {paymentId !== null && <ProposalNotice act="refund_payment" subject_id={paymentId} />}
      <dl className="grid gap-x-4 gap-y-2 sm:grid-cols-[8rem_minmax(0,1fr)]">
        {facts
          .filter(([, value]) => value !== null && value !== '')
          .map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-ink-2 max-sm:-mb-1.5">{name}</dt>
              <dd className="min-w-0 wrap-anywhere">{value}</dd>
            </div>
          ))}
      </dl>
      <Lines invoice={invoice} />
      {invoice.corrections.length > 0 && (
        <section className="grid gap-2">
          <h3 className="heading text-base">{t.refunds()}</h3>
          <ul className="divide-y divide-line border-y border-line">
            {invoice.corrections.map((one) => (
              <li key={one.id} className="flex flex-wrap justify-between gap-x-4 py-2">
                <span className="min-w-0 wrap-anywhere">
                  <InvoiceLink {...one} to={to} /> · {formatMoment(one.issued_at)} · {one.reason}
                </span>
                <span className="num">{formatExactMoney(one.total_cents)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

function InvoiceLink({ id, number, to }: { id: number; number: number; to: (id: number) => string }) {
  return (
    <Link to={to(id)} preventScrollReset className="num text-pounamu underline">
      {formatInvoiceNumber(number)}
    </Link>
  )
}

function Lines({
  invoice: { lines, total_cents: totalCents, gst_cents: gstCents, supplier_gst_number: supplierGstNumber },
}: {
  invoice: InvoiceDetail
}) {
  return (
    <ul aria-label={t.lines()} className="divide-y divide-line border-y border-line">
      {lines.map((line) => (
        <li key={`${line.description} ${line.total_cents}`} className="flex justify-between gap-4 py-2">
          <span className="min-w-0 wrap-anywhere">
            {line.description}
            {line.starts_at && line.ends_at && (
              <span className="num block text-xs text-ink-2">
                {t.period({
                  from: formatDay(line.starts_at),
                  to: formatDay(line.ends_at),
                })}
              </span>
            )}
          </span>
          <span className="num whitespace-nowrap">{formatExactMoney(line.total_cents)}</span>
        </li>
      ))}
      <li className="num flex justify-between gap-4 py-2 font-semibold">
        <span>
          {supplierGstNumber ? t.total_with_gst_of({ gst: formatExactMoney(gstCents) }) : t.total()}
        </span>
        <span className="whitespace-nowrap">{formatExactMoney(totalCents)}</span>
      </li>
    </ul>
  )
}
