import { operation } from '../core/operation.ts'
import type * as shapes from './push.shapes.ts'

export const getPushKey = operation<typeof shapes.getPushKey>()({
  name: 'getPushKey',
  summary: 'The public key that browsers subscribe to pushes with',
  method: 'GET',
  path: '/push-key',
  access: 'anyone',
  limit: { calls: 60, per: 'minute' },
  refusals: [],
})

export const registerPush = operation<typeof shapes.registerPush>()({
  name: 'registerPush',
  summary: 'Push to this device while the presenting session lasts; sending it again refreshes it',
  method: 'PUT',
  path: '/push-registration',
  access: 'signed_in',
  limit: { calls: 60, per: 'minute' },
  refusals: [],
})

export const removePush = operation<typeof shapes.removePush>()({
  name: 'removePush',
  summary: 'Push to this device no more; answers the same when it was not',
  method: 'DELETE',
  path: '/push-registration',
  access: 'signed_in',
  limit: { calls: 60, per: 'minute' },
  refusals: [],
})
