import { must } from '#platform/common/must.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { OperationReply, OperationValues } from '#platform/common/operation.ts'
import type {
  assignSupportRequest,
  readSupportRequest,
  sendSupportReply,
  setSupportStatus,
  SupportRequest,
} from '#domains/chat/common/support.ts'
import { recordUnchanged, recordAudit } from '#domains/staff/server/audit/audit.service.ts'
import { readClock } from '#platform/server/clock.ts'
import { transact, type Db, type Tx } from '#platform/server/database/db.ts'
import { recordEvent } from '#platform/server/jobs/outbox.ts'
import { publishTopics } from '#platform/server/live-hub.ts'
import { refuse } from '#platform/server/refusal.ts'
import type { MessageRow } from '../chat.queries.ts'
import { storeMessage } from '../message.service.ts'
import * as t from '#domains/chat/texts.ts'
import { selectMessageByClient, selectPerson } from '../writing.queries.ts'
import { viewRequest, viewSupportMessages } from './requests.service.ts'
import { supportAnswered, supportAssigned } from '../chat.events.ts'
import {
  hasOtherReply,
  lockRequest,
  selectUnseenSince,
  selectSupportStaff,
  selectRequest,
} from './support.queries.ts'
import { mailAnswer } from './contact.service.ts'
import {
  lockSupportConversation,
  listAdminTopics,
  recordChange,
  publishRequest,
  resolveRequest,
} from './support.service.ts'

type Reply = OperationValues<typeof sendSupportReply>
type LockedRequest = NonNullable<Awaited<ReturnType<typeof lockRequest>>>

/** An admin who answers an unassigned request is assigned to it. */
export function writeReply(
  { db, publicUrl }: { db: Db; publicUrl: string },
  adminId: AccountId,
  sent: Reply,
): Promise<OperationReply<typeof sendSupportReply>> {
  return transact(db, async (tx) => {
    const locked = await lockOpenRequest(tx, adminId, sent)
    const earlier = await selectMessageByClient(tx, locked.id, adminId, sent.client_id)
    if (earlier) recordUnchanged()
    const row = earlier ?? (await sendToAsker(tx, adminId, locked, sent, publicUrl))
    const [message] = await viewSupportMessages(tx, locked.member_id, [row])
    return { conversation_id: locked.id, message: must(message, 'message') }
  })
}

async function lockOpenRequest(tx: Tx, adminId: AccountId, sent: Reply): Promise<LockedRequest> {
  if (sent.conversation_id !== undefined) {
    return (await lockRequest(tx, sent.conversation_id)) ?? refuse('not_found')
  }
  const member = await selectPerson(tx, must(sent.member_id, 'member_id'))
  if (member?.type !== 'user') return refuse('not_found')
  const { id } = await lockSupportConversation(tx, member.id, adminId)
  return must(await lockRequest(tx, id), 'request')
}

async function sendToAsker(
  tx: Tx,
  adminId: AccountId,
  locked: LockedRequest,
  sent: Reply,
  publicUrl: string,
): Promise<MessageRow> {
  const { id, member_id: memberId } = locked
  if (memberId === null) refuseVisitorsPhotos(sent)
  else await refuseAbsent(tx, memberId)
  const after = Math.min(sent.seen_number, locked.last_number)
  if (await hasOtherReply(tx, { id, member_id: memberId, adminId, after })) {
    refuse('already_answered', { message: t.another_admin_has_just_answered() })
  }
  const { resolve } = sent
  const unseenSince = await selectUnseenSince(tx, { id, member_id: memberId, after })
  if (resolve && unseenSince) {
    refuse('already_answered', { message: t.the_member_has_written_again() })
  }
  const message = (await storeMessage(tx, adminId, locked, sent)) ?? refusePhotos()
  await tx
    .updateTable('support_requests')
    .set({
      status: 'open',
      // Messages that came meanwhile still wait.
      waiting_since: unseenSince,
      read_number: unseenSince ? Math.max(locked.read_number, after) : message.number,
      assignee_id: locked.assignee_id ?? adminId,
    })
    .where('conversation_id', '=', id)
    .execute()
  if (locked.assignee_id === null) await recordChange(tx, id, adminId, 'assigned', message.sent_at, adminId)
  if (locked.status === 'resolved' && !resolve)
    await recordChange(tx, id, adminId, 'reopened', message.sent_at)
  if (memberId === null) await mailAnswer(tx, id, sent.text, publicUrl)
  await recordEvent(tx, supportAnswered, { conversation_id: id, member_id: memberId })
  await auditRequest(tx, adminId, id, 'support.answered')
  await publishRequest(tx, locked)
  if (resolve && (await resolveRequest(tx, id, adminId)))
    await auditRequest(tx, adminId, id, 'support.resolved')
  return message
}

