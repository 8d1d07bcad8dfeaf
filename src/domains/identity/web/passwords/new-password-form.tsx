import { useState } from 'react'
import * as z from 'zod/mini'
import { type RequiredByLink } from '#domains/identity/common/reset-link.ts'
import { resetPassword } from '#domains/identity/common/passwords.ts'
import { resetPassword as resetPasswordShapes } from '#domains/identity/common/passwords.shapes.ts'
import type { AccountType } from '#platform/common/addresses.ts'
import { describeMissingTerms } from '#platform/common/shapes.ts'
import { checkBy, useOperationForm } from '#platform/web/forms/use-operation-form.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { FormErrors } from '#platform/web/ui/fields/form-errors.tsx'
import { PasswordInput, TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { PasswordHints } from '../shared/password-hints.tsx'
import { TermsCheckbox } from '../registration/terms-checkbox.tsx'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#domains/identity/texts.ts'

const fields = resetPasswordShapes.body.shape
const getShapes = makeTexts(() => ({
  password: z.strictObject({ password: fields.password }),
  name: z.strictObject({
    first_name: z.nonoptional(fields.first_name, t.enter_your_first_name()),
    last_name: z.nonoptional(fields.last_name, t.enter_your_last_name()),
    password: fields.password,
  }),
  terms: z.strictObject({
    password: fields.password,
    accepted_terms: z.nonoptional(fields.accepted_terms, { error: describeMissingTerms }),
  }),
}))

interface Values {
  first_name: string
  last_name: string
  password: string
  accepted_terms: boolean
}

/** Picks only the requested fields. */
function pickRequired(
  requires: RequiredByLink | null,
  { password, accepted_terms: acceptedTerms, ...name }: Values,
) {
  return {
    password,
    ...(requires === 'name' && name),
    ...(requires === 'terms' && { accepted_terms: acceptedTerms }),
  }
}

interface NewPasswordFormProps {
  token: string
  requires: RequiredByLink | null
  onDone: (type: AccountType) => void
  onDead: (reason: 'expired' | 'used') => void
}

export function NewPasswordForm({ token, requires: requiredByLink, onDone, onDead }: NewPasswordFormProps) {
  // After a code, the server's reply names the fields.
  const [requires, setOpen] = useState(requiredByLink)
  const shape = getShapes()[requires ?? 'password']
  const form = useOperationForm(resetPassword, {
    initial: { first_name: '', last_name: '', password: '', accepted_terms: false },
    check: (values) => checkBy<Values>(shape)(pickRequired(requires, values)),
    rechecks: true,
    toInput: (values) => ({ token, ...z.parse(shape, pickRequired(requires, values)) }),
    onRefused: ({ key, errors }) => {
      if (errors?.accepted_terms) setOpen('terms')
      if (key === 'reset_used') onDead('used')
      // A truncated link is treated like an expired one.
      if (key === 'reset_expired' || key === 'not_found') onDead('expired')
    },
    onDone: ({ type }) => onDone(type),
  })

  return (
    <form id={form.id} method="post" noValidate className="grid gap-5" onSubmit={form.submit}>
      <FormErrors {...form.report} />
      {requires === 'name' && (
        <>
          <Field label={t.first_name()} {...form.field('first_name')}>
            {(control) => <TextInput {...control} {...form.text('first_name')} autoComplete="given-name" />}
          </Field>
          <Field label={t.last_name()} {...form.field('last_name')}>
            {(control) => <TextInput {...control} {...form.text('last_name')} autoComplete="family-name" />}
          </Field>
        </>
      )}
      <Field
        label={t.new_password()}
        {...form.field('password')}
        help={<PasswordHints password={form.values.password} />}
      >
        {(control) => <PasswordInput {...control} {...form.text('password')} autoComplete="new-password" />}
      </Field>
      {requires === 'terms' && (
        <TermsCheckbox {...form.box('accepted_terms')} {...form.field('accepted_terms')} />
      )}
      <Button type="submit" size="large" wide busy={form.isSending}>
        {requires ? t.set_up_account() : t.change_password()}
      </Button>
    </form>
  )
}
