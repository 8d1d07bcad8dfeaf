import {
  type acceptInvitation,
  invitation_days,
  type inviteToTeam,
  max_team_members,
  type updateTeamMember,
  type TeamAct,
  type TeamMember,
  type TeamRight,
  type Workplace,
} from '#domains/businesses/common/team.ts'
import type { OperationValues } from '#platform/common/operation.ts'
import { hashCode, isCode, newCode } from '#domains/identity/server/password/secrets.service.ts'
import { writeMessage } from '#domains/settings/server/message-texts.service.ts'
import { readClock } from '#platform/server/clock.ts'
import { transact, type Db, type Tx } from '#platform/server/database/db.ts'
import { recordEvent } from '#platform/server/jobs/outbox.ts'
import { publishTopic } from '#platform/server/live-hub.ts'
import { refuse } from '#platform/server/refusal.ts'
import { teamJoined } from '../businesses.events.ts'
import { requireTrade } from '../business-actor.service.ts'
import {
  lockMember,
  max_wrong_tries,
  selectActs,
  selectTeam,
  selectWorkplaces,
  type TeamRow,
  type WorkplaceRow,
} from './team.queries.ts'
import { invitationMail } from './team.messages.ts'
import * as t from '#domains/businesses/texts.ts'

const teamMemberView = ({ invited_at, accepted_at, ...row }: TeamRow): TeamMember => ({
  ...row,
  rights: row.rights as TeamRight[],
  status: row.status as TeamMember['status'],
  invited_at: invited_at.toISOString(),
  accepted_at: accepted_at?.toISOString() ?? null,
})

const workplaceView = ({ seller_id, seller_name, agency_licence, ...row }: WorkplaceRow): Workplace => ({
  id: row.id,
  seller: { id: seller_id, name: seller_name, agency_licence },
  rights: row.rights as TeamRight[],
  status: row.status as Workplace['status'],
  invited_at: row.invited_at.toISOString(),
})

export async function readTeam(db: Db, seller_id: number) {
  const [team, acts] = await Promise.all([selectTeam(db, seller_id), selectActs(db, seller_id)])
  return {
    items: team.map(teamMemberView),
    acts: acts.map(({ id, name, act, listing_id, title, at }) => ({
      id,
      name,
      act: act as TeamAct['act'],
      listing: listing_id === null ? null : { id: listing_id, title },
      about: listing_id === null ? title : '',
      at: at.toISOString(),
    })),
  }
}

export async function readWorkplaces(db: Db, account_id: number): Promise<Workplace[]> {
  return (await selectWorkplaces(db, account_id)).map(workplaceView)
}

/** A person invited before gets a new code, and the rights of this invitation. */
export async function invite(
  { db, public_url }: { db: Db; public_url: string },
  seller_id: number,
  { email, rights }: OperationValues<typeof inviteToTeam>,
): Promise<TeamMember> {
  return await transact(db, async (tx) => {
    // Locks the owner, so that two at once don't both take the last place.
    const owner = await tx
      .selectFrom('accounts')
      .select(['email', 'trading_name', 'display_name'])
      .where('id', '=', seller_id)
      .forUpdate()
      .executeTakeFirstOrThrow()
    await requireTrade(tx, { seller_id, on_behalf_by: null })
    const refuseEmail = (message: string) => refuse('validation_failed', { errors: { email: message } })
    if (owner.email === email) refuseEmail(t.this_is_your_own_email())
    const team = await selectTeam(tx, seller_id)
    const known = team.find((member) => member.email === email)
    if (known?.status === 'active') refuseEmail(t.they_are_on_your_team_already())
    if (!known && team.length >= max_team_members) refuse('team_full')
    const code = newCode(6)
    const fresh = {
      rights,
      code_hash: hashCode(code),
      wrong_tries: 0,
      invited_at: await readClock(tx),
      invited_by: seller_id,
    }
    const { id } = known
      ? await tx
          .updateTable('team_members')
          .set(fresh)
          .where('id', '=', known.id)
          .returning('id')
          .executeTakeFirstOrThrow()
      : await tx
          .insertInto('team_members')
          .values({ ...fresh, seller_id, email })
          .returning('id')
          .executeTakeFirstOrThrow()
    const business = owner.trading_name ?? owner.display_name
    await writeMessage(tx, null, invitationMail(email, { business, code, days: invitation_days }, public_url))
    return await present(tx, seller_id, id)
  })
}

async function present(tx: Tx, seller_id: number, id: number): Promise<TeamMember> {
  const [row] = await selectTeam(tx, seller_id, id)
  return teamMemberView(row!)
}

