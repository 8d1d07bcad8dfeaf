import * as z from 'zod/mini'
import { operation } from '../core/operation.ts'
import { done, six_digits } from '../core/shapes.ts'

export const beginTwoFactor = operation({
  name: 'beginTwoFactor',
  summary: 'A fresh secret for my authenticator app; nothing changes until a code of it is given',
  method: 'POST',
  path: '/two-factor',
  access: 'signed_in',
  limit: { calls: 20, per: 'hour' },
  /** `qr` is an SVG of `uri`; `secret` is in base32, for typing. */
  reply: z.strictObject({ secret: z.string(), uri: z.string(), qr: z.string() }),
  refusals: ['password_needed', 'two_factor_on'],
})

const recovery_codes = z.strictObject({ recovery_codes: z.array(z.string()) })

export const confirmTwoFactor = operation({
  name: 'confirmTwoFactor',
  summary: 'Turn the second factor on by a code of the app; answers ten recovery codes, shown once',
  method: 'POST',
  path: '/two-factor/confirm',
  access: 'signed_in',
  limit: { calls: 30, per: 'hour' },
  body: z.strictObject({ code: six_digits }),
  reply: recovery_codes,
  refusals: ['password_needed', 'code_wrong', 'code_expired', 'two_factor_on'],
})

export const renewRecoveryCodes = operation({
  name: 'renewRecoveryCodes',
  summary: 'Ten new recovery codes; the old ones stop working',
  method: 'POST',
  path: '/two-factor/recovery-codes',
  access: 'signed_in',
  limit: { calls: 10, per: 'hour' },
  reply: recovery_codes,
  refusals: ['password_needed'],
})

export const endTwoFactor = operation({
  name: 'endTwoFactor',
  summary: 'Turn the second factor off',
  method: 'DELETE',
  path: '/two-factor',
  access: 'signed_in',
  limit: { calls: 20, per: 'hour' },
  reply: done,
  refusals: ['password_needed'],
})
