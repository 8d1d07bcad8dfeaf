/** RFC 6238 with SHA-1, 6 digits and 30 seconds; and recovery codes. */

import { HOTP, Secret, TOTP } from 'otpauth'
import { must } from '#platform/common/must.ts'

const algorithm = 'SHA1'
const digits = 6
const periodSeconds = 30

/** Phones' clocks are off: the step before and the one after are accepted too. */
const windowSteps = 1

export const secretBytes = 20
export const recoveryCodeCount = 10

export function stepAt(now: Date): number {
  return TOTP.counter({ period: periodSeconds, timestamp: now.getTime() })
}

/** Oldest first, and only those newer than the last step that was used. */
export function openSteps(now: Date, lastStep: number): number[] {
  const step = stepAt(now)
  const steps = Array.from({ length: 2 * windowSteps + 1 }, (_, n) => step - windowSteps + n)
  return steps.filter((open) => open > lastStep)
}

export function findStepOfCode(
  code: string,
  secret: Uint8Array,
  { now, last_step: lastStep }: { now: Date; last_step: number },
): number | null {
  const steps = openSteps(now, lastStep)
  return steps.findLast((step) => isAppCode(code, secret, step)) ?? null
}

export function isAppCode(code: string, secret: Uint8Array, step: number): boolean {
  const shown = { secret: readSecret(secret), algorithm, digits, counter: step }
  return HOTP.validate({ ...shown, token: code, window: 0 }) !== null
}

const readSecret = (bytes: Uint8Array) => new Secret({ buffer: Uint8Array.from(bytes).buffer })

export const base32 = (bytes: Uint8Array): string => readSecret(bytes).base32

export function authenticatorUri(secret: Uint8Array, email: string): string {
  const shown = { secret: readSecret(secret), algorithm, digits, period: periodSeconds }
  return new TOTP({ ...shown, issuer: 'Hoko', label: email }).toString()
}

export const recoveryCodeBytes = 10

/** `k7qm-2xwd-4rpt-c6hn`: ten bytes, easy to copy manually. */
export function getRecoveryCode(bytes: Uint8Array): string {
  return must(base32(bytes).toLowerCase().match(/.{4}/g), 'groups of letters').join('-')
}

export type SecondFactorCode = { app: string } | { recovery: string }

export function readSecondFactor(typed: string): SecondFactorCode {
  const letters = typed.toLowerCase().replace(/[\s-]/g, '')
  return /^\d{6}$/.test(letters) ? { app: letters } : { recovery: letters }
}
