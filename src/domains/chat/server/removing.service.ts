import { readdressImages } from '#domains/media/server/media.service.ts'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import type { Tx } from '#platform/server/database/db.ts'
import { publishTopics } from '#platform/server/live-hub.ts'
import { selectChatTopics } from './team/chat-actor.service.ts'

export interface RemovedMessage {
  conversation_id: number
  listing_id: ListingId
  readerId: AccountId
  text: string
}

/** The conversation's row is locked, as for sending. */
async function lockMessage(tx: Tx, messageId: number) {
  const found = await tx
    .selectFrom('chat_messages as m')
    .innerJoin('conversations as c', 'c.id', 'm.conversation_id')
    .select(['m.conversation_id', 'm.sender_id', 'm.text', 'm.image_ids', 'm.removed_at'])
    .select(['c.listing_id', 'c.seller_id', 'c.buyer_id'])
    .where('m.id', '=', messageId)
    .$narrowType<{ listing_id: ListingId; seller_id: AccountId; buyer_id: AccountId }>()
    .forUpdate()
    .executeTakeFirstOrThrow()
  const { sender_id: senderId, seller_id: sellerId, buyer_id: buyerId, ...message } = found
  return {
    ...message,
    sides: { seller_id: sellerId, buyer_id: buyerId },
    readerId: senderId === sellerId ? buyerId : sellerId,
  }
}

/** Null if it's gone already. */
export async function removeMessage(tx: Tx, id: number, at: Date): Promise<RemovedMessage | null> {
  const message = await lockMessage(tx, id)
  if (message.removed_at) return null
  await setRemovedAt(tx, id, message, { removed_at: at, at })
  await readdressImages(tx, message.image_ids)
  const { conversation_id: conversationId, listing_id: listingId, readerId, text } = message
  return { conversation_id: conversationId, listing_id: listingId, readerId, text }
}

export async function putBackMessage(tx: Tx, id: number, at: Date): Promise<RemovedMessage> {
  const message = await lockMessage(tx, id)
  await setRemovedAt(tx, id, message, { removed_at: null, at })
  const { conversation_id: conversationId, listing_id: listingId, readerId, text } = message
  return { conversation_id: conversationId, listing_id: listingId, readerId, text }
}

async function setRemovedAt(
  tx: Tx,
  id: number,
  {
    conversation_id: conversationId,
    sides,
  }: { conversation_id: number; sides: { seller_id: AccountId; buyer_id: AccountId } },
  { removed_at: removedAt, at }: { removed_at: Date | null; at: Date },
): Promise<void> {
  await tx.updateTable('chat_messages').set({ removed_at: removedAt }).where('id', '=', id).execute()
  await tx.updateTable('conversations').set({ moderated_at: at }).where('id', '=', conversationId).execute()
  await publishTopics(tx, await selectChatTopics(tx, sides))
}
