import type { Tx } from '#platform/server/database/db.ts'
import { lockSupportConversation } from './support/support.service.ts'

export interface PastMessage {
  by: 'buyer' | 'seller'
  text: string
  sent_at: Date
}

/** @param unread how many of the last messages the other person hasn't read */
export async function recordPastConversation(
  tx: Tx,
  { listing_id, seller_id, buyer_id }: { listing_id: number; seller_id: number; buyer_id: number },
  messages: readonly PastMessage[],
  unread: number,
): Promise<void> {
  const [first, last] = [messages[0], messages.at(-1)]
  if (!first || !last) return
  const idOf = { buyer: buyer_id, seller: seller_id }
  const { id: conversationId } = await tx
    .insertInto('conversations')
    .values({
      listing_id,
      seller_id,
      buyer_id,
      begun_by: idOf[first.by],
      begun_at: first.sent_at,
      last_number: messages.length,
      last_at: last.sent_at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('chat_messages')
    .values(
      messages.map(({ by, text, sent_at }, n) => ({
        conversation_id: conversationId,
        number: n + 1,
        sender_id: idOf[by],
        client_id: crypto.randomUUID(),
        text,
        sent_at,
      })),
    )
    .execute()
  const reader = last.by === 'buyer' ? seller_id : buyer_id
  await tx
    .insertInto('conversation_members')
    .values(
      [seller_id, buyer_id].map((accountId) => ({
        conversation_id: conversationId,
        account_id: accountId,
        read_number: messages.length - (accountId === reader ? unread : 0),
        told_number: messages.length,
      })),
    )
    .execute()
}

export interface PastSupportMessage {
  by: 'member' | 'support'
  text: string
  sent_at: Date
}

/** The member's last message waits if support hasn't answered it. */
export async function recordPastSupport(
  tx: Tx,
  { member_id, adminId }: { member_id: number; adminId: number },
  messages: readonly PastSupportMessage[],
): Promise<void> {
  for (const { by, text, sent_at } of messages) {
    const senderId = by === 'member' ? member_id : adminId
    const { id, last_number } = await lockSupportConversation(tx, member_id, senderId)
    const number = last_number + 1
    await tx
      .insertInto('chat_messages')
      .values({
        conversation_id: id,
        number,
        sender_id: senderId,
        client_id: crypto.randomUUID(),
        text,
        sent_at,
      })
      .execute()
    await tx
      .updateTable('conversations')
      .set({ last_number: number, last_at: sent_at, ...(number === 1 && { begun_at: sent_at }) })
      .where('id', '=', id)
      .execute()
    await tx
      .updateTable('support_requests')
      .set(
        by === 'member'
          ? { waiting_since: sent_at }
          : { waiting_since: null, assignee_id: adminId, read_number: number },
      )
      .where('conversation_id', '=', id)
      .execute()
  }
}
