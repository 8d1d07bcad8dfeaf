import { updateRegistration, registerBasic } from '#domains/identity/common/registration/registration.ts'
import { api } from '#platform/web/session/api.ts'
import { getClientState } from '#platform/web/session/client-state.ts'
import { findProblem } from '#platform/web/session/problem.ts'
import { serverNow } from '#platform/web/session/session.ts'
import type { WithProof } from '../codes/use-proof-of-work.ts'
import { changeDraft, type RegistrationDraft } from './registration-draft.ts'

export interface DetailsValues {
  first_name: string
  last_name: string
  email: string
  phone_number: string
  password: string
}

/** Starts a registration or corrects the pending one; either way a code is sent. */
export async function sendDetails(
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
