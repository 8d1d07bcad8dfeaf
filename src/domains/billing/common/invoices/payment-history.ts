import { operation } from '#platform/common/operation.ts'
import type * as shapes from './payment-history.shapes.ts'

export type * from './payment-history.shapes.ts'

export const listPayments = operation<typeof shapes.listPayments>('GET /payment-history')({
  name: 'listPayments',
  summary: 'My payments, the failed ones too, and their invoices; newest first',
  access: 'signed_in',
  duty: 'moneyReading',
  limit: { calls: 240, per: 'minute' },
})

export const listMemberPayments = operation<typeof shapes.listMemberPayments>(
  'GET /user-payment-history/{id}',
)({
  name: 'listMemberPayments',
  summary: 'A member’s payments, the failed ones too, and their invoices; newest first',
  access: 'admin',
  duty: 'moneyReading',
  limit: { calls: 240, per: 'minute' },
})

export const exportMemberPayments = operation<typeof shapes.exportMemberPayments>(
  'GET /user-payment-history-csv/{id}',
)({
  name: 'exportMemberPayments',
  summary: 'All payments of a member as CSV',
  access: 'admin',
  duty: 'money',
  isLogged: true,
  limit: { calls: 20, per: 'hour' },
  answersFile: true,
})
