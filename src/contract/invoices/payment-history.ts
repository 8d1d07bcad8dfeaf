import { operation } from '../core/operation.ts'
import type * as shapes from './payment-history.shapes.ts'

export type * from './payment-history.shapes.ts'

export const listPayments = operation<typeof shapes.listPayments>()({
  name: 'listPayments',
  summary: 'My payments, the failed ones too, and their invoices; newest first',
  method: 'GET',
  path: '/payment-history',
  access: 'signed_in',
  limit: { calls: 240, per: 'minute' },
  refusals: [],
})

export const listMemberPayments = operation<typeof shapes.listMemberPayments>()({
  name: 'listMemberPayments',
  summary: 'A member’s payments, the failed ones too, and their invoices; newest first',
  method: 'GET',
  path: '/user-payment-history/{id}',
  access: 'admin',
  limit: { calls: 240, per: 'minute' },
  refusals: [],
})

export const exportMemberPayments = operation<typeof shapes.exportMemberPayments>()({
  name: 'exportMemberPayments',
  summary: 'All payments of a member as CSV',
  method: 'GET',
  path: '/user-payment-history-csv/{id}',
  access: 'admin',
  limit: { calls: 20, per: 'hour' },
  answers_file: true,
  refusals: [],
})
