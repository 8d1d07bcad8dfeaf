import { followAccountStatusChanged } from './upkeep/follow.account-status-changed.ts'
import { followSellerKindChanged } from './upkeep/follow.seller-kind-changed.ts'
import { forgetPlacesOfDeleted } from './upkeep/forget-places.account-deleted.ts'
import { moveListingsOfAgentLeft } from './upkeep/move-listings.agent-left.ts'
import { withdrawAccountDeleted } from './standing/withdraw.account-deleted.ts'

export const reactionsOfListings = [
  followAccountStatusChanged,
  moveListingsOfAgentLeft,
  followSellerKindChanged,
  withdrawAccountDeleted,
  forgetPlacesOfDeleted,
]
