import { Store, User } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import * as z from 'zod/mini'
import { registerComplete } from '#contract/registration/registration.ts'
import { registerComplete as registerCompleteShapes } from '#contract/registration/registration.shapes.ts'
import { api } from '#web/lib/session/api.ts'
import { useFocusOnFirst } from '#web/lib/form.ts'
import { getMessage, findProblem } from '#web/lib/session/problem.ts'
import { keepSession } from '#web/lib/session/session.ts'
import { Button } from '#web/ui/button.tsx'
import { FormErrors } from '#web/ui/fields/form-errors.tsx'
import { RadioCards } from '#web/ui/fields/radio-cards.tsx'
import { notify } from '#web/ui/overlays/toast.tsx'
import { changeDraft, dropDraft, type RegistrationDraft } from './registration-draft.ts'
import { TermsCheckbox } from './terms-checkbox.tsx'
import { makeTexts } from '#shared/texts/make-texts.ts'
import * as t from './texts.ts'

const ids = {
  region: 'complete-region',
  suburb: 'complete-suburb',
  seller_kind: 'complete-seller-kind',
  accepted_terms: 'complete-terms',
}
type Name = keyof typeof ids
type Errors = Partial<Record<Name, string>>

const getMissing = makeTexts((): Partial<Record<Name, string>> => ({
  region: t.choose_your_region(),
  suburb: t.choose_your_town_or_suburb_from_the(),
}))

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
  onDone: () => Promise<void>
  onUnverified: () => void
}

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
      const session = await api.call(registerComplete, registerCompleteShapes.body.parse(input))
      keepSession(session)
      await onDone()
      dropDraft()
      notify.success(t.welcome_to_hoko_first_name({ first_name: session.user.first_name }), {
        description: t.youre_signed_in_you_can_bid_and_sell(),
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
        legend={t.how_will_you_sell()}
        help={t.we_show_this_on_your_listings_as_the()}
        value={seller_kind ?? ''}
        error={errors.seller_kind}
        onChange={(event) =>
          change({ seller_kind: event.target.value === 'in_trade' ? 'in_trade' : 'private' })
        }
        cards={[
          { value: 'private', label: t.privately(), help: t.i_sell_my_own_things_now_and_then(), icon: User },
          {
            value: 'in_trade',
            label: t.in_trade(),
            help: t.i_buy_or_make_things_to_sell_or_sell(),
            icon: Store,
          },
        ]}
      />
      <TermsCheckbox
        id={ids.accepted_terms}
        checked={accepted_terms}
        onChange={(event) => {
          setAccepted(event.target.checked)
          setErrors((before) => ({ ...before, accepted_terms: undefined }))
        }}
        error={errors.accepted_terms}
      />
      <Button type="submit" size="large" wide busy={isBusy}>
        {t.create_my_account()}
      </Button>
    </form>
  )
}

function check(input: object): Errors {
  const result = z.safeParse(registerCompleteShapes.body, input)
  const errors: Errors = {}
  for (const { path, message } of result.error?.issues ?? []) {
    const name = path[0] as Name
    errors[name] ??= getMissing()[name] ?? message
  }
  return errors
}

function StartAgain() {
  return (
    <p className="flex flex-wrap gap-x-5 gap-y-1 text-sm font-semibold text-pounamu">
      <Link to="/signin" onClick={() => dropDraft()} className="underline underline-offset-3">
        {t.sign_in()}
      </Link>
      <button type="button" onClick={dropDraft} className="underline underline-offset-3">
        {t.register_again()}
      </button>
    </p>
  )
}
