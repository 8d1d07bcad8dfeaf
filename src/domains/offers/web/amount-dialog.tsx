import type { FormEvent, ReactNode } from 'react'
import { formatMoney } from '#platform/common/formats/formats.ts'
import { must } from '#platform/common/must.ts'
import type { BuyerRequirement } from '#domains/accounts/common/buyer-requirements/buyer-requirements.ts'
import { useRequirements } from '#domains/accounts/web/shared/requirement-checks.tsx'
import { BindingButtons, BindingNotice, closeBinding } from '#platform/web/binding/binding-dialog.tsx'
import { isUnderWay } from '#platform/web/binding/binding-steps.ts'
import { type BindingName, isRetry } from '#platform/web/binding/binding-labels.ts'
import type { BindingControl } from '#platform/web/binding/use-binding.ts'
import { useActionForm } from '#platform/web/forms/use-operation-form.ts'
import { FormDialog } from '#platform/web/ui/overlays/form-dialog.tsx'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { MoneyInput } from '#platform/web/ui/fields/money-input.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import * as t from '#domains/offers/texts.ts'

interface AmountDialogProps {
  title: string
  description: ReactNode
  promise: (amount: string) => ReactNode
  help: string
  verb: string
  problemOf: (amountCents: number) => string | null
  binding: BindingControl
  name: BindingName
  /** Resolves with the refusal, or null. */
  send: (sent: { amount_cents: number; message: string }, prepare: () => Promise<boolean>) => Promise<unknown>
  requirements?: readonly BuyerRequirement[]
  onClose: () => void
}

interface AmountValues {
  amount_cents: number | null | undefined
  message: string
}

const empty: AmountValues = { amount_cents: null, message: '' }

export default function AmountDialog(props: AmountDialogProps) {
  const { title, description, promise, help, verb, binding, name, problemOf, onClose } = props
  const requirements = useRequirements(props.requirements ?? [])
  const form = useActionForm({
    initial: empty,
    written: ['amount_cents', 'message'],
    check: ({ amount_cents: amountCents }) => {
      const problem = findAmountProblem(amountCents, problemOf)
      return problem ? { amount_cents: problem } : {}
    },
    send: async ({ amount_cents: amountCents, message }) => {
      const error = await props.send(
        { amount_cents: must(amountCents, 'amount_cents'), message },
        requirements.pass,
      )
      if (error !== null) throw error
    },
    onDone: () => undefined,
  })
  const { amount_cents: amountCents } = form.values
  const amount = typeof amountCents === 'number' ? formatMoney(amountCents) : null

  const retry = (event?: FormEvent) => {
    event?.preventDefault()
    binding.retry()
  }

  return (
    <FormDialog
      form={{ ...form, submit: isRetry(binding) ? retry : form.submit }}
      title={title}
      description={description}
      onClose={() => closeBinding(binding, onClose)}
      confirmsFirst={!isUnderWay(binding)}
      confirm={verb}
      renderButtons={(close) => (
        <BindingButtons
          binding={binding}
          confirm={amount ? `${verb} ${amount}` : verb}
          busy={requirements.busy}
          onConfirm={() => form.submit()}
          onClose={isUnderWay(binding) ? onClose : close}
        />
      )}
    >
      <Field label={t.your_price()} help={help} {...form.field('amount_cents')}>
        {(control) => <MoneyInput {...control} {...form.money('amount_cents')} large />}
      </Field>
      <Field label={t.message()} optional {...form.field('message')}>
        {(control) => <Textarea {...control} {...form.text('message')} rows={2} maxLength={500} />}
      </Field>
      {amount && !findAmountProblem(amountCents, problemOf) && (
        <p className="text-sm text-ink-2">{promise(amount)}</p>
      )}
      {requirements.checks}
      <BindingNotice binding={binding} name={name} />
    </FormDialog>
  )
}

const findAmountProblem = (cents: AmountValues['amount_cents'], find: AmountDialogProps['problemOf']) =>
  typeof cents === 'number' ? find(cents) : t.enter_an_amount_like_45_or_45_50()
