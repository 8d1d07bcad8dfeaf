import { isBlockedBy } from '#domains/accounts/server/blocks/blocks.service.ts'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import type { Tx } from '#platform/server/database/db.ts'
import { isSentBy, lockMember, selectUnreadFrom } from './writing.queries.ts'

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
