import type { Reaction } from '#server/platform/jobs/outbox.ts'
import { forgetPickupsOfDeleted } from './forget-pickups.account-deleted.ts'
import { holdSalesOfSuspended } from './hold.account-status-changed.ts'

export const reactionsOfTrades: Reaction[] = [forgetPickupsOfDeleted, holdSalesOfSuspended]
