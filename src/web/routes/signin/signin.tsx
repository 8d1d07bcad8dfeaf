import { useState } from 'react'
import { Link, type MetaFunction, useNavigate, useRouteLoaderData, useSearchParams } from 'react-router'
import { SignInForm } from '#web/features/accounts/sign-in-form.tsx'
import { suspended_title } from '#web/features/accounts/suspended-title.ts'
import { SignInFrame } from '#web/frames/sign-in-frame.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { nextQuery, getSecondStep } from '../market/next-query.ts'
import type { clientLoader } from './layout.signin.tsx'

export const meta: MetaFunction = () => [
  { title: 'Sign in · Hoko' },
  { name: 'description', content: 'Sign in to Hoko to bid, sell and watch listings all over New Zealand.' },
]

export default function SignIn() {
  const site = useRouteLoaderData<typeof clientLoader>('routes/signin/layout.signin')
  const [asked] = useSearchParams()
  const query = nextQuery(asked)
  const navigate = useNavigate()
  const [isSuspended, setSuspended] = useState(false)
  return (
    <SignInFrame
      title={isSuspended ? suspended_title : 'Sign in'}
      lead={query && !isSuspended ? 'Then you go on to where you were going.' : undefined}
      below={
        !isSuspended && (
          <>
            New here?{' '}
            <Link
              to={`/register${query}`}
              className="rounded-control font-semibold text-pounamu hover:underline"
            >
              Register
            </Link>
          </>
        )
      }
    >
      {asked.has('ended') && !isSuspended && (
        <div className="mb-5">
          <Notice>Your session has ended. Sign in again.</Notice>
        </div>
      )}
      <SignInForm
        demo_accounts={site?.demo_accounts ?? []}
        onSuspended={setSuspended}
        onSecondStep={() => void navigate(getSecondStep('user', asked))}
        onUnverified={(is_verified) =>
          void navigate(`${is_verified ? '/register' : '/verify-phone-number-otp'}${query}`)
        }
      />
    </SignInFrame>
  )
}
