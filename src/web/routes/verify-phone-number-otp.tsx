import { type MetaFunction, useNavigate, useRouteLoaderData, useSearchParams } from 'react-router'
import { CodeForm } from '#web/features/accounts/code-form.tsx'
import { formatPhone } from '#web/features/accounts/phone-words.ts'
import { useDraft } from '#web/features/accounts/registration-draft.ts'
import { SignInFrame } from '#web/frames/sign-in-frame.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import type { clientLoader } from './layout.signin.tsx'
import { nextQuery } from './next-query.ts'

export const meta: MetaFunction = () => [
  { title: 'Verify your phone · Hoko' },
  {
    name: 'description',
    content: 'Enter the 4-digit code that Hoko sent to your phone to go on with your registration.',
  },
  { name: 'robots', content: 'noindex' },
]

export default function VerifyPhone() {
  const draft = useDraft()
  const navigate = useNavigate()
  const site = useRouteLoaderData<typeof clientLoader>('routes/layout.signin')
  const query = nextQuery(useSearchParams()[0])
  if (draft === null) {
    return (
      <SignInFrame title="Verify your phone">
        <Loading>
          <Skeleton className="h-14 w-60" />
        </Loading>
      </SignInFrame>
    )
  }
  const { registration_token, sent_to } = draft
  if (!registration_token || !sent_to) {
    return (
      <SignInFrame
        title="Verify your phone"
        lead={
          draft.email
            ? `The registration of ${draft.email} is not finished, and this tab does not hold it. Register again with the same email: it takes a minute, and the code comes to your phone.`
            : 'There is no registration under way in this tab. Begin with your name and phone.'
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
      title="Verify your phone"
      lead={
        <>
          Step 2 of 3. We sent a code to{' '}
          <strong className="num font-semibold whitespace-nowrap text-ink">{formatPhone(sent_to)}</strong>. It
          also comes by email.
        </>
      }
    >
      <CodeForm
        draft={{ ...draft, registration_token, sent_to }}
        shows_outbox={site?.shows_outbox ?? false}
        query={query}
        onVerified={() => void navigate(`/register${query}`, { replace: true })}
      />
    </SignInFrame>
  )
}
