import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { readBankAccount } from '#shared/rules/bank-accounts.ts'
import { type PaymentDetails, putPaymentDetails } from '#contract/accounts/payment-details.ts'
import { putPaymentDetails as putPaymentDetailsShapes } from '#contract/accounts/payment-details.shapes.ts'
import { api } from '#web/lib/session/api.ts'
import { contractResolver, placeErrors, getSummary, useFocusOnFirst } from '#web/lib/form.ts'
import { getMessage, findProblem } from '#web/lib/session/problem.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/fields/field.tsx'
import { FormErrors } from '#web/ui/fields/form-errors.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { Textarea } from '#web/ui/fields/textarea.tsx'
import { notify } from '#web/ui/overlays/toast.tsx'
import { usePasswordGate } from '../security/use-password-gate.tsx'
import * as t from './texts.ts'

const ids = {
  account_name: 'settings-account-name',
  bank_account: 'settings-bank-account',
  note: 'settings-payment-note',
}

interface PaymentFormProps {
  details: PaymentDetails | null
  onSaved: (details: PaymentDetails | null) => void
}

export function PaymentForm({ details, onSaved }: PaymentFormProps) {
  const gate = usePasswordGate()
  const form = useForm({
    resolver: contractResolver(putPaymentDetailsShapes.body),
    shouldFocusError: false,
    defaultValues: {
      account_name: details?.account_name ?? '',
      bank_account: details?.bank_account ?? '',
      note: details?.note ?? '',
    },
  })
  const { errors, isSubmitting, submitCount, isDirty } = form.formState
  const [failure, setFailure] = useState<string | null>(null)
  const summary = submitCount > 0 ? getSummary(errors, ids) : []
  useFocusOnFirst(summary, submitCount)

  async function save(written: { account_name: string; bank_account: string; note: string }) {
    setFailure(null)
    const reading = readBankAccount(written.bank_account)
    if ('problem' in reading) {
      form.setError('bank_account', { type: 'number', message: reading.problem })
      return
    }
    try {
      const saved = await gate.pass(() => api.call(putPaymentDetails, written))
      if (!saved) return
      notify.success(t.bank_account_saved())
      onSaved(saved.details)
    } catch (error) {
      const problem = findProblem(error)
      if (problem && placeErrors(problem, Object.keys(ids), form.setError)) return
      setFailure(getMessage(error))
    }
  }

  return (
    <>
      <form
        method="post"
        noValidate
        className="grid max-w-form gap-5"
        onSubmit={(event) => void form.handleSubmit(save)(event)}
      >
        <FormErrors errors={failure ? [{ message: failure }, ...summary] : summary} attempt={submitCount} />
        <div className="grid gap-5 sm:grid-cols-2 sm:items-start sm:gap-4">
          <Field label={t.name_of_the_account()} id={ids.account_name} error={errors.account_name?.message}>
            {(control) => (
              <TextInput {...control} {...form.register('account_name')} autoComplete="off" maxLength={60} />
            )}
          </Field>
          <Field
            label={t.account_number()}
            id={ids.bank_account}
            error={errors.bank_account?.message}
            help={t.bank_branch_account_and_suffix()}
          >
            {(control) => (
              <TextInput
                {...control}
                {...form.register('bank_account')}
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
          id={ids.note}
          optional
          error={errors.note?.message}
          help={t.the_reference_to_use_or_other_ways_to()}
        >
          {(control) => <Textarea {...control} {...form.register('note')} rows={2} maxLength={300} />}
        </Field>
        <div>
          <Button type="submit" kind={isDirty || !details ? 'primary' : 'quiet'} busy={isSubmitting}>
            {t.save_bank_account()}
          </Button>
        </div>
      </form>
      {gate.dialog}
    </>
  )
}
