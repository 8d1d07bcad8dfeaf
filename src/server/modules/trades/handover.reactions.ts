import type { Reaction } from '#server/platform/outbox.ts'
import { forgetPickupsOfDeleted } from './forget-pickups.account-deleted.ts'

export const reactionsOfHandovers: Reaction[] = [forgetPickupsOfDeleted]
