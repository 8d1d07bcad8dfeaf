import type { viewAsMember, MemberView } from '#domains/accounts/common/members/members.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { AnyOperation, OperationValues } from '#platform/common/operation.ts'
import { getViewPart } from '#platform/common/access/view-as.ts'
import { must } from '#platform/common/must.ts'
import { recordAudit } from '#domains/staff/server/audit/audit.service.ts'
import { viewAccount } from '#domains/identity/server/account/account.service.ts'
import { markViewed, startView } from '#domains/identity/server/auth.service.ts'
import { transact, type Db, type Tx } from '#platform/server/database/db.ts'
import type { Caller } from '#platform/server/http/call.ts'
import { recordEvent } from '#platform/server/jobs/outbox.ts'
import { refuse } from '#platform/server/refusal.ts'
import { lockMember, selectMemberRow } from '../members.queries.ts'
import { memberViewed } from '../../accounts.events.ts'
import * as t from '#domains/accounts/texts.ts'

export async function beginView(
  tx: Tx,
  caller: Caller,
  { id, reason }: OperationValues<typeof viewAsMember>,
): Promise<MemberView> {
  const member = await lockMember(tx, id)
  if (member?.type !== 'user' || member.status !== 'active') {
    return refuse('not_found', { message: t.only_active_members_can_be_viewed() })
  }
  const viewer = must(await selectMemberRow(tx, caller.id), 'member')
  const { token, until } = await startView(tx, {
    account_id: id,
    viewer_id: caller.id,
    viewer_session_id: caller.session_id,
    reason,
  })
  await recordAudit(tx, {
    ...auditEntryFor(caller.id, id, 'account.view-started'),
    reason,
    after: { until: until.toISOString() },
  })
  await recordEvent(tx, memberViewed, { account_id: id, viewer_id: caller.id, reason })
  return {
    token,
    member: await viewAccount(tx, member),
    viewer: `${viewer.first_name} ${viewer.last_name}`,
    until: until.toISOString(),
  }
}

/** Recorded before it's shown, once for each part of the account; a conversation by its number. */
export async function auditView(
  db: Db,
  { id, session_id: sessionId, viewer }: Caller,
  { operation, input }: { operation: AnyOperation; input: Record<string, unknown> },
): Promise<void> {
  const part = getViewPart(operation)
  if (!part || !viewer) return
  const numbers = part === 'conversation' ? { id: input.id, listing: input.listing, user: input.user } : {}
  const what = [part, ...Object.values(numbers).filter((number) => typeof number === 'number')].join(' ')
  await transact(db, async (tx) => {
    if (!(await markViewed(tx, sessionId, what))) return
    const read = auditEntryFor(viewer.id, id, 'account.viewed')
    await recordAudit(tx, { ...read, after: { part } })
    if (part === 'conversation' && typeof input.id === 'number') {
      await recordAudit(tx, {
        actor_id: viewer.id,
        action: 'conversation.opened',
        subject_kind: 'conversation',
        subject_id: input.id,
        reason: viewer.reason,
      })
    }
  })
}

const auditEntryFor = (actorId: AccountId, subjectId: number, action: string) => ({
  actor_id: actorId,
  action,
  subject_kind: 'account',
  subject_id: subjectId,
})
