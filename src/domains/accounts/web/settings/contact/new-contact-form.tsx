import * as z from 'zod/mini'
import { changeContact as changeContactShapes } from '#domains/accounts/common/contact.shapes.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { checkBy, useActionForm } from '#platform/web/forms/use-operation-form.ts'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { FormErrors } from '#platform/web/ui/fields/form-errors.tsx'
import { PasswordInput, TextInput } from '#platform/web/ui/fields/text-input.tsx'
import * as t from '#domains/accounts/texts.ts'

export type ContactKind = 'email' | 'phone_number'

export interface ContactRequest {
  contact: string
  password: string
}

export const getContactLabels = makeTexts(() => ({
  email: {
    title: t.change_your_email(),
    label: t.new_email(),
    present: t.your_email(),
    done: t.email_changed(),
    messages: t.weve_let_the_old_address_know(),
    button: t.change_my_email(),
    verifying: { title: t.verify_your_email(), done: t.email_verified(), button: t.verify_my_email() },
  },
  phone_number: {
    title: t.change_your_phone_number(),
    label: t.new_mobile_phone(),
    present: t.your_mobile_phone(),
    done: t.phone_number_changed(),
    messages: t.weve_let_the_old_number_or_your_email(),
    button: t.change_my_phone_number(),
    verifying: {
      title: t.verify_your_phone_number(),
      done: t.phone_number_verified(),
      button: t.verify_my_phone(),
    },
  },
}))

const { email, phone_number: phoneNumber, password } = changeContactShapes.body.shape
const shapes = {
  email: z.strictObject({ contact: z.nonoptional(email, t.invalid_email_address()), password }),
  phone_number: z.strictObject({
    contact: z.nonoptional(phoneNumber, t.enter_a_phone_number()),
    password,
  }),
}

type ContactForm = ReturnType<typeof useContactForm>

/** @param send rejects with the server's refusal */
export function useContactForm(
  kind: ContactKind,
  present: string,
  send: (request: ContactRequest) => Promise<void>,
) {
  return useActionForm({
    initial: { contact: present, password: '' },
    written: ['contact'],
    check: checkBy<ContactRequest>(shapes[kind]),
    send,
    placeProblem: ({ errors, key, message }) => ({
      ...(errors?.[kind] && { contact: errors[kind] }),
      ...(key === 'password_wrong' && { password: message }),
    }),
    onDone: () => undefined,
  })
}

interface NewContactFormProps {
  form: ContactForm
  kind: ContactKind
  present?: string | undefined
}

export function NewContactForm({ form, kind, present }: NewContactFormProps) {
  return (
    <form id={form.id} method="post" noValidate className="grid gap-4" onSubmit={form.submit}>
      <FormErrors {...form.report} />
      <Field
        label={present ? getContactLabels()[kind].present : getContactLabels()[kind].label}
        {...form.field('contact')}
      >
        {(control) =>
          kind === 'email' ? (
            <TextInput
              {...control}
              {...form.text('contact')}
              type="email"
              inputMode="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
            />
          ) : (
            <TextInput
              {...control}
              {...form.text('contact')}
              type="tel"
              autoComplete="tel"
              placeholder="021 123 4567"
            />
          )
        }
      </Field>
      <Field label={t.your_password()} {...form.field('password')}>
        {(control) => (
          <PasswordInput {...control} {...form.text('password')} autoComplete="current-password" />
        )}
      </Field>
    </form>
  )
}
