import { useEffect, useEffectEvent } from 'react'
import { fillEmptyField } from '#platform/web/forms/fill-empty-field.ts'
import type { ActionForm } from '#platform/web/forms/use-operation-form.ts'
import { changeDraft, type RegistrationDraft } from './registration-draft.ts'
import type { DetailsValues } from './send-details.ts'

const storedFields = ['first_name', 'last_name', 'email', 'phone_number'] as const

/**
 * Restores stored details into empty fields only.
 * @returns a function that stores the current details
 */
export function useStoredDetails(
  form: ActionForm<DetailsValues>,
  draft: RegistrationDraft | null,
): () => void {
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
