import { operation } from '../core/operation.ts'
import type * as shapes from './invoices.shapes.ts'

export type * from './invoices.shapes.ts'

export const max_invoice_year = 2200
export const min_invoice_year = 2020

export const listInvoices = operation<typeof shapes.listInvoices>()({
  name: 'listInvoices',
  summary:
    'Invoices and corrections, newest first: one’s own, or all for an admin, by number, person, state and date',
  method: 'GET',
  path: '/invoice',
  access: 'signed_in',
  limit: { calls: 240, per: 'minute' },
  refusals: [],
})

export const exportInvoices = operation<typeof shapes.exportInvoices>()({
  name: 'exportInvoices',
  summary: 'The same table, whole, as CSV',
  method: 'GET',
  path: '/invoice-csv',
  access: 'admin',
  limit: { calls: 20, per: 'hour' },
  answers_file: true,
  refusals: [],
})

export const getInvoice = operation<typeof shapes.getInvoice>()({
  name: 'getInvoice',
  summary: 'Everything that stands on an invoice of one’s own; on any for an admin',
  method: 'GET',
  path: '/invoice/{id}',
  access: 'signed_in',
  limit: { calls: 240, per: 'minute' },
  refusals: [],
})

export const downloadInvoice = operation<typeof shapes.downloadInvoice>()({
  name: 'downloadInvoice',
  summary: 'The same as a file: a PDF with pdf=true, otherwise JSON',
  method: 'GET',
  path: '/download-invoice/{id}',
  access: 'signed_in',
  limit: { calls: 120, per: 'minute' },
  answers_file: true,
  refusals: [],
})

export const downloadInvoicesOfYear = operation<typeof shapes.downloadInvoicesOfYear>()({
  name: 'downloadInvoicesOfYear',
  summary: 'One’s own invoices and corrections of a year as PDFs in one ZIP',
  method: 'GET',
  path: '/invoices-zip',
  access: 'signed_in',
  limit: { calls: 20, per: 'hour' },
  answers_file: true,
  refusals: [],
})
