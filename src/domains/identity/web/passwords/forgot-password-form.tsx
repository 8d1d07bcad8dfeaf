import * as z from 'zod/mini'
import { forgetPassword } from '#domains/identity/common/passwords.ts'
import { forgetPassword as forgetPasswordShapes } from '#domains/identity/common/passwords.shapes.ts'
import type { AccountType } from '#platform/common/addresses.ts'
import { api } from '#platform/web/session/api.ts'
import { fillEmptyField } from '#platform/web/forms/fill-empty-field.ts'
import { checkBy, useActionForm } from '#platform/web/forms/use-operation-form.ts'
import { serverNow } from '#platform/web/session/session.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { FormErrors } from '#platform/web/ui/fields/form-errors.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { ProofOfWorkNote, useProofOfWork } from '../codes/proof-of-work-note.tsx'
import { codeRequest, useLastEmail } from '../shared/code-request.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#domains/identity/texts.ts'

const { email } = forgetPasswordShapes.body.shape
const getShape = makeTexts(() =>
  z.strictObject({
    target: z.string().check(
      z.trim(),
      z.minLength(1, t.enter_your_email_or_mobile_number()),
      z.maxLength(254, t.thats_too_long_for_an_email_or_phone()),
      z.refine(
        (typed) => !typed.includes('@') || z.safeParse(email, typed).success,
        t.invalid_email_address(),
      ),
    ),
  }),
)

interface ForgotPasswordFormProps {
  type: AccountType
  onSent: (target: { email?: string; phone_number?: string }) => void
}

/** One field takes both: anything with an @ is an email. */
function toTarget(typed: string) {
  const target = typed.trim()
  return target.includes('@') ? { email: target.toLowerCase() } : { phone_number: target }
}

export function ForgotPasswordForm({ type, onSent }: ForgotPasswordFormProps) {
  const { share, withProof } = useProofOfWork()
  const form = useActionForm({
    initial: { target: '' },
    check: checkBy<{ target: string }>(getShape()),
    rechecks: true,
    send: ({ target }) =>
      withProof((proof) => api.call(forgetPassword, { ...toTarget(target), type, ...proof })),
    placeProblem: ({ errors }) => {
      const message = errors?.email ?? errors?.phone_number
      return message ? { target: message } : {}
    },
    onDone: ({ request_token: requestToken, resend_after_s: resendAfterSeconds }, { target }) => {
      const resendAt = serverNow() + resendAfterSeconds * 1000
      codeRequest.begin({
        purpose: 'reset_password',
        type,
        request_token: requestToken,
        resend_at: resendAt,
        ...toTarget(target),
      })
      onSent(toTarget(target))
    },
  })
  useLastEmail((last) => fillEmptyField(form, 'target', last))

  return (
    <form id={form.id} method="post" noValidate className="grid gap-5" onSubmit={form.submit}>
      <FormErrors {...form.report} />
      <Field
        label={t.email_or_mobile_phone()}
        {...form.field('target')}
        help={t.the_one_you_registered_with()}
      >
        {(control) => (
          <TextInput
            {...control}
            {...form.text('target')}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      <ProofOfWorkNote share={share} />
      <Button type="submit" size="large" wide busy={form.isSending}>
        {t.send_me_a_code()}
      </Button>
    </form>
  )
}
