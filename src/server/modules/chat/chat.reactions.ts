import type { Reaction } from '#server/platform/jobs/outbox.ts'
import { forgetViewingsOfDeleted } from './viewings/forget-viewings.account-deleted.ts'

export const reactionsOfChat: Reaction[] = [forgetViewingsOfDeleted]
