import { Link, type MetaFunction, useNavigate, useSearchParams } from 'react-router'
import { getSignin } from '#shared/rules/addresses.ts'
import { isAdminAsked } from '#web/features/accounts/codes/code-request.ts'
import { ForgotPasswordForm } from '#web/features/accounts/passwords/forgot-password-form.tsx'
import { SignInFrame } from '#web/frames/sign-in-frame.tsx'

export const meta: MetaFunction = () => [
  { title: 'Forgot your password · Hoko' },
  { name: 'description', content: 'Choose a new password for Hoko with a code to your email or phone.' },
]

export default function ForgotPassword() {
  const navigate = useNavigate()
  const [asked] = useSearchParams()
  const type = isAdminAsked(asked) ? 'admin' : 'user'
  return (
    <SignInFrame
      title="Forgot your password?"
      lead={
        type === 'admin'
          ? 'For administrators. We’ll send a 6-digit code so you can choose a new password.'
          : 'We’ll send you a 6-digit code so you can choose a new password.'
      }
      promises={type === 'user'}
      below={
        <>
          Remembered it?{' '}
          <Link to={getSignin(type)} className="rounded-control font-semibold text-pounamu hover:underline">
            Sign in
          </Link>
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
