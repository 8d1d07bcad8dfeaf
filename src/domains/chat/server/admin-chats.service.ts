import {
  type getChatHistory,
  type viewChat,
  viewedMessagesPerPage,
  type AdminChat,
  type listChats,
} from '#domains/chat/common/admin-chats.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { OperationReply, OperationValues } from '#platform/common/operation.ts'
import { recordAudit } from '#domains/staff/server/audit/audit.service.ts'
import { selectImages } from '#domains/media/server/media.service.ts'
import { transact, type Db } from '#platform/server/database/db.ts'
import { refuse } from '#platform/server/refusal.ts'
import { selectChat, selectChats, selectStatusChanges, type AdminChatRow } from './admin-chats.queries.ts'
import { selectMessages } from './chat.queries.ts'

const maxChanges = 200

export async function readChats(
  db: Db,
  search: OperationValues<typeof listChats>,
): Promise<OperationReply<typeof listChats>> {
  const { rows, total } = await selectChats(db, search)
  return { items: rows.map(viewAdminChat), total, page: search.page, limit: search.limit }
}

function viewAdminChat(row: AdminChatRow): AdminChat {
  return {
    id: row.id,
    listing: { id: row.listing_id, type: row.type, title: row.title },
    seller: { id: row.seller_id, display_name: row.seller_name },
    buyer: { id: row.buyer_id, display_name: row.buyer_name },
    begun_at: row.begun_at.toISOString(),
    last_at: row.last_at.toISOString(),
    message_count: row.last_number,
    is_blocked: row.is_blocked,
  }
}

/** Shows messages that either of them has deleted too. Every view is in the audit log. */
export function openChat(
  db: Db,
  adminId: AccountId,
  { id, reason, before }: OperationValues<typeof viewChat>,
): Promise<OperationReply<typeof viewChat>> {
  return transact(db, async (tx) => {
    const row = (await selectChat(tx, id)) ?? refuse('not_found')
    await recordAudit(tx, {
      actor_id: adminId,
      action: 'conversation.opened',
      subject_kind: 'conversation',
      subject_id: id,
      reason,
    })
    const newest = await selectMessages(tx, id, { above: 0, before, limit: viewedMessagesPerPage + 1 })
    const shown = newest.slice(0, viewedMessagesPerPage).toReversed()
    const images = await selectImages(
      tx,
      shown.flatMap((message) => message.image_ids),
    )
    return {
      chat: viewAdminChat(row),
      messages: shown.map(
        ({
          number,
          sender_id: senderId,
          text,
          image_ids: imageIds,
          sent_at: sentAt,
          removed_at: removedAt,
        }) => ({
          number,
          by: senderId === row.seller_id ? ('seller' as const) : ('buyer' as const),
          text,
          images: imageIds.flatMap((imageId) => images.get(imageId) ?? []),
          sent_at: sentAt.toISOString(),
          removed_at: removedAt?.toISOString() ?? null,
        }),
      ),
      has_earlier: newest.length > viewedMessagesPerPage,
    }
  })
}

export async function readChatHistory(db: Db, id: number): Promise<OperationReply<typeof getChatHistory>> {
  const row = (await selectChat(db, id)) ?? refuse('not_found')
  const changes = await selectStatusChanges(db, id, maxChanges)
  return {
    chat: viewAdminChat(row),
    changes: changes.map(({ account_id: accountId, status, at }) => ({
      by: accountId === row.seller_id ? ('seller' as const) : ('buyer' as const),
      status,
      at: at.toISOString(),
    })),
  }
}
