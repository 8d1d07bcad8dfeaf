import { operation } from '../core/operation.ts'
import type * as shapes from './payment-details.shapes.ts'

export type * from './payment-details.shapes.ts'

export const getPaymentDetails = operation<typeof shapes.getPaymentDetails>()({
  name: 'getPaymentDetails',
  summary: 'Where my buyers pay',
  method: 'GET',
  path: '/payment-details',
  access: 'user',
  limit: { calls: 120, per: 'minute' },
  refusals: [],
})

export const putPaymentDetails = operation<typeof shapes.putPaymentDetails>()({
  name: 'putPaymentDetails',
  summary: 'Say where my buyers pay; they are warned of a change for 24 hours',
  method: 'PUT',
  path: '/payment-details',
  access: 'user',
  limit: { calls: 20, per: 'hour' },
  refusals: ['password_needed'],
})

export const removePaymentDetails = operation<typeof shapes.removePaymentDetails>()({
  name: 'removePaymentDetails',
  summary: 'Say no more where my buyers pay',
  method: 'DELETE',
  path: '/payment-details',
  access: 'user',
  limit: { calls: 20, per: 'hour' },
  refusals: ['password_needed'],
})
