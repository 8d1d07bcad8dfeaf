import * as tradePayments from '../common/trade-payments.ts'
import * as tradePaymentsShapes from '../common/trade-payments.shapes.ts'
import * as evidence from '../common/evidence.ts'
import * as evidenceShapes from '../common/evidence.shapes.ts'
import * as fees from '../common/fees/fees.ts'
import * as feesShapes from '../common/fees/fees.shapes.ts'
import * as feeDocuments from '../common/fees/fee-documents.ts'
import * as feeDocumentsShapes from '../common/fees/fee-documents.shapes.ts'
import { feeDocumentsTasks } from './fees/documents/documents.jobs.ts'
import { feesRoutes } from './fees/fees.routes.ts'
import type { Domain } from '#platform/server/domain.ts'
import { tradePaymentsTasks } from './trade-payments.jobs.ts'
import { reactionsOfTradePayments } from './trade-payments.reactions.ts'
import { payoutsRoutes, tradePaymentsRoutes } from './trade-payments.routes.ts'

export const domain: Domain = {
  operations: [evidence, fees, feeDocuments, tradePayments],
  shapes: [evidenceShapes, feesShapes, feeDocumentsShapes, tradePaymentsShapes],
  routes: [tradePaymentsRoutes, payoutsRoutes, feesRoutes],
  reactions: reactionsOfTradePayments,
  tasks: [...tradePaymentsTasks, ...feeDocumentsTasks],
  tables: [
    'payout_accounts',
    'trade_payments',
    'trade_payment_moves',
    'trade_refunds',
    'payouts',
    'chargebacks',
    'payment_signs',
    'release_stops',
    'money_causes',
    'money_entries',
    'listing_fee_terms',
    'withdrawal_fees',
    'fee_documents',
  ],
}
