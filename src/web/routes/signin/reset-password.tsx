import { type ReactNode, useEffectEvent, useLayoutEffect, useState } from 'react'
import { type MetaFunction, useLocation, useNavigate, useSearchParams } from 'react-router'
import { type AccountType, getSignin } from '#shared/rules/addresses.ts'
import { isAdminAsked, resetToken } from '#web/features/accounts/codes/code-request.ts'
import { NewPasswordForm } from '#web/features/accounts/passwords/new-password-form.tsx'
import { SignInFrame } from '#web/frames/sign-in-frame.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { Loading, Skeleton } from '#web/ui/states/skeleton.tsx'

export const meta: MetaFunction = () => [
  { title: 'Choose a new password · Hoko' },
  { name: 'description', content: 'Choose a new password for your Hoko account.' },
  { name: 'robots', content: 'noindex' },
]

/** The address may hold the token, and what this page fetches would tell it on. */
export const headers = () => ({ 'referrer-policy': 'no-referrer' })

type Outcome = 'done' | 'set_up' | 'expired' | 'used'

export default function ResetPassword() {
  const kept = resetToken.useKept()
  const [asked] = useSearchParams()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const isArriving = useTokenFromAddress(() => setOutcome(null))

  if (kept === null || isArriving) {
    return (
      <SignInFrame title="Choose a new password">
        <Loading>
          <Skeleton className="h-11" />
        </Loading>
      </SignInFrame>
    )
  }
  const type = kept.type ?? (isAdminAsked(asked) ? 'admin' : 'user')
  if (outcome) return <Ended outcome={outcome} type={type} />
  if (!kept.token) return <Ended outcome="missing" type={type} />
  return (
    <SignInFrame
      title={kept.asks ? 'Set up your account' : 'Choose a new password'}
      lead={leads[kept.asks ?? 'nothing']}
      promises={type === 'user'}
    >
      <NewPasswordForm
        token={kept.token}
        asks={kept.asks ?? null}
        onDone={(whose) => {
          resetToken.begin({ type: whose, token: '' })
          setOutcome(kept.asks ? 'set_up' : 'done')
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
 * Moves the token of a link out of the address, and so out of the history, before anything is drawn. The links we
 * mail have it behind the #, which no server is told; one in the query is taken as well.
 */
function useTokenFromAddress(onArrive: () => void): boolean {
  const { hash } = useLocation()
  const [asked] = useSearchParams()
  const navigate = useNavigate()
  const [token = '', more] = (asked.get('token') ?? hash.slice(1)).split('&')
  const take = useEffectEvent(() => {
    const asks = more === 'name' || more === 'terms' ? more : null
    resetToken.begin({ token, asks, type: isAdminAsked(asked) ? 'admin' : 'user' })
    window.history.replaceState(window.history.state, '', window.location.pathname)
    void navigate('/reset-password', { replace: true })
    onArrive()
  })
  useLayoutEffect(() => {
    if (token) take()
  }, [token])
  return token !== ''
}

const leads = {
  name: 'Enter your name and choose a password.',
  terms: 'Choose a password and agree to the terms of trade.',
  nothing: 'Your old password stops working and you’re signed out everywhere.',
}

const words: Record<Outcome | 'missing', { title: string; lead: string }> = {
  done: {
    title: 'Password changed',
    lead: 'You’ve been signed out everywhere. Sign in with your new password.',
  },
  set_up: {
    title: 'Your account is set up',
    lead: 'Sign in with your email and your new password.',
  },
  expired: {
    title: 'This link has expired',
    lead: 'Your old password still works. If you need a new one, ask for a code.',
  },
  used: {
    title: 'This link has been used',
    lead: 'Each link works once. If that wasn’t you, get a code and choose another password now.',
  },
  missing: {
    title: 'This link isn’t complete',
    lead: 'To choose a new password, you need a link or code from us. We can send one to your email or phone.',
  },
}

function Ended({ outcome, type }: { outcome: Outcome | 'missing'; type: AccountType }): ReactNode {
  const { title, lead } = words[outcome]
  const isDone = outcome === 'done' || outcome === 'set_up'
  const again = (
    <LinkButton to={`/forgot-password${type === 'admin' ? '?isUserAdmin=true' : ''}`} size="large">
      Send me a code
    </LinkButton>
  )
  return (
    <SignInFrame title={title} lead={lead} promises={type === 'user'}>
      <div className="flex flex-wrap gap-3">
        {!isDone && again}
        <LinkButton to={getSignin(type)} kind={isDone ? 'primary' : 'quiet'} size="large">
          Sign in
        </LinkButton>
      </div>
    </SignInFrame>
  )
}
