import { sendCode } from '#domains/identity/common/registration/registration.ts'
import { api } from '#platform/web/session/api.ts'
import { findProblem, type CallProblem } from '#platform/web/session/problem.ts'
import { serverNow } from '#platform/web/session/session.ts'
import { proofRequest } from '../codes/proof-request.ts'
import { beginDraft, changeDraft, readDraft } from './registration-draft.ts'

export async function resumeRegistration(email: string, { registration }: CallProblem): Promise<void> {
  const before = readDraft()
  const typed = before.email?.trim().toLowerCase() === email ? before : {}
  if (!registration) return beginDraft({ ...typed, email })
  const {
    id,
    registration_token: registrationToken,
    phone_number: phoneNumber,
    purpose,
    sent_to: sentTo,
    is_verified: isVerified,
  } = registration
  beginDraft({
    ...typed,
    email,
    phone_number: typed.phone_number ?? phoneNumber,
    id,
    registration_token: registrationToken,
    purpose,
    sent_to: sentTo,
    is_verified: isVerified,
  })
  if (!isVerified)
    await sendFreshCode(proofRequest({ registration_token: registrationToken, purpose, sent_to: sentTo }))
}

async function sendFreshCode(request: ReturnType<typeof proofRequest>): Promise<void> {
  try {
    const { resend_after_s: resendAfterSeconds } = await api.call(sendCode, request)
    changeDraft({ resend_at: serverNow() + resendAfterSeconds * 1000 })
  } catch (error) {
    // A code was sent recently or can't be sent now; the page offers another.
    const waitSeconds = findProblem(error)?.retry_after_s ?? 0
    changeDraft({ resend_at: serverNow() + waitSeconds * 1000 })
  }
}
