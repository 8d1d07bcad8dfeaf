import { Link } from 'react-router'
import { verifyDeleteAccount } from '#domains/accounts/common/deletion.ts'
import { verifyDeleteAccount as verifyDeleteAccountShapes } from '#domains/accounts/common/deletion.shapes.ts'
import { fillEmptyField } from '#platform/web/forms/fill-empty-field.ts'
import { checkBy, useOperationForm } from '#platform/web/forms/use-operation-form.ts'
import { serverNow } from '#platform/web/session/session.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { FormErrors } from '#platform/web/ui/fields/form-errors.tsx'
import { PasswordInput } from '#platform/web/ui/fields/password-input.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { deletion } from '#domains/identity/web/shared/code-request.ts'
import { useLastEmail } from '#domains/identity/web/shared/use-last-email.ts'
import * as t from '#domains/accounts/texts.ts'

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
    onDone: ({ request_token: requestToken, message, resend_after_s: resendAfterSeconds }, { email }) =>
      deletion.begin({
        email,
        request_token: requestToken,
        message,
        resend_at: serverNow() + resendAfterSeconds * 1000,
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
