import type { FlaggedKind } from '#domains/flags/common/member-flags.ts'
import { recordAudit } from '#domains/staff/server/audit/audit.service.ts'
import {
  putBackAnswer,
  putBackQuestion,
  removeAnswer,
  removeQuestion,
  type RemovedText,
} from '#domains/listings/server/questions/removing.service.ts'
import type { AccountId } from '#platform/common/ids.ts'
import { must } from '#platform/common/must.ts'
import { readClock } from '#platform/server/clock.ts'
import type { Tx } from '#platform/server/database/db.ts'
import { recordEvent } from '#platform/server/jobs/outbox.ts'
import { contentPutBack, contentRemoved } from './flags.events.ts'
import { lockRemovalOfFlag, type RemovableKind } from './removals.queries.ts'
import { extensionPoint } from '#platform/server/extensions.ts'

interface Flag {
  id: number
  kind: FlaggedKind
  about_id: AccountId
  message_id: number | null
  question_id: number | null
}

export interface RemovableFlag extends Flag {
  kind: RemovableKind
}

interface RemovedMessage extends RemovedText {
  conversation_id: number
}

/** Passed in, since conversations depend on offers, and offers on flags. */
export interface MessageRemoving {
  /** Null if it's gone already. */
  remove: (tx: Tx, id: number, at: Date) => Promise<RemovedMessage | null>
  putBack: (tx: Tx, id: number, at: Date) => Promise<RemovedMessage>
}

export const messageRemoving = extensionPoint<MessageRemoving>('removing of messages')

interface Removing {
  tx: Tx
  messages: MessageRemoving
  actor_id: AccountId
}

export const isRemovable = (flag: Flag): flag is RemovableFlag =>
  flag.kind !== 'member' && flag.kind !== 'review'

type Gone = (RemovedText & { conversation_id?: number }) | null

/** The database ties a message's report to a message, and others to a question. */
async function takeDown(
  { tx, messages, actor_id: actorId }: Removing,
  { kind, message_id: messageId, question_id: questionId }: RemovableFlag,
  at: Date,
): Promise<Gone> {
  if (kind === 'message') return await messages.remove(tx, must(messageId, 'message_id'), at)
  if (kind === 'question') return await removeQuestion(tx, must(questionId, 'question_id'), actorId, at)
  return await removeAnswer(tx, must(questionId, 'question_id'), at)
}

async function putUp(
  { tx, messages }: Removing,
  { kind, message_id: messageId, question_id: questionId }: RemovableFlag,
  { removed_at: removedAt, at }: { removed_at: Date; at: Date },
): Promise<NonNullable<Gone>> {
  if (kind === 'message') return await messages.putBack(tx, must(messageId, 'message_id'), at)
  if (kind === 'question') return await putBackQuestion(tx, must(questionId, 'question_id'), at)
  return await putBackAnswer(tx, must(questionId, 'question_id'), removedAt, at)
}

/**
 * @returns false if it was gone already: removed after another report, or withdrawn by its author
 */
export async function removeContent(by: Removing, flag: RemovableFlag, reason: string): Promise<boolean> {
  const { tx, actor_id: actorId } = by
  const { id: flagId, kind, about_id: authorId, message_id: messageId, question_id: questionId } = flag
  const removedAt = await readClock(tx)
  const removed = await takeDown(by, flag, removedAt)
  if (!removed) return false
  await tx
    .insertInto('removals')
    .values({
      kind,
      author_id: authorId,
      message_id: messageId,
      question_id: questionId,
      flag_id: flagId,
      removed_by: actorId,
      removed_at: removedAt,
      reason,
    })
    .execute()
  await auditContent(tx, flag, { actor_id: actorId, reason }, 'removed')
  const { listing_id: listingId, readerId, text, conversation_id: conversationId = null } = removed
  await recordEvent(tx, contentRemoved, {
    kind,
    author_id: authorId,
    reason,
    listing_id: listingId,
    conversation_id: conversationId,
    reader_id: readerId,
    text,
  })
  return true
}

/** @returns false if another admin was faster */
export async function putBackContent(by: Removing, flag: RemovableFlag, reason: string): Promise<boolean> {
  const { tx, actor_id: actorId } = by
  const removal = await lockRemovalOfFlag(tx, flag.id)
  if (!removal) return false
  const at = await readClock(tx)
  await tx
    .updateTable('removals')
    .set({ put_back_by: actorId, put_back_at: at, put_back_reason: reason })
    .where('id', '=', removal.id)
    .execute()
  const shown = await putUp(by, flag, { removed_at: removal.removed_at, at })
  await auditContent(tx, flag, { actor_id: actorId, reason }, 'put-back')
  const { kind, about_id: authorId } = flag
  const { listing_id: listingId, conversation_id: conversationId = null } = shown
  await recordEvent(tx, contentPutBack, {
    kind,
    author_id: authorId,
    reason,
    listing_id: listingId,
    conversation_id: conversationId,
  })
  return true
}

const auditContent = (
  tx: Tx,
  { id, kind, about_id: aboutId }: RemovableFlag,
  act: { actor_id: AccountId; reason: string },
  action: 'removed' | 'put-back',
): Promise<void> =>
  recordAudit(tx, {
    ...act,
    action: `content.${action}`,
    subject_kind: 'account',
    subject_id: aboutId,
    after: { report_of: kind, report_id: id },
  })
