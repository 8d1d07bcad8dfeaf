import { followAccountStatusChanged } from './follow.account-status-changed.ts'
import { forgetPlacesOfDeleted } from './forget-places.account-deleted.ts'
import { raiseSellerKindChanged } from './raise.seller-kind-changed.ts'
import { withdrawAccountDeleted } from './withdraw.account-deleted.ts'

export const reactionsOfListings = [
  followAccountStatusChanged,
  raiseSellerKindChanged,
  withdrawAccountDeleted,
  forgetPlacesOfDeleted,
]
