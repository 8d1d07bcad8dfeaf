import { operation } from '#platform/common/operation.ts'
import type * as shapes from './registration.shapes.ts'

export const checkDuplicateEmail = operation<typeof shapes.checkDuplicateEmail>(
  'POST /check-duplicate-email',
)({
  name: 'checkDuplicateEmail',
  summary: 'Whether an account already uses this email',
  access: 'anyone',
  runsInMaintenance: true,
  limit: { calls: 10, per: 'hour' },
  refusals: ['proof_of_work_needed'],
})

export const registerBasic = operation<typeof shapes.registerBasic>('POST /register-basic')({
  name: 'registerBasic',
  summary: 'Begin a registration; a 4-digit code goes to the phone, or by email where no SMS can be sent',
  access: 'anyone',
  // One registration takes two calls if a proof of work is required, and a mobile network shares an
  // address.
  limit: { calls: 60, per: 'hour' },
  status: 201,
  refusals: ['cannot_send_code', 'proof_of_work_needed'],
})

export const updateRegistration = operation<typeof shapes.updateRegistration>('PUT /register-basic/{id}')({
  name: 'updateRegistration',
  summary: 'Correct the details of a registration before it is verified',
  access: 'anyone',
  limit: { calls: 20, per: 'hour' },
  refusals: ['already_registered', 'cannot_send_code', 'proof_of_work_needed'],
})

export const sendCode = operation<typeof shapes.sendCode>('POST /send-code')({
  name: 'sendCode',
  summary:
    'Send a verification code to the phone of a registration, or to its email where no SMS can be sent; the one before stops working',
  aliases: [{ name: 'resendCode', method: 'POST', path: '/resend-code' }],
  access: 'anyone',
  limit: { calls: 20, per: 'hour' },
  refusals: ['already_registered', 'cannot_send_code', 'proof_of_work_needed'],
})

export const verification = operation<typeof shapes.verification>('POST /verification')({
  name: 'verification',
  summary:
    'Verify by the code that was sent: the phone or email of a registration, or of someone who forgot their password',
  access: 'anyone',
  limit: { calls: 60, per: 'hour' },
  refusals: ['code_wrong', 'code_expired', 'code_locked', 'already_registered'],
})

export const registerComplete = operation<typeof shapes.registerComplete>('POST /register-complete')({
  name: 'registerComplete',
  summary: 'Finish a registration whose phone or email is verified, and sign in',
  access: 'anyone',
  limit: { calls: 20, per: 'hour' },
  status: 201,
  refusals: ['phone_unverified', 'already_registered'],
})
