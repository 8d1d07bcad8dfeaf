import { operation } from '#platform/common/operation.ts'
import type * as shapes from './auth.shapes.ts'

export type * from './auth.shapes.ts'

export const signIn = operation<typeof shapes.signIn>('POST /auth/sign-in')({
  name: 'signIn',
  summary: 'Sign in',
  access: 'anyone',
  limit: { calls: 30, per: 'minute' },
  otherStatus: 202,
  refusals: ['invalid_credentials', 'phone_unverified', 'account_suspended'],
})

export const finishSignIn = operation<typeof shapes.finishSignIn>('POST /auth/second-factor')({
  name: 'finishSignIn',
  summary: 'The second factor: a code of the authenticator app, or a recovery code',
  access: 'anyone',
  limit: { calls: 30, per: 'minute' },
  refusals: ['code_wrong', 'code_locked', 'challenge_expired', 'account_suspended'],
})

export const checkToken = operation<typeof shapes.checkToken>('POST /check-token')({
  name: 'checkToken',
  summary: 'Whether the presented token still works, and whose it is',
  access: 'signed_in',
  duty: 'ownAccount',
  view: 'frame',
  limit: { calls: 120, per: 'minute' },
})

export const removeToken = operation<typeof shapes.removeToken>('POST /remove-token')({
  name: 'removeToken',
  summary: 'End the presenting session; answers the same when it has already ended',
  access: 'anyone',
  view: 'frame',
  isForSuspended: true,
  limit: { calls: 60, per: 'minute' },
})
