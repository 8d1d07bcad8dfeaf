import type { Reaction } from '#server/platform/outbox.ts'
import { notifyAuctionClosed } from './notify.auction-closed.ts'
import { notifyBidOutbid } from './notify.bid-outbid.ts'
import { notifyBoughtNow } from './notify.bought-now.ts'
import { notifyListingWithdrawn } from './notify.listing-withdrawn.ts'
import { notifyReserveMet } from './notify.reserve-met.ts'

/** Everything people are told of. */
export const reactionsOfNotifications: Reaction[] = [
  notifyAuctionClosed,
  notifyBidOutbid,
  notifyBoughtNow,
  notifyListingWithdrawn,
  notifyReserveMet,
]
