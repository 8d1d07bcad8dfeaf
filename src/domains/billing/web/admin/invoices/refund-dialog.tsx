import { useState } from 'react'
import { listAudit } from '#domains/staff/common/audit/audit.ts'
import { getInvoice, type InvoiceDetail, listInvoices } from '#domains/billing/common/invoices/invoices.ts'
import { listMemberPayments } from '#domains/billing/common/invoices/payment-history.ts'
import { getProposal } from '#domains/moderation/common/second-person.ts'
import { refundPayment } from '#domains/billing/common/subscriptions/refunds.ts'
import { formatExactMoney, formatMoney } from '#platform/common/formats/formats.ts'
import { useActionForm } from '#platform/web/forms/use-operation-form.ts'
import { useInvalidate } from '#platform/web/loading/query.tsx'
import { api } from '#platform/web/session/api.ts'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { MoneyInput } from '#platform/web/ui/fields/money-input.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { actOrPropose, useTwoPersonRule } from '#domains/staff/web/shared/use-second-person.ts'
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

export function RefundDialog({ invoice, left_cents: leftCents, onClose }: RefundDialogProps) {
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
