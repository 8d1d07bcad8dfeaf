import * as finance from '../common/finance.ts'
import * as financeEnquiries from '../common/finance-enquiries.ts'
import * as financeShapes from '../common/finance.shapes.ts'
import * as financeEnquiriesShapes from '../common/finance-enquiries.shapes.ts'
import { reactionsOfFinance } from './finance.reactions.ts'
import { financeRoutes } from './finance.routes.ts'
import type { Domain } from '#platform/server/domain.ts'

export const domain: Domain = {
  operations: [finance, financeEnquiries],
  shapes: [financeShapes, financeEnquiriesShapes],
  routes: [financeRoutes],
  reactions: reactionsOfFinance,
  tables: ['lenders', 'lender_lists', 'finance_enquiries', 'enquiry_texts'],
}
