import { useState, useEffect, useEffectEvent, type ReactNode } from 'react'
import { Link } from 'react-router'
import * as z from 'zod/mini'
import {
  checkDuplicateEmail as checkDuplicateEmailShapes,
  registerBasic as registerBasicShapes,
} from '#domains/identity/common/registration/registration.shapes.ts'
import {
  updateRegistration,
  registerBasic,
  checkDuplicateEmail,
} from '#domains/identity/common/registration/registration.ts'
import { joinSentences } from '#platform/common/texts/join-sentences.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { fillEmptyField } from '#platform/web/forms/fill-empty-field.ts'
import { type ActionForm, checkBy, useActionForm } from '#platform/web/forms/use-operation-form.ts'
import { api } from '#platform/web/session/api.ts'
import { getClientState } from '#platform/web/session/client-state.ts'
import { findProblem } from '#platform/web/session/problem.ts'
import { serverNow } from '#platform/web/session/session.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { FormErrors } from '#platform/web/ui/fields/form-errors.tsx'
import { PasswordInput, TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { Sentence } from '#platform/web/ui/sentence.tsx'
import { type WithProof, ProofOfWorkNote, useProofOfWork } from '../codes/proof-of-work-note.tsx'
import { PasswordHints } from '../shared/password-hints.tsx'
import { changeDraft, type RegistrationDraft } from './registration-draft.ts'
import * as t from '#domains/identity/texts.ts'

interface DetailsValues {
  first_name: string
  last_name: string
  email: string
  phone_number: string
  password: string
}

/** Starts a registration or corrects the pending one; either way a code is sent. */
async function sendDetails(
  values: DetailsValues,
  draft: RegistrationDraft | null,
  withProof: WithProof,
): Promise<void> {
  const {
    id,
    registration_token: registrationToken,
    resend_after_s: resendAfterSeconds,
    purpose,
    sent_to: sentTo,
  } = (await updateDraft(values, draft, withProof)) ?? (await begin(values, withProof))
  changeDraft({
    id,
    registration_token: registrationToken,
    purpose,
    sent_to: sentTo,
    resend_at: serverNow() + resendAfterSeconds * 1000,
    is_verified: false,
  })
}

const chosenCountry = () => ({ country: getClientState().getState().selected_country })

function begin(values: DetailsValues, withProof: WithProof) {
  return withProof((proof) => api.call(registerBasic, { ...values, ...chosenCountry(), ...proof }))
}

async function updateDraft(values: DetailsValues, draft: RegistrationDraft | null, withProof: WithProof) {
  if (!draft?.id || !draft.registration_token) return null
  const { id, registration_token: registrationToken } = draft
  try {
    const details = { id, registration_token: registrationToken, ...values, ...chosenCountry() }
    const sent = await withProof((proof) => api.call(updateRegistration, { ...details, ...proof }))
    return { ...sent, registration_token: registrationToken }
  } catch (error) {
    // The registration has expired or has become an account, so this is a new one.
    if (['not_found', 'already_registered'].includes(findProblem(error)?.key ?? '')) return null
    throw error
  }
}

/** Checks each email once, because the server limits the rate. */
function useEmailCheck(withProof: WithProof) {
  const [checked, setChecked] = useState<{ email: string; is_duplicate: boolean } | null>(null)

  return {
    isKnownTaken: (typed: string) => checked?.email === typed.trim() && checked.is_duplicate,
    isTaken: async (typed: string): Promise<boolean> => {
      const email = typed.trim()
      if (!z.safeParse(checkDuplicateEmailShapes.body.shape.email, email).success) return false
      if (checked?.email === email) return checked.is_duplicate
      try {
        const { is_duplicate: isDuplicate } = await withProof((proof) =>
          api.call(checkDuplicateEmail, { email, ...proof }),
        )
        setChecked({ email, is_duplicate: isDuplicate })
        return isDuplicate
      } catch {
        // Only a hint: the final check comes on completion.
        return false
      }
    },
  }
}

const storedFields = ['first_name', 'last_name', 'email', 'phone_number'] as const

/**
 * Restores stored details into empty fields only.
 * @returns a function that stores the current details
 */
function useStoredDetails(form: ActionForm<DetailsValues>, draft: RegistrationDraft | null): () => void {
  const restore = useEffectEvent(() => {
    for (const name of storedFields) {
      const stored = draft?.[name]
      if (stored) fillEmptyField(form, name, stored)
    }
  })
  const isKnown = draft !== null
  useEffect(() => {
    if (isKnown) restore()
  }, [isKnown])

  return () => {
    const { first_name: firstName, last_name: lastName, email, phone_number: phoneNumber } = form.getValues()
    changeDraft({ first_name: firstName, last_name: lastName, email, phone_number: phoneNumber })
  }
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
