import { useState } from 'react'
import { type MetaFunction, useNavigate, useRouteLoaderData, useSearchParams } from 'react-router'
import { getHome, ownPath, getSignin, getForgotPassword } from '#platform/common/addresses.ts'
import { type CodeRequest, codeRequest, isAdminRequested } from '#domains/identity/web/shared/code-request.ts'
import { formatPhone } from '#platform/common/formats/format-phone.ts'
import { must } from '#platform/common/must.ts'
import { ResetCodeForm, SecondStepForm } from '#domains/identity/web/codes/second-step-form.tsx'
import { getSuspendedTitle } from '#domains/identity/web/suspended-title.ts'
import { SignInFrame } from '#domains/identity/web/shared/sign-in-frame.tsx'
import { LinkButton } from '#platform/web/ui/button.tsx'
import { Loading, Skeleton } from '#platform/web/ui/states/skeleton.tsx'
import type { clientLoader } from './layout.signin.tsx'
import { nextQuery } from '#domains/search/web/pages/next-query.ts'
import * as t from '#domains/identity/texts.ts'
import { Sentence } from '#platform/web/ui/sentence.tsx'

export const meta: MetaFunction = () => [
  { title: t.enter_your_code_hoko() },
  { name: 'description', content: t.enter_your_6_digit_code_to_get_into() },
  { name: 'robots', content: 'noindex' },
]

export default function OtpVerification() {
  const stored = codeRequest.useStored()
  const params = useSearchParams()[0]
  const admin = isAdminRequested(params)
  if (stored === null) {
    return (
      <SignInFrame title={t.enter_your_code()} promises={!admin}>
        <Loading>
          <Skeleton className="h-14 w-88 max-w-full" />
        </Loading>
      </SignInFrame>
    )
  }
  const { purpose, request_token: requestToken, type } = stored
  if (!purpose || !requestToken || !type) return <NothingRequested admin={admin} />
  const request = { ...stored, purpose, request_token: requestToken, type }
  return purpose === 'sign_in' ? <SecondStep request={request} /> : <ResetCode request={request} />
}

function SecondStep({ request }: { request: CodeRequest }) {
  const navigate = useNavigate()
  const params = useSearchParams()[0]
  const { type, email, request_token: requestToken } = request
  const [isSuspended, setSuspended] = useState(false)
  return (
    <SignInFrame
      title={isSuspended ? getSuspendedTitle() : t.one_more_step()}
      lead={
        !isSuspended && (
          <>
            <Sentence
              parts={t.the_password_of_email_is_right_now({
                email: must(email, 'email'),
                strong: (parts) => <strong className="font-semibold text-ink">{parts}</strong>,
              })}
            />
          </>
        )
      }
      promises={type === 'user'}
    >
      <SecondStepForm
        challenge={requestToken}
        onSuspended={() => setSuspended(true)}
        signin={`${getSignin(type)}${nextQuery(params)}`}
        onDone={async () => {
          await navigate(ownPath(params.get('next')) ?? getHome(type), { replace: true })
          codeRequest.drop()
        }}
      />
    </SignInFrame>
  )
}

function ResetCode({ request }: { request: CodeRequest }) {
  const navigate = useNavigate()
  const site = useRouteLoaderData<typeof clientLoader>('signin-layout')
  const { type, email, phone_number: phoneNumber } = request
  return (
    <SignInFrame
      title={t.enter_your_code()}
      lead={
        <Sentence
          parts={t.if_theres_an_account_weve_sent_a_code({
            is_admin: type === 'admin',
            target: email ?? formatPhone(phoneNumber ?? ''),
            strong: (parts) => <strong className="num font-semibold wrap-anywhere text-ink">{parts}</strong>,
          })}
        />
      }
      promises={type === 'user'}
    >
      <ResetCodeForm
        request={request}
        shows_outbox={site?.shows_outbox ?? false}
        forgot={getForgotPassword(type)}
        onVerified={async () => navigate('/reset-password', { replace: true })}
      />
    </SignInFrame>
  )
}

function NothingRequested({ admin }: { admin: boolean }) {
  return (
    <SignInFrame
      title={t.no_code_was_sent_from_here()}
      lead={t.codes_only_work_in_the_tab_that_asked()}
      promises={!admin}
    >
      <div className="flex flex-wrap gap-3">
        <LinkButton to={getSignin(admin ? 'admin' : 'user')} size="large">
          {t.sign_in()}
        </LinkButton>
        <LinkButton to={getForgotPassword(admin ? 'admin' : 'user')} kind="quiet" size="large">
          {t.forgot_my_password()}
        </LinkButton>
      </div>
    </SignInFrame>
  )
}
