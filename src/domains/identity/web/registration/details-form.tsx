import type { ReactNode } from 'react'
import { Link } from 'react-router'
import * as z from 'zod/mini'
import { registerBasic as registerBasicShapes } from '#domains/identity/common/registration/registration.shapes.ts'
import { type ActionForm, checkBy, useActionForm } from '#platform/web/forms/use-operation-form.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { FormErrors } from '#platform/web/ui/fields/form-errors.tsx'
import { PasswordInput } from '#platform/web/ui/fields/password-input.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { PasswordHints } from '../shared/password-hints.tsx'
import type { RegistrationDraft } from './registration-draft.ts'
import { ProofOfWorkNote } from '../codes/proof-of-work-note.tsx'
import { useProofOfWork } from '../codes/use-proof-of-work.ts'
import { type DetailsValues, sendDetails } from './send-details.ts'
import { useEmailCheck } from './use-email-check.ts'
import { useStoredDetails } from './use-stored-details.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { joinSentences } from '#platform/common/texts/join-sentences.ts'
import * as t from '#domains/identity/texts.ts'
import { Sentence } from '#platform/web/ui/sentence.tsx'

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

/** Typed values survive a reload, except the password. */
export function DetailsForm({
  codes_go_by: codesGoBy,
  draft,
  query,
  renderCountry,
  onSent,
}: DetailsFormProps) {
  const { share, withProof } = useProofOfWork()
  const email = useEmailCheck(withProof)
  const form = useActionForm({
    initial: { first_name: '', last_name: '', email: '', phone_number: '', password: '' },
    check: checkBy<DetailsValues>(shape),
    rechecks: true,
    send: async (values) => {
      if (await email.isTaken(values.email)) return false
      await sendDetails(values, draft, withProof)
      return true
    },
    onDone: (isSent) => {
      if (isSent) onSent()
      else form.fail(null, { email: getIsTaken() })
    },
  })
  const saveDetails = useStoredDetails(form, draft)
  const taken = email.isKnownTaken(form.values.email) ? getIsTaken() : undefined

  return (
    <form
      id={form.id}
      method="post"
      noValidate
      className="grid gap-5"
      onChange={saveDetails}
      onSubmit={form.submit}
    >
      <FormErrors {...form.report} />
      <NameFields form={form} />
      <Field
        label={t.email()}
        id={form.field('email').id}
        error={form.errors.email ?? taken}
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
            codesGoBy === 'email' && t.well_email_you_a_4_digit_code()
          )
        }
      >
        {(control) => (
          <TextInput
            {...control}
            {...form.text('email')}
            onBlur={() => void email.isTaken(form.values.email)}
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
        {...form.field('phone_number')}
        help={joinSentences(
          codesGoBy === 'sms' && t.well_text_you_a_4_digit_code(),
          t.only_people_you_trade_with_see_your_number(),
        )}
      >
        {(control) => (
          <TextInput
            {...control}
            {...form.text('phone_number')}
            type="tel"
            autoComplete="tel"
            placeholder="021 123 4567"
          />
        )}
      </Field>
      {renderCountry(`${form.id}-country`)}
      <Field
        label={t.password()}
        {...form.field('password')}
        help={<PasswordHints password={form.values.password} />}
      >
        {(control) => <PasswordInput {...control} {...form.text('password')} autoComplete="new-password" />}
      </Field>
      <ProofOfWorkNote share={share} />
      <Button type="submit" size="large" wide busy={form.isSending}>
        {t.send_me_the_code()}
      </Button>
    </form>
  )
}

function NameFields({ form }: { form: ActionForm<DetailsValues> }) {
  return (
    <div className="grid gap-5 sm:grid-cols-2 sm:items-start sm:gap-4">
      <Field label={t.first_name()} {...form.field('first_name')}>
        {(control) => (
          <TextInput {...control} {...form.text('first_name')} autoComplete="given-name" maxLength={40} />
        )}
      </Field>
      <Field label={t.last_name()} {...form.field('last_name')}>
        {(control) => (
          <TextInput {...control} {...form.text('last_name')} autoComplete="family-name" maxLength={40} />
        )}
      </Field>
    </div>
  )
}
