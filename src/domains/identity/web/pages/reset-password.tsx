import { type ReactNode, useEffectEvent, useLayoutEffect, useState } from 'react'
import { type MetaFunction, useLocation, useNavigate, useSearchParams } from 'react-router'
import { type AccountType, getSignin, getForgotPassword } from '#platform/common/addresses.ts'
import { isAdminRequested, resetToken } from '#domains/identity/web/shared/code-request.ts'
import { NewPasswordForm } from '#domains/identity/web/passwords/new-password-form.tsx'
import { SignInFrame } from '#domains/identity/web/shared/sign-in-frame.tsx'
import { LinkButton } from '#platform/web/ui/button.tsx'
import { Loading, Skeleton } from '#platform/web/ui/states/skeleton.tsx'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#domains/identity/texts.ts'

export const meta: MetaFunction = () => [
  { title: t.choose_a_new_password_hoko() },
  { name: 'description', content: t.choose_a_new_password_for_your_hoko() },
  { name: 'robots', content: 'noindex' },
]

/** The address may contain the token, which requests of this page would leak. */
export const headers = () => ({ 'referrer-policy': 'no-referrer' })

type Outcome = 'done' | 'set_up' | 'expired' | 'used'

export default function ResetPassword() {
  const stored = resetToken.useStored()
  const [params] = useSearchParams()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const isArriving = useTokenFromAddress(() => setOutcome(null))

  if (stored === null || isArriving) {
    return (
      <SignInFrame title={t.choose_a_new_password()}>
        <Loading>
          <Skeleton className="h-11" />
        </Loading>
      </SignInFrame>
    )
  }
  const type = stored.type ?? (isAdminRequested(params) ? 'admin' : 'user')
  if (outcome) return <Ended outcome={outcome} type={type} />
  if (!stored.token) return <Ended outcome="missing" type={type} />
  return (
    <SignInFrame
      title={stored.requires ? t.set_up_your_account() : t.choose_a_new_password()}
      lead={getLeads()[stored.requires ?? 'nothing']}
      promises={type === 'user'}
    >
      <NewPasswordForm
        token={stored.token}
        requires={stored.requires ?? null}
        onDone={(whose) => {
          resetToken.begin({ type: whose, token: '' })
          setOutcome(stored.requires ? 'set_up' : 'done')
        }}
        onDead={(reason) => {
          resetToken.begin({ type, token: '' })
          setOutcome(reason)
        }}
      />
    </SignInFrame>
  )
}

/**
 * Moves a link's token out of the address and the history before anything renders. Our links have
 * it behind the #, which isn't sent to servers; one in the query works too.
 */
function useTokenFromAddress(onArrive: () => void): boolean {
  const { hash } = useLocation()
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const [token = '', more] = (params.get('token') ?? hash.slice(1)).split('&')
  const take = useEffectEvent(() => {
    const requires = more === 'name' || more === 'terms' ? more : null
    resetToken.begin({ token, requires, type: isAdminRequested(params) ? 'admin' : 'user' })
    window.history.replaceState(window.history.state, '', window.location.pathname)
    void navigate('/reset-password', { replace: true })
    onArrive()
  })
  useLayoutEffect(() => {
    if (token) take()
  }, [token])
  return token !== ''
}

const getLeads = makeTexts(() => ({
  name: t.enter_your_name_and_choose_a_password(),
  terms: t.choose_a_password_and_agree_to_the(),
  nothing: t.your_old_password_stops_working_and(),
}))

const getWords = makeTexts((): Record<Outcome | 'missing', { title: string; lead: string }> => ({
  done: {
    title: t.password_changed(),
    lead: t.youve_been_signed_out_everywhere_sign(),
  },
  set_up: {
    title: t.your_account_is_set_up(),
    lead: t.sign_in_with_your_email_and_your_new(),
  },
  expired: {
    title: t.this_link_has_expired(),
    lead: t.your_old_password_still_works_if_you(),
  },
  used: {
    title: t.this_link_has_been_used(),
    lead: t.each_link_works_once_if_that_wasnt_you(),
  },
  missing: {
    title: t.this_page_needs_a_link_or_a_code(),
    lead: t.to_choose_a_new_password_you_need_a(),
  },
}))

function Ended({ outcome, type }: { outcome: Outcome | 'missing'; type: AccountType }): ReactNode {
  const { title, lead } = getWords()[outcome]
  const isDone = outcome === 'done' || outcome === 'set_up'
  const again = (
    <LinkButton to={getForgotPassword(type)} size="large">
      {t.send_me_a_code()}
    </LinkButton>
  )
  return (
    <SignInFrame title={title} lead={lead} promises={type === 'user'}>
      <div className="flex flex-wrap gap-3">
        {!isDone && again}
        <LinkButton to={getSignin(type)} kind={isDone ? 'primary' : 'quiet'} size="large">
          {t.sign_in()}
        </LinkButton>
      </div>
    </SignInFrame>
  )
}
