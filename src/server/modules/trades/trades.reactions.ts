import type { Reaction } from '#server/platform/jobs/outbox.ts'
import { forgetPickupsOfDeleted } from './handover/forget-pickups.account-deleted.ts'
import { holdSalesOfSuspended } from './acts/hold.account-status-changed.ts'

export const reactionsOfTrades: Reaction[] = [forgetPickupsOfDeleted, holdSalesOfSuspended]
