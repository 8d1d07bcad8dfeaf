import { operation } from '#platform/common/operation.ts'
import type * as shapes from './fees.shapes.ts'

export type * from './fees.shapes.ts'

export const getFeeSheet = operation<typeof shapes.getFeeSheet>('GET /fees')({
  name: 'getFeeSheet',
  summary:
    'The fees of listings that are published now: the exceptions in order, the first that fits applies',
  access: 'anyone',
  view: 'public',
  limit: { calls: 240, per: 'minute' },
})

export const getBuyerProtection = operation<typeof shapes.getBuyerProtection>('GET /buyer-protection')({
  name: 'getBuyerProtection',
  summary: 'When a seller is paid for a sale that was paid on Hoko, and the highest sale that can be',
  access: 'anyone',
  view: 'public',
  limit: { calls: 240, per: 'minute' },
})

export const getWithdrawalFee = operation<typeof shapes.getWithdrawalFee>('GET /withdrawal-fee/{id}')({
  name: 'getWithdrawalFee',
  summary: 'What withdrawing my live listing costs once it has bids; null if nothing',
  access: 'user',
  limit: { calls: 240, per: 'minute' },
})

export const getFeePreview = operation<typeof shapes.getFeePreview>('GET /fee-preview')({
  name: 'getFeePreview',
  summary:
    'The terms of my success fee if I published a listing of this category now; admins name the seller',
  access: 'signed_in',
  duty: 'overview',
  limit: { calls: 240, per: 'minute' },
})
