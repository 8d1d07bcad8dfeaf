import { useState } from 'react'
import { Link, type MetaFunction, useNavigate, useRouteLoaderData, useSearchParams } from 'react-router'
import { SignInForm } from '#domains/identity/web/sign-in-form.tsx'
import { getSuspendedTitle } from '#domains/identity/web/suspended-title.ts'
import { SignInFrame } from '#domains/identity/web/shared/sign-in-frame.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { nextQuery, getSecondStep } from '#domains/search/web/pages/next-query.ts'
import type { clientLoader } from './layout.signin.tsx'
import * as t from '#domains/identity/texts.ts'
import { Sentence } from '#platform/web/ui/sentence.tsx'

export const meta: MetaFunction = () => [
  { title: t.sign_in_hoko() },
  { name: 'description', content: t.sign_in_to_hoko_to_bid_sell_and_watch() },
]

export default function SignIn() {
  const site = useRouteLoaderData<typeof clientLoader>('signin-layout')
  const [params] = useSearchParams()
  const query = nextQuery(params)
  const navigate = useNavigate()
  const [isSuspended, setSuspended] = useState(false)
  return (
    <SignInFrame
      title={isSuspended ? getSuspendedTitle() : t.sign_in()}
      lead={query && !isSuspended ? t.then_you_go_on_to_where_you_were_going() : undefined}
      below={
        !isSuspended && (
          <>
            <Sentence
              parts={t.new_here_register({
                link: (parts) => (
                  <Link
                    to={`/register${query}`}
                    className="rounded-control font-semibold text-pounamu hover:underline"
                  >
                    {parts}
                  </Link>
                ),
              })}
            />
          </>
        )
      }
    >
      {params.has('ended') && !isSuspended && (
        <div className="mb-5">
          <Notice>{t.your_session_has_ended_sign_in_again()}</Notice>
        </div>
      )}
      <SignInForm
        demo_accounts={site?.demo_accounts ?? []}
        onSuspended={setSuspended}
        onSecondStep={() => void navigate(getSecondStep('user', params))}
        onUnverified={(isVerified) =>
          void navigate(`${isVerified ? '/register' : '/verify-phone-number-otp'}${query}`)
        }
      />
    </SignInFrame>
  )
}
