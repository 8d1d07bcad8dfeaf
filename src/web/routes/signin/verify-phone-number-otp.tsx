import { type MetaFunction, useNavigate, useRouteLoaderData, useSearchParams } from 'react-router'
import { CodeForm } from '#web/features/accounts/codes/code-form.tsx'
import { formatPhone } from '#web/features/accounts/codes/phone-words.ts'
import { useDraft } from '#web/features/accounts/registration/registration-draft.ts'
import { SignInFrame } from '#web/frames/sign-in-frame.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { Loading, Skeleton } from '#web/ui/states/skeleton.tsx'
import type { clientLoader } from './layout.signin.tsx'
import { nextQuery } from '../market/next-query.ts'

export const meta: MetaFunction = () => [
  { title: 'Enter your code · Hoko' },
  { name: 'description', content: 'Enter the 4-digit code from Hoko to finish registering.' },
  { name: 'robots', content: 'noindex' },
]

export default function VerifyPhone() {
  const draft = useDraft()
  const navigate = useNavigate()
  const site = useRouteLoaderData<typeof clientLoader>('routes/signin/layout.signin')
  const query = nextQuery(useSearchParams()[0])
  if (draft === null) {
    return (
      <SignInFrame title="Enter your code">
        <Loading>
          <Skeleton className="h-14 w-60" />
        </Loading>
      </SignInFrame>
    )
  }
  const { registration_token, sent_to, purpose } = draft
  if (!registration_token || !sent_to || !purpose) {
    return (
      <SignInFrame
        title="Enter your code"
        lead={
          draft.email
            ? `We couldn’t find the registration for ${draft.email} in this tab. Register again with the same email – it takes a minute.`
            : 'You haven’t started registering in this tab. Start with your name and phone number.'
        }
      >
        <LinkButton to={`/register${query}`} size="large">
          Register
        </LinkButton>
      </SignInFrame>
    )
  }
  return (
    <SignInFrame
      title={purpose === 'verify_phone' ? 'Verify your phone' : 'Verify your email'}
      lead={
        <>
          Step 2 of 3. We’ve {purpose === 'verify_phone' ? 'texted' : 'emailed'} a code to{' '}
          <strong className="num font-semibold [overflow-wrap:anywhere] text-ink">
            {formatPhone(sent_to)}
          </strong>
          .
        </>
      }
    >
      <CodeForm
        draft={{ ...draft, registration_token, sent_to, purpose }}
        shows_outbox={site?.shows_outbox ?? false}
        query={query}
        onVerified={() => void navigate(`/register${query}`, { replace: true })}
      />
    </SignInFrame>
  )
}
