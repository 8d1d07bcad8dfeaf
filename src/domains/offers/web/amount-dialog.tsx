import type { FormEvent, ReactNode } from 'react'
import type { DeliveryChoice } from '#domains/delivery/common/delivery-options.shapes.ts'
import {
  getTotalValues,
  sumTotal,
  type ChosenDelivery,
  type TotalValues,
} from '#domains/delivery/common/delivery-total.ts'
import {
  DeliveryChoiceFields,
  focusDeliveryChoice,
  useDeliveryChoice,
  type DeliveryChoosing,
} from '#domains/delivery/web/shared/delivery-choice.tsx'
import type { Listing } from '#domains/listings/common/listings.ts'
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

export type OfferedListing = Pick<Listing, 'pickup' | 'delivery_options' | 'delivery_from' | 'place_name'>

export interface SentAmount {
  amount_cents: number
  message: string
  delivery?: DeliveryChoice
  total_cents?: number
}

interface AmountDialogProps {
  title: string
  description: ReactNode
  promise: (values: TotalValues) => ReactNode
  help: string
  isCounter?: boolean
  problemOf: (amountCents: number) => string | null
  binding: BindingControl
  name: BindingName
  /** Resolves with the refusal, or null. */
  send: (sent: SentAmount, prepare: () => Promise<boolean>) => Promise<unknown>
  /** The listing whose delivery the buyer chooses; without it, `chosen` stays. */
  offered?: OfferedListing | undefined
  /** The buyer's earlier choice. */
  chosen?: ChosenDelivery | null
  requirements?: readonly BuyerRequirement[]
  onClose: () => void
}

interface AmountValues {
  amount_cents: number | null | undefined
  message: string
}

const empty: AmountValues = { amount_cents: null, message: '' }

export default function AmountDialog({ offered, chosen = null, ...props }: AmountDialogProps) {
  return offered ? (
    <WithChoice {...props} offered={offered} />
  ) : (
    <Amount {...props} chosen={chosen} choosing={null} />
  )
}

type AmountProps = Omit<AmountDialogProps, 'offered' | 'chosen'>

function WithChoice({ offered, ...props }: AmountProps & { offered: OfferedListing }) {
  const choosing = useDeliveryChoice({
    offered,
    from: offered.delivery_from,
    place: offered.place_name,
    quantity: 1,
    items_cents: 0,
  })
  return <Amount {...props} chosen={choosing.delivery} choosing={choosing} />
}

interface WithDelivery {
  chosen: ChosenDelivery | null
  choosing: DeliveryChoosing | null
}

function Amount({ chosen, choosing, ...props }: AmountProps & WithDelivery) {
  const { title, description, promise, help, isCounter = false, binding, name, problemOf, onClose } = props
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
        {
          amount_cents: must(amountCents, 'amount_cents'),
          message,
          ...(choosing?.choice && { delivery: choosing.choice }),
          ...(chosen && { total_cents: sumTotal(must(amountCents, 'amount_cents'), chosen) }),
        },
        requirements.pass,
      )
      // The address may have been removed in another tab.
      if (error !== null) void choosing?.call.refetch()
      if (error !== null) throw error
    },
    onDone: () => undefined,
  })
  const { amount_cents: amountCents } = form.values
  const isAmount = typeof amountCents === 'number'

  const retry = (event?: FormEvent) => {
    event?.preventDefault()
    binding.retry()
  }
  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    const isChosen = choosing === null || choosing.check()
    if (isChosen || findAmountProblem(amountCents, problemOf)) form.submit(event)
    else focusDeliveryChoice()
  }

  return (
    <FormDialog
      form={{ ...form, submit: isRetry(binding) ? retry : submit }}
      title={title}
      description={description}
      onClose={() => closeBinding(binding, onClose)}
      confirmsFirst={!isUnderWay(binding)}
      confirm={isCounter ? t.send_counter_offer() : t.send_offer()}
      renderButtons={(close) => (
        <BindingButtons
          binding={binding}
          confirm={
            isAmount
              ? formatVerb(isCounter, amountCents, chosen)
              : isCounter
                ? t.send_counter_offer()
                : t.send_offer()
          }
          busy={requirements.busy || choosing?.call.isLoading === true}
          onConfirm={() => submit()}
          onClose={isUnderWay(binding) ? onClose : close}
        />
      )}
    >
      <Field label={t.your_price()} help={help} {...form.field('amount_cents')}>
        {(control) => <MoneyInput {...control} {...form.money('amount_cents')} large />}
      </Field>
      {choosing && <DeliveryChoiceFields choosing={choosing} />}
      {isAmount && !findAmountProblem(amountCents, problemOf) && (
        <p className="num text-sm text-ink-2">{promise(getTotalValues(amountCents, chosen))}</p>
      )}
      <Field label={t.message()} optional {...form.field('message')}>
        {(control) => <Textarea {...control} {...form.text('message')} rows={2} maxLength={500} />}
      </Field>
      {requirements.checks}
      <BindingNotice binding={binding} name={name} />
    </FormDialog>
  )
}

/** 'Offer NZ$ 31 in total' where delivery is on top of the price. */
function formatVerb(isCounter: boolean, amountCents: number, chosen: ChosenDelivery | null): string {
  const totalCents = sumTotal(amountCents, chosen)
  return totalCents === amountCents
    ? t.offer_price({ is_counter: isCounter, price: formatMoney(amountCents) })
    : t.offer_total_in_total({ is_counter: isCounter, total: formatMoney(totalCents) })
}

const findAmountProblem = (cents: AmountValues['amount_cents'], find: AmountDialogProps['problemOf']) =>
  typeof cents === 'number' ? find(cents) : t.enter_an_amount_like_45_or_45_50()
