import { useState } from 'react'
import { Link, type MetaFunction, useRouteLoaderData } from 'react-router'
import { userSignin } from '#platform/common/addresses.ts'
import { deletion } from '#domains/identity/web/shared/code-request.ts'
import {
  DeleteAccountCode,
  DeleteAccountForm,
  DeletionEffects,
} from '#domains/accounts/web/delete-account-code.tsx'
import { SignInFrame } from '#domains/identity/web/shared/sign-in-frame.tsx'
import { LinkButton } from '#platform/web/ui/button.tsx'
import type { clientLoader } from '#domains/identity/web/pages/layout.signin.tsx'
import { joinSentences } from '#platform/common/texts/join-sentences.ts'
import * as t from '#domains/accounts/texts.ts'
import { Sentence } from '#platform/web/ui/sentence.tsx'

export const meta: MetaFunction = () => [
  { title: t.delete_your_account_hoko() },
  { name: 'description', content: t.delete_your_hoko_account_what_happens() },
]

export default function DeleteAccount() {
  const stored = deletion.useStored()
  const site = useRouteLoaderData<typeof clientLoader>('signin-layout')
  const [isDeleted, setDeleted] = useState(false)

  if (isDeleted) return <Deleted />
  if (stored?.email && stored.request_token) {
    const { email, request_token: requestToken, message, resend_at: resendAt } = stored
    return (
      <SignInFrame
        title={t.enter_the_code()}
        lead={joinSentences(message, t.well_ask_you_once_more())}
        promises={false}
      >
        <DeleteAccountCode
          request={{ email, request_token: requestToken, resend_at: resendAt }}
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
      title={t.signin_delete_your_account()}
      lead={t.well_ask_for_your_password_and_a_code()}
      promises={false}
      below={
        <>
          <Sentence
            parts={t.changed_your_mind_sign_in({
              link: (parts) => (
                <Link to={userSignin} className="rounded-control font-semibold text-pounamu hover:underline">
                  {parts}
                </Link>
              ),
            })}
          />
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
    <SignInFrame title={t.account_deleted()} lead={t.youre_signed_out_everywhere_and_your()} promises={false}>
      <LinkButton to="/home" kind="quiet" size="large">
        {t.browse_hoko()}
      </LinkButton>
    </SignInFrame>
  )
}
