import { useState } from 'react'
import { type MetaFunction, useNavigate, useRouteLoaderData, useSearchParams } from 'react-router'
import { getHome, ownPath, getSignin } from '#shared/rules/addresses.ts'
import { type CodeRequest, codeRequest, isAdminAsked } from '#web/features/accounts/codes/code-request.ts'
import { formatPhone } from '#web/features/accounts/codes/phone-words.ts'
import { ResetCodeForm } from '#web/features/accounts/codes/reset-code-form.tsx'
import { SecondStepForm } from '#web/features/accounts/codes/second-step-form.tsx'
import { suspended_title } from '#web/features/accounts/suspended-title.ts'
import { SignInFrame } from '#web/frames/sign-in-frame.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { Loading, Skeleton } from '#web/ui/states/skeleton.tsx'
import type { clientLoader } from './layout.signin.tsx'
import { nextQuery } from '../market/next-query.ts'

export const meta: MetaFunction = () => [
  { title: 'Enter your code · Hoko' },
  { name: 'description', content: 'Enter your 6-digit code to get into your Hoko account.' },
  { name: 'robots', content: 'noindex' },
]

/** For a forgotten password, and as the second step of signing in. */
export default function OtpVerification() {
  const kept = codeRequest.useKept()
  const asked = useSearchParams()[0]
  const admin = isAdminAsked(asked)
  if (kept === null) {
    return (
      <SignInFrame title="Enter your code" promises={!admin}>
        <Loading>
          <Skeleton className="h-14 w-88 max-w-full" />
        </Loading>
      </SignInFrame>
    )
  }
  const { purpose, request_token, type } = kept
  if (!purpose || !request_token || !type) return <NothingAsked admin={admin} />
  const request = { ...kept, purpose, request_token, type }
  return purpose === 'sign_in' ? <SecondStep request={request} /> : <ResetCode request={request} />
}

function SecondStep({ request }: { request: CodeRequest }) {
  const navigate = useNavigate()
  const asked = useSearchParams()[0]
  const { type, email, request_token } = request
  const [isSuspended, setSuspended] = useState(false)
  return (
    <SignInFrame
      title={isSuspended ? suspended_title : 'One more step'}
      lead={
        !isSuspended && (
          <>
            The password of <strong className="font-semibold text-ink">{email}</strong> is right. Now enter
            your code.
          </>
        )
      }
      promises={type === 'user'}
    >
      <SecondStepForm
        challenge={request_token}
        onSuspended={() => setSuspended(true)}
        signin={`${getSignin(type)}${nextQuery(asked)}`}
        onDone={async () => {
          await navigate(ownPath(asked.get('next')) ?? getHome(type), { replace: true })
          codeRequest.drop()
        }}
      />
    </SignInFrame>
  )
}

function ResetCode({ request }: { request: CodeRequest }) {
  const navigate = useNavigate()
  const site = useRouteLoaderData<typeof clientLoader>('routes/signin/layout.signin')
  const { type, email, phone_number } = request
  return (
    <SignInFrame
      title="Enter your code"
      lead={
        <>
          If there’s an {type === 'admin' ? 'admin account' : 'account'} for{' '}
          <strong className="num font-semibold wrap-anywhere text-ink">
            {email ?? formatPhone(phone_number ?? '')}
          </strong>
          , we’ve sent a code to its verified email or phone.
        </>
      }
      promises={type === 'user'}
    >
      <ResetCodeForm
        request={request}
        shows_outbox={site?.shows_outbox ?? false}
        forgot={`/forgot-password${type === 'admin' ? '?isUserAdmin=true' : ''}`}
        onVerified={async () => navigate('/reset-password', { replace: true })}
      />
    </SignInFrame>
  )
}

function NothingAsked({ admin }: { admin: boolean }) {
  return (
    <SignInFrame
      title="No code was sent from here"
      lead="Codes only work in the tab that asked for them. Sign in again, or ask for a new code."
      promises={!admin}
    >
      <div className="flex flex-wrap gap-3">
        <LinkButton to={getSignin(admin ? 'admin' : 'user')} size="large">
          Sign in
        </LinkButton>
        <LinkButton to={`/forgot-password${admin ? '?isUserAdmin=true' : ''}`} kind="quiet" size="large">
          Forgot my password
        </LinkButton>
      </div>
    </SignInFrame>
  )
}
