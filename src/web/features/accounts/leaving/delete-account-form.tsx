import { Link } from 'react-router'
import { verifyDeleteAccount } from '#contract/accounts/deletion.ts'
import { verifyDeleteAccount as verifyDeleteAccountShapes } from '#contract/accounts/deletion.shapes.ts'
import { fillEmptyField } from '#web/lib/forms/fill-empty-field.ts'
import { checkBy, useOperationForm } from '#web/lib/forms/use-operation-form.ts'
import { serverNow } from '#web/lib/session/session.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/fields/field.tsx'
import { FormErrors } from '#web/ui/fields/form-errors.tsx'
import { PasswordInput } from '#web/ui/fields/password-input.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { deletion } from '../codes/code-request.ts'
import { useLastEmail } from '../use-last-email.ts'
import * as t from './texts.ts'

interface Credentials {
  email: string
  password: string
}

export function DeleteAccountForm() {
  const form = useOperationForm(verifyDeleteAccount, {
    initial: { email: '', password: '' },
    check: checkBy<Credentials>(verifyDeleteAccountShapes.body),
    rechecks: true,
    toInput: (credentials) => credentials,
    onRefused: ({ errors }) => {
      if (!errors) form.set({ password: '' })
    },
    onDone: ({ request_token, message, resend_after_s }, { email }) =>
      deletion.begin({
        email,
        request_token,
        message,
        resend_at: serverNow() + resend_after_s * 1000,
      }),
  })
  useLastEmail((email) => fillEmptyField(form, 'email', email))

  return (
    <form id={form.id} method="post" noValidate className="grid gap-5" onSubmit={form.submit}>
      <FormErrors title={form.message ? t.nothing_was_deleted() : undefined} {...form.report} />
      <Field label={t.email()} {...form.field('email')}>
        {(control) => (
          <TextInput
            {...control}
            {...form.text('email')}
            type="email"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      <Field label={t.password()} {...form.field('password')}>
        {(control) => (
          <PasswordInput {...control} {...form.text('password')} autoComplete="current-password" />
        )}
      </Field>
      <Link
        to="/forgot-password"
        className="-mt-2 w-fit rounded-control text-sm font-semibold text-pounamu hover:underline"
      >
        {t.forgot_your_password()}
      </Link>
      <Button type="submit" size="large" wide busy={form.isSending}>
        {t.send_me_the_code()}
      </Button>
    </form>
  )
}