export async function refuseAbsent(tx: Tx, memberId: AccountId) {
  const member = await selectPerson(tx, memberId)
  if (member?.status !== 'active') {
    refuse('conversation_closed', { message: t.this_member_cant_sign_in_so_they_cant() })
  }
}

function refuseVisitorsPhotos({ image_ids: imageIds }: Reply) {
  if (imageIds.length > 0) {
    refuse('validation_failed', {
      errors: { image_ids: t.photos_cant_go_by_email() },
    })
  }
}

function refusePhotos(): never {
  return refuse('validation_failed', {
    errors: { image_ids: t.one_of_the_photos_is_gone() },
  })
}

const auditRequest = (
  tx: Tx,
  actorId: AccountId,
  subjectId: number,
  action: string,
  after: Record<string, unknown> | null = null,
) =>
  recordAudit(tx, {
    actor_id: actorId,
    action,
    subject_kind: 'support_request',
    subject_id: subjectId,
    after,
  })

export function assignRequest(
  db: Db,
  adminId: AccountId,
  { id, assignee_id: assigneeId }: OperationValues<typeof assignSupportRequest>,
): Promise<SupportRequest> {
  return transact(db, async (tx) => {
    const locked = (await lockRequest(tx, id)) ?? refuse('not_found')
    const admins = await selectSupportStaff(tx)
    if (assigneeId !== null && !admins.some((admin) => admin.id === assigneeId)) {
      refuse('validation_failed', {
        errors: { assignee_id: t.choose_someone_who_can_answer() },
      })
    }
    if (locked.assignee_id !== assigneeId) {
      await tx
        .updateTable('support_requests')
        .set({ assignee_id: assigneeId })
        .where('conversation_id', '=', id)
        .execute()
      await recordChange(tx, id, adminId, 'assigned', await readClock(tx), assigneeId)
      await auditRequest(tx, adminId, id, 'support.assigned', { assignee_id: assigneeId })
      await publishTopics(tx, await listAdminTopics(tx))
      if (assigneeId !== null && assigneeId !== adminId) {
        const { member_id: memberId } = locked
        await recordEvent(tx, supportAssigned, {
          conversation_id: id,
          member_id: memberId,
          assignee_id: assigneeId,
          by_id: adminId,
        })
      }
    } else recordUnchanged()
    return viewRequest(must(await selectRequest(tx, id), 'request'))
  })
}

export function setRequestStatus(
  db: Db,
  adminId: AccountId,
  { id, status }: OperationValues<typeof setSupportStatus>,
): Promise<SupportRequest> {
  return transact(db, async (tx) => {
    const locked = (await lockRequest(tx, id)) ?? refuse('not_found')
    if (locked.status !== status) {
      if (status === 'resolved') await resolveRequest(tx, id, adminId)
      else await reopenRequest(tx, locked, adminId)
      await auditRequest(tx, adminId, id, `support.${status === 'open' ? 'reopened' : 'resolved'}`)
    } else recordUnchanged()
    return viewRequest(must(await selectRequest(tx, id), 'request'))
  })
}

async function reopenRequest(tx: Tx, locked: LockedRequest, adminId: AccountId) {
  const { id } = locked
  await tx.updateTable('support_requests').set({ status: 'open' }).where('conversation_id', '=', id).execute()
  await recordChange(tx, id, adminId, 'reopened', await readClock(tx))
  await publishRequest(tx, locked)
}

/** Never moves backwards, or past the last message. */
export function markRequestRead(
  db: Db,
  { id, number }: OperationValues<typeof readSupportRequest>,
): Promise<void> {
  return transact(db, async (tx) => {
    const locked = (await lockRequest(tx, id)) ?? refuse('not_found')
    const readNumber = Math.min(number, locked.last_number)
    if (readNumber <= locked.read_number) return
    await tx
      .updateTable('support_requests')
      .set({ read_number: readNumber })
      .where('conversation_id', '=', id)
      .execute()
    await publishRequest(tx, locked)
  })
}
