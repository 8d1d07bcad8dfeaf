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
  const { id, registration_token, phone_number, purpose, sent_to, is_verified } = registration
  beginDraft({
    ...typed,
    email,
    phone_number: typed.phone_number ?? phone_number,
    id,
    registration_token,
    purpose,
    sent_to,
    is_verified,
  })
  if (!is_verified) await sendFreshCode(proofRequest({ registration_token, purpose, sent_to }))
}

async function sendFreshCode(request: ReturnType<typeof proofRequest>): Promise<void> {
  try {
    const { resend_after_s } = await api.call(sendCode, request)
    changeDraft({ resend_at: serverNow() + resend_after_s * 1000 })
  } catch (error) {
    // A code was sent recently or can't be sent now; the page offers another.
    const waitSeconds = findProblem(error)?.retry_after_s ?? 0
    changeDraft({ resend_at: serverNow() + waitSeconds * 1000 })
  }
}
