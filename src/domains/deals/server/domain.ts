import * as ledger from '../common/ledger/ledger.ts'
import * as ledgerShapes from '../common/ledger/ledger.shapes.ts'
import { ledgerTasks } from './ledger/ledger.jobs.ts'
import { ledgerRoutes } from './ledger/ledger.routes.ts'
import { registerLedgerSource } from './ledger/ledger.service.ts'
import type { Domain } from '#platform/server/domain.ts'

export const domain: Domain = {
  operations: [ledger],
  shapes: [ledgerShapes],
  routes: [ledgerRoutes],
  liveSources: [registerLedgerSource],
  tasks: ledgerTasks,
  tables: ['deals', 'ledger_rows', 'ledger_secrets', 'ledger_heads', 'listing_holds'],
}
