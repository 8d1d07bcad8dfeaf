import { operation } from '#platform/common/operation.ts'
import type * as shapes from './auth.shapes.ts'

export type * from './auth.shapes.ts'

export const signIn = operation<typeof shapes.signIn>('POST /auth/sign-in')({
  name: 'signIn',
  summary: 'Sign in',
  access: 'anyone',
  runsInMaintenance: true,
  limit: { calls: 30, per: 'minute' },
  otherStatus: 202,
  refusals: ['invalid_credentials', 'phone_unverified', 'account_suspended'],
})

export const finishSignIn = operation<typeof shapes.finishSignIn>('POST /auth/second-factor')({
  name: 'finishSignIn',
  summary: 'The second factor: a code of the authenticator app, or a recovery code',
  access: 'anyone',
  runsInMaintenance: true,
  limit: { calls: 30, per: 'minute' },
  refusals: ['code_wrong', 'code_locked', 'challenge_expired', 'account_suspended'],
})

export const checkToken = operation<typeof shapes.checkToken>('POST /check-token')({
  name: 'checkToken',
  summary: 'Whether the presented token still works, and whose it is',
  access: 'signed_in',
  duty: 'ownAccount',
  view: 'frame',
  runsInMaintenance: true,
  limit: { calls: 120, per: 'minute' },
})

export const removeToken = operation<typeof shapes.removeToken>('POST /remove-token')({
  name: 'removeToken',
  summary: 'End the presenting session; answers the same when it has already ended',
  access: 'anyone',
  view: 'frame',
  isForSuspended: true,
  runsInMaintenance: true,
  limit: { calls: 60, per: 'minute' },
})

export const listSessions = operation<typeof shapes.listSessions>('GET /session')({
  name: 'listSessions',
  summary: 'Where I am signed in',
  access: 'signed_in',
  duty: 'ownAccount',
  view: 'sessions',
  limit: { calls: 120, per: 'minute' },
})

export const endSession = operation<typeof shapes.endSession>('DELETE /session/{id}')({
  name: 'endSession',
  summary: 'End one of my sessions at once',
  access: 'signed_in',
  duty: 'ownAccount',
  limit: { calls: 60, per: 'minute' },
  refusals: ['password_needed'],
})

export const endOtherSessions = operation<typeof shapes.endOtherSessions>('DELETE /session')({
  name: 'endOtherSessions',
  summary: 'End all my sessions but this one',
  access: 'signed_in',
  duty: 'ownAccount',
  limit: { calls: 60, per: 'minute' },
  refusals: ['password_needed'],
})

export const getPushKey = operation<typeof shapes.getPushKey>('GET /push-key')({
  name: 'getPushKey',
  summary: 'The public key that browsers subscribe to pushes with',
  access: 'anyone',
  limit: { calls: 60, per: 'minute' },
})

export const registerPush = operation<typeof shapes.registerPush>('PUT /push-registration')({
  name: 'registerPush',
  summary: 'Push to this device while the presenting session lasts; sending it again refreshes it',
  access: 'signed_in',
  duty: 'ownAccount',
  limit: { calls: 60, per: 'minute' },
})

export const removePush = operation<typeof shapes.removePush>('DELETE /push-registration')({
  name: 'removePush',
  summary: 'Push to this device no more; answers the same when it was not',
  access: 'signed_in',
  duty: 'ownAccount',
  limit: { calls: 60, per: 'minute' },
})
