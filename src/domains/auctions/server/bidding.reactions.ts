import type { Reaction } from '#platform/server/jobs/outbox.ts'
import { voidSuspendedBidder } from './void/void.account-status-changed.ts'
import { voidSuspendedWhenGoingOn, voidSuspendedWhenReinstated } from './void/void.listing-resumed.ts'

export const reactionsOfBidding: Reaction[] = [
  voidSuspendedBidder,
  voidSuspendedWhenGoingOn,
  voidSuspendedWhenReinstated,
]
