import {
  checkActorRestriction,
  checkRestriction,
} from '#domains/accounts/server/members/suspensions/restrictions.service.ts'
import {
  hasPlaceForListing,
  requirePlace,
} from '#domains/billing/server/subscriptions/permissions/permissions.service.ts'
import { withDetails } from '#domains/listings/server/detail/details.service.ts'
import { lockOwnListing, type ListingRow } from '#domains/listings/server/listings.service.ts'
import { findStartProblem } from '#domains/selling/common/start-rules.ts'
import type { cancelStart, scheduleStart } from '#domains/selling/common/selling.ts'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import type { OperationReply } from '#platform/common/operation.ts'
import { readClock } from '#platform/server/clock.ts'
import type { Config } from '#platform/server/config.ts'
import { transact, type Db, type Tx } from '#platform/server/database/db.ts'
import { recordEvent } from '#platform/server/jobs/outbox.ts'
import { selectMaintenance } from '#platform/server/maintenance/maintenance.queries.ts'
import { refuse, refuseRejected } from '#platform/server/refusal.ts'
import { listingStarted } from '../selling.events.ts'
import { selectSellerStatus } from '../selling.queries.ts'
import { auditOnBehalf, lockActor, sellerAsActor, type SellerActor } from './behalf.service.ts'
import { findPublishProblems, loadPublication } from './publication.service.ts'
import { publishChecked } from './publishing.service.ts'
import { deleteDueStart, deleteStart, selectDueStarts, upsertStart } from './scheduled-start.queries.ts'
import * as t from '#domains/selling/texts.ts'

/** Its listing must be whole now, judged as it'd be at the start. The start checks everything again. */
export async function scheduleListingStart(
  db: Db,
  config: Config,
  actor: SellerActor,
  { id, starts_at: startsAt }: { id: ListingId; starts_at: Date },
): Promise<OperationReply<typeof scheduleStart>> {
  return await transact(db, async (tx) => {
    const row = await lockOwnDraft(tx, actor, id)
    const by = { account_id: actor.seller_id, by_member: actor.by_member }
    const restriction = await checkActorRestriction(tx, by, 'selling')
    if (!restriction.isAllowed) return refuse('partly_suspended', { message: restriction.reason })
    const now = await readClock(tx)
    const problem = findStartProblem(startsAt, now)
    if (problem !== null) return refuse('validation_failed', { errors: { starts_at: problem } })
    const publication = await loadPublication(tx, config, await withDetails(tx, row), startsAt)
    const errors = await findPublishProblems(tx, publication)
    if (Object.keys(errors).length > 0) return refuse('validation_failed', { errors })
    await requirePlace(tx, actor, { action: 'create_listing', type: row.type })
    const scheduledBy = actor.by_member ?? actor.seller_id
    await upsertStart(tx, {
      listing_id: id,
      starts_at: startsAt,
      scheduled_by: scheduledBy,
      scheduled_at: now,
    })
    await auditOnBehalf(tx, actor, {
      listing: row,
      act: 'draft_changed',
      before: null,
      after: null,
      lines: null,
    })
    return { id, starts_at: startsAt.toISOString() }
  })
}

export async function cancelListingStart(
  db: Db,
  actor: SellerActor,
  id: ListingId,
): Promise<OperationReply<typeof cancelStart>> {
  return await transact(db, async (tx) => {
    await lockOwnDraft(tx, actor, id)
    await deleteStart(tx, id)
    return { ok: true as const }
  })
}

/** Every way to go live or to move a start locks the listing first, so that one of them decides. */
async function lockOwnDraft(tx: Tx, actor: SellerActor, id: ListingId): Promise<ListingRow> {
  refuseRejected(await lockActor(tx, actor), 'listing_not_editable')
  const row = await lockOwnListing(tx, actor.seller_id, id)
  if (!row) return refuse('not_found')
  return row.status === 'draft' ? row : refuse('listing_not_editable')
}

const maxAtOnce = 1_000

/**
 * A start that fails by a fault stays due, and doesn't delay the others. While Hoko is read-only
 * nobody could bid, so starts wait until it's over.
 */
export async function startDueListings(db: Db, config: Config): Promise<void> {
  if (await selectMaintenance(db)) return
  const faults: unknown[] = []
  for (const { listing_id: id, seller_id: sellerId } of await selectDueStarts(db, maxAtOnce)) {
    try {
      await transact(db, async (tx) => await startDue(tx, config, sellerId, id))
    } catch (error) {
      faults.push(error)
    }
  }
  if (faults.length > 0) throw new AggregateError(faults, 'Some scheduled listings did not start')
}

async function startDue(tx: Tx, config: Config, sellerId: AccountId, id: ListingId): Promise<void> {
  const row = await lockOwnListing(tx, sellerId, id)
  if (!row || !(await deleteDueStart(tx, id)) || row.status !== 'draft') return
  const outcome = await startLocked(tx, config, row)
  await recordEvent(tx, listingStarted, { listing_id: id, seller_id: sellerId, ...outcome })
}

type Outcome =
  | { came_to: 'active' | 'pending' }
  | { came_to: 'draft'; why: 'plan' | 'details' | 'restricted'; reason: string }

async function startLocked(tx: Tx, config: Config, row: ListingRow): Promise<Outcome> {
  const { seller_id: sellerId } = row
  if ((await selectSellerStatus(tx, sellerId)) !== 'active')
    return { came_to: 'draft', why: 'restricted', reason: t.your_account_is_suspended() }
  const restriction = await checkRestriction(tx, sellerId, 'selling')
  if (!restriction.isAllowed) return { came_to: 'draft', why: 'restricted', reason: restriction.reason }
  const publication = await loadPublication(tx, config, await withDetails(tx, row), await readClock(tx))
  const [problem] = Object.values(await findPublishProblems(tx, publication))
  if (problem !== undefined) return { came_to: 'draft', why: 'details', reason: problem }
  if (!(await hasPlaceForListing(tx, sellerId, row.type)))
    return { came_to: 'draft', why: 'plan', reason: t.your_plan_has_no_place_for_it() }
  const { status } = await publishChecked(tx, publication, sellerAsActor(sellerId))
  return { came_to: status === 'pending' ? 'pending' : 'active' }
}
