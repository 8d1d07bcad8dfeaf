import { type ReactNode, useState } from 'react'
import { formatMoney } from '#shared/formats/formats.ts'
import type { BuyerRequirement } from '#contract/buyer-requirements/buyer-requirements.ts'
import { useRequirements } from '#web/lib/session/requirement-checks.tsx'
import { BindingButtons, BindingNotice, closeBinding } from '#web/lib/binding/binding-parts.tsx'
import { isUnderWay } from '#web/lib/binding/binding-steps.ts'
import type { BindingNames } from '#web/lib/binding/binding-words.ts'
import type { BindingControl } from '#web/lib/binding/use-binding.ts'
import { getMessage, findProblem } from '#web/lib/session/problem.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { Field } from '#web/ui/fields/field.tsx'
import { MoneyInput } from '#web/ui/fields/money-input.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { Textarea } from '#web/ui/fields/textarea.tsx'

interface AmountDialogProps {
  title: string
  description: ReactNode
  /** Above the buttons, what the press promises. */
  promise: (amount: string) => ReactNode
  help: string
  verb: string
  /** A sentence about an amount that cannot be named, or null. */
  problemOf: (amount_cents: number) => string | null
  binding: BindingControl
  names: BindingNames
  /** Resolves with what it was refused with, or null. */
  send: (sent: { amount_cents: number; message: string }, prepare: () => Promise<boolean>) => Promise<unknown>
  /** What is to be confirmed before. */
  requirements?: readonly BuyerRequirement[]
  onClose: () => void
}

/** Naming a price: an offer, a counter, or a price for all. */
export default function AmountDialog(props: AmountDialogProps) {
  const { title, description, promise, help, verb, binding, names, send, onClose } = props
  const [amount_cents, setAmount] = useState<number | null | undefined>(null)
  const [message, setMessage] = useState('')
  const [asked, setAsked] = useState(false)
  const requirements = useRequirements(props.requirements ?? [])
  const [said, setSaid] = useState<{ amount?: string; failure?: string }>({})
  const missing = typeof amount_cents === 'number' ? null : 'Enter an amount, like 45 or 45.50.'
  const problem = missing ?? props.problemOf(amount_cents!)
  const amount = missing ? null : formatMoney(amount_cents)

  async function press() {
    setAsked(true)
    if (problem) return
    setSaid({})
    const error = await send({ amount_cents: amount_cents!, message }, requirements.pass)
    if (error === null) return
    const field = findProblem(error)?.errors?.amount_cents
    setSaid(field ? { amount: field } : { failure: getMessage(error) })
  }

  return (
    <Dialog
      open
      onClose={() => closeBinding(binding, onClose)}
      shape="sheet"
      title={title}
      description={description}
      footer={
        <BindingButtons
          binding={binding}
          confirm={amount ? `${verb} ${amount}` : verb}
          busy={requirements.busy}
          onConfirm={() => void press()}
          onClose={onClose}
        />
      }
    >
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          if (!isUnderWay(binding)) void press()
        }}
      >
        <Field label="Your price" help={help} error={(asked && problem) || said.amount}>
          {(control) => (
            <MoneyInput
              {...control}
              large
              cents={amount_cents}
              onCents={(cents) => {
                setAmount(cents)
                setSaid({})
              }}
            />
          )}
        </Field>
        <Field label="Message" optional help="At most 500 characters.">
          {(control) => (
            <Textarea
              {...control}
              rows={2}
              maxLength={500}
              value={message}
              onChange={(event) => setMessage(event.target.value)}
            />
          )}
        </Field>
        {amount && !problem && <p className="text-sm text-ink-2">{promise(amount)}</p>}
        {requirements.checks}
        {said.failure && (
          <Notice kind="wrong" live>
            {said.failure}
          </Notice>
        )}
        <BindingNotice binding={binding} names={names} />
      </form>
    </Dialog>
  )
}
