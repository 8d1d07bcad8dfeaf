import { operation } from '#platform/common/operation.ts'
import type * as shapes from './passwords.shapes.ts'

export const forgetPassword = operation<typeof shapes.forgetPassword>('POST /auth/forget-password')({
  name: 'forgetPassword',
  summary: 'Send a 6-digit code that allows a new password, to the email or the phone of an account',
  access: 'anyone',
  limit: { calls: 20, per: 'hour' },
  refusals: ['cannot_send_code', 'proof_of_work_needed'],
})

export const resendOtp = operation<typeof shapes.resendOtp>('POST /resend-otp')({
  name: 'resendOtp',
  summary: 'Send a fresh 6-digit code for a request; the one before stops working',
  access: 'anyone',
  limit: { calls: 20, per: 'hour' },
  refusals: ['cannot_send_code', 'proof_of_work_needed'],
})

export const resetPassword = operation<typeof shapes.resetPassword>('POST /auth/reset-password/{token}')({
  name: 'resetPassword',
  summary: 'Choose a new password with the token of a verified code or of a link; works once',
  access: 'anyone',
  limit: { calls: 30, per: 'hour' },
  refusals: ['reset_expired', 'reset_used'],
})

export const changePassword = operation<typeof shapes.changePassword>('POST /auth/change-password')({
  name: 'changePassword',
  summary: 'Change my password; ends all other sessions',
  access: 'signed_in',
  duty: 'ownAccount',
  limit: { calls: 20, per: 'hour' },
  refusals: ['password_wrong'],
})

export const confirmPassword = operation<typeof shapes.confirmPassword>('POST /auth/confirm-password')({
  name: 'confirmPassword',
  summary: 'Give my password again, which lets me change credentials and sessions for 10 minutes',
  access: 'signed_in',
  duty: 'ownAccount',
  runsInMaintenance: true,
  limit: { calls: 20, per: 'hour' },
  refusals: ['password_wrong'],
})

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