export async function changeRights(
  db: Db,
  seller_id: number,
  { id, rights }: OperationValues<typeof updateTeamMember>,
): Promise<TeamMember> {
  return await transact(db, async (tx) => {
    const member = await lockMember(tx, id)
    if (member?.seller_id !== seller_id) return refuse('not_found')
    await tx.updateTable('team_members').set({ rights }).where('id', '=', id).execute()
    await showInbox(tx, member)
    return await present(tx, seller_id, id)
  })
}

/**
 * Called by the business, the member, or the invited person. Waits for the member's calls under
 * way.
 */
export async function endMembership(db: Db, caller_id: number, id: number): Promise<void> {
  await transact(db, async (tx) => {
    const member = (await lockMember(tx, id)) ?? refuse('not_found')
    const is_invited = (await selectWorkplaces(tx, caller_id, id)).length > 0
    const is_theirs = member.account_id === caller_id || (member.status === 'invited' && is_invited)
    if (member.seller_id !== caller_id && !is_theirs) refuse('not_found')
    const own_reason = member.status === 'invited' ? 'declined' : 'left'
    await end(tx, [id], caller_id, member.seller_id === caller_id ? 'revoked' : own_reason)
    await showInbox(tx, member)
  })
}

/** Their open page of the business's enquiries reloads, and finds what it still may show. */
async function showInbox(tx: Tx, { account_id }: { account_id: number | null }) {
  if (account_id !== null) await publishTopic(tx, `chat:${account_id}`)
}

/**
 * Ended by the business's owner, whoever invited them. Members notice by what they can no longer
 * open.
 */
export async function endTeam(tx: Tx, seller_id: number): Promise<TeamRow[]> {
  const team = await selectTeam(tx, seller_id)
  if (team.length === 0) return []
  const ids = team.map(({ id }) => id)
  const rows = await tx
    .selectFrom('team_members')
    .select(['id', 'account_id'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute()
  await end(tx, ids, seller_id, 'revoked')
  for (const row of rows) await showInbox(tx, row)
  return team
}

type EndReason = 'revoked' | 'left' | 'declined' | 'account_deleted'

async function end(tx: Tx, ids: number[], ended_by: number, end_reason: EndReason) {
  await tx
    .updateTable('team_members')
    .set({ status: 'ended', code_hash: null, ended_at: await readClock(tx), ended_by, end_reason })
    .where('id', 'in', ids)
    .execute()
}

/** Ends a deleted account's team, and its membership of others. */
export async function endTeamsOfDeleted(tx: Tx, account_id: number): Promise<void> {
  const rows = await tx
    .selectFrom('team_members')
    .select('id')
    .where('status', '<>', 'ended')
    .where((is) => is.or([is('seller_id', '=', account_id), is('account_id', '=', account_id)]))
    .orderBy('id')
    .forUpdate()
    .execute()
  if (rows.length === 0) return
  await end(
    tx,
    rows.map(({ id }) => id),
    account_id,
    'account_deleted',
  )
}

/** A member whose email changed may be invited at the new one while they're still on the team. */
async function endEarlier(tx: Tx, seller_id: number, account_id: number): Promise<void> {
  const earlier = await tx
    .selectFrom('team_members')
    .select('id')
    .where('seller_id', '=', seller_id)
    .where('account_id', '=', account_id)
    .where('status', '=', 'active')
    .forUpdate()
    .execute()
  if (earlier.length === 0) return
  await end(
    tx,
    earlier.map(({ id }) => id),
    account_id,
    'left',
  )
}

/** The code proves that they read the email that was invited. */
export async function accept(
  db: Db,
  account_id: number,
  { id, code }: OperationValues<typeof acceptInvitation>,
): Promise<Workplace> {
  const verdict = await transact(db, async (tx) => {
    const member = await lockMember(tx, id)
    const [row] = await selectWorkplaces(tx, account_id, id)
    if (member?.status !== 'invited') return refuse('not_found')
    if (member.wrong_tries >= max_wrong_tries) return 'code_locked'
    if (!row) return refuse(member.is_expired ? 'code_expired' : 'not_found')
    if (!isCode(code, member.code_hash)) {
      await tx
        .updateTable('team_members')
        .set({ wrong_tries: member.wrong_tries + 1 })
        .where('id', '=', id)
        .execute()
      return 'code_wrong'
    }
    await endEarlier(tx, member.seller_id, account_id)
    await tx
      .updateTable('team_members')
      .set({ status: 'active', account_id, code_hash: null, accepted_at: await readClock(tx) })
      .where('id', '=', id)
      .execute()
    await recordEvent(tx, teamJoined, { seller_id: member.seller_id, account_id })
    await showInbox(tx, { account_id })
    return workplaceView({ ...row, status: 'active' })
  })
  // Refuses after the commit, so that wrong tries count.
  return typeof verdict === 'string' ? refuse(verdict) : verdict
}
