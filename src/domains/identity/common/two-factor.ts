import { operation } from '#platform/common/operation.ts'
import type * as shapes from './two-factor.shapes.ts'

export const beginTwoFactor = operation<typeof shapes.beginTwoFactor>('POST /two-factor')({
  name: 'beginTwoFactor',
  summary: 'A fresh secret for my authenticator app; nothing changes until a code of it is given',
  access: 'signed_in',
  duty: 'ownAccount',
  limit: { calls: 20, per: 'hour' },
  refusals: ['password_needed', 'two_factor_on'],
})

export const confirmTwoFactor = operation<typeof shapes.confirmTwoFactor>('POST /two-factor/confirm')({
  name: 'confirmTwoFactor',
  summary: 'Turn the second factor on by a code of the app; answers ten recovery codes, shown once',
  access: 'signed_in',
  duty: 'ownAccount',
  limit: { calls: 30, per: 'hour' },
  refusals: ['password_needed', 'code_wrong', 'code_expired', 'two_factor_on'],
})

export const renewRecoveryCodes = operation<typeof shapes.renewRecoveryCodes>(
  'POST /two-factor/recovery-codes',
)({
  name: 'renewRecoveryCodes',
  summary: 'Ten new recovery codes; the old ones stop working',
  access: 'signed_in',
  duty: 'ownAccount',
  limit: { calls: 10, per: 'hour' },
  refusals: ['password_needed'],
})

export const endTwoFactor = operation<typeof shapes.endTwoFactor>('DELETE /two-factor')({
  name: 'endTwoFactor',
  summary: 'Turn the second factor off',
  access: 'signed_in',
  duty: 'ownAccount',
  limit: { calls: 20, per: 'hour' },
  refusals: ['password_needed'],
})
