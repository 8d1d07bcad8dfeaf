import { operation } from '#platform/common/operation.ts'
import type * as shapes from './accounts.shapes.ts'

export type * from './accounts.shapes.ts'

export const getProfile = operation<typeof shapes.getProfile>('GET /profile')({
  name: 'getProfile',
  summary: 'My own account',
  access: 'signed_in',
  duty: 'ownAccount',
  view: 'account',
  limit: { calls: 120, per: 'minute' },
})

export const putProfile = operation<typeof shapes.putProfile>('PUT /profile')({
  name: 'putProfile',
  summary: 'Change my own profile',
  access: 'signed_in',
  duty: 'ownAccount',
  limit: { calls: 60, per: 'minute' },
})

export const exportMyData = operation<typeof shapes.exportMyData>('GET /export-my-data')({
  name: 'exportMyData',
  summary: 'Everything held about me, as one ZIP of JSON and pictures (Privacy Act 2020, principle 6)',
  access: 'signed_in',
  duty: 'ownAccount',
  isForSuspended: true,
  limit: { calls: 5, per: 'hour' },
  answersFile: true,
  refusals: ['password_needed'],
})

export const getPaymentDetails = operation<typeof shapes.getPaymentDetails>('GET /payment-details')({
  name: 'getPaymentDetails',
  summary: 'Where my buyers pay',
  access: 'user',
  limit: { calls: 120, per: 'minute' },
})

export const putPaymentDetails = operation<typeof shapes.putPaymentDetails>('PUT /payment-details')({
  name: 'putPaymentDetails',
  summary: 'Say where my buyers pay; they are warned of a change for 24 hours',
  access: 'user',
  limit: { calls: 20, per: 'hour' },
  refusals: ['password_needed'],
})

export const removePaymentDetails = operation<typeof shapes.removePaymentDetails>('DELETE /payment-details')({
  name: 'removePaymentDetails',
  summary: 'Say no more where my buyers pay',
  access: 'user',
  limit: { calls: 20, per: 'hour' },
  refusals: ['password_needed'],
})
