import { useState } from 'react'
import { Link, type MetaFunction, useNavigate, useRouteLoaderData, useSearchParams } from 'react-router'
import { SignInForm } from '#domains/identity/web/sign-in-form.tsx'
import { getSuspendedTitle } from '#domains/identity/web/suspended-title.ts'
import { SignInFrame } from '#domains/identity/web/shared/sign-in-frame.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import type { clientLoader } from './layout.signin.tsx'
import { getSecondStep } from '#domains/search/web/pages/next-query.ts'
import * as t from '#domains/identity/texts.ts'
import { Sentence } from '#platform/web/ui/sentence.tsx'

export const meta: MetaFunction = () => [
  { title: t.back_office_hoko() },
  { name: 'robots', content: 'noindex' },
]

export default function AdminSignIn() {
  const site = useRouteLoaderData<typeof clientLoader>('signin-layout')
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const [isSuspended, setSuspended] = useState(false)
  return (
    <SignInFrame
      title={isSuspended ? getSuspendedTitle() : t.back_office()}
      lead={isSuspended ? undefined : t.sign_in_with_your_admin_account()}
      promises={false}
      below={
        <>
          <Sentence
            parts={t.here_to_buy_or_sell_sign_in_as_a({
              link: (parts) => (
                <Link to="/signin" className="rounded-control font-semibold text-pounamu hover:underline">
                  {parts}
                </Link>
              ),
            })}
          />
        </>
      }
    >
      {params.has('ended') && !isSuspended && (
        <div className="mb-5">
          <Notice>{t.your_session_has_ended_sign_in_again()}</Notice>
        </div>
      )}
      <SignInForm
        type="admin"
        demo_accounts={site?.demo_accounts ?? []}
        onSuspended={setSuspended}
        onSecondStep={() => void navigate(getSecondStep('admin', params))}
      />
    </SignInFrame>
  )
}
