import * as ledger from '../common/ledger/ledger.ts'
import * as ledgerShapes from '../common/ledger/ledger.shapes.ts'
import { dealGauges, lockGauges } from './deals.gauges.ts'
import { ledgerTasks } from './ledger/ledger.jobs.ts'
import { ledgerRoutes } from './ledger/ledger.routes.ts'
import { registerLedgerSource } from './ledger/ledger.service.ts'
import { extend } from '#platform/server/extensions.ts'
import { databaseGauges } from '#platform/server/ops/database-gauges.ts'
import { processGauges } from '#platform/server/ops/metrics.ts'
import type { Domain } from '#platform/server/domain.ts'

export const domain: Domain = {
  operations: [ledger],
  shapes: [ledgerShapes],
  routes: [ledgerRoutes],
  liveSources: [registerLedgerSource],
  tasks: ledgerTasks,
  extensions: [extend(processGauges, lockGauges), extend(databaseGauges, dealGauges)],
  tables: ['deals', 'ledger_rows', 'ledger_secrets', 'ledger_heads', 'listing_holds'],
}
