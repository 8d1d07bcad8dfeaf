import {
  type acceptInvitation,
  invitationDays,
  type inviteToTeam,
  maxTeamMembers,
  type updateTeamMember,
  type TeamAct,
  type TeamMember,
  type TeamRight,
  type Workplace,
} from '#domains/businesses/common/team.ts'
import { must } from '#platform/common/must.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { OperationValues } from '#platform/common/operation.ts'
import { hashCode, isCode, newCode } from '#domains/identity/server/password/secrets.service.ts'
import { writeMessage } from '#domains/settings/server/message-texts.service.ts'
import { readClock } from '#platform/server/clock.ts'
import { transact, type Db, type Tx } from '#platform/server/database/db.ts'
import { fromColumn } from '#platform/server/database/from-column.ts'
import { recordEvent } from '#platform/server/jobs/outbox.ts'
import { publishTopic } from '#platform/server/live-hub.ts'
import { refuse } from '#platform/server/refusal.ts'
import { teamJoined } from '../businesses.events.ts'
import { requireTrade } from '../business-actor.service.ts'
import {
  lockMember,
  maxWrongTries,
  selectActs,
  selectTeam,
  selectWorkplaces,
  type TeamRow,
  type WorkplaceRow,
} from './team.queries.ts'
import { invitationMail } from './team.messages.ts'
import * as t from '#domains/businesses/texts.ts'

const teamMemberView = ({ invited_at: invitedAt, accepted_at: acceptedAt, ...row }: TeamRow): TeamMember => ({
  ...row,
  rights: fromColumn<TeamRight[]>(row.rights),
  status: fromColumn<TeamMember['status']>(row.status),
  invited_at: invitedAt.toISOString(),
  accepted_at: acceptedAt?.toISOString() ?? null,
})

const workplaceView = ({
  seller_id: sellerId,
  seller_name: sellerName,
  agency_licence: agencyLicence,
  ...row
}: WorkplaceRow): Workplace => ({
  id: row.id,
  seller: { id: sellerId, name: sellerName, agency_licence: agencyLicence },
  rights: fromColumn<TeamRight[]>(row.rights),
  status: fromColumn<Workplace['status']>(row.status),
  invited_at: row.invited_at.toISOString(),
})

export async function readTeam(db: Db, sellerId: AccountId) {
  const [team, acts] = await Promise.all([selectTeam(db, sellerId), selectActs(db, sellerId)])
  return {
    items: team.map(teamMemberView),
    acts: acts.map(({ id, name, act, listing_id: listingId, title, at }) => ({
      id,
      name,
      act: fromColumn<TeamAct['act']>(act),
      listing: listingId === null ? null : { id: listingId, title },
      about: listingId === null ? title : '',
      at: at.toISOString(),
    })),
  }
}

export async function readWorkplaces(db: Db, accountId: AccountId): Promise<Workplace[]> {
  return (await selectWorkplaces(db, accountId)).map(workplaceView)
}

