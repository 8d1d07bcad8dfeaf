import { attachImages } from '#domains/media/server/media.service.ts'
import { readClock } from '#platform/server/clock.ts'
import type { Tx } from '#platform/server/database/db.ts'
import type { MessageRow } from './chat.queries.ts'

interface Written {
  client_id: string
  text: string
  image_ids: number[]
  /** The team member of the business that sends it. */
  by_member?: number | null | undefined
}

/**
 * The conversation's row must be locked: the message gets the next number.
 * @param sender_id null for a visitor, who sends no photos
 * @returns null if one of the photos is gone
 */
export async function storeMessage(
  tx: Tx,
  sender_id: number | null,
  conversation: { id: number; last_number: number },
  { client_id, text, image_ids, by_member = null }: Written,
): Promise<MessageRow | null> {
  const conversation_id = conversation.id
  const number = conversation.last_number + 1
  const sent_at = await readClock(tx)
  const missing = sender_id === null ? [] : await attachImages(tx, sender_id, image_ids)
  if (missing.length > 0) return null
  await tx
    .insertInto('chat_messages')
    .values({
      conversation_id,
      number,
      sender_id,
      client_id,
      text,
      image_ids,
      sent_at,
      by_member,
    })
    .execute()
  await tx
    .updateTable('conversations')
    .set({ last_number: number, last_at: sent_at })
    .where('id', '=', conversation_id)
    .execute()
  if (sender_id !== null) await recordWritten(tx, conversation_id, sender_id, sent_at)
  return {
    number,
    sender_id,
    by_member,
    client_id,
    text,
    image_ids,
    sent_at,
    removed_at: null,
  }
}

/** The writer is no longer typing, and a conversation archived by either is open again. */
async function recordWritten(tx: Tx, conversation_id: number, sender_id: number, at: Date) {
  await tx
    .updateTable('conversation_members')
    .set({ typing_at: null })
    .where('conversation_id', '=', conversation_id)
    .where('account_id', '=', sender_id)
    .execute()
  const reopened = await tx
    .updateTable('conversation_members')
    .set({ status: 'open' })
    .where('conversation_id', '=', conversation_id)
    .where('status', '=', 'archived')
    .returning('account_id')
    .execute()
  if (reopened.length === 0) return
  await tx
    .insertInto('conversation_status_changes')
    .values(reopened.map(({ account_id }) => ({ conversation_id, account_id, status: 'open' as const, at })))
    .execute()
}
