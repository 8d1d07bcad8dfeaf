const second_ms = 1000
const hour_ms = 3600 * second_ms
const day_ms = 24 * hour_ms

export const code_lasts_ms = 10 * 60 * second_ms
export const resend_after_ms = 30 * second_ms
export const max_wrong_tries = 5

const max_per_hour = 5
const max_per_day = 10

export const sending_window_ms = day_ms

/**
 * The wait is 30 s after the code before, with at most 5 an hour and 10 a day.
 * @param sent_at newest first, at least those of the last day
 * @returns 0 when it may be sent now
 */
export function waitForNextCode(sent_at: Date[], now: Date): number {
  const freeAt = (count: number, window_ms: number) => {
    const oldest = sent_at[count - 1]
    return oldest ? oldest.getTime() + window_ms : 0
  }
  const free_at = Math.max(
    freeAt(1, resend_after_ms),
    freeAt(max_per_hour, hour_ms),
    freeAt(max_per_day, day_ms),
  )
  return Math.max(0, free_at - now.getTime())
}

export interface LiveCode {
  wrong_tries: number
  expires_at: Date
}

export type CodeVerdict =
  | { outcome: 'right' }
  | { outcome: 'wrong'; tries_left: number }
  | { outcome: 'expired' }
  | { outcome: 'locked' }

export function judgeCode(code: LiveCode | undefined, is_right: boolean, now: Date): CodeVerdict {
  if (!code || now.getTime() >= code.expires_at.getTime()) return { outcome: 'expired' }
  if (code.wrong_tries >= max_wrong_tries) return { outcome: 'locked' }
  if (is_right) return { outcome: 'right' }
  return { outcome: 'wrong', tries_left: max_wrong_tries - code.wrong_tries - 1 }
}

export interface Reachable {
  email: string
  email_verified_at: Date | null
  phone_number: string
  phone_verified_at: Date | null
}

/**
 * Returns the verified email, else the verified phone. An unverified email may be somebody else's
 * by a typo, so it's used only if nothing else reaches the owner.
 */
export function chooseRecipient(
  { email, email_verified_at, phone_number, phone_verified_at }: Reachable,
  sends: { email: boolean; sms: boolean },
): { channel: 'email' | 'sms'; target: string } {
  const byEmail = { channel: 'email' as const, target: email }
  if (email_verified_at && sends.email) return byEmail
  return phone_verified_at && sends.sms ? { channel: 'sms', target: phone_number } : byEmail
}
