import type { TeamAct, TeamRight } from '#domains/businesses/common/team.ts'
import { isUnchanged, recordUnchanged, recordAudit } from '#domains/staff/server/audit/audit.service.ts'
import { attachImages, handOverImages, releaseImages } from '#domains/media/server/media.service.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import type { Caller } from '#platform/server/http/call.ts'
import { refuse, refuseRejected } from '#platform/server/refusal.ts'
import { isOnOpenTeam, lockTeamActor, recordTeamAct, requireOpenTeam } from './team/team-actor.service.ts'
import * as t from '#domains/businesses/texts.ts'

/** The business, and who acts for it: an admin, or a member of its team. */
export interface BusinessActor {
  seller_id: AccountId
  onBehalfBy: AccountId | null
  by_member?: AccountId
}

type Who = Pick<Caller, 'id' | 'type'>

/** Members act for their own business and those whose team they're on; admins name one. */
export async function resolveBusiness(
  db: Db,
  caller: Who,
  sellerId: AccountId | undefined,
  right?: TeamRight,
): Promise<BusinessActor> {
  if (caller.type === 'user') {
    if (sellerId === undefined || sellerId === caller.id) {
      return { seller_id: caller.id, onBehalfBy: null }
    }
    const query = right !== undefined && { seller_id: sellerId, account_id: caller.id, right }
    return query && (await requireOpenTeam(db, query))
      ? { seller_id: sellerId, onBehalfBy: null, by_member: caller.id }
      : refuse('not_found')
  }
  if (sellerId === undefined) {
    return refuse('validation_failed', { errors: { seller_id: t.choose_a_member() } })
  }
  await readSeller(db, sellerId)
  return { seller_id: sellerId, onBehalfBy: caller.id }
}

/** True for its owner, an admin, or a team member with the right. */
export async function mayActFor(
  db: Db,
  caller: Who | null,
  sellerId: AccountId,
  right: TeamRight,
): Promise<boolean> {
  if (caller === null) return false
  if (caller.type === 'admin' || caller.id === sellerId) return true
  return await isOnOpenTeam(db, { seller_id: sellerId, account_id: caller.id, right })
}

/**
 * Runs first in a writing transaction: a member removed from the team meanwhile can't do anything.
 */
export async function lockBusinessActor(
  tx: Tx,
  { seller_id: sellerId, by_member: byMember }: BusinessActor,
): Promise<void> {
  if (byMember === undefined) return
  refuseRejected(
    await lockTeamActor(tx, { seller_id: sellerId, by_member: byMember }, 'settings'),
    'forbidden',
  )
}

/** The account that wrote the row. */
export const getWriterId = ({
  seller_id: sellerId,
  onBehalfBy,
  by_member: byMember,
}: BusinessActor): AccountId => onBehalfBy ?? byMember ?? sellerId

/** Without a number it's the caller's own. */
export function getSellerId(caller: Who | null, seller: AccountId | undefined): AccountId {
  if (seller !== undefined) return seller
  return caller?.type === 'user'
    ? caller.id
    : refuse('validation_failed', { errors: { seller: t.choose_a_member() } })
}

export async function readSeller(db: Db, id: AccountId) {
  const row = await db
    .selectFrom('accounts')
    .select(['id', 'seller_kind', 'trading_name', 'display_name', 'agency_licence', 'status'])
    .where('id', '=', id)
    .where('type', '=', 'user')
    .where('status', 'in', ['active', 'suspended'])
    .executeTakeFirst()
  return row ?? refuse('not_found')
}

export async function requireTrade(
  tx: Tx,
  { seller_id: sellerId, onBehalfBy }: BusinessActor,
): Promise<void> {
  const { seller_kind: sellerKind } = await readSeller(tx, sellerId)
  if (sellerKind === 'in_trade') return
  refuse('not_in_trade', onBehalfBy === null ? {} : { message: t.this_member_isnt_in_trade() })
}

interface BusinessDeed {
  action: string
  before?: Record<string, unknown> | null
  after?: Record<string, unknown> | null
  /** The owner sees this entry if their team did it. */
  act: TeamAct['act']
  about?: string
}

/** Owners' own changes aren't logged; the data itself shows them. */
export async function auditForBusiness(
  tx: Tx,
  { seller_id: sellerId, onBehalfBy, by_member: byMember }: BusinessActor,
  { act, about = '', ...note }: BusinessDeed,
): Promise<void> {
  if (isUnchanged(note)) return recordUnchanged()
  if (byMember !== undefined) {
    return await recordTeamAct(
      tx,
      { seller_id: sellerId, by_member: byMember },
      { act, right: 'settings', about },
    )
  }
  if (onBehalfBy === null) return
  await recordAudit(tx, { actor_id: onBehalfBy, subject_kind: 'account', subject_id: sellerId, ...note })
}

/**
 * Attaches a picture in place of the one before, which is released once nothing shows it.
 * @returns a message if the picture doesn't exist
 */
export async function takePicture(
  tx: Tx,
  actor: BusinessActor,
  imageId: number | null,
): Promise<string | null> {
  if (imageId === null) return null
  const { seller_id: sellerId } = actor
  const from = getWriterId(actor)
  if (from !== sellerId) await handOverImages(tx, { from, to: sellerId }, [imageId])
  const missing = await attachImages(tx, sellerId, [imageId])
  return missing.length > 0 ? t.that_picture_is_no_longer_there() : null
}

/** Runs after the rows that showed them are written. */
export async function letGoPictures(
  tx: Tx,
  before: (number | null)[],
  after: (number | null)[],
): Promise<void> {
  await releaseImages(
    tx,
    before.filter((id) => id !== null).filter((id) => !after.includes(id)),
  )
}
