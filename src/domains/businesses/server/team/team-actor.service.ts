import { allowed, rejected, type Verdict } from '#platform/common/verdict.ts'
import type { TeamAct, TeamRight } from '#domains/businesses/common/team.ts'
import { readClock } from '#platform/server/clock.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import { refuse } from '#platform/server/refusal.ts'
import { holdMembership, selectMembership, type AskedMembership } from './team.queries.ts'
import * as t from '#domains/businesses/texts.ts'

export { holdMembership, selectHelpers } from './team.queries.ts'

/** Somebody of a business's team, in the business's stead. */
export interface TeamActor {
  seller_id: number
  by_member: number
}

/** An account for itself, or in the stead of the business whose team it's on. */
export interface AccountActor {
  account_id: number
  by_member?: number
}

/**
 * Whether somebody is on the team and has the right. Of a suspended business its team opens nothing, as its owner
 * doesn't.
 */
export async function requireOpenTeam(db: Db, asked: AskedMembership): Promise<boolean> {
  const membership = await selectMembership(db, asked)
  if (membership?.is_suspended) refuse('forbidden', { message: t.its_team_cant_open_anything() })
  return membership !== undefined
}

/** Where a page is everybody's: the team of a suspended business sees it as a stranger does. */
export async function isOnOpenTeam(db: Db, asked: AskedMembership): Promise<boolean> {
  return (await selectMembership(db, asked))?.is_suspended === false
}

/** The business's account where the caller may act for it; the caller's own where it's theirs; nobody finds it otherwise. */
export async function resolveTeamAccount(
  db: Db,
  caller_id: number,
  seller_id: number | undefined,
  right: TeamRight,
): Promise<AccountActor> {
  if (seller_id === undefined || seller_id === caller_id) return { account_id: caller_id }
  const is_on_team = await requireOpenTeam(db, { seller_id, account_id: caller_id, right })
  if (!is_on_team) return refuse('not_found')
  return { account_id: seller_id, by_member: caller_id }
}

/** In the writing transaction: nothing is done for somebody who was taken off the team meanwhile. */
export async function lockTeamActor(
  tx: Tx,
  { seller_id, by_member }: TeamActor,
  right: TeamRight,
): Promise<Verdict> {
  const membership = await holdMembership(tx, { seller_id, account_id: by_member, right })
  if (membership === undefined) return rejected(t.you_no_longer_act_for_this_business())
  const { status } = await tx
    .selectFrom('accounts')
    .select('status')
    .where('id', '=', seller_id)
    .executeTakeFirstOrThrow()
  return status === 'active' ? allowed : rejected(t.this_business_is_suspended())
}

interface DoneByTeam {
  act: TeamAct['act']
  right: TeamRight
  listing?: { id: number; title: string | null }
  /** What it was about, where it was no listing. */
  about?: string
}

/** For the owner to read. */
export async function recordTeamAct(
  tx: Tx,
  { seller_id, by_member }: TeamActor,
  { act, right, listing, about = '' }: DoneByTeam,
): Promise<void> {
  const member_id = await holdMembership(tx, { seller_id, account_id: by_member, right })
  if (member_id === undefined) return
  await tx
    .insertInto('team_acts')
    .values({
      seller_id,
      member_id,
      actor_id: by_member,
      act,
      listing_id: listing?.id ?? null,
      title: listing ? (listing.title ?? '') : about,
      at: await readClock(tx),
    })
    .execute()
}
