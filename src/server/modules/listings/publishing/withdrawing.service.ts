import { deleteListing, setListingStatus } from '#contract/selling/own-listings.ts'
import type { OperationReply } from '#contract/core/operation.ts'
import { closeDeal, isOpenAt, type LockedDeal } from '#server/modules/deals/deals.service.ts'
import { noteInLedger } from '#server/modules/ledger/ledger.service.ts'
import { transact, type Db, type Tx } from '#server/platform/database/db.ts'
import { publishTopic } from '#server/platform/live-hub.ts'
import { recordEvent } from '#server/platform/jobs/outbox.ts'
import { refuse } from '#server/platform/refusal.ts'
import {
  auditableValues,
  lockActor,
  auditOnBehalf,
  sellerAsActor,
  type SellerActor,
} from './behalf.service.ts'
import { discardDraft, readOwn } from './drafts.service.ts'
import { listingWithdrawn } from '../listings.events.ts'
import { lockOwnListing, selectBidderIds, selectIdsOf, type ListingRow } from '../listings.queries.ts'
import { setStatus, type Move } from '../listings.service.ts'
import { byHand, lockForSeller } from './publishing.service.ts'
import * as t from './texts.ts'

/** Takes a live listing down. Whoever has bid reads the reason, so with bids there must be one. */
export async function withdrawListing(
  db: Db,
  seller_id: number,
  id: number,
  reason: string,
): Promise<OperationReply<typeof setListingStatus>> {
  return await transact(db, async (tx) => {
    const { listing, locked } = await lockForSeller(tx, seller_id, id)
    if (!listing) return refuse(setListingStatus, 'not_found')
    if (listing.status === 'suspended') {
      return refuse(setListingStatus, 'listing_not_editable', {
        message: t.this_listing_is_suspended_so_you_cant(),
      })
    }
    if (listing.status === 'draft' || !locked) return refuse(setListingStatus, 'listing_not_editable')
    if (!isLive(listing, locked)) return refuse(setListingStatus, 'listing_closed')
    if (locked.deal.bid_count > 0 && reason === '') {
      const errors = { reason: t.people_have_bid_on_this_tell_them_why() }
      return refuse(setListingStatus, 'validation_failed', { errors })
    }
    const closes_at = locked.deal.kind === 'auction' ? locked.deal.closes_at : null
    await withdrawLockedListing(tx, locked, reason, byHand(sellerAsActor(seller_id), reason))
    return { id, status: 'withdrawn', closes_at: closes_at && closes_at.toISOString(), reason: null }
  })
}

/** A draft is gone; a live listing without bids is withdrawn. */
export async function removeListing(db: Db, actor: SellerActor, id: number): Promise<void> {
  await transact(db, async (tx) => {
    const { listing, locked } = await lockForSeller(tx, actor.seller_id, id)
    if (!listing) return refuse(deleteListing, 'not_found')
    const shut = await lockActor(tx, actor)
    if (shut !== null) return refuse(deleteListing, 'listing_not_editable', { message: shut })
    if (wasNeverLive(listing)) {
      const before = auditableValues(await readOwn(tx, listing))
      await auditOnBehalf(tx, actor, { listing, act: 'draft_discarded', before, after: null, lines: [] })
      return await discardDraft(tx, listing)
    }
    if (!locked || !isLive(listing, locked)) {
      return refuse(deleteListing, 'listing_not_editable', {
        message:
          listing.status === 'suspended'
            ? t.this_listing_is_suspended_so_you_cant_2()
            : t.this_listing_has_ended_so_you_cant(),
      })
    }
    if (locked.deal.bid_count > 0) {
      return refuse(deleteListing, 'listing_not_editable', {
        message: t.people_have_bid_on_this_listing_you(),
      })
    }
    await withdrawLockedListing(tx, locked, '', byHand(actor))
    const [before, after] = [{ status: listing.status }, { status: 'withdrawn' }]
    return await auditOnBehalf(tx, actor, { listing, act: 'withdrawn', before, after, lines: [] })
  })
}

/**
 * Takes down whatever a seller who has gone has live, and throws their drafts away. Drafts first, so that one that was
 * going live meanwhile is seen among the live ones; of those each deal is locked before its listing, as everywhere.
 */
export async function withdrawAllListingsOf(tx: Tx, seller_id: number, reason: string): Promise<void> {
  for (const id of await selectIdsOf(tx, seller_id, 'draft', 'pending')) {
    const listing = await lockOwnListing(tx, seller_id, id)
    if (listing && wasNeverLive(listing)) await discardDraft(tx, listing)
  }
  for (const id of await selectIdsOf(tx, seller_id, 'active')) {
    const { listing, locked } = await lockForSeller(tx, seller_id, id)
    if (listing && locked && isLive(listing, locked)) await withdrawLockedListing(tx, locked, reason)
  }
}

const wasNeverLive = ({ status }: ListingRow) => status === 'draft' || status === 'pending'

const isLive = (listing: ListingRow, { deal, now }: LockedDeal) =>
  listing.status === 'active' && isOpenAt(deal, now)

export async function withdrawLockedListing(tx: Tx, { deal, now }: LockedDeal, reason: string, move?: Move) {
  const { listing_id, seller_id } = deal
  await noteInLedger(tx, deal, now, {
    kind: 'withdrawal',
    by: move?.moved_by === 'seller' ? 'seller' : 'house',
  })
  await closeDeal(tx, deal, now)
  await tx
    .insertInto('listing_withdrawals')
    .values({ listing_id, withdrawn_by: move?.mover_id ?? seller_id, reason, at: now })
    .execute()
  await setStatus(tx, listing_id, 'withdrawn', now, move ?? { moved_by: 'system', mover_id: null, reason })
  const bidder_ids = await selectBidderIds(tx, listing_id)
  await recordEvent(tx, listingWithdrawn, { listing_id, seller_id, bidder_ids, reason })
  await publishTopic(tx, `listing:${listing_id}`)
}
