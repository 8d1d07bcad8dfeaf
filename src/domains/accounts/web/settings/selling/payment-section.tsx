import { useState } from 'react'
import { putPaymentDetails as putPaymentDetailsShapes } from '#domains/accounts/common/accounts.shapes.ts'
import {
  type PaymentDetails,
  putPaymentDetails,
  getPaymentDetails,
  removePaymentDetails,
} from '#domains/accounts/common/accounts.ts'
import { readBankAccount } from '#domains/accounts/common/bank-accounts.ts'
import { SettingsSection } from '#domains/accounts/web/shared/settings-section.tsx'
import { formatShortInstant } from '#platform/common/formats/formats.ts'
import { checkBy, useActionForm } from '#platform/web/forms/use-operation-form.ts'
import { Query } from '#platform/web/loading/query-state.tsx'
import { useApiQuery, useSetQueryData } from '#platform/web/loading/query.tsx'
import { api } from '#platform/web/session/api.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { FormErrors } from '#platform/web/ui/fields/form-errors.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { ConfirmDialog } from '#platform/web/ui/overlays/confirm-dialog.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { SkeletonText } from '#platform/web/ui/states/skeleton.tsx'
import { usePasswordGate } from '../../shared/use-password-gate.tsx'
import * as t from '#domains/accounts/texts.ts'

type PaymentValues = Omit<PaymentDetails, 'changed_at'>

function check(values: PaymentValues) {
  const errors = checkBy<PaymentValues>(putPaymentDetailsShapes.body)(values)
  const reading = readBankAccount(values.bank_account)
  return 'problem' in reading ? { bank_account: reading.problem, ...errors } : errors
}

interface PaymentFormProps {
  details: PaymentDetails | null
  onSaved: (details: PaymentDetails | null) => void
}

function PaymentForm({ details, onSaved }: PaymentFormProps) {
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
      <form id={form.id} method="post" noValidate className="grid max-w-form gap-5" onSubmit={form.submit}>
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
        <Field
          label={t.note_to_buyers()}
          {...form.field('note')}
          optional
          help={t.the_reference_to_use_or_other_ways_to()}
        >
          {(control) => <Textarea {...control} {...form.text('note')} rows={2} maxLength={300} />}
        </Field>
        <div>
          <Button type="submit" kind={form.isChanged || !details ? 'primary' : 'quiet'} busy={form.isSending}>
            {t.save_bank_account()}
          </Button>
        </div>
      </form>
      {gate.dialog}
    </>
  )
}

export function PaymentSection() {
  const call = useApiQuery(getPaymentDetails, {})
  const setQueryReply = useSetQueryData()
  const setReply = (details: PaymentDetails | null) => void setQueryReply(getPaymentDetails, {}, { details })
  return (
    <SettingsSection
      id="payment"
      title={t.where_buyers_pay()}
      lead={t.only_people_whove_bought_from_you_see()}
    >
      <Query
        call={call}
        failed={t.this_didnt_load()}
        loading={t.loading_where_buyers_pay()}
        skeleton={<SkeletonText lines={3} />}
      >
        {(data) => (
          <div className="grid gap-5">
            {/* Changes made elsewhere reset the form. */}
            <PaymentForm key={data.details?.changed_at ?? 'none'} details={data.details} onSaved={setReply} />
            {data.details && <Removal details={data.details} onRemoved={() => setReply(null)} />}
          </div>
        )}
      </Query>
    </SettingsSection>
  )
}

function Removal({ details, onRemoved }: { details: PaymentDetails; onRemoved: () => void }) {
  const gate = usePasswordGate()
  const [isOpen, setOpen] = useState(false)
  const removal = useActionForm({
    initial: {},
    send: () => gate.pass(() => api.call(removePaymentDetails, {})),
    onDone: (reply) => {
      if (!reply) return
      setOpen(false)
      notify.success(t.bank_account_removed())
      onRemoved()
    },
  })

  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2.5">
      <p className="num text-sm text-ink-3">
        {t.saved_changed_at({ changed_at: formatShortInstant(new Date(details.changed_at)) })}
      </p>
      <Button kind="quiet" size="small" onClick={() => setOpen(true)}>
        {t.remove_bank_account()}
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={t.remove_your_bank_account()}
        confirm={t.remove_it()}
        kind="danger"
        busy={removal.isSending}
        error={removal.message}
        onConfirm={removal.submit}
        onClose={() => setOpen(false)}
      >
        {t.buyers_wont_see_it_any_more_well_warn()}
      </ConfirmDialog>
      {gate.dialog}
    </div>
  )
}
