import { operation } from '#platform/common/operation.ts'
import type * as shapes from './push.shapes.ts'

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
