import { Link, type MetaFunction, useNavigate, useSearchParams } from 'react-router'
import { getSignin } from '#platform/common/addresses.ts'
import { isAdminRequested } from '#domains/identity/web/shared/code-request.ts'
import { ForgotPasswordForm } from '#domains/identity/web/passwords/forgot-password-form.tsx'
import { SignInFrame } from '#domains/identity/web/shared/sign-in-frame.tsx'
import * as t from '#domains/identity/texts.ts'
import { Sentence } from '#platform/web/ui/sentence.tsx'

export const meta: MetaFunction = () => [
  { title: t.forgot_your_password_hoko() },
  { name: 'description', content: t.choose_a_new_password_for_hoko_with_a() },
]

export default function ForgotPassword() {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const type = isAdminRequested(params) ? 'admin' : 'user'
  return (
    <SignInFrame
      title={t.forgot_your_password()}
      lead={
        type === 'admin'
          ? t.for_administrators_well_send_a_6_digit()
          : t.well_send_you_a_6_digit_code_so_you()
      }
      promises={type === 'user'}
      below={
        <>
          <Sentence
            parts={t.remembered_it_sign_in({
              link: (parts) => (
                <Link
                  to={getSignin(type)}
                  className="rounded-control font-semibold text-pounamu hover:underline"
                >
                  {parts}
                </Link>
              ),
            })}
          />
        </>
      }
    >
      <ForgotPasswordForm
        type={type}
        onSent={(target) => {
          const query = new URLSearchParams({ isUserAdmin: String(type === 'admin'), ...target })
          void navigate(`/otp-verification?${query}`)
        }}
      />
    </SignInFrame>
  )
}
