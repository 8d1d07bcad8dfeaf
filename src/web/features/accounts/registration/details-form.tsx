import { type ReactNode, useState } from 'react'
import { useForm, type UseFormReturn, useWatch } from 'react-hook-form'
import { Link } from 'react-router'
import * as z from 'zod/mini'
import { registerBasic as registerBasicShapes } from '#contract/registration/registration.shapes.ts'
import { contractResolver, placeErrors, getSummary, useFocusOnFirst } from '#web/lib/form.ts'
import { getMessage, findProblem } from '#web/lib/session/problem.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/fields/field.tsx'
import { FormErrors } from '#web/ui/fields/form-errors.tsx'
import { PasswordInput } from '#web/ui/fields/password-input.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { PasswordHints } from '../passwords/password-hints.tsx'
import type { RegistrationDraft } from './registration-draft.ts'
import { ProofOfWorkNote } from '../codes/proof-of-work-note.tsx'
import { useProofOfWork } from '../codes/use-proof-of-work.ts'
import { type DetailsValues, sendDetails } from './send-details.ts'
import { useEmailCheck } from './use-email-check.ts'
import { useKeptDetails } from './use-kept-details.ts'
import { makeTexts } from '#shared/texts/make-texts.ts'
import { joinSentences } from '#shared/texts/join-sentences.ts'
import * as t from './texts.ts'
import { Sentence } from '#web/ui/sentence.tsx'

const ids = {
  first_name: 'register-first-name',
  last_name: 'register-last-name',
  email: 'register-email',
  phone_number: 'register-phone',
  country: 'register-country',
  password: 'register-password',
}
const { country: _, ...fields } = registerBasicShapes.body.shape
const shape = z.strictObject(fields)
const getIsTaken = makeTexts(() => t.an_account_already_uses_this_email())

interface DetailsFormProps {
  codes_go_by: 'sms' | 'email'
  draft: RegistrationDraft | null
  query: string
  renderCountry: (id: string) => ReactNode
  onSent: () => void
}

/** What is typed survives a reload, except the password. */
export function DetailsForm({ codes_go_by, draft, query, renderCountry, onSent }: DetailsFormProps) {
  const form = useForm<DetailsValues>({ resolver: contractResolver(shape), shouldFocusError: false })
  const { errors, isSubmitting, submitCount } = form.formState
  const email = useEmailCheck()
  const keep = useKeptDetails(form, draft)
  const [failure, setFailure] = useState<string | null>(null)
  const { email: typed_email, password } = useWatch({ control: form.control })
  const taken = email.isKnownTaken(typed_email ?? '') ? getIsTaken() : undefined
  const email_error = errors.email?.message ?? taken
  const summary = getSummary(
    { ...errors, ...(email_error && { email: { type: 'email', message: email_error } }) },
    ids,
  )
  const shown = submitCount > 0 ? summary : []
  useFocusOnFirst(shown, submitCount)

  const { share, withProof } = useProofOfWork()

  async function send(values: DetailsValues) {
    setFailure(null)
    if (await email.isTaken(values.email)) return
    try {
      await sendDetails(values, draft, withProof)
      onSent()
    } catch (error) {
      const problem = findProblem(error)
      if (problem && placeErrors(problem, Object.keys(ids), form.setError)) return
      setFailure(getMessage(error))
    }
  }

  return (
    <form
      method="post"
      noValidate
      className="grid gap-5"
      onChange={keep}
      onSubmit={(event) => void form.handleSubmit(send)(event)}
    >
      <FormErrors errors={failure ? [{ message: failure }, ...shown] : shown} attempt={submitCount} />
      <NameFields form={form} />
      <Field
        label={t.email()}
        id={ids.email}
        error={email_error}
        help={
          taken ? (
            <>
              <Sentence
                parts={t.is_it_yours_sign_in_with_this_email({
                  link: (parts) => (
                    <Link
                      to={`/signin${query}`}
                      className="font-semibold text-pounamu underline underline-offset-3"
                    >
                      {parts}
                    </Link>
                  ),
                })}
              />
            </>
          ) : (
            codes_go_by === 'email' && t.well_email_you_a_4_digit_code()
          )
        }
      >
        {(control) => (
          <TextInput
            {...control}
            {...form.register('email', { onBlur: () => void email.isTaken(form.getValues('email')) })}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      <Field
        label={t.mobile_phone()}
        id={ids.phone_number}
        error={errors.phone_number?.message}
        help={joinSentences(
          codes_go_by === 'sms' && t.well_text_you_a_4_digit_code(),
          t.only_people_you_trade_with_see_your_number(),
        )}
      >
        {(control) => (
          <TextInput
            {...control}
            {...form.register('phone_number')}
            type="tel"
            autoComplete="tel"
            placeholder="021 123 4567"
          />
        )}
      </Field>
      {renderCountry(ids.country)}
      <Field
        label={t.password()}
        id={ids.password}
        error={errors.password?.message}
        help={<PasswordHints password={password ?? ''} />}
      >
        {(control) => (
          <PasswordInput {...control} {...form.register('password')} autoComplete="new-password" />
        )}
      </Field>
      <ProofOfWorkNote share={share} />
      <Button type="submit" size="large" wide busy={isSubmitting}>
        {t.send_me_the_code()}
      </Button>
    </form>
  )
}

function NameFields({ form }: { form: UseFormReturn<DetailsValues> }) {
  const { errors } = form.formState
  return (
    <div className="grid gap-5 sm:grid-cols-2 sm:items-start sm:gap-4">
      <Field label={t.first_name()} id={ids.first_name} error={errors.first_name?.message}>
        {(control) => (
          <TextInput {...control} {...form.register('first_name')} autoComplete="given-name" maxLength={40} />
        )}
      </Field>
      <Field label={t.last_name()} id={ids.last_name} error={errors.last_name?.message}>
        {(control) => (
          <TextInput {...control} {...form.register('last_name')} autoComplete="family-name" maxLength={40} />
        )}
      </Field>
    </div>
  )
}
