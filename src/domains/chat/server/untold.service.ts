import { isBlockedBy } from '#domains/accounts/server/blocks/blocks.service.ts'
import type { Tx } from '#platform/server/database/db.ts'
import { isSentBy, lockMember, selectUnreadFrom } from './writing.queries.ts'

export interface UnnotifiedMessages {
  /** Null from support. */
  listing_id: number | null
  from: string
  count: number
  text: string
  image_count: number
  /** The recipient wrote the message before it. */
  is_reply: boolean
}

/**
 * Claims messages that this person hasn't read and wasn't notified of: they count as notified from
 * now on. Null while an earlier notified one is unread, and in an archived or blocked conversation.
 */
export async function claimUnnotifiedMessages(
  tx: Tx,
  conversation_id: number,
  account_id: number,
): Promise<UnnotifiedMessages | null> {
  const mine = await lockMember(tx, conversation_id, account_id)
  if (mine?.status !== 'open') return null
  const seen_number = Math.max(mine.read_number, mine.hidden_number)
  if (mine.told_number > seen_number) return null
  const unread = await selectUnreadFrom(tx, conversation_id, account_id, seen_number)
  if (!unread) return null
  if (await isBlockedBy(tx, account_id, unread.sender_id)) return null
  const { number, sender_id: _sender_id, ...unnotified } = unread
  await tx
    .updateTable('conversation_members')
    .set({ told_number: number })
    .where('conversation_id', '=', conversation_id)
    .where('account_id', '=', account_id)
    .execute()
  return { ...unnotified, is_reply: await isSentBy(tx, { conversation_id, number: number - 1, account_id }) }
}
