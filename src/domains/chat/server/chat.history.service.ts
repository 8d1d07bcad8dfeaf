import type { AccountId, ListingId } from '#platform/common/ids.ts'
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
  {
    listing_id: listingId,
    seller_id: sellerId,
    buyer_id: buyerId,
  }: { listing_id: ListingId; seller_id: AccountId; buyer_id: AccountId },
  messages: readonly PastMessage[],
  unread: number,
): Promise<void> {
  const [first, last] = [messages[0], messages.at(-1)]
  if (!first || !last) return
  const idOf = { buyer: buyerId, seller: sellerId }
  const { id: conversationId } = await tx
    .insertInto('conversations')
    .values({
      listing_id: listingId,
      seller_id: sellerId,
      buyer_id: buyerId,
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
      messages.map(({ by, text, sent_at: sentAt }, n) => ({
        conversation_id: conversationId,
        number: n + 1,
        sender_id: idOf[by],
        client_id: crypto.randomUUID(),
        text,
        sent_at: sentAt,
      })),
    )
    .execute()
  const reader = last.by === 'buyer' ? sellerId : buyerId
  await tx
    .insertInto('conversation_members')
    .values(
      [sellerId, buyerId].map((accountId) => ({
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
  { member_id: memberId, adminId }: { member_id: AccountId; adminId: AccountId },
  messages: readonly PastSupportMessage[],
): Promise<void> {
  for (const { by, text, sent_at: sentAt } of messages) {
    const senderId = by === 'member' ? memberId : adminId
    const { id, last_number: lastNumber } = await lockSupportConversation(tx, memberId, senderId)
    const number = lastNumber + 1
    await tx
      .insertInto('chat_messages')
      .values({
        conversation_id: id,
        number,
        sender_id: senderId,
        client_id: crypto.randomUUID(),
        text,
        sent_at: sentAt,
      })
      .execute()
    await tx
      .updateTable('conversations')
      .set({ last_number: number, last_at: sentAt, ...(number === 1 && { begun_at: sentAt }) })
      .where('id', '=', id)
      .execute()
    await tx
      .updateTable('support_requests')
      .set(
        by === 'member'
          ? { waiting_since: sentAt }
          : { waiting_since: null, assignee_id: adminId, read_number: number },
      )
      .where('conversation_id', '=', id)
      .execute()
  }
}
