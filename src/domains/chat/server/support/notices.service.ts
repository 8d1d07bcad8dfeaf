import { randomUUID } from 'node:crypto'
import { namePlaceholder, type listSupportNotices } from '#domains/chat/common/support.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { OperationReply, OperationValues } from '#platform/common/operation.ts'
import { filledText } from '#domains/settings/common/messages/filled-text.ts'
import { recordAudit } from '#domains/staff/server/audit/audit.service.ts'
import { must } from '#platform/common/must.ts'
import { readClock } from '#platform/server/clock.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import { recordEvent } from '#platform/server/jobs/outbox.ts'
import { storeMessage } from '../message.service.ts'
import { insertNotice, selectNotices } from './notices.queries.ts'
import { refuseAbsent } from './replies.service.ts'
import { supportAnswered } from '../chat.events.ts'
import { lockRequest, selectFirstName } from './support.queries.ts'
import { lockSupportConversation, publishRequest } from './support.service.ts'

/**
 * Sends a message from Hoko support to a member who didn't ask. An open question of theirs goes on
 * waiting; otherwise no admin has to act until they answer.
 */
export async function sendNotice(
  tx: Tx,
  adminId: AccountId,
  { member_id: memberId, text }: { member_id: AccountId; text: string },
): Promise<void> {
  await refuseAbsent(tx, memberId)
  const filled = filledText(text, { [namePlaceholder]: await selectFirstName(tx, memberId) })
  const { id, last_number: lastNumber } = await lockSupportConversation(tx, memberId, adminId)
  const locked = must(await lockRequest(tx, id), 'request')
  const message = must(
    await storeMessage(tx, adminId, locked, {
      client_id: randomUUID(),
      text: filled,
      image_ids: [],
    }),
    'message',
  )
  if (locked.waiting_since === null)
    await tx
      .updateTable('support_requests')
      .set({ read_number: message.number, ...(lastNumber === 0 && { status: 'resolved' }) })
      .where('conversation_id', '=', id)
      .execute()
  await insertNotice(tx, { adminId, text, member_id: memberId, at: await readClock(tx) })
  await recordEvent(tx, supportAnswered, { conversation_id: id, member_id: memberId })
  await recordAudit(tx, {
    actor_id: adminId,
    action: 'support.notice-sent',
    subject_kind: 'account',
    subject_id: memberId,
    after: { text: filled },
  })
  await publishRequest(tx, { member_id: memberId })
}

export async function readNotices(
  db: Db,
  { page, limit }: OperationValues<typeof listSupportNotices>,
): Promise<OperationReply<typeof listSupportNotices>> {
  const { rows, total } = await selectNotices(db, { page, limit })
  return {
    items: rows.map((row) => ({ ...row, sent_at: row.sent_at.toISOString() })),
    total,
    page,
    limit,
  }
}
