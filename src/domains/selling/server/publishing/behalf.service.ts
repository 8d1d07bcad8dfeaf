import type { AccountId, ListingId } from '#platform/common/ids.ts'
import { allowed, type Verdict } from '#platform/common/verdict.ts'
import type { OwnListing } from '#domains/selling/common/own-listings.ts'
import { changesBetween, recordAudit } from '#domains/staff/server/audit/audit.service.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import type { Caller } from '#platform/server/http/call.ts'
import { recordEvent } from '#platform/server/jobs/outbox.ts'
import { refuse } from '#platform/server/refusal.ts'
import {
  lockTeamActor,
  recordTeamAct,
  requireOpenTeam,
} from '#domains/businesses/server/team/team-actor.service.ts'
import { actorOn, decideActorToStart, judgeAccount, memberAsActor, type SellerActor } from './behalf.rules.ts'
import { listingWrittenFor } from '#domains/listings/server/listings.events.ts'
import { lockSellerStatus, type ListingRow } from '#domains/listings/server/listings.service.ts'
import { listingWithdrawnByTeam } from '../selling.events.ts'

export { type SellerActor, sellerAsActor } from './behalf.rules.ts'

export async function resolveActorToStart(
  db: Db,
  caller: Pick<Caller, 'id' | 'type'>,
  sellerId: AccountId | undefined,
): Promise<SellerActor> {
  const seller =
    sellerId === undefined
      ? undefined
      : await db
          .selectFrom('accounts')
          .select(['id', 'type', 'status'])
          .where('id', '=', sellerId)
          .executeTakeFirst()
  const isTeamMember = sellerId !== undefined && (await isOnTeam(db, caller, sellerId))
  const verdict = decideActorToStart(caller, sellerId, seller, isTeamMember)
  if ('actor' in verdict) return verdict.actor
  return refuse('validation_failed', { errors: { seller_id: verdict.seller_id } })
}

const isOnTeam = async (db: Db, { id, type }: Pick<Caller, 'id' | 'type'>, sellerId: AccountId) =>
  type === 'user' &&
  id !== sellerId &&
  (await requireOpenTeam(db, { seller_id: sellerId, account_id: id, right: 'listings' }))

/** A user finds only their own, and those of businesses whose team they're on. */
export async function resolveActor(
  db: Db,
  caller: Pick<Caller, 'id' | 'type'>,
  listingId: ListingId,
): Promise<SellerActor> {
  const listing = await db
    .selectFrom('listings')
    .select('seller_id')
    .where('id', '=', listingId)
    .executeTakeFirst()
  if (caller.type === 'user') {
    return listing && (await isOnTeam(db, caller, listing.seller_id))
      ? memberAsActor(listing.seller_id, caller.id)
      : actorOn(caller, caller.id)
  }
  return listing ? actorOn(caller, listing.seller_id) : refuse('not_found')
}

/** Runs in the writing transaction: an account suspended meanwhile can't do anything. */
export async function lockActor(tx: Tx, actor: SellerActor): Promise<Verdict> {
  const { seller_id: sellerId, onBehalfBy, by_member: byMember } = actor
  if (byMember !== undefined)
    return await lockTeamActor(tx, { seller_id: sellerId, by_member: byMember }, 'listings')
  return onBehalfBy === null ? allowed : judgeAccount(await lockSellerStatus(tx, sellerId))
}

type OnBehalfKind = 'started' | 'listed' | 'changed' | 'draft_changed' | 'draft_discarded' | 'withdrawn'

const actions: Record<OnBehalfKind, string> = {
  started: 'listing.started-for',
  listed: 'listing.listed-for',
  changed: 'listing.changed-for',
  draft_changed: 'listing.draft-changed-for',
  draft_discarded: 'listing.discarded-for',
  withdrawn: 'listing.withdrawn-for',
}

interface OnBehalfAction {
  listing: Pick<ListingRow, 'id' | 'type' | 'title'>
  act: OnBehalfKind
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
  /** The lines of the seller's notification; null sends none. */
  lines: string[] | null
  reason?: string | undefined
}

/**
 * Logged, and the seller is notified; the history shows what their team does. A seller's own edits
 * aren't logged.
 */
export async function auditOnBehalf(
  tx: Tx,
  { seller_id: sellerId, onBehalfBy, by_member: byMember }: SellerActor,
  deed: OnBehalfAction,
): Promise<void> {
  if (byMember !== undefined) {
    const { act, listing: of } = deed
    if (act === 'withdrawn')
      await recordEvent(tx, listingWithdrawnByTeam, {
        listing_id: of.id,
        seller_id: sellerId,
        by_member: byMember,
      })
    return await recordTeamAct(
      tx,
      { seller_id: sellerId, by_member: byMember },
      { act, listing: of, right: 'listings' },
    )
  }
  if (onBehalfBy === null) return
  const { listing, act, before, after, lines, reason } = deed
  await recordAudit(tx, {
    actor_id: onBehalfBy,
    action: actions[act],
    subject_kind: 'listing',
    subject_id: listing.id,
    ...(reason !== undefined && { reason }),
    before,
    after,
  })
  if (lines === null || act === 'started') return
  const { id: listingId, type, title } = listing
  const event = { listing_id: listingId, seller_id: sellerId, type, title: title ?? '', act, lines }
  await recordEvent(tx, listingWrittenFor, { ...event, ...(reason !== undefined && { reason }) })
}

type Values = Record<string, unknown>

export function auditedChanges(before: OwnListing, after: OwnListing): { before: Values; after: Values } {
  const changes = changesBetween<Values>(auditableValues(before), auditableValues(after))
  for (const group of ['vehicle', 'property', 'attributes'] as const) {
    if (!(group in changes.after)) continue
    const inner = changesBetween<Values>(before[group] ?? {}, after[group] ?? {})
    changes.before[group] = inner.before
    changes.after[group] = inner.after
  }
  const hasMoved = getDoor(before) !== getDoor(after)
  return { before: changes.before, after: { ...changes.after, ...(hasMoved && { exact_place: 'changed' }) } }
}

/** Leaves out the exact place, which may have to be deleted. */
export function auditableValues(own: OwnListing): Values {
  const {
    images,
    scheduled_start: _start,
    address: _address,
    latitude: _latitude,
    longitude: _longitude,
    ...rest
  } = own
  const { version: _version, updated_at: _updatedAt, status_reason: _reason, ...fields } = rest
  return { ...fields, image_ids: images.map(({ id }) => id) }
}

const getDoor = ({ address, latitude, longitude }: OwnListing) => `${address} ${latitude} ${longitude}`
