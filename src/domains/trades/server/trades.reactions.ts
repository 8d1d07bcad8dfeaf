import type { Reaction } from '#platform/server/jobs/outbox.ts'
import { suspendSalesOfAccount } from './acts/hold.account-status-changed.ts'

export const reactionsOfTrades: Reaction[] = [suspendSalesOfAccount]
