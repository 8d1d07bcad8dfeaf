import { checkActorRestriction } from '#domains/accounts/server/members/suspensions/restrictions.service.ts'
import { requirePlace } from '#domains/billing/server/subscriptions/permissions/permissions.service.ts'
import { openDeal } from '#domains/deals/server/deals.service.ts'
import { openLedger } from '#domains/deals/server/ledger/ledger.service.ts'
import type { ListingStatus } from '#domains/listings/common/listings.ts'
import {
  clearInapplicableFields,
  withDetails,
  writeColumns,
} from '#domains/listings/server/detail/details.service.ts'
import { listingSubmitted, listingPublished } from '#domains/listings/server/listings.events.ts'
import {
  getClosing,
  getExpiry,
  hasListedBefore,
  lockOwnListing,
  mayMove,
  openingTerms,
  selectImageIds,
  setStatus,
  type ListingRow,
  type Move,
} from '#domains/listings/server/listings.service.ts'
import {
  discardDraft,
  isLive,
  lockForSeller,
  wasNeverLive,
  withdrawLockedListing,
} from '#domains/listings/server/status/withdrawal.service.ts'
import { attachImages } from '#domains/media/server/media.service.ts'
import type { setListingStatus } from '#domains/moderation/common/moderation.ts'
import { chargeWithdrawalFee, recordFeeTerms } from '#domains/trade-payments/server/fees/fees.service.ts'
import type { ClosingRules } from '#domains/settings/common/closing-rules.ts'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import type { OperationReply } from '#platform/common/operation.ts'
import { readClock } from '#platform/server/clock.ts'
import type { Config } from '#platform/server/config.ts'
import { transact, type Db, type Tx } from '#platform/server/database/db.ts'
import { recordEvent } from '#platform/server/jobs/outbox.ts'
import { publishTopic } from '#platform/server/live-hub.ts'
import { refuse, refuseRejected } from '#platform/server/refusal.ts'
import { needsApproval } from './approval.rules.ts'
import {
  auditableValues,
  lockActor,
  auditOnBehalf,
  sellerAsActor,
  type SellerActor,
} from './behalf.service.ts'
import { readOwn } from './drafts.service.ts'
import { findPublishProblems, loadPublication, type Publication } from './publication.service.ts'
import { deleteStart } from './scheduled-start.queries.ts'
import * as t from '#domains/selling/texts.ts'

type StatusReply = OperationReply<typeof setListingStatus>

export async function publishDraft(
  db: Db,
  config: Config,
  actor: SellerActor,
  id: ListingId,
): Promise<StatusReply> {
  return await transact(db, async (tx) => await publishIn(tx, config, actor, id))
}

/** The admin who edited last may publish; once its seller edits the draft, only the seller may. */
const isAdmins = ({ status, written_by: writtenBy }: Pick<ListingRow, 'status' | 'written_by'>) =>
  status === 'draft' && writtenBy !== null

export async function isAdminsDraft(db: Db, id: ListingId): Promise<boolean> {
  const listing = await db
    .selectFrom('listings')
    .select(['status', 'written_by'])
    .where('id', '=', id)
    .executeTakeFirst()
  return listing !== undefined && isAdmins(listing)
}

export async function publishIn(
  tx: Tx,
  config: Config,
  actor: SellerActor,
  id: ListingId,
): Promise<StatusReply> {
  const { seller_id: sellerId, onBehalfBy } = actor
  refuseRejected(await lockActor(tx, actor), 'listing_not_editable')
  const by = { account_id: sellerId, by_member: actor.by_member }
  const restriction = await checkActorRestriction(tx, by, 'selling')
  // The reason is only for the seller.
  if (!restriction.isAllowed) {
    const message = onBehalfBy === null ? restriction.reason : t.the_seller_may_not_sell()
    return refuse('partly_suspended', { message })
  }
  const row = await lockOwnListing(tx, sellerId, id)
  if (!row) return refuse('not_found')
  const isTheirs = onBehalfBy === null ? row.status === 'draft' : isAdmins(row)
  if (!isTheirs) return refuse('listing_not_editable')
  const now = await readClock(tx)
  const publication = await loadPublication(tx, config, await withDetails(tx, row), now)
  const errors = await findPublishProblems(tx, publication)
  if (Object.keys(errors).length > 0) return refuse('validation_failed', { errors })
  await requirePlace(tx, actor, { action: 'create_listing', type: row.type })
  return await publishChecked(tx, publication, actor)
}

