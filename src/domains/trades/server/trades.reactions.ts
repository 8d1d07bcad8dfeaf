import type { Reaction } from '#platform/server/jobs/outbox.ts'
import { suspendSalesOfAccount } from './actions/suspend-sales.account-status-changed.ts'

export const reactionsOfTrades: Reaction[] = [suspendSalesOfAccount]
