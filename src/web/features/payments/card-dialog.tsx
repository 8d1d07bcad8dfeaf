import { type FormEvent, useId, useState } from 'react'
import { createStripeCard, type Card } from '#contract/payments/payments.ts'
import { useFocusOnFirst } from '#web/lib/form.ts'
import { api } from '#web/lib/session/api.ts'
import { findProblem, getMessage } from '#web/lib/session/problem.ts'
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { findCardErrors, tokenizeCard, type CardEntry, type CardErrors } from './card-entry.ts'
import { CardFields } from './card-fields.tsx'
import { TestCardList } from './test-card-list.tsx'
import * as t from './texts.ts'

const nothing: CardEntry = { number: '', expiry: '', security_code: '' }

interface CardDialogProps {
  onAdded: (card: Card) => void
  onClose: () => void
}

/** For the sandbox: a test card becomes a token here, and any other number stays here. */
export function CardDialog({ onAdded, onClose }: CardDialogProps) {
  const { entry, errors, change, form, ids } = useCardForm(onAdded)
  return (
    <FormDialog
      form={form}
      title={t.add_a_card()}
      description={t.test_payments_never_enter_a_real_card()}
      confirm={t.add_card()}
      asksFirst={false}
      onClose={onClose}
    >
      <TestCardList onChoose={change} />
      <CardFields ids={ids} entry={entry} errors={errors} onChange={change} />
    </FormDialog>
  )
}

function useCardForm(onAdded: (card: Card) => void) {
  const id = useId()
  const ids = { number: `${id}-number`, expiry: `${id}-expiry`, security_code: `${id}-code` }
  const [entry, setEntry] = useState(nothing)
  const [errors, setErrors] = useState<CardErrors>({})
  const [message, setMessage] = useState<string | null>(null)
  const [failures, setFailures] = useState(0)
  const [isSending, setSending] = useState(false)
  const names = Object.keys(ids) as (keyof CardEntry)[]
  const summary = names.flatMap((name) => (errors[name] ? [{ message: errors[name], field: ids[name] }] : []))
  useFocusOnFirst(summary, failures)

  function fail(found: CardErrors, said: string | null = null) {
    setErrors(found)
    setMessage(said)
    setFailures((count) => count + 1)
  }

  function change(changes: Partial<CardEntry>) {
    setEntry((before) => ({ ...before, ...changes }))
    // What is being corrected is no longer wrong until it's sent again.
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !(name in changes))))
    setMessage(null)
  }

  async function send() {
    const found = findCardErrors(entry, new Date())
    if (Object.keys(found).length > 0) return fail(found)
    const token = tokenizeCard(entry)
    if (token === null) return fail({ number: t.use_a_test_card() })
    setSending(true)
    try {
      onAdded(await api.call(createStripeCard, { token }))
    } catch (error) {
      const placed = findProblem(error)?.errors ?? {}
      const known = Object.fromEntries(Object.entries(placed).filter(([name]) => name in ids))
      fail(known, Object.keys(known).length > 0 ? null : getMessage(error))
    } finally {
      setSending(false)
    }
    return undefined
  }

  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    if (!isSending) void send()
  }
  const isWritten = entry.number !== ''
  return {
    entry,
    errors,
    change,
    ids,
    form: { id, message, isSending, failures, summary, isWritten, submit },
  }
}

export function TestPaymentsNotice() {
  return <Notice kind="bid">{t.test_payments_never_enter_a_real_card()}</Notice>
}
