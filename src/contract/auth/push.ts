import * as z from 'zod/mini'
import { push_token } from './auth.ts'
import { operation } from '../core/operation.ts'
import { done } from '../core/shapes.ts'

export const getPushKey = operation({
  name: 'getPushKey',
  summary: 'The public key that browsers subscribe to pushes with',
  method: 'GET',
  path: '/push-key',
  access: 'anyone',
  limit: { calls: 60, per: 'minute' },
  /** A P-256 public key in base64url. */
  reply: z.strictObject({ public_key: z.string() }),
  refusals: [],
})

export const registerPush = operation({
  name: 'registerPush',
  summary: 'Push to this device while the presenting session lasts; sending it again refreshes it',
  method: 'PUT',
  path: '/push-registration',
  access: 'signed_in',
  limit: { calls: 60, per: 'minute' },
  /**
   * A Web Push subscription as compact JSON: {"endpoint","keys":{"p256dh","auth"}}; or a registration token of Firebase,
   * where that is set up.
   */
  body: z.strictObject({ firebase_token: push_token }),
  reply: done,
  refusals: [],
})

export const removePush = operation({
  name: 'removePush',
  summary: 'Push to this device no more; answers the same when it was not',
  method: 'DELETE',
  path: '/push-registration',
  access: 'signed_in',
  limit: { calls: 60, per: 'minute' },
  reply: done,
  refusals: [],
})