/** A person invited before gets a new code, and the rights of this invitation. */
export async function inviteMember(
  { db, publicUrl }: { db: Db; publicUrl: string },
  sellerId: AccountId,
  { email, rights }: OperationValues<typeof inviteToTeam>,
): Promise<TeamMember> {
  return await transact(db, async (tx) => {
    // Locks the owner, so that two at once don't both take the last place.
    const owner = await tx
      .selectFrom('accounts')
      .select(['email', 'trading_name', 'display_name'])
      .where('id', '=', sellerId)
      .forUpdate()
      .executeTakeFirstOrThrow()
    await requireTrade(tx, { seller_id: sellerId, onBehalfBy: null })
    const refuseEmail = (message: string) => refuse('validation_failed', { errors: { email: message } })
    if (owner.email === email) refuseEmail(t.this_is_your_own_email())
    const team = await selectTeam(tx, sellerId)
    const known = team.find((member) => member.email === email)
    if (known?.status === 'active') refuseEmail(t.they_are_on_your_team_already())
    if (!known && team.length >= maxTeamMembers) refuse('team_full')
    const code = newCode(6)
    const fresh = {
      rights,
      code_hash: hashCode(code),
      wrong_tries: 0,
      invited_at: await readClock(tx),
      invited_by: sellerId,
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
          .values({ ...fresh, seller_id: sellerId, email })
          .returning('id')
          .executeTakeFirstOrThrow()
    const business = owner.trading_name ?? owner.display_name
    await writeMessage(tx, null, invitationMail(email, { business, code, days: invitationDays }, publicUrl))
    return await present(tx, sellerId, id)
  })
}

async function present(tx: Tx, sellerId: AccountId, id: number): Promise<TeamMember> {
  const [row] = await selectTeam(tx, sellerId, id)
  return teamMemberView(must(row, 'row'))
}

export async function changeRights(
  db: Db,
  sellerId: AccountId,
  { id, rights }: OperationValues<typeof updateTeamMember>,
): Promise<TeamMember> {
  return await transact(db, async (tx) => {
    const member = await lockMember(tx, id)
    if (member?.seller_id !== sellerId) return refuse('not_found')
    await tx.updateTable('team_members').set({ rights }).where('id', '=', id).execute()
    await showInbox(tx, member)
    return await present(tx, sellerId, id)
  })
}

/**
 * Called by the business, the member, or the invited person. Waits for the member's calls under
 * way.
 */
export async function endMembership(db: Db, callerId: AccountId, id: number): Promise<void> {
  await transact(db, async (tx) => {
    const member = (await lockMember(tx, id)) ?? refuse('not_found')
    const isInvited = (await selectWorkplaces(tx, callerId, id)).length > 0
    const isTheirs = member.account_id === callerId || (member.status === 'invited' && isInvited)
    if (member.seller_id !== callerId && !isTheirs) refuse('not_found')
    const ownReason = member.status === 'invited' ? 'declined' : 'left'
    await end(tx, [id], callerId, member.seller_id === callerId ? 'revoked' : ownReason)
    await showInbox(tx, member)
  })
}

/** Their open page of the business's enquiries reloads, and finds what it still may show. */
async function showInbox(tx: Tx, { account_id: accountId }: { account_id: AccountId | null }) {
  if (accountId !== null) await publishTopic(tx, `chat:${accountId}`)
}

/**
 * Ended by the business's owner, whoever invited them. Members notice by what they can no longer
 * open.
 */
export async function endTeam(tx: Tx, sellerId: AccountId): Promise<TeamRow[]> {
  const team = await selectTeam(tx, sellerId)
  if (team.length === 0) return []
  const ids = team.map(({ id }) => id)
  const rows = await tx
    .selectFrom('team_members')
    .select(['id', 'account_id'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute()
  await end(tx, ids, sellerId, 'revoked')
  for (const row of rows) await showInbox(tx, row)
  return team
}

type EndReason = 'revoked' | 'left' | 'declined' | 'account_deleted'

async function end(tx: Tx, ids: number[], endedBy: AccountId, endReason: EndReason) {
  await tx
    .updateTable('team_members')
    .set({
      status: 'ended',
      code_hash: null,
      ended_at: await readClock(tx),
      ended_by: endedBy,
      end_reason: endReason,
    })
    .where('id', 'in', ids)
    .execute()
}

/** Ends a deleted account's team, and its membership of others. */
export async function endTeamsOfDeleted(tx: Tx, accountId: AccountId): Promise<void> {
  const rows = await tx
    .selectFrom('team_members')
    .select('id')
    .where('status', '<>', 'ended')
    .where((is) => is.or([is('seller_id', '=', accountId), is('account_id', '=', accountId)]))
    .orderBy('id')
    .forUpdate()
    .execute()
  if (rows.length === 0) return
  await end(
    tx,
    rows.map(({ id }) => id),
    accountId,
    'account_deleted',
  )
}

/** A member whose email changed may be invited at the new one while they're still on the team. */
async function endEarlier(tx: Tx, sellerId: AccountId, accountId: AccountId): Promise<void> {
  const earlier = await tx
    .selectFrom('team_members')
    .select('id')
    .where('seller_id', '=', sellerId)
    .where('account_id', '=', accountId)
    .where('status', '=', 'active')
    .forUpdate()
    .execute()
  if (earlier.length === 0) return
  await end(
    tx,
    earlier.map(({ id }) => id),
    accountId,
    'left',
  )
}

/** The code proves that they read the email that was invited. */
export async function acceptTeamInvitation(
  db: Db,
  accountId: AccountId,
  { id, code }: OperationValues<typeof acceptInvitation>,
): Promise<Workplace> {
  const verdict = await transact(db, async (tx) => {
    const member = await lockMember(tx, id)
    const [row] = await selectWorkplaces(tx, accountId, id)
    if (member?.status !== 'invited') return refuse('not_found')
    if (member.wrong_tries >= maxWrongTries) return 'code_locked'
    if (!row) return refuse(member.is_expired ? 'code_expired' : 'not_found')
    if (!isCode(code, member.code_hash)) {
      await tx
        .updateTable('team_members')
        .set({ wrong_tries: member.wrong_tries + 1 })
        .where('id', '=', id)
        .execute()
      return 'code_wrong'
    }
    await endEarlier(tx, member.seller_id, accountId)
    await tx
      .updateTable('team_members')
      .set({ status: 'active', account_id: accountId, code_hash: null, accepted_at: await readClock(tx) })
      .where('id', '=', id)
      .execute()
    await recordEvent(tx, teamJoined, { seller_id: member.seller_id, account_id: accountId })
    await showInbox(tx, { account_id: accountId })
    return workplaceView({ ...row, status: 'active' })
  })
  // Refuses after the commit, so that wrong tries count.
  return typeof verdict === 'string' ? refuse(verdict) : verdict
}
