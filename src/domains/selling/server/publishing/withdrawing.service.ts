import type { setListingStatus } from '#domains/moderation/common/listing-status.ts'
import type { ListingId } from '#platform/common/ids.ts'
import type { OperationReply } from '#platform/common/operation.ts'
import {
  discardDraft,
  isLive,
  lockForSeller,
  wasNeverLive,
  withdrawLockedListing,
} from '#domains/listings/server/status/withdrawal.service.ts'
import { transact, type Db } from '#platform/server/database/db.ts'
import { refuse, refuseRejected } from '#platform/server/refusal.ts'
import { auditableValues, lockActor, auditOnBehalf, type SellerActor } from './behalf.service.ts'
import { readOwn } from './drafts.service.ts'
import { manualMove } from './publishing.service.ts'
import * as t from '#domains/selling/texts.ts'

/** Bidders see the reason, so it's required with bids. */
export async function withdrawListing(
  db: Db,
  actor: SellerActor,
  id: ListingId,
  reason: string,
): Promise<OperationReply<typeof setListingStatus>> {
  return await transact(db, async (tx) => {
    const { listing, locked } = await lockForSeller(tx, actor.seller_id, id)
    if (!listing) return refuse('not_found')
    refuseRejected(await lockActor(tx, actor), 'listing_not_editable')
    if (listing.status === 'suspended') {
      return refuse('listing_not_editable', {
        message: t.this_listing_is_suspended_so_you_cant(),
      })
    }
    if (listing.status === 'draft' || !locked) return refuse('listing_not_editable')
    if (!isLive(listing, locked)) return refuse('listing_closed')
    if (locked.deal.bid_count > 0 && reason === '') {
      const errors = { reason: t.people_have_bid_on_this_tell_them_why() }
      return refuse('validation_failed', { errors })
    }
    const closesAt = locked.deal.kind === 'auction' ? locked.deal.closes_at : null
    await withdrawLockedListing(tx, locked, reason, manualMove(actor, reason))
    const [before, after] = [{ status: listing.status }, { status: 'withdrawn' }]
    await auditOnBehalf(tx, actor, { listing, act: 'withdrawn', before, after, lines: null })
    return { id, status: 'withdrawn', closes_at: closesAt && closesAt.toISOString(), reason: null }
  })
}

/** A draft is deleted; a live listing without bids is withdrawn. */
export async function removeListing(db: Db, actor: SellerActor, id: ListingId): Promise<void> {
  await transact(db, async (tx) => {
    const { listing, locked } = await lockForSeller(tx, actor.seller_id, id)
    if (!listing) return refuse('not_found')
    refuseRejected(await lockActor(tx, actor), 'listing_not_editable')
    if (wasNeverLive(listing)) {
      const before = auditableValues(await readOwn(tx, listing))
      await auditOnBehalf(tx, actor, { listing, act: 'draft_discarded', before, after: null, lines: [] })
      return await discardDraft(tx, listing)
    }
    if (!locked || !isLive(listing, locked)) {
      return refuse('listing_not_editable', {
        message:
          listing.status === 'suspended'
            ? t.this_listing_is_suspended_so_you_cant_2()
            : t.this_listing_has_ended_so_you_cant(),
      })
    }
    if (locked.deal.bid_count > 0) {
      return refuse('listing_not_editable', {
        message: t.people_have_bid_on_this_listing_you(),
      })
    }
    await withdrawLockedListing(tx, locked, '', manualMove(actor))
    const [before, after] = [{ status: listing.status }, { status: 'withdrawn' }]
    return await auditOnBehalf(tx, actor, { listing, act: 'withdrawn', before, after, lines: [] })
  })
}
