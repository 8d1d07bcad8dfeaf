import { Store, User } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { registerComplete } from '#domains/identity/common/registration/registration.ts'
import { registerComplete as registerCompleteShapes } from '#domains/identity/common/registration/registration.shapes.ts'
import { api } from '#platform/web/session/api.ts'
import { checkBy, useActionForm } from '#platform/web/forms/use-operation-form.ts'
import { saveSession } from '#platform/web/session/session.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { FormErrors } from '#platform/web/ui/fields/form-errors.tsx'
import { RadioCards } from '#platform/web/ui/fields/radio-cards.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { changeDraft, dropDraft, type RegistrationDraft } from './registration-draft.ts'
import { TermsCheckbox } from './terms-checkbox.tsx'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#domains/identity/texts.ts'

interface Values {
  region: string | null
  suburb: string | null
  seller_kind: 'private' | 'in_trade' | undefined
  accepted_terms: boolean
}

const getMissing = makeTexts(() => ({
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
  const {
    region = null,
    suburb = null,
    seller_kind: sellerKind,
    registration_token: registrationToken,
  } = draft
  const [isOver, setOver] = useState(false)
  const form = useActionForm({
    initial: { region, suburb, seller_kind: sellerKind, accepted_terms: false },
    check: (values) => check({ registration_token: registrationToken, ...values }),
    send: (values) =>
      api.call(
        registerComplete,
        registerCompleteShapes.body.parse({ registration_token: registrationToken, ...values }),
      ),
    onRefused: ({ key }) => {
      setOver(key === 'not_found' || key === 'already_registered')
      if (key !== 'phone_unverified') return
      changeDraft({ is_verified: false })
      onUnverified()
    },
    onDone: async (session) => {
      saveSession(session)
      await onDone()
      dropDraft()
      notify.success(t.welcome_to_hoko_first_name({ first_name: session.user.first_name }), {
        description: t.youre_signed_in_you_can_bid_and_sell(),
      })
    },
  })

  function change(changes: Partial<Pick<Values, 'region' | 'suburb' | 'seller_kind'>>) {
    changeDraft(changes)
    form.set(changes)
  }

  return (
    <form id={form.id} method="post" noValidate className="grid gap-6" onSubmit={form.submit}>
      <FormErrors {...form.report} />
      {form.message && isOver && <StartAgain />}
      {renderPlace({
        ids: { region: form.field('region').id, suburb: form.field('suburb').id },
        region: form.values.region,
        suburb: form.values.suburb,
        errors: form.errors,
        onChange: change,
      })}
      <RadioCards
        {...form.field('seller_kind')}
        name="seller_kind"
        legend={t.how_will_you_sell()}
        help={t.we_show_this_on_your_listings_as_the()}
        value={form.values.seller_kind ?? ''}
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
      <TermsCheckbox {...form.box('accepted_terms')} {...form.field('accepted_terms')} />
      <Button type="submit" size="large" wide busy={form.isSending}>
        {t.create_my_account()}
      </Button>
    </form>
  )
}

function check(input: object) {
  const errors = checkBy<Values>(registerCompleteShapes.body)(input)
  const missing = Object.entries(getMissing()).filter(([name]) => name in errors)
  return { ...errors, ...Object.fromEntries(missing) }
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
