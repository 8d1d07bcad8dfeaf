import type { setListingStatus } from '#domains/moderation/common/moderation.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { OperationReply, OperationValues } from '#platform/common/operation.ts'
import { recordAudit } from '#domains/staff/server/audit/audit.service.ts'
import { lockDeal, type LockedDeal } from '#domains/deals/server/deals.service.ts'
import { checkRestriction } from '#domains/accounts/server/members/suspensions/restrictions.service.ts'
import { readClock } from '#platform/server/clock.ts'
import { transact, type Db, type Tx } from '#platform/server/database/db.ts'
import { recordEvent } from '#platform/server/jobs/outbox.ts'
import { refuse } from '#platform/server/refusal.ts'
import {
  listingApproved,
  listingReinstated,
  listingSentBack,
  listingSuspended,
} from '#domains/listings/server/listings.events.ts'
import {
  lockSellerStatus,
  lockListing,
  mayMove,
  setStatus,
  type ListingRow,
  type Move,
} from '#domains/listings/server/listings.service.ts'
import {
  resumeListing,
  pauseListing,
  selectCauses,
} from '#domains/listings/server/status/suspension.service.ts'
import type { Config } from '#platform/server/config.ts'
import { withDetails } from '#domains/listings/server/detail/details.service.ts'
import {
  findPublishProblems,
  loadPublication,
} from '#domains/selling/server/publishing/publication.service.ts'
import { goLive } from '#domains/selling/server/publishing/publishing.service.ts'
import { explainSendBack } from './moderation.rules.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#domains/moderation/texts.ts'

type StatusReply = OperationReply<typeof setListingStatus>

interface Decision {
  listing: ListingRow
  locked: LockedDeal | undefined
  actor_id: AccountId
  reason: string
}

const minReason = 3

export async function decideOnListing(
  db: Db,
  config: Config,
  actorId: AccountId,
  { id, status, reason = '' }: OperationValues<typeof setListingStatus>,
): Promise<StatusReply> {
  return await transact(db, async (tx) => {
    // Locks the deal first, as everywhere.
    const locked = await lockDeal(tx, id)
    const listing = await lockListing(tx, id)
    if (!listing) return refuse('not_found')
    const decision = { listing, locked, actor_id: actorId, reason }
    if (status === 'suspended') return await suspend(tx, decision)
    // An admin publishes and withdraws for the seller, which is no decision.
    const isSellers = listing.status === 'draft' || status === 'withdrawn'
    if (isSellers || !mayMove(listing.status, status, 'admin')) return refuseMove(listing)
    if (status === 'draft') return await sendBack(tx, decision)
    return listing.status === 'pending' ? await approve(tx, config, decision) : await reinstate(tx, decision)
  })
}

const byAdmin = ({ actor_id: actorId, reason }: Decision, words = reason): Move => ({
  moved_by: 'admin',
  mover_id: actorId,
  reason: words,
})

const answer = (id: number, status: StatusReply['status'], more: Partial<StatusReply> = {}): StatusReply => ({
  id,
  status,
  closes_at: null,
  reason: null,
  ...more,
})

async function approve(tx: Tx, config: Config, decision: Decision): Promise<StatusReply> {
  const { listing } = decision
  if ((await lockSellerStatus(tx, listing.seller_id)) !== 'active') {
    return refuse('listing_not_editable', {
      message: t.the_sellers_account_isnt_active_so(),
    })
  }
  if (!(await checkRestriction(tx, listing.seller_id, 'selling')).isAllowed) {
    return refuse('partly_suspended', { message: t.the_seller_is_suspended_from_selling() })
  }
  const now = await readClock(tx)
  const publication = await loadPublication(tx, config, await withDetails(tx, listing), now)
  const problems = await findPublishProblems(tx, publication)
  if (Object.keys(problems).length > 0) {
    return await returnDraft(tx, decision, now, explainSendBack(problems, listing.closes_at, now))
  }
  const closesAt = await goLive(tx, publication, byAdmin(decision))
  await audit(tx, decision, 'listing.approved', 'active')
  await recordEvent(tx, listingApproved, { listing_id: listing.id, seller_id: listing.seller_id })
  return answer(listing.id, 'active', { closes_at: closesAt && closesAt.toISOString() })
}

