import { type MetaFunction, useNavigate, useRouteLoaderData, useSearchParams } from 'react-router'
import { CodeForm } from '#domains/identity/web/codes/code-form.tsx'
import { formatPhone } from '#platform/common/formats/format-phone.ts'
import { useDraft } from '#domains/identity/web/registration/registration-draft.ts'
import { SignInFrame } from '#domains/identity/web/shared/sign-in-frame.tsx'
import { LinkButton } from '#platform/web/ui/button.tsx'
import { Loading, Skeleton } from '#platform/web/ui/states/skeleton.tsx'
import type { clientLoader } from './layout.signin.tsx'
import { nextQuery } from '#domains/search/web/pages/next-query.ts'
import * as t from '#domains/identity/texts.ts'
import { Sentence } from '#platform/web/ui/sentence.tsx'

export const meta: MetaFunction = () => [
  { title: t.enter_your_code_hoko() },
  { name: 'description', content: t.enter_the_4_digit_code_from_hoko_to() },
  { name: 'robots', content: 'noindex' },
]

export default function VerifyPhone() {
  const draft = useDraft()
  const navigate = useNavigate()
  const site = useRouteLoaderData<typeof clientLoader>('signin-layout')
  const query = nextQuery(useSearchParams()[0])
  if (draft === null) {
    return (
      <SignInFrame title={t.enter_your_code()}>
        <Loading>
          <Skeleton className="h-14 w-60" />
        </Loading>
      </SignInFrame>
    )
  }
  const { registration_token: registrationToken, sent_to: sentTo, purpose } = draft
  if (!registrationToken || !sentTo || !purpose) {
    return (
      <SignInFrame
        title={t.enter_your_code()}
        lead={
          draft.email
            ? t.we_couldnt_find_the_registration_for({ email: draft.email })
            : t.you_havent_started_registering_in_this()
        }
      >
        <LinkButton to={`/register${query}`} size="large">
          {t.register()}
        </LinkButton>
      </SignInFrame>
    )
  }
  return (
    <SignInFrame
      title={purpose === 'verify_phone' ? t.verify_your_phone() : t.verify_your_email()}
      lead={
        <Sentence
          parts={t.step_2_of_3_weve_sent_a_code({
            by_text: purpose === 'verify_phone',
            sent_to: formatPhone(sentTo),
            strong: (parts) => (
              <strong className="num font-semibold [overflow-wrap:anywhere] text-ink">{parts}</strong>
            ),
          })}
        />
      }
    >
      <CodeForm
        draft={{ ...draft, registration_token: registrationToken, sent_to: sentTo, purpose }}
        shows_outbox={site?.shows_outbox ?? false}
        query={query}
        onVerified={() => void navigate(`/register${query}`, { replace: true })}
      />
    </SignInFrame>
  )
}
