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
  limit: { calls: 20, per: 'hour' },
  refusals: ['password_wrong'],
})
