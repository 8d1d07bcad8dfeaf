import type { AccountId, ListingId } from '#platform/common/ids.ts'
import type { OperationReply } from '#platform/common/operation.ts'
import type { relistListing } from '#domains/selling/common/selling.ts'
import type { LockedDeal } from '#domains/deals/server/deals.service.ts'
import { sellerAsActor } from './publishing/behalf.service.ts'
import { copyListing } from '#domains/listings/server/detail/copies.service.ts'
import { withDetails } from '#domains/listings/server/detail/details.service.ts'
import { mayRelist } from '#domains/listings/server/listings.service.ts'
import { checkRestriction } from '#domains/accounts/server/members/suspensions/restrictions.service.ts'
import { lockForSeller } from '#domains/listings/server/status/withdrawal.service.ts'
import type { Config } from '#platform/server/config.ts'
import { findPublishProblems, loadPublication } from './publishing/publication.service.ts'
import { publishChecked, publishIn } from './publishing/publishing.service.ts'
import { hasPlaceForListing } from '#domains/billing/server/subscriptions/permissions/permissions.service.ts'
import { transact, type Db, type Tx } from '#platform/server/database/db.ts'
import { recordEvent } from '#platform/server/jobs/outbox.ts'
import { refuse } from '#platform/server/refusal.ts'
import { listingRelistedAlone } from './selling.events.ts'
import { countFallenThrough, isRelisted, selectSellerStatus } from './selling.queries.ts'

type Listing = Parameters<typeof copyListing>[1]

/** Watchers move to the new listing once it's live. */
export function relistOwnListing(
  db: Db,
  config: Config,
  sellerId: AccountId,
  { id, as_it_was: asItWas }: { id: ListingId; as_it_was: boolean },
): Promise<OperationReply<typeof relistListing>> {
  return transact(db, async (tx) => {
    const { listing, locked } = await lockForSeller(tx, sellerId, id)
    if (!listing) return refuse('not_found')
    const fallenThrough = await countFallenThrough(tx, id)
    if (!locked || !mayRelist(listing.status, fallenThrough > 0)) refuse('not_relistable')
    if (await isRelisted(tx, id)) refuse('already_relisted')
    const copy = await relistLocked(tx, listing, locked, {
      fallen_through: fallenThrough,
      relisted_by: sellerId,
    })
    if (!asItWas) return { id: copy.id, type: copy.type, status: copy.status, closes_at: null }
    const { status, closes_at: closesAt } = await publishIn(tx, config, sellerAsActor(sellerId), copy.id)
    return { id: copy.id, type: copy.type, status, closes_at: closesAt }
  })
}

async function relistLocked(
  tx: Tx,
  listing: Listing,
  { deal, now }: LockedDeal,
  by: { fallen_through: number; relisted_by: AccountId | null; auto_relist_left?: number },
): Promise<Listing> {
  const copy = await copyListing(tx, listing, {
    // The deal has the effective reserve: a seller who lowered it means it.
    reserve_price_cents: deal.reserve_price_cents,
    quantity: listing.status === 'sold' ? by.fallen_through : Math.max(1, deal.quantity_left),
    auto_relist_left: by.auto_relist_left ?? listing.auto_relist_left,
  })
  await tx
    .insertInto('relistings')
    .values({ listing_id: copy.id, earlier_id: listing.id, relisted_by: by.relisted_by, at: now })
    .execute()
  return copy
}

/** Runs automatically. A listing that can't be published remains among the seller's drafts. */
export async function relistAlone(
  tx: Tx,
  config: Config,
  sellerId: AccountId,
  earlierId: ListingId,
): Promise<void> {
  const { listing, locked } = await lockForSeller(tx, sellerId, earlierId)
  if (!listing || !locked || listing.status !== 'unsold' || listing.auto_relist_left === 0) return
  if ((await selectSellerStatus(tx, sellerId)) !== 'active' || (await isRelisted(tx, earlierId))) return
  if (!(await checkRestriction(tx, sellerId, 'selling')).isAllowed) return
  const timesLeft = listing.auto_relist_left - 1
  const copy = await relistLocked(tx, listing, locked, {
    fallen_through: 0,
    relisted_by: null,
    auto_relist_left: timesLeft,
  })
  const publication = await loadPublication(tx, config, await withDetails(tx, copy), locked.now)
  const isWhole = Object.keys(await findPublishProblems(tx, publication)).length === 0
  const hasPlace = isWhole && (await hasPlaceForListing(tx, sellerId, copy.type))
  const { status } = hasPlace ? await publishChecked(tx, publication, sellerAsActor(sellerId)) : copy
  const cameTo = status === 'active' || status === 'pending' ? status : 'draft'
  const why = isWhole && !hasPlace ? 'plan' : 'details'
  const event = {
    listing_id: copy.id,
    earlier_id: earlierId,
    seller_id: sellerId,
    came_to: cameTo,
    times_left: timesLeft,
    why,
  } as const
  await recordEvent(tx, listingRelistedAlone, event)
}
