import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { changeContact } from '#contract/accounts/contact.ts'
import { contractResolver, getSummary, useFocusOnFirst } from '#web/lib/form.ts'
import { getMessage, findProblem } from '#web/lib/session/problem.ts'
import { Field } from '#web/ui/fields/field.tsx'
import { FormErrors } from '#web/ui/fields/form-errors.tsx'
import { PasswordInput } from '#web/ui/fields/password-input.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { type ContactKind, type ContactRequest, contactWords } from './contact-words.ts'

export const form_id = 'new-contact'
const ids = { contact: 'new-contact-value', password: 'new-contact-password' }
const { email, phone_number, password } = changeContact.body!.shape
const shapes = {
  email: z.strictObject({ contact: z.nonoptional(email, 'Invalid email address'), password }),
  phone_number: z.strictObject({
    contact: z.nonoptional(phone_number, 'Enter a phone number.'),
    password,
  }),
}

interface NewContactFormProps {
  kind: ContactKind
  /** What the account has now, where that is what is verified. */
  present?: string | undefined
  /** Rejects with what the server refused. */
  onSend: (request: ContactRequest) => Promise<void>
  onBusy: (isBusy: boolean) => void
}

export function NewContactForm({ kind, present = '', onSend, onBusy }: NewContactFormProps) {
  const form = useForm<ContactRequest>({
    resolver: contractResolver(shapes[kind]),
    shouldFocusError: false,
    defaultValues: { contact: present, password: '' },
  })
  const { errors, submitCount } = form.formState
  const [failure, setFailure] = useState<string | null>(null)
  const summary = submitCount > 0 ? getSummary(errors, ids) : []
  useFocusOnFirst(summary, submitCount)

  async function send(request: ContactRequest) {
    setFailure(null)
    onBusy(true)
    try {
      await onSend(request)
    } catch (error) {
      const problem = findProblem(error)
      const said = problem?.errors?.[kind]
      const doubted =
        problem?.errors?.password ?? (problem?.key === 'password_wrong' ? problem.message : undefined)
      if (said) form.setError('contact', { type: 'server', message: said })
      if (doubted) form.setError('password', { type: 'server', message: doubted })
      if (!said && !doubted) setFailure(getMessage(error))
    }
    onBusy(false)
  }

  return (
    <form
      id={form_id}
      method="post"
      noValidate
      className="grid gap-4"
      onSubmit={(event) => void form.handleSubmit(send)(event)}
    >
      <FormErrors errors={failure ? [{ message: failure }, ...summary] : summary} attempt={submitCount} />
      <Field
        label={present ? contactWords[kind].present : contactWords[kind].label}
        id={ids.contact}
        error={errors.contact?.message}
      >
        {(control) =>
          kind === 'email' ? (
            <TextInput
              {...control}
              {...form.register('contact')}
              type="email"
              inputMode="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
            />
          ) : (
            <TextInput
              {...control}
              {...form.register('contact')}
              type="tel"
              autoComplete="tel"
              placeholder="021 123 4567"
            />
          )
        }
      </Field>
      <Field label="Your password" id={ids.password} error={errors.password?.message}>
        {(control) => (
          <PasswordInput {...control} {...form.register('password')} autoComplete="current-password" />
        )}
      </Field>
    </form>
  )
}
