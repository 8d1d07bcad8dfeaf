import { operation } from '../core/operation.ts'
import type * as shapes from './finance-enquiries.shapes.ts'

export type * from './finance-enquiries.shapes.ts'

export const sendFinanceEnquiry = operation<typeof shapes.sendFinanceEnquiry>()({
  name: 'sendFinanceEnquiry',
  summary:
    'Send my details and an estimate to a lender, or to the dealer, with my consent to exactly these words',
  method: 'POST',
  path: '/finance-enquiry',
  access: 'user',
  limit: { calls: 10, per: 'hour' },
  idempotent_by_key: true,
  status: 201,
  refusals: ['own_listing', 'blocked', 'finance_changed', 'already_enquired'],
})

export const listOwnFinanceEnquiries = operation<typeof shapes.listOwnFinanceEnquiries>()({
  name: 'listOwnFinanceEnquiries',
  summary: 'What I have sent to lenders and dealers, newest first; of one listing, where it’s named',
  method: 'GET',
  path: '/own-finance-enquiry',
  access: 'user',
  limit: { calls: 240, per: 'minute' },
  refusals: [],
})

export const withdrawFinanceConsent = operation<typeof shapes.withdrawFinanceConsent>()({
  name: 'withdrawFinanceConsent',
  summary: 'Withdraw my consent: the lender is asked to delete my details',
  method: 'PUT',
  path: '/finance-enquiry-withdrawal/{id}',
  access: 'user',
  limit: { calls: 60, per: 'hour' },
  refusals: [],
})

export const listFinanceEnquiries = operation<typeof shapes.listFinanceEnquiries>()({
  name: 'listFinanceEnquiries',
  summary: 'Enquiries to lenders and dealers, newest first',
  method: 'GET',
  path: '/finance-enquiry',
  access: 'admin',
  limit: { calls: 240, per: 'minute' },
  refusals: [],
})

export const exportFinanceEnquiries = operation<typeof shapes.exportFinanceEnquiries>()({
  name: 'exportFinanceEnquiries',
  summary: 'The same table, whole, as CSV',
  method: 'GET',
  path: '/finance-enquiry-csv',
  access: 'admin',
  limit: { calls: 20, per: 'hour' },
  answers_file: true,
  refusals: [],
})
