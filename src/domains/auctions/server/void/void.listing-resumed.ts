import { listingReinstated, listingResumed } from '#domains/listings/server/listings.events.ts'
import { reaction } from '#platform/server/jobs/outbox.ts'
import { voidSuspended } from './void.service.ts'

/** A paused auction doesn't change, so bidders suspended meanwhile are voided when it resumes. */
export const voidSuspendedWhenGoingOn = reaction({
  name: 'void.listing-went-on',
  on: listingResumed,
  run: async (tx, { payload: { listing_id: listingId } }) =>
    await voidSuspended(tx, { listing_id: listingId }),
})

export const voidSuspendedWhenReinstated = reaction({
  name: 'void.listing-reinstated',
  on: listingReinstated,
  run: async (tx, { payload: { listing_id: listingId } }) =>
    await voidSuspended(tx, { listing_id: listingId }),
})
