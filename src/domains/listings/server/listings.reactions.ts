import { followAccountStatusChanged } from './maintenance/follow.account-status-changed.ts'
import { followSellerKindChanged } from './maintenance/follow.seller-kind-changed.ts'
import { forgetPlacesOfDeleted } from './maintenance/forget-places.account-deleted.ts'
import { moveListingsOfAgentLeft } from './maintenance/move-listings.agent-left.ts'
import { withdrawAccountDeleted } from './status/withdraw.account-deleted.ts'

export const reactionsOfListings = [
  followAccountStatusChanged,
  moveListingsOfAgentLeft,
  followSellerKindChanged,
  withdrawAccountDeleted,
  forgetPlacesOfDeleted,
]
