import { deleteListing, setListingStatus } from '#contract/own-listings.ts'
import type { OperationReply } from '#contract/operation.ts'
import { selectCategoryPath } from '#server/modules/catalogue/catalogue.service.ts'
import {
  closeDeal,
  isOpenAt,
  lockDeal,
  openDeal,
  type LockedDeal,
} from '#server/modules/deals/deals.service.ts'
import { attachImages } from '#server/modules/media/media.service.ts'
import { readClock } from '#server/platform/clock.ts'
import { transact, type Db, type Tx } from '#server/platform/db.ts'
import { touchLive } from '#server/platform/live-hub.ts'
import { recordEvent } from '#server/platform/outbox.ts'
import { refuse } from '#server/platform/refusal.ts'
import { readAsked } from './advice.service.ts'
import { dropForeign, readDetails, type OwnDetails } from './details.service.ts'
import { discardDraft } from './drafts.service.ts'
import { listingPublished, listingWithdrawn } from './listings.events.ts'
import {
  lockOwnListing,
  selectBidderIds,
  selectIdsOf,
  selectImageIds,
  selectOwnListing,
  type ListingRow,
} from './listings.queries.ts'
import { closingOf, openingTerms, publishProblems, type PublishSettings } from './listings.rules.ts'
import { setStatus } from './listings.service.ts'

type StatusReply = OperationReply<typeof setListingStatus>

/** A draft goes live: from here on its deal is what everything locks first. */
export async function publishDraft(
  db: Db,
  settings: PublishSettings,
  seller_id: number,
  id: number,
): Promise<StatusReply> {
  return await transact(db, async (tx) => {
    const listing = await lockOwnListing(tx, seller_id, id)
    if (!listing) return refuse(setListingStatus, 'not_found')
    if (listing.status !== 'draft') return refuse(setListingStatus, 'listing_not_editable')
    const now = await readClock(tx)
    const details = await readDetails(tx, listing)
    await refuseUnfinished(tx, { ...listing, ...details }, now, settings)
    await dropForeign(tx, listing, details)
    const closes_at = closingOf(listing, now)
    await attachImages(tx, seller_id, await selectImageIds(tx, id))
    await openDeal(tx, {
      listing_id: id,
      kind: listing.sale_method,
      seller_id,
      ...openingTerms({ ...listing, ...details }),
      quantity_left: listing.quantity,
      closes_at,
    })
    // The date on a card is when it went live, not when somebody began to write.
    await tx.updateTable('listings').set({ starts_at: now, created_at: now }).where('id', '=', id).execute()
    await setStatus(tx, id, 'active', now)
    await recordEvent(tx, listingPublished, { listing_id: id, seller_id })
    await touchLive(tx, `listing:${id}`)
    return { id, status: 'active', closes_at: closes_at && closes_at.toISOString() }
  })
}

async function refuseUnfinished(
  tx: Tx,
  listing: ListingRow & OwnDetails,
  now: Date,
  settings: PublishSettings,
) {
  const path = listing.category_id === null ? [] : await selectCategoryPath(tx, listing.category_id)
  const draft = {
    ...listing,
    shipping_options: listing.shipping_options as unknown[],
    category: categoryOf(path),
    ...(await readAsked(tx, listing)),
  }
  const errors = publishProblems(draft, now, settings)
  if (Object.keys(errors).length > 0) refuse(setListingStatus, 'validation_failed', { errors })
}

/** One below a hidden category is hidden with it. */
function categoryOf(path: Awaited<ReturnType<typeof selectCategoryPath>>) {
  const leaf = path.at(-1)
  return leaf ? (path.find(({ status }) => status !== 'active') ?? leaf) : null
}

/** Takes a live listing down. Whoever has bid reads the reason, so with bids there must be one. */
export async function withdrawListing(
  db: Db,
  seller_id: number,
  id: number,
  reason: string,
): Promise<StatusReply> {
  return await transact(db, async (tx) => {
    const { listing, locked } = await lockForSeller(tx, seller_id, id)
    if (!listing) return refuse(setListingStatus, 'not_found')
    if (listing.status === 'draft' || !locked) return refuse(setListingStatus, 'listing_not_editable')
    if (!isLive(listing, locked)) return refuse(setListingStatus, 'listing_closed')
    if (locked.deal.bid_count > 0 && reason === '') {
      const errors = { reason: 'People have bid on this. Tell them why you withdraw it.' }
      return refuse(setListingStatus, 'validation_failed', { errors })
    }
    const closes_at = locked.deal.closes_at
    await withdraw(tx, locked, reason)
    return { id, status: 'withdrawn', closes_at: closes_at && closes_at.toISOString() }
  })
}

/** A draft is gone; a live listing without bids is withdrawn. */
export async function removeListing(db: Db, seller_id: number, id: number): Promise<void> {
  await transact(db, async (tx) => {
    const { listing, locked } = await lockForSeller(tx, seller_id, id)
    if (!listing) return refuse(deleteListing, 'not_found')
    if (listing.status === 'draft') return await discardDraft(tx, id)
    if (!locked || !isLive(listing, locked)) {
      return refuse(deleteListing, 'listing_not_editable', {
        message: 'This listing has ended, so it stays on record.',
      })
    }
    if (locked.deal.bid_count > 0) {
      return refuse(deleteListing, 'listing_not_editable', {
        message: 'People have bid on this listing. You can withdraw it and say why.',
      })
    }
    return await withdraw(tx, locked, '')
  })
}

/**
 * Takes down whatever a seller who has gone has live, and throws their drafts away. Drafts first, so that one that was
 * going live meanwhile is seen among the live ones; of those each deal is locked before its listing, as everywhere.
 */
export async function closeShop(tx: Tx, seller_id: number, reason: string): Promise<void> {
  for (const id of await selectIdsOf(tx, seller_id, 'draft')) {
    const listing = await lockOwnListing(tx, seller_id, id)
    if (listing?.status === 'draft') await discardDraft(tx, id)
  }
  for (const id of await selectIdsOf(tx, seller_id, 'active')) {
    const { listing, locked } = await lockForSeller(tx, seller_id, id)
    if (listing && locked && isLive(listing, locked)) await withdraw(tx, locked, reason)
  }
}

/** The deal first, as everything does; whose listing it is, is looked at before strangers could hold the lock. */
async function lockForSeller(tx: Tx, seller_id: number, id: number) {
  if (!(await selectOwnListing(tx, seller_id, id))) return { listing: undefined, locked: undefined }
  const locked = await lockDeal(tx, id)
  return { listing: await lockOwnListing(tx, seller_id, id), locked }
}

const isLive = (listing: ListingRow, { deal, now }: LockedDeal) =>
  listing.status === 'active' && isOpenAt(deal, now)

export async function withdraw(tx: Tx, { deal, now }: LockedDeal, reason: string) {
  const { listing_id, seller_id } = deal
  await closeDeal(tx, deal, now)
  await tx
    .insertInto('listing_withdrawals')
    .values({ listing_id, withdrawn_by: seller_id, reason, at: now })
    .execute()
  await setStatus(tx, listing_id, 'withdrawn', now)
  const bidder_ids = await selectBidderIds(tx, listing_id)
  await recordEvent(tx, listingWithdrawn, { listing_id, seller_id, bidder_ids, reason })
  await touchLive(tx, `listing:${listing_id}`)
}
