import { operation } from '#platform/common/operation.ts'
import type * as shapes from './payment-details.shapes.ts'

export type * from './payment-details.shapes.ts'

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
