import { sql } from 'kysely'
import type { AccountId } from '#platform/common/ids.ts'
import type { OperationValues } from '#platform/common/operation.ts'
import {
  type createTemplate,
  type DecisionTemplate,
  maxTemplates,
  type updateTemplate,
} from '#domains/moderation/common/cases.ts'
import type { TemplateRule } from '#domains/moderation/common/template-rules.ts'
import { changesBetween, recordAudit } from '#domains/staff/server/audit/audit.service.ts'
import { readClock } from '#platform/server/clock.ts'
import { transact, type Db, type Tx } from '#platform/server/database/db.ts'
import { refuse } from '#platform/server/refusal.ts'
import { getFirstTemplates } from './first-templates.data.ts'
import * as t from '#domains/moderation/texts.ts'

const templates = (db: Db) =>
  db
    .selectFrom('moderation_templates')
    .select(['id', sql<TemplateRule>`rule`.as('rule'), 'title', 'reason', 'word', 'updated_at'])
    .select(sql<boolean>`retired_at is not null`.as('is_retired'))

type TemplateRow = Omit<DecisionTemplate, 'updated_at'> & { updated_at: Date }

const viewTemplate = ({ updated_at: updatedAt, ...row }: TemplateRow): DecisionTemplate => ({
  ...row,
  updated_at: updatedAt.toISOString(),
})

export async function readTemplates(db: Db): Promise<{ items: DecisionTemplate[] }> {
  const rows = await templates(db)
    .orderBy(sql`retired_at is not null`)
    .orderBy('rule')
    .orderBy(sql`lower(title)`)
    .limit(maxTemplates)
    .execute()
  return { items: rows.map(viewTemplate) }
}

const titleTakenRefusal = () => ({ errors: { title: t.another_template_has_this_title() } })

export function addTemplate(
  db: Db,
  actorId: AccountId,
  facts: OperationValues<typeof createTemplate>,
): Promise<DecisionTemplate> {
  return transact(db, async (tx) => {
    await lockTemplates(tx)
    const { items } = await readTemplates(tx)
    if (items.length >= maxTemplates) refuse('templates_full')
    if (isTitleTaken(items, facts.title)) refuse('validation_failed', titleTakenRefusal())
    const { id } = await tx
      .insertInto('moderation_templates')
      .values({ ...facts, updated_by: actorId, updated_at: await readClock(tx) })
      .returning('id')
      .executeTakeFirstOrThrow()
    await auditTemplate(tx, actorId, id, 'template.added', { after: facts })
    return viewTemplate(await selectTemplate(tx, id))
  })
}

export function changeTemplate(
  db: Db,
  actorId: AccountId,
  { id, is_retired: isRetired, ...facts }: OperationValues<typeof updateTemplate>,
): Promise<DecisionTemplate> {
  return transact(db, async (tx) => {
    await lockTemplates(tx)
    const { items } = await readTemplates(tx)
    const before = items.find((one) => one.id === id) ?? refuse('not_found')
    const others = items.filter((one) => one.id !== id)
    if (!isRetired && isTitleTaken(others, facts.title)) {
      refuse('validation_failed', titleTakenRefusal())
    }
    const now = await readClock(tx)
    await tx
      .updateTable('moderation_templates')
      .set({ ...facts, updated_by: actorId, updated_at: now, retired_at: isRetired ? now : null })
      .where('id', '=', id)
      .execute()
    const { rule, title, reason, word } = before
    const changes = changesBetween(
      { rule, title, reason, word, is_retired: before.is_retired },
      { ...facts, is_retired: isRetired },
    )
    await auditTemplate(tx, actorId, id, 'template.changed', changes)
    return viewTemplate(await selectTemplate(tx, id))
  })
}

const isTitleTaken = (items: DecisionTemplate[], title: string) =>
  items.some((one) => !one.is_retired && one.title.toLowerCase() === title.toLowerCase())

const selectTemplate = (tx: Tx, id: number) => templates(tx).where('id', '=', id).executeTakeFirstOrThrow()

export async function findTemplateRule(db: Db, id: number): Promise<TemplateRule | undefined> {
  return (await templates(db).where('id', '=', id).executeTakeFirst())?.rule
}

/** Serialises changes, so that the limit and unique titles hold. */
async function lockTemplates(tx: Tx) {
  await sql`select pg_advisory_xact_lock(hashtextextended('moderation templates', 0))`.execute(tx)
}

const auditTemplate = (
  tx: Tx,
  actorId: AccountId,
  subjectId: number,
  action: string,
  changes: { before?: Record<string, unknown>; after?: Record<string, unknown> },
) =>
  recordAudit(tx, {
    actor_id: actorId,
    action,
    subject_kind: 'moderation_template',
    subject_id: subjectId,
    ...changes,
  })

/** Seeds only an empty table: afterwards the back office owns them. */
export async function seedTemplates(db: Db): Promise<void> {
  await transact(db, async (tx) => {
    await lockTemplates(tx)
    if (await tx.selectFrom('moderation_templates').select('id').limit(1).executeTakeFirst()) return
    await tx.insertInto('moderation_templates').values(getFirstTemplates()).execute()
  })
}
