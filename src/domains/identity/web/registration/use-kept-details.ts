import { useEffect, useEffectEvent } from 'react'
import { fillEmptyField } from '#platform/web/forms/fill-empty-field.ts'
import type { ActionForm } from '#platform/web/forms/use-operation-form.ts'
import { changeDraft, type RegistrationDraft } from './registration-draft.ts'
import type { DetailsValues } from './send-details.ts'

const kept_fields = ['first_name', 'last_name', 'email', 'phone_number'] as const

/**
 * Restores stored details into empty fields only.
 * @returns a function that stores the current details
 */
export function useKeptDetails(form: ActionForm<DetailsValues>, draft: RegistrationDraft | null): () => void {
  const restore = useEffectEvent(() => {
    for (const name of kept_fields) {
      const kept = draft?.[name]
      if (kept) fillEmptyField(form, name, kept)
    }
  })
  const isKnown = draft !== null
  useEffect(() => {
    if (isKnown) restore()
  }, [isKnown])

  return () => {
    const { first_name, last_name, email, phone_number } = form.getValues()
    changeDraft({ first_name, last_name, email, phone_number })
  }
}
