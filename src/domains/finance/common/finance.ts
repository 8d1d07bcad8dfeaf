import { operation } from '#platform/common/operation.ts'
import type * as shapes from './finance.shapes.ts'

export type * from './finance.shapes.ts'

export const listLenders = operation<typeof shapes.listLenders>('GET /finances')({
  name: 'listLenders',
  summary: 'The lenders in order, and the version of the list',
  access: 'admin',
  duty: 'money',
  limit: { calls: 240, per: 'minute' },
})

export const putLenders = operation<typeof shapes.putLenders>('PUT /finances')({
  name: 'putLenders',
  summary: 'Replace the list of lenders: who is left out is removed. version is the one that was read',
  access: 'admin',
  duty: 'money',
  limit: { calls: 120, per: 'minute' },
  refusals: ['lenders_changed'],
})

export const getGoodLending = operation<typeof shapes.getGoodLending>('GET /finances/good-lending')({
  name: 'getGoodLending',
  summary: 'The lender called Good Lending, as everyone may know it',
  access: 'anyone',
  view: 'public',
  limit: { calls: 240, per: 'minute' },
})

export const getFinance = operation<typeof shapes.getFinance>('GET /finance/{id}')({
  name: 'getFinance',
  summary: 'Repayments for one vehicle listing, by the week, fortnight and month, with what they assume',
  access: 'anyone',
  view: 'public',
  limit: { calls: 240, per: 'minute' },
})

export const changeDealerFinance = operation<typeof shapes.changeDealerFinance>('PATCH /user/{id}/finance')({
  name: 'changeDealerFinance',
  summary: 'A dealer’s own finance offer: the switch, the rate and the fees; my own, or any as an admin',
  access: 'signed_in',
  duty: 'money',
  limit: { calls: 60, per: 'minute' },
})

export const sendFinanceEnquiry = operation<typeof shapes.sendFinanceEnquiry>('POST /finance-enquiry')({
  name: 'sendFinanceEnquiry',
  summary:
    'Send my details and an estimate to a lender, or to the dealer, with my consent to exactly these words',
  access: 'user',
  limit: { calls: 10, per: 'hour' },
  idempotentByKey: true,
  status: 201,
  refusals: ['own_listing', 'blocked', 'finance_changed', 'already_enquired'],
})

export const listOwnFinanceEnquiries = operation<typeof shapes.listOwnFinanceEnquiries>(
  'GET /own-finance-enquiry',
)({
  name: 'listOwnFinanceEnquiries',
  summary: 'What I have sent to lenders and dealers, newest first; of one listing, where it’s named',
  access: 'user',
  limit: { calls: 240, per: 'minute' },
})

export const withdrawFinanceConsent = operation<typeof shapes.withdrawFinanceConsent>(
  'PUT /finance-enquiry-withdrawal/{id}',
)({
  name: 'withdrawFinanceConsent',
  summary: 'Withdraw my consent: the lender is asked to delete my details',
  access: 'user',
  limit: { calls: 60, per: 'hour' },
})

export const listFinanceEnquiries = operation<typeof shapes.listFinanceEnquiries>('GET /finance-enquiry')({
  name: 'listFinanceEnquiries',
  summary: 'Enquiries to lenders and dealers, newest first',
  access: 'admin',
  duty: 'money',
  limit: { calls: 240, per: 'minute' },
})

export const exportFinanceEnquiries = operation<typeof shapes.exportFinanceEnquiries>(
  'GET /finance-enquiry-csv',
)({
  name: 'exportFinanceEnquiries',
  summary: 'The same table, whole, as CSV',
  access: 'admin',
  duty: 'money',
  isLogged: true,
  limit: { calls: 20, per: 'hour' },
  answersFile: true,
})
