import { operation } from '../core/operation.ts'
import type * as shapes from './auth.shapes.ts'

export type * from './auth.shapes.ts'

export const signIn = operation<typeof shapes.signIn>()({
  name: 'signIn',
  summary: 'Sign in',
  method: 'POST',
  path: '/auth/sign-in',
  access: 'anyone',
  limit: { calls: 30, per: 'minute' },
  other_status: 202,
  refusals: ['invalid_credentials', 'phone_unverified', 'account_suspended'],
})

export const finishSignIn = operation<typeof shapes.finishSignIn>()({
  name: 'finishSignIn',
  summary: 'The second factor: a code of the authenticator app, or a recovery code',
  method: 'POST',
  path: '/auth/second-factor',
  access: 'anyone',
  limit: { calls: 30, per: 'minute' },
  refusals: ['code_wrong', 'code_locked', 'challenge_expired', 'account_suspended'],
})

export const checkToken = operation<typeof shapes.checkToken>()({
  name: 'checkToken',
  summary: 'Whether the presented token still works, and whose it is',
  method: 'POST',
  path: '/check-token',
  access: 'signed_in',
  limit: { calls: 120, per: 'minute' },
  refusals: [],
})

export const removeToken = operation<typeof shapes.removeToken>()({
  name: 'removeToken',
  summary: 'End the presenting session; answers the same when it has already ended',
  method: 'POST',
  path: '/remove-token',
  access: 'anyone',
  is_for_suspended: true,
  limit: { calls: 60, per: 'minute' },
  refusals: [],
})
