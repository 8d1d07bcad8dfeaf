import { isBlockedBy } from '#domains/accounts/server/blocks/blocks.service.ts'
import { attachImages } from '#domains/media/server/media.service.ts'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import { readClock } from '#platform/server/clock.ts'
import type { Tx } from '#platform/server/database/db.ts'
import type { MessageRow } from './chat.queries.ts'
import { isSentBy, lockMember, selectUnreadFrom } from './writing.queries.ts'

interface NewMessage {
  client_id: string
  text: string
  image_ids: number[]
  /** The team member of the business that sends it. */
  by_member?: AccountId | null | undefined
}

/**
 * The conversation's row must be locked: the message gets the next number.
 * @param senderId null for a visitor, who sends no photos
 * @returns null if one of the photos is gone
 */
export async function storeMessage(
  tx: Tx,
  senderId: AccountId | null,
  conversation: { id: number; last_number: number },
  { client_id: clientId, text, image_ids: imageIds, by_member: byMember = null }: NewMessage,
): Promise<MessageRow | null> {
  const conversationId = conversation.id
  const number = conversation.last_number + 1
  const sentAt = await readClock(tx)
  const missing = senderId === null ? [] : await attachImages(tx, senderId, imageIds)
  if (missing.length > 0) return null
  await tx
    .insertInto('chat_messages')
    .values({
      conversation_id: conversationId,
      number,
      sender_id: senderId,
      client_id: clientId,
      text,
      image_ids: imageIds,
      sent_at: sentAt,
      by_member: byMember,
    })
    .execute()
  await tx
    .updateTable('conversations')
    .set({ last_number: number, last_at: sentAt })
    .where('id', '=', conversationId)
    .execute()
  if (senderId !== null) await recordWritten(tx, conversationId, senderId, sentAt)
  return {
    number,
    sender_id: senderId,
    by_member: byMember,
    client_id: clientId,
    text,
    image_ids: imageIds,
    sent_at: sentAt,
    removed_at: null,
  }
}

/** The writer is no longer typing, and a conversation archived by either is open again. */
async function recordWritten(tx: Tx, conversationId: number, senderId: AccountId, at: Date) {
  await tx
    .updateTable('conversation_members')
    .set({ typing_at: null })
    .where('conversation_id', '=', conversationId)
    .where('account_id', '=', senderId)
    .execute()
  const reopened = await tx
    .updateTable('conversation_members')
    .set({ status: 'open' })
    .where('conversation_id', '=', conversationId)
    .where('status', '=', 'archived')
    .returning('account_id')
    .execute()
  if (reopened.length === 0) return
  await tx
    .insertInto('conversation_status_changes')
    .values(
      reopened.map(({ account_id: accountId }) => ({
        conversation_id: conversationId,
        account_id: accountId,
        status: 'open' as const,
        at,
      })),
    )
    .execute()
}

export interface UnnotifiedMessages {
  /** Null from support. */
  listing_id: ListingId | null
  from: string
  count: number
  text: string
  image_count: number
  /** The recipient wrote the message before it. */
  isReply: boolean
}

/**
 * Claims messages that this person hasn't read and wasn't notified of: they count as notified from
 * now on. Null while an earlier notified one is unread, and in an archived or blocked conversation.
 */
export async function claimUnnotifiedMessages(
  tx: Tx,
  conversationId: number,
  accountId: AccountId,
): Promise<UnnotifiedMessages | null> {
  const mine = await lockMember(tx, conversationId, accountId)
  if (mine?.status !== 'open') return null
  const seenNumber = Math.max(mine.read_number, mine.hidden_number)
  if (mine.told_number > seenNumber) return null
  const unread = await selectUnreadFrom(tx, conversationId, accountId, seenNumber)
  if (!unread) return null
  if (await isBlockedBy(tx, accountId, unread.sender_id)) return null
  const { number, sender_id: _senderId, ...unnotified } = unread
  await tx
    .updateTable('conversation_members')
    .set({ told_number: number })
    .where('conversation_id', '=', conversationId)
    .where('account_id', '=', accountId)
    .execute()
  return {
    ...unnotified,
    isReply: await isSentBy(tx, {
      conversation_id: conversationId,
      number: number - 1,
      account_id: accountId,
    }),
  }
}
