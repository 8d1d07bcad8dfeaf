import * as z from 'zod/mini'
import { code_on_its_way } from '../auth/passwords.ts'
import { operation } from '../core/operation.ts'
import { done, email, request_token, six_digits } from '../core/shapes.ts'
import * as t from './texts.ts'

export const verifyDeleteAccount = operation({
  name: 'verifyDeleteAccount',
  summary: 'Send the 6-digit code that deletes an account',
  method: 'POST',
  path: '/verify-delete-account',
  access: 'anyone',
  limit: { calls: 20, per: 'hour' },
  body: z.strictObject({
    email,
    password: z
      .string({ error: t.enter_your_password })
      .check(z.minLength(1, { error: t.enter_your_password }), z.maxLength(200)),
  }),
  reply: code_on_its_way,
  refusals: [
    'invalid_credentials',
    'account_busy',
    'account_suspended',
    'phone_unverified',
    'cannot_send_code',
  ],
})

export const deleteAccount = operation({
  name: 'deleteAccount',
  summary: 'Delete the account for good',
  method: 'POST',
  path: '/delete-account',
  access: 'anyone',
  limit: { calls: 60, per: 'hour' },
  body: z.strictObject({ email, code: six_digits, request_token }),
  reply: done,
  refusals: ['code_wrong', 'code_expired', 'code_locked', 'account_busy'],
})
