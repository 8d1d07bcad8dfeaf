import * as finance from '../common/finance.ts'
import * as financeShapes from '../common/finance.shapes.ts'
import { reactionsOfFinance } from './finance.reactions.ts'
import { financeRoutes } from './finance.routes.ts'
import type { Domain } from '#platform/server/domain.ts'
import { composeSampleEmailsOfFinance } from './email-samples.service.ts'
import { sampleEmails } from '#domains/settings/server/message-texts.service.ts'
import { extend } from '#platform/server/extensions.ts'

export const domain: Domain = {
  operations: [finance],
  shapes: [financeShapes],
  routes: [financeRoutes],
  reactions: reactionsOfFinance,
  extensions: [extend(sampleEmails, composeSampleEmailsOfFinance)],
  tables: ['lenders', 'lender_lists', 'finance_enquiries', 'enquiry_texts'],
}