async function sendBack(tx: Tx, decision: Decision): Promise<StatusReply> {
  refuseSilent(decision)
  return await returnDraft(tx, decision, await readClock(tx), decision.reason)
}

async function returnDraft(tx: Tx, decision: Decision, now: Date, reason: string): Promise<StatusReply> {
  const { id: listingId, seller_id: sellerId } = decision.listing
  await setStatus(tx, listingId, 'draft', now, byAdmin(decision, reason))
  await audit(tx, { ...decision, reason }, 'listing.sent-back', 'draft')
  await recordEvent(tx, listingSentBack, { listing_id: listingId, seller_id: sellerId, reason })
  return answer(listingId, 'draft', { reason })
}

async function suspend(tx: Tx, decision: Decision): Promise<StatusReply> {
  const { listing, locked, actor_id: actorId, reason } = decision
  const { id: listingId, seller_id: sellerId } = listing
  // A listing paused with its seller's account can be suspended for its own reasons as well.
  if (!mayMove(listing.status, 'suspended', 'admin') && listing.status !== 'suspended') {
    return refuseMove(listing)
  }
  refuseSilent(decision)
  if (!locked || !(await pauseListing(tx, locked, { cause: 'admin', actor_id: actorId, reason }))) {
    return listing.status === 'suspended' ? refuseMove(listing) : refuse('listing_closed')
  }
  await audit(tx, decision, 'listing.suspended', 'suspended')
  await recordEvent(tx, listingSuspended, { listing_id: listingId, seller_id: sellerId, reason })
  return answer(listingId, 'suspended')
}

async function reinstate(tx: Tx, decision: Decision): Promise<StatusReply> {
  const { listing, locked, actor_id: actorId, reason } = decision
  const { id: listingId, seller_id: sellerId } = listing
  if (!locked || !(await selectCauses(tx, listingId)).includes('admin')) {
    return refuse('listing_not_editable', {
      message: t.its_paused_with_its_sellers_account(),
    })
  }
  refuseSilent(decision)
  const isLive = await resumeListing(tx, locked, { cause: 'admin', actor_id: actorId, reason })
  const status = isLive ? 'active' : 'suspended'
  await audit(tx, decision, 'listing.reinstated', status)
  await recordEvent(tx, listingReinstated, {
    listing_id: listingId,
    seller_id: sellerId,
    reason,
    is_live: isLive,
  })
  return answer(listingId, status)
}

function refuseSilent({ reason }: Decision) {
  if (reason.length >= minReason) return
  const errors = { reason: t.give_a_reason_in_a_few_words_the() }
  refuse('validation_failed', { errors })
}

const getStatusTexts = makeTexts((): Record<ListingRow['status'], string> => ({
  draft: t.this_is_a_draft_the_seller_hasnt(),
  pending: t.this_listing_is_waiting_for_approval(),
  active: t.this_listing_is_already_live(),
  sold: t.this_listing_has_sold(),
  unsold: t.this_listing_has_ended(),
  withdrawn: t.this_listing_was_withdrawn(),
  suspended: t.this_listing_is_already_suspended(),
}))

export const describeStatus = (status: ListingRow['status']): string => getStatusTexts()[status]

function refuseMove({ status }: ListingRow): never {
  return refuse('listing_not_editable', { message: getStatusTexts()[status] })
}

async function audit(
  tx: Tx,
  { actor_id: actorId, listing, reason }: Decision,
  action: string,
  status: string,
) {
  await recordAudit(tx, {
    actor_id: actorId,
    action,
    subject_kind: 'listing',
    subject_id: listing.id,
    reason: reason || null,
    before: { status: listing.status },
    after: { status },
  })
}
