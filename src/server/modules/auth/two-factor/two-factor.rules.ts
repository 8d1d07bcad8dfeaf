/** Codes of an authenticator app (RFC 6238 with SHA-1, 6 digits, 30 seconds) and recovery codes. Pure. */

const step_ms = 30_000
const digits = 6

/** Clocks of phones go wrong: the step before and the step after are taken as well. */
const window_steps = 1

export const secret_bytes = 20
export const recovery_code_count = 10

export function stepAt(now: Date): number {
  return Math.floor(now.getTime() / step_ms)
}

/** The steps whose codes are taken now, oldest first; none that is not newer than the last one taken. */
export function openSteps(now: Date, last_step: number): number[] {
  const step = stepAt(now)
  const steps = Array.from({ length: 2 * window_steps + 1 }, (_, n) => step - window_steps + n)
  return steps.filter((open) => open > last_step)
}

/** RFC 4226, 5.3: the digits that a keyed hash of a step stands for. */
export function codeOfDigest(digest: Uint8Array): string {
  const offset = digest.at(-1)! & 0x0f
  const number = new DataView(digest.buffer, digest.byteOffset).getUint32(offset) & 0x7f_ff_ff_ff
  return String(number % 10 ** digits).padStart(digits, '0')
}

const base32Alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** RFC 4648, without padding. */
export function base32(bytes: Uint8Array): string {
  let text = ''
  let held = 0
  let bits = 0
  for (const byte of bytes) {
    held = (held << 8) | byte
    bits += 8
    for (; bits >= 5; bits -= 5) text += base32Alphabet[(held >> (bits - 5)) & 31]
    held &= 0xff
  }
  return bits > 0 ? text + base32Alphabet[(held << (5 - bits)) & 31] : text
}

/** What a QR code tells the app. */
export function authenticatorUri(secret: Uint8Array, email: string): string {
  const issuer = 'Hoko'
  const label = `${issuer}:${encodeURIComponent(email)}`
  const parameters = new URLSearchParams({
    secret: base32(secret),
    issuer,
    algorithm: 'SHA1',
    digits: String(digits),
    period: String(step_ms / 1000),
  })
  return `otpauth://totp/${label}?${parameters}`
}

export const recovery_code_bytes = 10

/** `k7qm-2xwd-4rpt-c6hn`: ten bytes as they are copied by hand. */
export function getRecoveryCode(bytes: Uint8Array): string {
  return base32(bytes).toLowerCase().match(/.{4}/g)!.join('-')
}

export type SecondFactorCode = { app: string } | { recovery: string }

/** What was typed: an app's code with or without a space, or a recovery code however it is spaced. */
export function readSecondFactor(typed: string): SecondFactorCode {
  const letters = typed.toLowerCase().replace(/[\s-]/g, '')
  return /^\d{6}$/.test(letters) ? { app: letters } : { recovery: letters }
}
