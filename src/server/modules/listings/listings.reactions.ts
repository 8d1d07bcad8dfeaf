import { followAccountStatusChanged } from './follow.account-status-changed.ts'
import { withdrawAccountDeleted } from './withdraw.account-deleted.ts'

export const reactionsOfListings = [followAccountStatusChanged, withdrawAccountDeleted]
