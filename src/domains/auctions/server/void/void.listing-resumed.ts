import { listingReinstated, listingResumed } from '#domains/listings/server/listings.events.ts'
import { reaction } from '#platform/server/jobs/outbox.ts'
import { voidSuspended } from './void.service.ts'

/** Nothing happens in a paused auction, so bidders suspended meanwhile are voided when it goes on. */
export const voidSuspendedWhenGoingOn = reaction({
  name: 'void.listing-went-on',
  on: listingResumed,
  run: async (tx, { payload: { listing_id } }) => await voidSuspended(tx, { listing_id }),
})

export const voidSuspendedWhenReinstated = reaction({
  name: 'void.listing-reinstated',
  on: listingReinstated,
  run: async (tx, { payload: { listing_id } }) => await voidSuspended(tx, { listing_id }),
})
