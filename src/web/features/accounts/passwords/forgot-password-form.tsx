import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { forgetPassword } from '#contract/auth/passwords.ts'
import { forgetPassword as forgetPasswordShapes } from '#contract/auth/passwords.shapes.ts'
import type { AccountType } from '#shared/rules/addresses.ts'
import { api } from '#web/lib/session/api.ts'
import { contractResolver, getSummary, useFocusOnFirst } from '#web/lib/form.ts'
import { fillEmptyField } from '#web/lib/forms/fill-empty-field.ts'
import { getMessage, findProblem } from '#web/lib/session/problem.ts'
import { serverNow } from '#web/lib/session/session.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/fields/field.tsx'
import { FormErrors } from '#web/ui/fields/form-errors.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { ProofOfWorkNote } from '../codes/proof-of-work-note.tsx'
import { useProofOfWork } from '../codes/use-proof-of-work.ts'
import { codeRequest } from '../codes/code-request.ts'
import { useLastEmail } from '../use-last-email.ts'
import { makeTexts } from '#shared/texts/make-texts.ts'
import * as t from './texts.ts'

const ids = { target: 'forgot-target' }
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

/** One field for both: anything with an @ is an email. */
export function ForgotPasswordForm({ type, onSent }: ForgotPasswordFormProps) {
  const form = useForm<{ target: string }>({
    resolver: contractResolver(getShape()),
    shouldFocusError: false,
  })
  const { errors, isSubmitting, submitCount } = form.formState
  const [failure, setFailure] = useState<string | null>(null)
  const summary = getSummary(errors, ids)
  useFocusOnFirst(summary, submitCount)
  useLastEmail((last) => fillEmptyField(form, 'target', last))

  const { share, withProof } = useProofOfWork()

  async function send(values: { target: string }) {
    setFailure(null)
    const typed = values.target.trim()
    const target = typed.includes('@') ? { email: typed.toLowerCase() } : { phone_number: typed }
    try {
      const { request_token, resend_after_s } = await withProof((proof) =>
        api.call(forgetPassword, { ...target, type, ...proof }),
      )
      const resend_at = serverNow() + resend_after_s * 1000
      codeRequest.begin({ purpose: 'reset_password', type, request_token, resend_at, ...target })
      onSent(target)
    } catch (error) {
      const said = findProblem(error)?.errors
      const message = said?.email ?? said?.phone_number
      if (message) form.setError('target', { type: 'server', message })
      else setFailure(getMessage(error))
    }
  }

  return (
    <form
      method="post"
      noValidate
      className="grid gap-5"
      onSubmit={(event) => void form.handleSubmit(send)(event)}
    >
      <FormErrors errors={failure ? [{ message: failure }] : summary} attempt={submitCount} />
      <Field
        label={t.email_or_mobile_phone()}
        id={ids.target}
        error={errors.target?.message}
        help={t.the_one_you_registered_with()}
      >
        {(control) => (
          <TextInput
            {...control}
            {...form.register('target')}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      <ProofOfWorkNote share={share} />
      <Button type="submit" size="large" wide busy={isSubmitting}>
        {t.send_me_a_code()}
      </Button>
    </form>
  )
}
