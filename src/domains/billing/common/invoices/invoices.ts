import { operation } from '#platform/common/operation.ts'
import type * as shapes from './invoices.shapes.ts'

export type * from './invoices.shapes.ts'

export const maxInvoiceYear = 2200
export const minInvoiceYear = 2020

export const listInvoices = operation<typeof shapes.listInvoices>('GET /invoice')({
  name: 'listInvoices',
  summary:
    'Invoices and corrections, newest first: one’s own, or all for an admin, by number, person, state and date',
  access: 'signed_in',
  duty: 'moneyReading',
  limit: { calls: 240, per: 'minute' },
})

export const exportInvoices = operation<typeof shapes.exportInvoices>('GET /invoice-csv')({
  name: 'exportInvoices',
  summary: 'The same table, whole, as CSV',
  access: 'admin',
  duty: 'money',
  isLogged: true,
  limit: { calls: 20, per: 'hour' },
  answersFile: true,
})

export const getInvoice = operation<typeof shapes.getInvoice>('GET /invoice/{id}')({
  name: 'getInvoice',
  summary: 'Everything that stands on an invoice of one’s own; on any for an admin',
  access: 'signed_in',
  duty: 'moneyReading',
  limit: { calls: 240, per: 'minute' },
})

export const downloadInvoice = operation<typeof shapes.downloadInvoice>('GET /download-invoice/{id}')({
  name: 'downloadInvoice',
  summary: 'The same as a file: a PDF with pdf=true, otherwise JSON',
  access: 'signed_in',
  duty: 'moneyReading',
  limit: { calls: 120, per: 'minute' },
  answersFile: true,
})

export const downloadInvoicesOfYear = operation<typeof shapes.downloadInvoicesOfYear>('GET /invoices-zip')({
  name: 'downloadInvoicesOfYear',
  summary: 'One’s own invoices and corrections of a year as PDFs in one ZIP',
  access: 'signed_in',
  duty: 'money',
  limit: { calls: 20, per: 'hour' },
  answersFile: true,
})

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
