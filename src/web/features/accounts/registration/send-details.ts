import { updateRegistration, registerBasic } from '#contract/registration/registration.ts'
import { api } from '#web/lib/session/api.ts'
import { getClientState } from '#web/lib/session/client-state.ts'
import { findProblem } from '#web/lib/session/problem.ts'
import { serverNow } from '#web/lib/session/session.ts'
import { changeDraft, type RegistrationDraft } from './registration-draft.ts'

export interface DetailsValues {
  first_name: string
  last_name: string
  email: string
  phone_number: string
  password: string
}

/** Or corrects the registration under way; either way a code is sent. */
export async function sendDetails(values: DetailsValues, draft: RegistrationDraft | null): Promise<void> {
  const { id, registration_token, resend_after_s, purpose, sent_to } =
    (await mend(values, draft)) ?? (await begin(values))
  changeDraft({
    id,
    registration_token,
    purpose,
    sent_to,
    resend_at: serverNow() + resend_after_s * 1000,
    is_verified: false,
  })
}

const chosenCountry = () => ({ country: getClientState().getState().selected_country })

function begin(values: DetailsValues) {
  return api.call(registerBasic, { ...values, ...chosenCountry() })
}

async function mend(values: DetailsValues, draft: RegistrationDraft | null) {
  if (!draft?.id || !draft.registration_token) return null
  const { id, registration_token } = draft
  try {
    return {
      ...(await api.call(updateRegistration, { id, registration_token, ...values, ...chosenCountry() })),
      registration_token,
    }
  } catch (error) {
    // It's gone, or has become an account: this is a new one.
    if (['not_found', 'already_registered'].includes(findProblem(error)?.key ?? '')) return null
    throw error
  }
}
