import { Link, type MetaFunction, useNavigate, useRouteLoaderData, useSearchParams } from 'react-router'
import { ownPath, user_home } from '#shared/rules/addresses.ts'
import { CompletionForm } from '#web/features/accounts/registration/completion-form.tsx'
import { DetailsForm } from '#web/features/accounts/registration/details-form.tsx'
import { formatPhone } from '#web/features/accounts/codes/phone-words.ts'
import { type RegistrationDraft, useDraft } from '#web/features/accounts/registration/registration-draft.ts'
import { CountryField } from '#web/features/places/country-field.tsx'
import { PlaceFields } from '#web/features/places/place-fields.tsx'
import { SignInFrame } from '#web/frames/sign-in-frame.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import type { clientLoader } from './layout.signin.tsx'
import { nextQuery } from '../market/next-query.ts'

export const meta: MetaFunction = () => [
  { title: 'Register · Hoko' },
  {
    name: 'description',
    content: 'Register with Hoko for free to bid and sell. All you need is your name and phone number.',
  },
]

/** The first and the last step; the code in between has a page of its own. */
export default function Register() {
  const draft = useDraft()
  return draft?.is_verified && draft.registration_token ? (
    <LastStep draft={{ ...draft, registration_token: draft.registration_token }} />
  ) : (
    <FirstStep draft={draft} />
  )
}

function FirstStep({ draft }: { draft: RegistrationDraft | null }) {
  const navigate = useNavigate()
  const site = useRouteLoaderData<typeof clientLoader>('routes/signin/layout.signin')
  const query = nextQuery(useSearchParams()[0])
  const code_page = `/verify-phone-number-otp${query}`
  return (
    <SignInFrame
      title="Register"
      lead="Step 1 of 3. It’s free to join, list and bid."
      below={
        <>
          Already registered?{' '}
          <Link to={`/signin${query}`} className="rounded-control font-semibold text-pounamu hover:underline">
            Sign in
          </Link>
        </>
      }
    >
      {site?.codes_go_by === null && (
        <div className="mb-5">
          <Notice kind="wrong">
            You can’t register at the moment, because we can’t send codes. Please try again later.
          </Notice>
        </div>
      )}
      {draft?.sent_to && (
        <div className="mb-5">
          <Notice
            action={
              <Link to={code_page} className="font-semibold underline underline-offset-3">
                Enter the code
              </Link>
            }
          >
            We’ve sent a code to {formatPhone(draft.sent_to)}.
          </Notice>
        </div>
      )}
      <DetailsForm
        codes_go_by={site?.codes_go_by ?? 'sms'}
        draft={draft}
        query={query}
        renderCountry={(id) => <CountryField id={id} />}
        onSent={() => void navigate(code_page)}
      />
    </SignInFrame>
  )
}

function LastStep({ draft }: { draft: RegistrationDraft & { registration_token: string } }) {
  const navigate = useNavigate()
  const [asked] = useSearchParams()
  return (
    <SignInFrame title="Nearly there" lead="Step 3 of 3. We show your suburb on your listings.">
      <CompletionForm
        draft={draft}
        renderPlace={(slot) => <PlaceFields {...slot} />}
        onDone={async () => navigate(ownPath(asked.get('next')) ?? user_home, { replace: true })}
        onUnverified={() => void navigate(`/verify-phone-number-otp${nextQuery(asked)}`)}
      />
    </SignInFrame>
  )
}
