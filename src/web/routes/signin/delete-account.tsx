import { useState } from 'react'
import { Link, type MetaFunction, useRouteLoaderData } from 'react-router'
import { user_signin } from '#shared/rules/addresses.ts'
import { deletion } from '#web/features/accounts/codes/code-request.ts'
import { DeleteAccountCode } from '#web/features/accounts/leaving/delete-account-code.tsx'
import { DeleteAccountForm } from '#web/features/accounts/leaving/delete-account-form.tsx'
import { DeletionEffects } from '#web/features/accounts/leaving/deletion-effects.tsx'
import { SignInFrame } from '#web/frames/sign-in-frame.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import type { clientLoader } from './layout.signin.tsx'

export const meta: MetaFunction = () => [
  { title: 'Delete your account · Hoko' },
  { name: 'description', content: 'Delete your Hoko account: what happens and what we keep.' },
]

export default function DeleteAccount() {
  const kept = deletion.useKept()
  const site = useRouteLoaderData<typeof clientLoader>('routes/signin/layout.signin')
  const [isDeleted, setDeleted] = useState(false)

  if (isDeleted) return <Deleted />
  if (kept?.email && kept.request_token) {
    const { email, request_token, message, resend_at } = kept
    return (
      <SignInFrame
        title="Enter the code"
        lead={`${message ?? ''} We’ll ask you once more before deleting anything.`}
        promises={false}
      >
        <DeleteAccountCode
          request={{ email, request_token, resend_at }}
          shows_outbox={site?.shows_outbox ?? false}
          onDeleted={() => {
            deletion.drop()
            setDeleted(true)
          }}
        />
      </SignInFrame>
    )
  }
  return (
    <SignInFrame
      title="Delete your account"
      lead="We’ll ask for your password and a code. Then:"
      promises={false}
      below={
        <>
          Changed your mind?{' '}
          <Link to={user_signin} className="rounded-control font-semibold text-pounamu hover:underline">
            Sign in
          </Link>
        </>
      }
    >
      <DeletionEffects />
      <DeleteAccountForm />
    </SignInFrame>
  )
}

function Deleted() {
  return (
    <SignInFrame
      title="Account deleted"
      lead="You’re signed out everywhere and your listings are withdrawn. We’ve emailed you to confirm. Haere rā."
      promises={false}
    >
      <LinkButton to="/home" kind="quiet" size="large">
        Browse Hoko
      </LinkButton>
    </SignInFrame>
  )
}
