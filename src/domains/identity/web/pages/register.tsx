import { Link, type MetaFunction, useNavigate, useRouteLoaderData, useSearchParams } from 'react-router'
import { ownPath, userHome } from '#platform/common/addresses.ts'
import { CompletionForm } from '#domains/identity/web/registration/completion-form.tsx'
import { DetailsForm } from '#domains/identity/web/registration/details-form.tsx'
import { formatPhone } from '#platform/common/formats/format-phone.ts'
import { type RegistrationDraft, useDraft } from '#domains/identity/web/registration/registration-draft.ts'
import { CountryField } from '#domains/places/web/country-field.tsx'
import { PlaceFields } from '#domains/places/web/shared/place-fields.tsx'
import { SignInFrame } from '#domains/identity/web/shared/sign-in-frame.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import type { clientLoader } from './layout.signin.tsx'
import { nextQuery } from '#domains/search/web/pages/next-query.ts'
import * as t from '#domains/identity/texts.ts'
import { Sentence } from '#platform/web/ui/sentence.tsx'

export const meta: MetaFunction = () => [
  { title: t.register_hoko() },
  {
    name: 'description',
    content: t.register_with_hoko_for_free_to_bid_and(),
  },
]

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
  const site = useRouteLoaderData<typeof clientLoader>('signin-layout')
  const query = nextQuery(useSearchParams()[0])
  const codePage = `/verify-phone-number-otp${query}`
  return (
    <SignInFrame
      title={t.register()}
      lead={t.step_1_of_3_its_free_to_join_list_and()}
      below={
        <>
          <Sentence
            parts={t.already_registered_sign_in({
              link: (parts) => (
                <Link
                  to={`/signin${query}`}
                  className="rounded-control font-semibold text-pounamu hover:underline"
                >
                  {parts}
                </Link>
              ),
            })}
          />
        </>
      }
    >
      {site?.codes_go_by === null && (
        <div className="mb-5">
          <Notice kind="wrong">{t.you_cant_register_at_the_moment()}</Notice>
        </div>
      )}
      {draft?.sent_to && (
        <div className="mb-5">
          <Notice
            action={
              <Link to={codePage} className="font-semibold underline underline-offset-3">
                {t.signin_enter_the_code()}
              </Link>
            }
          >
            {t.weve_sent_a_code_to_sent_to({ sent_to: formatPhone(draft.sent_to) })}
          </Notice>
        </div>
      )}
      <DetailsForm
        codes_go_by={site?.codes_go_by ?? 'sms'}
        draft={draft}
        query={query}
        renderCountry={(id) => <CountryField id={id} />}
        onSent={() => void navigate(codePage)}
      />
    </SignInFrame>
  )
}

function LastStep({ draft }: { draft: RegistrationDraft & { registration_token: string } }) {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  return (
    <SignInFrame title={t.nearly_there()} lead={t.step_3_of_3_we_show_your_suburb_on()}>
      <CompletionForm
        draft={draft}
        renderPlace={(slot) => <PlaceFields {...slot} />}
        onDone={async () => navigate(ownPath(params.get('next')) ?? userHome, { replace: true })}
        onUnverified={() => void navigate(`/verify-phone-number-otp${nextQuery(params)}`)}
      />
    </SignInFrame>
  )
}
