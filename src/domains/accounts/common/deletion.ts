import { operation } from '#platform/common/operation.ts'
import type * as shapes from './deletion.shapes.ts'

export const verifyDeleteAccount = operation<typeof shapes.verifyDeleteAccount>(
  'POST /verify-delete-account',
)({
  name: 'verifyDeleteAccount',
  summary: 'Send the 6-digit code that deletes an account',
  access: 'anyone',
  limit: { calls: 20, per: 'hour' },
  refusals: [
    'invalid_credentials',
    'account_busy',
    'account_suspended',
    'phone_unverified',
    'cannot_send_code',
  ],
})

export const deleteAccount = operation<typeof shapes.deleteAccount>('POST /delete-account')({
  name: 'deleteAccount',
  summary: 'Delete the account for good',
  access: 'anyone',
  limit: { calls: 60, per: 'hour' },
  refusals: ['code_wrong', 'code_expired', 'code_locked', 'account_busy'],
})
