import * as z from 'zod/mini'
import { done, six_digits } from '#platform/common/shapes.ts'

export const beginTwoFactor = {
  /** `qr` is an SVG of `uri`; `secret` is in base32, for typing. */
  reply: z.strictObject({ secret: z.string(), uri: z.string(), qr: z.string() }),
}

const recovery_codes = z.strictObject({ recovery_codes: z.array(z.string()) })

export const confirmTwoFactor = {
  body: z.strictObject({ code: six_digits }),
  reply: recovery_codes,
}

export const renewRecoveryCodes = {
  reply: recovery_codes,
}

export const endTwoFactor = {
  reply: done,
}
