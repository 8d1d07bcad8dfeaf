import type { AccountId, ListingId } from '#platform/common/ids.ts'
import { allowed, rejected, type Verdict } from '#platform/common/verdict.ts'
import type { TeamAct, TeamRight } from '#domains/businesses/common/team.ts'
import { readClock } from '#platform/server/clock.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import { refuse } from '#platform/server/refusal.ts'
import { lockMembership, selectMembership, type MembershipQuery } from './team.queries.ts'
import * as t from '#domains/businesses/texts.ts'

export { lockMembership, selectHelpers } from './team.queries.ts'

/** A member of a business's team, acting for the business. */
export interface TeamActor {
  seller_id: AccountId
  by_member: AccountId
}

/** An account acting for itself, or for the business whose team it's on. */
export interface AccountActor {
  account_id: AccountId
  by_member?: AccountId
}

/**
 * Whether somebody is on the team and has the right. The team of a suspended business can open
 * nothing, like its owner.
 */
export async function requireOpenTeam(db: Db, query: MembershipQuery): Promise<boolean> {
  const membership = await selectMembership(db, query)
  if (membership?.is_suspended) refuse('forbidden', { message: t.its_team_cant_open_anything() })
  return membership !== undefined
}

/** For public pages: the team of a suspended business sees them as a stranger does. */
export async function isOnOpenTeam(db: Db, query: MembershipQuery): Promise<boolean> {
  return (await selectMembership(db, query))?.is_suspended === false
}

/**
 * Returns the business's account if the caller may act for it, the caller's own if it's theirs, and
 * not found otherwise.
 */
export async function resolveTeamAccount(
  db: Db,
  callerId: AccountId,
  sellerId: AccountId | undefined,
  right: TeamRight,
): Promise<AccountActor> {
  if (sellerId === undefined || sellerId === callerId) return { account_id: callerId }
  const isOnTeam = await requireOpenTeam(db, { seller_id: sellerId, account_id: callerId, right })
  if (!isOnTeam) return refuse('not_found')
  return { account_id: sellerId, by_member: callerId }
}

/** Runs in the writing transaction: a member removed from the team meanwhile can't do anything. */
export async function lockTeamActor(
  tx: Tx,
  { seller_id: sellerId, by_member: byMember }: TeamActor,
  right: TeamRight,
): Promise<Verdict> {
  const membership = await lockMembership(tx, { seller_id: sellerId, account_id: byMember, right })
  if (membership === undefined) return rejected(t.you_no_longer_act_for_this_business())
  const { status } = await tx
    .selectFrom('accounts')
    .select('status')
    .where('id', '=', sellerId)
    .executeTakeFirstOrThrow()
  return status === 'active' ? allowed : rejected(t.this_business_is_suspended())
}

interface DoneByTeam {
  act: TeamAct['act']
  right: TeamRight
  listing?: { id: ListingId; title: string | null }
  /** The subject, if it was no listing. */
  about?: string
}

/** Recorded for the owner. */
export async function recordTeamAct(
  tx: Tx,
  { seller_id: sellerId, by_member: byMember }: TeamActor,
  { act, right, listing, about = '' }: DoneByTeam,
): Promise<void> {
  const memberId = await lockMembership(tx, { seller_id: sellerId, account_id: byMember, right })
  if (memberId === undefined) return
  await tx
    .insertInto('team_acts')
    .values({
      seller_id: sellerId,
      member_id: memberId,
      actor_id: byMember,
      act,
      listing_id: listing?.id ?? null,
      title: listing ? (listing.title ?? '') : about,
      at: await readClock(tx),
    })
    .execute()
}
