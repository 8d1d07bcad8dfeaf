import type { ReactNode } from 'react'
import { putPaymentDetails as putPaymentDetailsShapes } from '#domains/accounts/common/accounts.shapes.ts'
import { type PaymentDetails, putPaymentDetails } from '#domains/accounts/common/accounts.ts'
import { readBankAccount } from '#domains/accounts/common/bank-accounts.ts'
import { checkBy, useActionForm } from '#platform/web/forms/use-operation-form.ts'
import { api } from '#platform/web/session/api.ts'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { FormErrors } from '#platform/web/ui/fields/form-errors.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { usePasswordGate } from './use-password-gate.tsx'
import * as t from '#domains/accounts/texts.ts'

type PaymentValues = Omit<PaymentDetails, 'changed_at'>

function check(values: PaymentValues) {
  const errors = checkBy<PaymentValues>(putPaymentDetailsShapes.body)(values)
  const reading = readBankAccount(values.bank_account)
  return 'problem' in reading ? { bank_account: reading.problem, ...errors } : errors
}

interface PaymentFormProps {
  details: PaymentDetails | null
  hasNote?: boolean
  renderButtons: (state: { isChanged: boolean; isSending: boolean }) => ReactNode
  onSaved: (details: PaymentDetails | null) => void
}

export function PaymentForm({ details, hasNote = true, renderButtons, onSaved }: PaymentFormProps) {
  const gate = usePasswordGate()
  const form = useActionForm({
    initial: {
      account_name: details?.account_name ?? '',
      bank_account: details?.bank_account ?? '',
      note: details?.note ?? '',
    },
    check,
    rechecks: true,
    send: (values) => gate.pass(() => api.call(putPaymentDetails, values)),
    onDone: (saved) => {
      if (!saved) return
      notify.success(t.bank_account_saved())
      onSaved(saved.details)
    },
  })

  return (
    <>
      <form
        id={form.id}
        method="post"
        noValidate
        className="grid max-w-form gap-5"
        onSubmit={(event) => {
          // React bubbles it through the portal to a form around the dialog.
          event.stopPropagation()
          form.submit(event)
        }}
      >
        <FormErrors {...form.report} />
        <div className="grid gap-5 sm:grid-cols-2 sm:items-start sm:gap-4">
          <Field label={t.name_of_the_account()} {...form.field('account_name')}>
            {(control) => (
              <TextInput {...control} {...form.text('account_name')} autoComplete="off" maxLength={60} />
            )}
          </Field>
          <Field
            label={t.account_number()}
            {...form.field('bank_account')}
            help={t.bank_branch_account_and_suffix()}
          >
            {(control) => (
              <TextInput
                {...control}
                {...form.text('bank_account')}
                autoComplete="off"
                inputMode="numeric"
                maxLength={40}
                placeholder="01-0902-0068389-00"
                className="num"
              />
            )}
          </Field>
        </div>
        {hasNote && (
          <Field
            label={t.note_to_buyers()}
            {...form.field('note')}
            optional
            help={t.the_reference_to_use_or_other_ways_to()}
          >
            {(control) => <Textarea {...control} {...form.text('note')} rows={2} maxLength={300} />}
          </Field>
        )}
        {renderButtons(form)}
      </form>
      {gate.dialog}
    </>
  )
}
