import { useState } from 'react'
import { Link, type MetaFunction, useNavigate, useRouteLoaderData, useSearchParams } from 'react-router'
import { SignInForm } from '#web/features/accounts/sign-in-form.tsx'
import { suspended_title } from '#web/features/accounts/suspended-title.ts'
import { SignInFrame } from '#web/frames/sign-in-frame.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import type { clientLoader } from './layout.signin.tsx'
import { getSecondStep } from '../market/next-query.ts'

export const meta: MetaFunction = () => [
  { title: 'Back office · Hoko' },
  { name: 'robots', content: 'noindex' },
]

export default function AdminSignIn() {
  const site = useRouteLoaderData<typeof clientLoader>('routes/signin/layout.signin')
  const [asked] = useSearchParams()
  const navigate = useNavigate()
  const [isSuspended, setSuspended] = useState(false)
  return (
    <SignInFrame
      title={isSuspended ? suspended_title : 'Back office'}
      lead={isSuspended ? undefined : 'Sign in with your admin account.'}
      promises={false}
      below={
        <>
          Here to buy or sell?{' '}
          <Link to="/signin" className="rounded-control font-semibold text-pounamu hover:underline">
            Sign in as a member
          </Link>
        </>
      }
    >
      {asked.has('ended') && !isSuspended && (
        <div className="mb-5">
          <Notice>Your session has ended. Sign in again.</Notice>
        </div>
      )}
      <SignInForm
        type="admin"
        demo_accounts={site?.demo_accounts ?? []}
        onSuspended={setSuspended}
        onSecondStep={() => void navigate(getSecondStep('admin', asked))}
      />
    </SignInFrame>
  )
}
