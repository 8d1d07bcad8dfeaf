import { Store, User } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import * as z from 'zod/mini'
import { registerComplete } from '#contract/registration/registration.ts'
import { api } from '#web/lib/session/api.ts'
import { useFocusOnFirst } from '#web/lib/form.ts'
import { getMessage, findProblem } from '#web/lib/session/problem.ts'
import { keepSession } from '#web/lib/session/session.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { FormErrors } from '#web/ui/fields/form-errors.tsx'
import { RadioCards } from '#web/ui/fields/radio-cards.tsx'
import { notify } from '#web/ui/overlays/toast.tsx'
import { changeDraft, dropDraft, type RegistrationDraft } from './registration-draft.ts'
import { TermsOfTrade } from './terms-of-trade.tsx'

const ids = {
  region: 'complete-region',
  suburb: 'complete-suburb',
  seller_kind: 'complete-seller-kind',
  accepted_terms: 'complete-terms',
}
type Name = keyof typeof ids
type Errors = Partial<Record<Name, string>>

const missing: Partial<Record<Name, string>> = {
  region: 'Choose your region.',
  suburb: 'Choose your town or suburb from the list.',
}

/** What the form hands to the fields of the place, which another feature draws. */
interface PlaceSlot {
  ids: { region: string; suburb: string }
  region: string | null
  suburb: string | null
  errors: { region?: string; suburb?: string }
  onChange: (place: { region: string | null; suburb: string | null }) => void
}

interface CompletionFormProps {
  draft: RegistrationDraft & { registration_token: string }
  renderPlace: (slot: PlaceSlot) => ReactNode
  /** Where to go on to, signed in. */
  onDone: () => Promise<void>
  onUnverified: () => void
}

/** Step 3: where you live, how you sell, and the terms. */
export function CompletionForm({ draft, renderPlace, onDone, onUnverified }: CompletionFormProps) {
  const { region = null, suburb = null, seller_kind, registration_token } = draft
  const [accepted_terms, setAccepted] = useState(false)
  const [errors, setErrors] = useState<Errors>({})
  const [failure, setFailure] = useState<{ message: string; isOver: boolean } | null>(null)
  const [attempt, setAttempt] = useState(0)
  const [isBusy, setBusy] = useState(false)
  const summary = (Object.keys(ids) as Name[]).flatMap((name) =>
    errors[name] ? [{ message: errors[name], field: ids[name] }] : [],
  )
  useFocusOnFirst(summary, attempt)

  function change(changes: Partial<Pick<RegistrationDraft, 'region' | 'suburb' | 'seller_kind'>>) {
    changeDraft(changes)
    setErrors((before) => ({
      ...before,
      ...Object.fromEntries(Object.keys(changes).map((name) => [name, undefined])),
    }))
  }

  async function send() {
    if (isBusy) return
    setFailure(null)
    const input = { registration_token, region, suburb, seller_kind, accepted_terms }
    const found = check(input)
    setErrors(found)
    setAttempt((count) => count + 1)
    if (Object.keys(found).length > 0) return
    setBusy(true)
    try {
      const session = await api.call(registerComplete, registerComplete.body!.parse(input))
      keepSession(session)
      await onDone()
      dropDraft()
      notify.success(`Welcome to Hoko, ${session.user.first_name}`, {
        description: 'You’re signed in. You can bid and sell.',
      })
    } catch (error) {
      const problem = findProblem(error)
      if (problem?.key === 'phone_unverified') {
        changeDraft({ is_verified: false })
        onUnverified()
      }
      setErrors((problem?.errors as Errors) ?? {})
      const isOver = problem?.key === 'not_found' || problem?.key === 'already_registered'
      if (!problem?.errors) setFailure({ message: getMessage(error), isOver })
      setAttempt((count) => count + 1)
    } finally {
      setBusy(false)
    }
  }

  return (
    <form
      method="post"
      noValidate
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <FormErrors errors={failure ? [{ message: failure.message }] : summary} attempt={attempt} />
      {failure?.isOver && <StartAgain />}
      {renderPlace({ ids, region, suburb, errors, onChange: change })}
      <RadioCards
        id={ids.seller_kind}
        name="seller_kind"
        legend="How will you sell?"
        help="We show this on your listings, as the Fair Trading Act requires."
        value={seller_kind ?? ''}
        error={errors.seller_kind}
        onChange={(event) =>
          change({ seller_kind: event.target.value === 'in_trade' ? 'in_trade' : 'private' })
        }
        cards={[
          { value: 'private', label: 'Privately', help: 'I sell my own things now and then.', icon: User },
          {
            value: 'in_trade',
            label: 'In trade',
            help: 'I buy or make things to sell, or sell for a business.',
            icon: Store,
          },
        ]}
      />
      <div className="grid gap-1">
        <Checkbox
          id={ids.accepted_terms}
          checked={accepted_terms}
          onChange={(event) => {
            setAccepted(event.target.checked)
            setErrors((before) => ({ ...before, accepted_terms: undefined }))
          }}
          label="I agree to the terms of trade"
          error={errors.accepted_terms}
        />
        <TermsOfTrade />
      </div>
      <Button type="submit" size="large" wide busy={isBusy}>
        Create my account
      </Button>
    </form>
  )
}

function check(input: object): Errors {
  const result = z.safeParse(registerComplete.body!, input)
  const errors: Errors = {}
  for (const { path, message } of result.error?.issues ?? []) {
    const name = path[0] as Name
    errors[name] ??= missing[name] ?? message
  }
  return errors
}

function StartAgain() {
  return (
    <p className="flex flex-wrap gap-x-5 gap-y-1 text-sm font-semibold text-pounamu">
      <Link to="/signin" onClick={() => dropDraft()} className="underline underline-offset-3">
        Sign in
      </Link>
      <button type="button" onClick={dropDraft} className="underline underline-offset-3">
        Register again
      </button>
    </p>
  )
}
