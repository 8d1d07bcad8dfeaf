const secondMs = 1000
const hourMs = 3600 * secondMs
const dayMs = 24 * hourMs

export const codeLastsMs = 10 * 60 * secondMs
export const resendAfterMs = 30 * secondMs
export const maxWrongTries = 5

const maxPerHour = 5
const maxPerDay = 10

export const sendingWindowMs = dayMs

/**
 * The wait is 30 s after the code before, with at most 5 an hour and 10 a day.
 * @param sentAt newest first, at least those of the last day
 * @returns 0 when it may be sent now
 */
export function waitForNextCode(sentAt: Date[], now: Date): number {
  const freeAt = (count: number, windowMs: number) => {
    const oldest = sentAt[count - 1]
    return oldest ? oldest.getTime() + windowMs : 0
  }
  const earliestMs = Math.max(freeAt(1, resendAfterMs), freeAt(maxPerHour, hourMs), freeAt(maxPerDay, dayMs))
  return Math.max(0, earliestMs - now.getTime())
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

export function judgeCode(code: LiveCode | undefined, isRight: boolean, now: Date): CodeVerdict {
  if (!code || now.getTime() >= code.expires_at.getTime()) return { outcome: 'expired' }
  if (code.wrong_tries >= maxWrongTries) return { outcome: 'locked' }
  if (isRight) return { outcome: 'right' }
  return { outcome: 'wrong', tries_left: maxWrongTries - code.wrong_tries - 1 }
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
  {
    email,
    email_verified_at: emailVerifiedAt,
    phone_number: phoneNumber,
    phone_verified_at: phoneVerifiedAt,
  }: Reachable,
  sends: { email: boolean; sms: boolean },
): { channel: 'email' | 'sms'; target: string } {
  const byEmail = { channel: 'email' as const, target: email }
  if (emailVerifiedAt && sends.email) return byEmail
  return phoneVerifiedAt && sends.sms ? { channel: 'sms', target: phoneNumber } : byEmail
}

/** An address gets this many text messages a day without work. */
const freePerAddress = 3
/**
 * Text messages cost money: even with work, a country gets at most this multiple of its usual
 * number a day.
 */
export const ceilingFactor = 4
const maxLevel = 5

/** Checks of an email by all callers a day, before each takes work. */
export const freeEmailChecks = 1_000

interface PuzzleRequest {
  /** Text messages of the last day to the requesting address. */
  byAddress: number
  /** Text messages to the whole country. */
  toCountry: number
  maxPerCountry: number
}

/**
 * Returns the level of work for one more text message: 0 is none, each level doubles it; null: no
 * more today.
 */
export function chooseWorkLevel({ byAddress, toCountry, maxPerCountry }: PuzzleRequest): number | null {
  if (toCountry >= ceilingFactor * maxPerCountry) return null
  return Math.min(
    countDoublings(byAddress, freePerAddress) + countDoublings(toCountry, maxPerCountry),
    maxLevel,
  )
}

/** 0 below `start`, 1 from there, 2 from twice that, 3 from four times that. */
function countDoublings(count: number, start: number): number {
  return count < start || count === 0 ? 0 : 1 + Math.floor(Math.log2(count / start))
}

/** The range of tries: about a second on a computer at level 1, four on a phone. */
export function chooseTries(level: number): { min: number; max: number } {
  const factor = 2 ** (level - 1)
  return { min: 400 * factor, max: 800 * factor }
}