/** The caller has found no problems, and a place in the seller's plan. */
export async function publishChecked(
  tx: Tx,
  publication: Publication,
  actor: SellerActor,
): Promise<StatusReply> {
  const { seller_id: sellerId, onBehalfBy } = actor
  const { listing, now } = publication
  const { id } = listing
  const move = manualMove(actor)
  await deleteStart(tx, id)
  // An admin's own listing needs no approval.
  if (onBehalfBy === null && (await waitsForApproval(tx, publication))) {
    await attachImages(tx, sellerId, await selectImageIds(tx, id))
    await setStatus(tx, id, 'pending', now, move)
    await auditOnBehalf(tx, actor, { listing, act: 'listed', before: null, after: null, lines: null })
    await recordEvent(tx, listingSubmitted, { listing_id: id, seller_id: sellerId })
    return { id, status: 'pending', closes_at: null, reason: null }
  }
  const closesAt = await goLive(tx, publication, move)
  await auditOnBehalf(tx, actor, {
    listing,
    act: 'listed',
    before: { status: 'draft' },
    // Only an admin's action is logged with its values, and reading all of them takes a dozen
    // statements.
    after: onBehalfBy === null ? null : { ...auditableValues(await readOwn(tx, listing)), status: 'active' },
    lines: [],
  })
  return { id, status: 'active', closes_at: closesAt && closesAt.toISOString(), reason: null }
}

const manualMove = (
  { seller_id: sellerId, onBehalfBy, by_member: byMember }: SellerActor,
  reason?: string,
): Move => ({
  moved_by: onBehalfBy === null ? 'seller' : 'admin',
  mover_id: byMember ?? onBehalfBy ?? sellerId,
  ...(reason === undefined ? {} : { reason }),
})

/**
 * From here on its deal is locked first.
 * @returns when it closes
 */
export async function goLive(tx: Tx, publication: Publication, move: Move): Promise<Date | null> {
  const { listing, now, rules, filters, seller_kind: sellerKind } = publication
  const { id, seller_id: sellerId } = listing
  const closesAt = getClosing(listing, now)
  await clearInapplicableFields(tx, listing, filters)
  await attachImages(tx, sellerId, await selectImageIds(tx, id))
  const deal = await openDeal(tx, {
    listing_id: id,
    kind: listing.sale_method,
    seller_id: sellerId,
    ...openingTerms(listing),
    ...closingRulesSnapshot(rules),
    quantity_left: listing.quantity,
    closes_at: closesAt ?? getExpiry(now),
  })
  await openLedger(tx, deal, now)
  await recordFeeTerms(tx, {
    ...listing,
    category_ids: publication.categories.map((category) => category.id),
    seller_kind: sellerKind,
    at: now,
    settings: publication.settings,
  })
  await writeColumns(tx, id, { starts_at: now, seller_kind: sellerKind })
  await setStatus(tx, id, 'active', now, move)
  await recordEvent(tx, listingPublished, { listing_id: id, seller_id: sellerId })
  await publishTopic(tx, `listing:${id}`)
  return closesAt
}

const closingRulesSnapshot = (rules: ClosingRules) => ({
  extension_s: rules.extension_minutes * 60,
  reserve_floor_percent: rules.reserve_floor_percent,
  outage_s: rules.outage_seconds,
  outage_extension_s: rules.outage_extension_minutes * 60,
  min_minutes: rules.min_auction_minutes,
  max_minutes: rules.max_auction_minutes,
})

async function waitsForApproval(tx: Tx, { listing, settings, categories }: Publication): Promise<boolean> {
  return needsApproval(settings, {
    isNewSeller: !(await hasListedBefore(tx, listing.seller_id)),
    category_ids: categories.map(({ id }) => id),
  })
}

export async function takeBack(
  db: Db,
  sellerId: AccountId,
  id: ListingId,
  status: ListingStatus,
): Promise<StatusReply> {
  return await transact(db, async (tx) => {
    const listing = await lockOwnListing(tx, sellerId, id)
    if (!listing) return refuse('not_found')
    // Only withdraws a submission; another call publishes drafts.
    if (status !== 'draft' || !mayMove(listing.status, status, 'seller'))
      return refuse('listing_not_editable')
    await setStatus(tx, id, status, await readClock(tx), manualMove(sellerAsActor(sellerId)))
    return { id, status, closes_at: null, reason: null }
  })
}

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
    if (locked.deal.bid_count > 0) await chargeWithdrawalFee(tx, id, locked.now)
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
