import type { FlaggedKind } from '#contract/flags/member-flags.ts'
import { recordAudit } from '#server/modules/audit/audit.service.ts'
import { putBackMessage, removeMessage } from '#server/modules/chat/removing.service.ts'
import {
  putBackAnswer,
  putBackQuestion,
  removeAnswer,
  removeQuestion,
} from '#server/modules/questions/removing.service.ts'
import { readClock } from '#server/platform/clock.ts'
import type { Tx } from '#server/platform/database/db.ts'
import { recordEvent } from '#server/platform/jobs/outbox.ts'
import { contentPutBack, contentRemoved } from './flags.events.ts'
import { lockRemovalOfFlag, type RemovableKind } from './removals.queries.ts'

interface Flag {
  id: number
  kind: FlaggedKind
  about_id: number
  message_id: number | null
  question_id: number | null
}

export interface RemovableFlag extends Flag {
  kind: RemovableKind
}

interface Act {
  actor_id: number
  reason: string
}

export const isRemovable = (flag: Flag): flag is RemovableFlag =>
  flag.kind !== 'member' && flag.kind !== 'review'

/** The database keeps a message's report with a message, and the others with a question. */
const takeDown = (tx: Tx, { kind, message_id, question_id }: RemovableFlag, actor_id: number, at: Date) =>
  kind === 'message'
    ? removeMessage(tx, message_id!, at)
    : kind === 'question'
      ? removeQuestion(tx, question_id!, actor_id, at)
      : removeAnswer(tx, question_id!, at)

const putUp = (tx: Tx, { kind, message_id, question_id }: RemovableFlag, removed_at: Date, at: Date) =>
  kind === 'message'
    ? putBackMessage(tx, message_id!, at)
    : kind === 'question'
      ? putBackQuestion(tx, question_id!, at)
      : putBackAnswer(tx, question_id!, removed_at, at)

/** @returns false where it was gone already: removed after another report, or withdrawn by its author */
export async function removeContent(
  tx: Tx,
  flag: RemovableFlag,
  { actor_id, reason }: Act,
): Promise<boolean> {
  const { id: flag_id, kind, about_id: author_id, message_id, question_id } = flag
  const removed_at = await readClock(tx)
  const removed = await takeDown(tx, flag, actor_id, removed_at)
  if (!removed) return false
  await tx
    .insertInto('removals')
    .values({ kind, author_id, message_id, question_id, flag_id, removed_by: actor_id, removed_at, reason })
    .execute()
  await auditContent(tx, flag, { actor_id, reason }, 'removed')
  const { listing_id, reader_id, text } = removed
  const conversation_id = 'conversation_id' in removed ? removed.conversation_id : null
  await recordEvent(tx, contentRemoved, {
    kind,
    author_id,
    reason,
    listing_id,
    conversation_id,
    reader_id,
    text,
  })
  return true
}

/** @returns false where another admin was faster */
export async function putBackContent(
  tx: Tx,
  flag: RemovableFlag,
  { actor_id, reason }: Act,
): Promise<boolean> {
  const removal = await lockRemovalOfFlag(tx, flag.id)
  if (!removal) return false
  const at = await readClock(tx)
  await tx
    .updateTable('removals')
    .set({ put_back_by: actor_id, put_back_at: at, put_back_reason: reason })
    .where('id', '=', removal.id)
    .execute()
  const shown = await putUp(tx, flag, removal.removed_at, at)
  await auditContent(tx, flag, { actor_id, reason }, 'put-back')
  const { kind, about_id: author_id } = flag
  const conversation_id = 'conversation_id' in shown ? shown.conversation_id : null
  const { listing_id } = shown
  await recordEvent(tx, contentPutBack, { kind, author_id, reason, listing_id, conversation_id })
  return true
}

const auditContent = (
  tx: Tx,
  { id, kind, about_id }: RemovableFlag,
  act: Act,
  action: 'removed' | 'put-back',
): Promise<void> =>
  recordAudit(tx, {
    ...act,
    action: `content.${action}`,
    subject_kind: 'account',
    subject_id: about_id,
    after: { report_of: kind, report_id: id },
  })
