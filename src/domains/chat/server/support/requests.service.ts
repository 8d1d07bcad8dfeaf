import type { AccountId } from '#platform/common/ids.ts'
import type { OperationReply, OperationValues } from '#platform/common/operation.ts'
import {
  type findSupportRequest,
  type getSupportRequest,
  type listSupportRequests,
  maxSupportChanges,
  type SupportMessage,
  type SupportRequest,
} from '#domains/chat/common/support.ts'
import { messagesPerPage } from '#domains/chat/common/chat.ts'
import { selectImages } from '#domains/media/server/media.service.ts'
import type { Db } from '#platform/server/database/db.ts'
import { refuse } from '#platform/server/refusal.ts'
import { selectMessages, type MessageRow } from '../chat.queries.ts'
import { selectPerson } from '../writing.queries.ts'
import {
  countRequests,
  selectMemberReadNumber,
  selectNames,
  selectRequest,
  selectRequestChanges,
  selectRequests,
  selectSupportId,
  type SupportRow,
} from './support.queries.ts'

export async function readRequests(
  db: Db,
  adminId: AccountId,
  input: OperationValues<typeof listSupportRequests>,
): Promise<OperationReply<typeof listSupportRequests>> {
  const [rows, total] = await Promise.all([
    selectRequests(db, adminId, input),
    countRequests(db, adminId, input),
  ])
  return { items: rows.map(viewRequest), total, page: input.page, limit: input.limit }
}

const viewPerson = (id: AccountId | null, displayName: string | null) =>
  id === null || displayName === null ? null : { id, display_name: displayName }

const viewMember = ({ member_id: id, member_name: displayName, avatar }: SupportRow) =>
  id === null || displayName === null ? null : { id, display_name: displayName, avatar }

const viewVisitor = ({ visitor_name: name, visitor_email: email, phone_number: phoneNumber }: SupportRow) =>
  name === null || email === null ? null : { name, email, phone_number: phoneNumber }

export function viewRequest(row: SupportRow): SupportRequest {
  return {
    id: row.id,
    member: viewMember(row),
    visitor: viewVisitor(row),
    status: row.status,
    assignee: viewPerson(row.assignee_id, row.assignee_name),
    waiting_since: row.waiting_since?.toISOString() ?? null,
    last_number: row.last_number,
    last_at: row.last_at.toISOString(),
    last_message: {
      text: row.last_text,
      is_askers: row.last_sender_id === row.member_id,
      image_count: row.last_image_count,
    },
    unread: row.unread,
  }
}

export async function readRequest(
  db: Db,
  { id, before }: OperationValues<typeof getSupportRequest>,
): Promise<OperationReply<typeof getSupportRequest>> {
  const row = (await selectRequest(db, id)) ?? refuse('not_found')
  const newest = await selectMessages(db, id, { above: 0, before, limit: messagesPerPage + 1 })
  const [messages, changes, memberReadNumber] = await Promise.all([
    viewSupportMessages(db, row.member_id, newest.slice(0, messagesPerPage).toReversed()),
    selectRequestChanges(db, id, maxSupportChanges),
    selectMemberReadNumber(db, id),
  ])
  return {
    request: viewRequest(row),
    member_read_number: memberReadNumber,
    messages,
    has_earlier: newest.length > messagesPerPage,
    changes: changes.toReversed().map((change) => ({
      id: change.id,
      change: change.change,
      by: { id: change.by_id, display_name: change.by_name },
      assignee: viewPerson(change.assignee_id, change.assignee_name),
      at: change.at.toISOString(),
    })),
  }
}

export async function viewSupportMessages(
  db: Db,
  memberId: AccountId | null,
  rows: MessageRow[],
): Promise<SupportMessage[]> {
  const [images, names] = await Promise.all([
    selectImages(
      db,
      rows.flatMap((row) => row.image_ids),
    ),
    selectNames(db, [...new Set(rows.flatMap((row) => row.sender_id ?? []))]),
  ])
  return rows.map(
    ({ number, client_id: clientId, sender_id: senderId, text, image_ids: imageIds, sent_at: sentAt }) => ({
      number,
      client_id: clientId,
      by: senderId === null ? null : { id: senderId, display_name: names.get(senderId) ?? '' },
      is_askers: senderId === memberId,
      text,
      images: imageIds.flatMap((imageId) => images.get(imageId) ?? []),
      sent_at: sentAt.toISOString(),
    }),
  )
}

export async function findRequest(
  db: Db,
  memberId: AccountId,
): Promise<OperationReply<typeof findSupportRequest>> {
  const member = await selectPerson(db, memberId)
  if (member?.type !== 'user') return refuse('not_found')
  const { id, display_name: displayName, avatar } = member
  return {
    conversation_id: (await selectSupportId(db, memberId)) ?? null,
    member: { id, display_name: displayName, avatar },
  }
}
