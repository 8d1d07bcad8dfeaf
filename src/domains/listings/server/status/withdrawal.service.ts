import { closeDeal, isOpenAt, lockDeal, type LockedDeal } from '#domains/deals/server/deals.service.ts'
import { endHold } from '#domains/deals/server/holds.service.ts'
import { recordInLedger } from '#domains/deals/server/ledger/ledger.service.ts'
import { releaseDocuments, releaseImages } from '#domains/media/server/media.service.ts'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import type { Tx } from '#platform/server/database/db.ts'
import { recordEvent } from '#platform/server/jobs/outbox.ts'
import { publishTopic } from '#platform/server/live-hub.ts'
import { selectDocumentIds } from '../detail/details.queries.ts'
import { listingWithdrawn } from '../listings.events.ts'
import {
  lockOwnListing,
  selectBidderIds,
  selectSellerListingIds,
  selectImageIds,
  selectOwnListing,
  type ListingRow,
} from '../listings.queries.ts'
import { setStatus, type Move } from '../listings.service.ts'

/**
 * Locks the deal first, as everywhere. Ownership is checked before, so that strangers never take
 * the lock.
 */
export async function lockForSeller(tx: Tx, sellerId: AccountId, id: ListingId) {
  if (!(await selectOwnListing(tx, sellerId, id))) return { listing: undefined, locked: undefined }
  const locked = await lockDeal(tx, id)
  return { listing: await lockOwnListing(tx, sellerId, id), locked }
}

export const wasNeverLive = ({ status }: ListingRow) => status === 'draft' || status === 'pending'

export const isLive = (listing: ListingRow, { deal, now }: LockedDeal) =>
  listing.status === 'active' && isOpenAt(deal, now)

export async function withdrawLockedListing(tx: Tx, { deal, now }: LockedDeal, reason: string, move?: Move) {
  const { listing_id: listingId, seller_id: sellerId } = deal
  await recordInLedger(tx, deal, now, {
    kind: 'withdrawal',
    by: move?.moved_by === 'seller' ? 'seller' : 'house',
  })
  await endHold(tx, { deal, now }, { by: move?.mover_id ?? null, reason: 'withdrawn' })
  await closeDeal(tx, deal, now)
  await tx
    .insertInto('listing_withdrawals')
    .values({ listing_id: listingId, withdrawn_by: move?.mover_id ?? sellerId, reason, at: now })
    .execute()
  await setStatus(tx, listingId, 'withdrawn', now, move ?? { moved_by: 'system', mover_id: null, reason })
  const bidderIds = await selectBidderIds(tx, listingId)
  await recordEvent(tx, listingWithdrawn, {
    listing_id: listingId,
    seller_id: sellerId,
    bidder_ids: bidderIds,
    reason,
  })
  await publishTopic(tx, `listing:${listingId}`)
}

export async function discardDraft(
  tx: Tx,
  { id: listingId, seller_id: sellerId }: Pick<ListingRow, 'id' | 'seller_id'>,
): Promise<void> {
  const imageIds = await selectImageIds(tx, listingId)
  const documentIds = await selectDocumentIds(tx, listingId)
  await tx.deleteFrom('listings').where('id', '=', listingId).execute()
  await releaseImages(tx, imageIds)
  await releaseDocuments(tx, sellerId, documentIds)
}

/**
 * Handles drafts first, so that one going live meanwhile is found among the live ones. Each deal is
 * locked before its listing.
 */
export async function withdrawAllListings(tx: Tx, sellerId: AccountId, reason: string): Promise<void> {
  for (const id of await selectSellerListingIds(tx, sellerId, 'draft', 'pending')) {
    const listing = await lockOwnListing(tx, sellerId, id)
    if (listing && wasNeverLive(listing)) await discardDraft(tx, listing)
  }
  for (const id of await selectSellerListingIds(tx, sellerId, 'active')) {
    const { listing, locked } = await lockForSeller(tx, sellerId, id)
    if (listing && locked && isLive(listing, locked)) await withdrawLockedListing(tx, locked, reason)
  }
}
