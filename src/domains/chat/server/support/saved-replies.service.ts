import { sql } from 'kysely'
import type { AccountId } from '#platform/common/ids.ts'
import type { OperationValues } from '#platform/common/operation.ts'
import {
  type createSavedReply,
  maxSavedReplies,
  type updateSavedReply,
  type SavedReply,
} from '#domains/chat/common/support.ts'
import { changesBetween, recordAudit } from '#domains/staff/server/audit/audit.service.ts'
import { readClock } from '#platform/server/clock.ts'
import { transact, type Db, type Tx } from '#platform/server/database/db.ts'
import { refuse } from '#platform/server/refusal.ts'
import * as t from '#domains/chat/texts.ts'

const columns = ['id', 'title', 'text', 'updated_at'] as const

interface SavedReplyRow {
  id: number
  title: string
  text: string
  updated_at: Date
}

const viewReply = ({ updated_at: updatedAt, ...row }: SavedReplyRow): SavedReply => ({
  ...row,
  updated_at: updatedAt.toISOString(),
})

export async function readSavedReplies(db: Db): Promise<{ items: SavedReply[] }> {
  const rows = await db
    .selectFrom('saved_replies')
    .select(columns)
    .orderBy(sql`lower(title)`)
    .limit(maxSavedReplies)
    .execute()
  return { items: rows.map(viewReply) }
}

export function addSavedReply(
  db: Db,
  adminId: AccountId,
  { title, text }: OperationValues<typeof createSavedReply>,
): Promise<SavedReply> {
  return transact(db, async (tx) => {
    await lockSavedReplies(tx)
    const { items } = await readSavedReplies(tx)
    if (items.length >= maxSavedReplies) refuse('saved_replies_full')
    if (items.some((one) => isSameTitle(one, title))) {
      refuse('validation_failed', { errors: { title: t.another_reply_has_this_title() } })
    }
    const row = await tx
      .insertInto('saved_replies')
      .values({ title, text, updated_by: adminId, updated_at: await readClock(tx) })
      .returning(columns)
      .executeTakeFirstOrThrow()
    await auditReply(tx, adminId, row.id, 'saved_reply.added', { after: { title, text } })
    return viewReply(row)
  })
}

export function changeSavedReply(
  db: Db,
  adminId: AccountId,
  { id, title, text }: OperationValues<typeof updateSavedReply>,
): Promise<SavedReply> {
  return transact(db, async (tx) => {
    await lockSavedReplies(tx)
    const { items } = await readSavedReplies(tx)
    const before = items.find((one) => one.id === id) ?? refuse('not_found')
    if (items.some((one) => one.id !== id && isSameTitle(one, title))) {
      refuse('validation_failed', { errors: { title: t.another_reply_has_this_title() } })
    }
    const row = await tx
      .updateTable('saved_replies')
      .set({ title, text, updated_by: adminId, updated_at: await readClock(tx) })
      .where('id', '=', id)
      .returning(columns)
      .executeTakeFirstOrThrow()
    const changes = changesBetween({ title: before.title, text: before.text }, { title, text })
    await auditReply(tx, adminId, id, 'saved_reply.changed', changes)
    return viewReply(row)
  })
}

export function removeSavedReply(db: Db, adminId: AccountId, id: number): Promise<void> {
  return transact(db, async (tx) => {
    const row = await tx
      .deleteFrom('saved_replies')
      .where('id', '=', id)
      .returning(['title', 'text'])
      .executeTakeFirst()
    await auditReply(tx, adminId, id, 'saved_reply.deleted', {
      before: row ?? refuse('not_found'),
    })
  })
}

const isSameTitle = (one: SavedReply, title: string) => one.title.toLowerCase() === title.toLowerCase()

/** Serialises changes, so that the limit and unique titles hold. */
async function lockSavedReplies(tx: Tx) {
  await sql`select pg_advisory_xact_lock(hashtextextended('saved replies', 0))`.execute(tx)
}

const auditReply = (
  tx: Tx,
  actorId: AccountId,
  subjectId: number,
  action: string,
  changes: { before?: Record<string, unknown>; after?: Record<string, unknown> },
) =>
  recordAudit(tx, {
    actor_id: actorId,
    action,
    subject_kind: 'saved_reply',
    subject_id: subjectId,
    ...changes,
  })
