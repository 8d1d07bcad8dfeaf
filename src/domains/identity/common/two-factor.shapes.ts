import * as z from 'zod/mini'
import { done, sixDigits } from '#platform/common/shapes.ts'

export const beginTwoFactor = {
  /** `qr` is an SVG of `uri`; `secret` is in base32, for typing. */
  reply: z.strictObject({ secret: z.string(), uri: z.string(), qr: z.string() }),
}

export const recoveryCodes = z.strictObject({ recovery_codes: z.array(z.string()) })

export const confirmTwoFactor = {
  body: z.strictObject({ code: sixDigits }),
  reply: recoveryCodes,
}

export const renewRecoveryCodes = {
  reply: recoveryCodes,
}

export const endTwoFactor = {
  reply: done,
}
