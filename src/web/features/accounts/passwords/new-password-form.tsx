import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { type AskedByLink } from '#shared/formats/reset-link.ts'
import { resetPassword } from '#contract/auth/passwords.ts'
import { resetPassword as resetPasswordShapes } from '#contract/auth/passwords.shapes.ts'
import type { AccountType } from '#shared/rules/addresses.ts'
import { describeMissingTerms } from '#contract/core/shapes.ts'
import { api } from '#web/lib/session/api.ts'
import { contractResolver, placeErrors, getSummary, useFocusOnFirst } from '#web/lib/form.ts'
import { getMessage, findProblem } from '#web/lib/session/problem.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/fields/field.tsx'
import { FormErrors } from '#web/ui/fields/form-errors.tsx'
import { PasswordInput } from '#web/ui/fields/password-input.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { PasswordHints } from './password-hints.tsx'
import { TermsCheckbox } from '../registration/terms-checkbox.tsx'
import { makeTexts } from '#shared/texts/make-texts.ts'
import * as t from './texts.ts'

const ids = {
  first_name: 'reset-first-name',
  last_name: 'reset-last-name',
  password: 'reset-password',
  accepted_terms: 'reset-terms',
}
const { password, first_name, last_name, accepted_terms } = resetPasswordShapes.body.shape
const getShapes = makeTexts(() => ({
  password: z.strictObject({ password }),
  name: z.strictObject({
    first_name: z.nonoptional(first_name, t.enter_your_first_name()),
    last_name: z.nonoptional(last_name, t.enter_your_last_name()),
    password,
  }),
  terms: z.strictObject({
    password,
    accepted_terms: z.nonoptional(accepted_terms, { error: describeMissingTerms }),
  }),
}))

interface Values {
  first_name?: string
  last_name?: string
  password: string
  accepted_terms?: true
}

interface NewPasswordFormProps {
  token: string
  asks: AskedByLink | null
  onDone: (type: AccountType) => void
  onDead: (reason: 'expired' | 'used') => void
}

export function NewPasswordForm({ token, asks: told, onDone, onDead }: NewPasswordFormProps) {
  // Somebody who came by a code is asked once the server has said so.
  const [asks, setAsks] = useState(told)
  const form = useForm<Values>({
    resolver: contractResolver(getShapes()[asks ?? 'password']),
    shouldFocusError: false,
  })
  const { errors, isSubmitting, submitCount } = form.formState
  const [failure, setFailure] = useState<string | null>(null)
  const { password: typed } = useWatch({ control: form.control })
  const summary = getSummary(errors, ids)
  useFocusOnFirst(summary, submitCount)

  async function send(values: Values) {
    setFailure(null)
    try {
      const { type } = await api.call(resetPassword, { token, ...values })
      onDone(type)
    } catch (error) {
      const problem = findProblem(error)
      if (problem?.errors?.accepted_terms) setAsks('terms')
      if (problem && placeErrors(problem, Object.keys(ids), form.setError)) return
      if (problem?.key === 'reset_used') return onDead('used')
      // A truncated link is no better than an old one.
      if (problem?.key === 'reset_expired' || problem?.key === 'not_found') return onDead('expired')
      setFailure(getMessage(error))
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
      {asks === 'name' && (
        <>
          <Field label={t.first_name()} id={ids.first_name} error={errors.first_name?.message}>
            {(control) => (
              <TextInput {...control} {...form.register('first_name')} autoComplete="given-name" />
            )}
          </Field>
          <Field label={t.last_name()} id={ids.last_name} error={errors.last_name?.message}>
            {(control) => (
              <TextInput {...control} {...form.register('last_name')} autoComplete="family-name" />
            )}
          </Field>
        </>
      )}
      <Field
        label={t.new_password()}
        id={ids.password}
        error={errors.password?.message}
        help={<PasswordHints password={typed ?? ''} />}
      >
        {(control) => (
          <PasswordInput {...control} {...form.register('password')} autoComplete="new-password" />
        )}
      </Field>
      {asks === 'terms' && (
        <TermsCheckbox
          {...form.register('accepted_terms')}
          id={ids.accepted_terms}
          error={errors.accepted_terms?.message}
        />
      )}
      <Button type="submit" size="large" wide busy={isSubmitting}>
        {asks ? t.set_up_account() : t.change_password()}
      </Button>
    </form>
  )
}
