import type { AccountId } from '#platform/common/ids.ts'
import { must } from '#platform/common/must.ts'
import { readClock } from '#platform/server/clock.ts'
import type { Tx } from '#platform/server/database/db.ts'
import { recordEvent } from '#platform/server/jobs/outbox.ts'
import { publishTopics } from '#platform/server/live-hub.ts'
import type { LockedConversation, MessageRow } from '../chat.queries.ts'
import { storeMessage } from '../message.service.ts'
import { supportRequested, supportResolved } from '../chat.events.ts'
import { lockRequest, selectSupportStaff } from './support.queries.ts'

export type LockedSupportConversation = Extract<LockedConversation, { member_id: AccountId }>

/**
 * A member has one, whoever begins it. If two begin at once, the second waits for the first one's
 * row.
 */
export async function lockSupportConversation(
  tx: Tx,
  memberId: AccountId,
  begunBy: AccountId,
): Promise<LockedSupportConversation> {
  const begunAt = await readClock(tx)
  const { id, last_number: lastNumber } = await tx
    .insertInto('conversations')
    .values({ member_id: memberId, begun_by: begunBy, begun_at: begunAt, last_at: begunAt })
    .onConflict((row) =>
      row.column('member_id').doUpdateSet((eb) => ({ member_id: eb.ref('excluded.member_id') })),
    )
    .returning(['id', 'last_number'])
    .executeTakeFirstOrThrow()
  if (lastNumber === 0) {
    await tx
      .insertInto('conversation_members')
      .values({ conversation_id: id, account_id: memberId })
      .onConflict((row) => row.doNothing())
      .execute()
    await tx
      .insertInto('support_requests')
      .values({ conversation_id: id })
      .onConflict((row) => row.doNothing())
      .execute()
  }
  return {
    id,
    last_number: lastNumber,
    listing_id: null,
    seller_id: null,
    buyer_id: null,
    member_id: memberId,
  }
}

interface SupportRequest {
  client_id: string
  text: string
  image_ids: number[]
}

/**
 * A resolved request is open again, with the same admin.
 * @returns null if one of the photos is gone
 */
export async function requestSupport(
  tx: Tx,
  memberId: AccountId,
  { id }: { id: number },
  supportRequest: SupportRequest,
): Promise<MessageRow | null> {
  const request = must(await lockRequest(tx, id), 'request')
  const message = await storeMessage(tx, memberId, request, supportRequest)
  if (!message) return null
  await tx
    .updateTable('support_requests')
    .set({ status: 'open', waiting_since: request.waiting_since ?? message.sent_at })
    .where('conversation_id', '=', id)
    .execute()
  if (request.status === 'resolved') await recordChange(tx, id, memberId, 'reopened', message.sent_at)
  if (!request.waiting_since) {
    const { assignee_id: assigneeId } = request
    await recordEvent(tx, supportRequested, {
      conversation_id: id,
      member_id: memberId,
      assignee_id: assigneeId,
    })
  }
  await publishRequest(tx, { member_id: memberId })
  return message
}

/**
 * Publishes to the pages that show a request: its member's, if a member asked, and every admin's.
 */
export async function publishRequest(
  tx: Tx,
  { member_id: memberId }: { member_id: AccountId | null },
): Promise<void> {
  const own = memberId === null ? [] : [`chat:${memberId}`]
  await publishTopics(tx, [...own, ...(await listAdminTopics(tx))])
}

/** Resolved by the member, or by an admin. */
export async function resolveRequest(tx: Tx, id: number, accountId: AccountId): Promise<boolean> {
  const request = await lockRequest(tx, id)
  if (!request || request.status === 'resolved') return false
  await tx
    .updateTable('support_requests')
    .set({ status: 'resolved', waiting_since: null })
    .where('conversation_id', '=', id)
    .execute()
  await recordChange(tx, id, accountId, 'resolved', await readClock(tx))
  const { member_id: memberId } = request
  await recordEvent(tx, supportResolved, { conversation_id: id, member_id: memberId })
  await publishRequest(tx, request)
  return true
}

export async function listAdminTopics(tx: Tx): Promise<string[]> {
  return (await selectSupportStaff(tx)).map(({ id }) => `chat:${id}`)
}

export async function recordChange(
  tx: Tx,
  conversationId: number,
  accountId: AccountId,
  change: 'assigned' | 'resolved' | 'reopened',
  at: Date,
  assigneeId: AccountId | null = null,
): Promise<void> {
  await tx
    .insertInto('support_request_changes')
    .values({ conversation_id: conversationId, account_id: accountId, change, assignee_id: assigneeId, at })
    .execute()
}

/** No answer is awaited any more. */
export async function endMemberSupport(tx: Tx, memberId: AccountId): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('support_requests')
    .set({ status: 'resolved', waiting_since: null })
    .where('conversation_id', 'in', (eb) =>
      eb.selectFrom('conversations').select('id').where('member_id', '=', memberId),
    )
    .where('status', '=', 'open')
    .executeTakeFirst()
  if (numUpdatedRows > 0n) await publishTopics(tx, await listAdminTopics(tx))
}
