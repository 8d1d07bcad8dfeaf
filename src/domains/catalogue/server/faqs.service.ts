import { sql } from 'kysely'
import type { createFaq, AdminFaq, updateFaq } from '#domains/catalogue/common/faqs.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { OperationValues } from '#platform/common/operation.ts'
import {
  changesBetween,
  recordAudit,
  type AuditEntryInput,
} from '#domains/staff/server/audit/audit.service.ts'
import { must } from '#platform/common/must.ts'
import { transact, type Db, type Tx } from '#platform/server/database/db.ts'
import { marketTopic, publishTopic } from '#platform/server/live-hub.ts'
import { refuse } from '#platform/server/refusal.ts'
import { firstFaqs } from './first-faqs.data.ts'

export async function readFaqs(db: Db): Promise<AdminFaq[]> {
  const rows = await db
    .selectFrom('faqs')
    .selectAll()
    .orderBy(sql`min(id) over (partition by "group")`)
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ ...row, updated_at: row.updated_at.toISOString() }))
}

async function readFaq(tx: Tx, id: number): Promise<AdminFaq | undefined> {
  return (await readFaqs(tx)).find((faq) => faq.id === id)
}

/** Serialises changes of the order: two at once would take the same position. */
async function lockOrder(tx: Tx) {
  await sql`select pg_advisory_xact_lock(hashtextextended('faq order', 0))`.execute(tx)
}

export async function addFaq(
  db: Db,
  actorId: AccountId,
  { position, ...fields }: OperationValues<typeof createFaq>,
): Promise<AdminFaq> {
  return await transact(db, async (tx) => {
    await lockOrder(tx)
    const { id } = await tx
      .insertInto('faqs')
      .values({ ...fields, position: 0 })
      .returning('id')
      .executeTakeFirstOrThrow()
    await putInOrder(tx, id, fields.group, position)
    const added = must(await readFaq(tx, id), 'faq')
    await audit(tx, actorId, id, { action: 'faq.added', after: getFacts(added) })
    return added
  })
}

export async function changeFaq(
  db: Db,
  actorId: AccountId,
  { id, position, ...fields }: OperationValues<typeof updateFaq>,
): Promise<AdminFaq> {
  return await transact(db, async (tx) => {
    await lockOrder(tx)
    const before = await readFaq(tx, id)
    if (!before) return refuse('not_found')
    await tx
      .updateTable('faqs')
      .set({ ...fields, updated_at: sql`clock_timestamp()` })
      .where('id', '=', id)
      .execute()
    const group = fields.group ?? before.group
    if (group !== before.group || position !== undefined) await putInOrder(tx, id, group, position)
    const changed = must(await readFaq(tx, id), 'faq')
    const changes = changesBetween(getFacts(before), getFacts(changed))
    await audit(tx, actorId, id, { action: 'faq.changed', ...changes })
    return changed
  })
}

export async function removeFaq(db: Db, actorId: AccountId, id: number): Promise<void> {
  await transact(db, async (tx) => {
    await lockOrder(tx)
    const gone = await readFaq(tx, id)
    if (!gone) return refuse('not_found')
    await tx.deleteFrom('faqs').where('id', '=', id).execute()
    return await audit(tx, actorId, id, { action: 'faq.removed', before: getFacts(gone) })
  })
}

async function putInOrder(tx: Tx, id: number, group: string, position = Number.POSITIVE_INFINITY) {
  const others = (await readFaqs(tx)).filter((one) => one.group === group && one.id !== id)
  const order = others.map((one) => one.id).toSpliced(Math.min(position, others.length), 0, id)
  await sql`
    update faqs f set position = o.n - 1
      from unnest(${order}::bigint[]) with ordinality as o (id, n) where f.id = o.id`.execute(tx)
}

async function audit(
  tx: Tx,
  actorId: AccountId,
  subjectId: number,
  act: Pick<AuditEntryInput, 'action' | 'before' | 'after'>,
) {
  await recordAudit(tx, { actor_id: actorId, subject_kind: 'faq', subject_id: subjectId, ...act })
  await publishTopic(tx, marketTopic)
}

function getFacts(faq: AdminFaq) {
  const { id: _, updated_at: __, ...facts } = faq
  return facts
}

/** Seeds only an empty table: afterwards the back office owns them. */
export async function seedFaqs(db: Db): Promise<void> {
  await transact(db, async (tx) => {
    await lockOrder(tx)
    if (await tx.selectFrom('faqs').select('id').limit(1).executeTakeFirst()) return
    const rows = firstFaqs.flatMap(({ group, faqs }) =>
      faqs.map((faq, position) => ({ ...faq, group, position })),
    )
    await tx.insertInto('faqs').values(rows).execute()
  })
}
