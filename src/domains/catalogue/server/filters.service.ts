import { sql } from 'kysely'
import type { createFilter, Filter, updateFilter } from '#domains/catalogue/common/catalogue.ts'
import { must } from '#platform/common/must.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { OperationValues } from '#platform/common/operation.ts'
import {
  changesBetween,
  recordAudit,
  type AuditEntryInput,
} from '#domains/staff/server/audit/audit.service.ts'
import { transact, type Db, type Tx } from '#platform/server/database/db.ts'
import { recordEvent } from '#platform/server/jobs/outbox.ts'
import { publishTopic, siteTopic } from '#platform/server/live-hub.ts'
import type { DataSource } from '#platform/server/cache/caches.ts'
import { refuse } from '#platform/server/refusal.ts'
import { filterChanged } from './catalogue.events.ts'
import { appliesTo, filterProblems, findsOtherwise } from './filters.rules.ts'
import { firstFilters } from './first-filters.data.ts'
import { readCategoryPath, readShownFilters } from './catalogue-cache.service.ts'
import { selectCategoryPath, selectAllFilters, selectShownFilters } from './catalogue.queries.ts'
import * as t from '#domains/catalogue/texts.ts'

export async function readFiltersFor(source: DataSource, categoryId: number | undefined): Promise<Filter[]> {
  if (categoryId === undefined) return await readShownFilters(source)
  const path = await readCategoryPath(source, categoryId)
  if (path.length === 0) refuseFields({ category: t.that_category_doesnt_exist() })
  return await readFiltersAlong(source, path)
}

/** Returns the filters of the category at the end of the path. */
export async function readFiltersAlong(source: DataSource, path: { id: number }[]): Promise<Filter[]> {
  return filtersAlong(await readShownFilters(source), path)
}

/** Bypasses the cache, for transactions. */
export async function selectFilters(db: Db, categoryId: number | null): Promise<Filter[]> {
  return categoryId === null ? [] : await selectFiltersAlong(db, await selectCategoryPath(db, categoryId))
}

export async function selectFiltersAlong(db: Db, path: { id: number }[]): Promise<Filter[]> {
  return filtersAlong(await selectShownFilters(db), path)
}

function filtersAlong(filters: Filter[], path: { id: number }[]): Filter[] {
  const ids = path.map(({ id }) => id)
  return filters.filter((filter) => appliesTo(filter, ids))
}

/** Serialises changes: two at once would take the same position or key. */
async function lockFilters(tx: Tx): Promise<Filter[]> {
  await sql`select pg_advisory_xact_lock(hashtextextended('filters', 0))`.execute(tx)
  return await selectAllFilters(tx)
}

export async function addFilter(
  db: Db,
  actorId: AccountId,
  { position, category_ids: categoryIds, options, ...fields }: OperationValues<typeof createFilter>,
): Promise<Filter> {
  return await transact(db, async (tx) => {
    const others = await lockFilters(tx)
    if (others.some(({ key }) => key === fields.key)) refuseFields({ key: 'Another filter has this key.' })
    refuseUnfit({ ...fields, options })
    const { id } = await tx
      .insertInto('filters')
      .values({ ...fields, options: JSON.stringify(options), position: 0 })
      .returning('id')
      .executeTakeFirstOrThrow()
    await setCategories(tx, id, categoryIds)
    await putInOrder(tx, others, id, position)
    const added = await readFilter(tx, id)
    await recordEvent(tx, filterChanged, { category_ids: added.category_ids })
    await audit(tx, actorId, id, { action: 'filter.added', after: getFacts(added) })
    return added
  })
}

export async function changeFilter(
  db: Db,
  actorId: AccountId,
  { id, position, category_ids: categoryIds, options, ...fields }: OperationValues<typeof updateFilter>,
): Promise<Filter> {
  return await transact(db, async (tx) => {
    const filters = await lockFilters(tx)
    const before = filters.find((one) => one.id === id)
    if (!before) return refuse('not_found')
    const columns = { ...fields, ...(options && { options: JSON.stringify(options) }) }
    refuseUnfit({ ...before, ...fields, ...(options && { options }) })
    if (Object.keys(columns).length > 0)
      await tx.updateTable('filters').set(columns).where('id', '=', id).execute()
    if (categoryIds) await setCategories(tx, id, categoryIds)
    const others = filters.filter((one) => one.id !== id)
    if (position !== undefined) await putInOrder(tx, others, id, position)
    const changed = await readFilter(tx, id)
    const changes = changesBetween(getFacts(before), getFacts(changed))
    if (findsOtherwise(before, changed)) {
      const everywhere = new Set([...before.category_ids, ...changed.category_ids])
      await recordEvent(tx, filterChanged, { category_ids: [...everywhere] })
    }
    await audit(tx, actorId, id, { action: 'filter.changed', ...changes })
    return changed
  })
}

export async function removeFilter(db: Db, actorId: AccountId, id: number): Promise<void> {
  await transact(db, async (tx) => {
    const gone = (await lockFilters(tx)).find((one) => one.id === id)
    if (!gone) return refuse('not_found')
    await tx.deleteFrom('filters').where('id', '=', id).execute()
    await recordEvent(tx, filterChanged, { category_ids: gone.category_ids })
    return await audit(tx, actorId, id, { action: 'filter.removed', before: getFacts(gone) })
  })
}

async function readFilter(tx: Tx, id: number): Promise<Filter> {
  return must(
    (await selectAllFilters(tx)).find((one) => one.id === id),
    'filter',
  )
}

function refuseUnfit(wanted: Parameters<typeof filterProblems>[0]) {
  const errors = filterProblems(wanted)
  if (Object.keys(errors).length > 0) refuseFields(errors)
}

function refuseFields(errors: Record<string, string>): never {
  return refuse('validation_failed', { errors })
}

async function setCategories(tx: Tx, filterId: number, categoryIds: number[]) {
  const wanted = [...new Set(categoryIds)]
  const locked = await tx
    .selectFrom('categories')
    .select('id')
    .where('id', 'in', wanted)
    .forKeyShare()
    .execute()
  if (locked.length < wanted.length) refuseFields({ category_ids: t.one_of_these_categories_no_longer() })
  await tx.deleteFrom('filter_categories').where('filter_id', '=', filterId).execute()
  await tx
    .insertInto('filter_categories')
    .values(wanted.map((categoryId) => ({ filter_id: filterId, category_id: categoryId })))
    .execute()
}

async function putInOrder(tx: Tx, others: Filter[], id: number, position = Number.POSITIVE_INFINITY) {
  const order = others.map((one) => one.id).toSpliced(Math.min(position, others.length), 0, id)
  await sql`
    update filters f set position = o.n - 1
      from unnest(${order}::bigint[]) with ordinality as o (id, n)
     where f.id = o.id and f.position <> o.n - 1`.execute(tx)
}

async function audit(
  tx: Tx,
  actorId: AccountId,
  subjectId: number,
  act: Pick<AuditEntryInput, 'action' | 'before' | 'after'>,
) {
  await publishTopic(tx, siteTopic)
  await recordAudit(tx, { actor_id: actorId, subject_kind: 'filter', subject_id: subjectId, ...act })
}

function getFacts(filter: Filter) {
  const { id: _, ...facts } = filter
  return facts
}

/** Seeds only an empty table: afterwards the back office owns them. */
export async function seedFilters(db: Db): Promise<void> {
  await transact(db, async (tx) => {
    if ((await lockFilters(tx)).length > 0) return
    for (const [position, { categories, options = [], unit = null, ...filter }] of firstFilters.entries()) {
      const { id } = await tx
        .insertInto('filters')
        .values({ ...filter, unit, options: JSON.stringify(options), position })
        .returning('id')
        .executeTakeFirstOrThrow()
      await tx
        .insertInto('filter_categories')
        .columns(['filter_id', 'category_id'])
        .expression((eb) =>
          eb
            .selectFrom('categories')
            .select([eb.val(id).as('filter_id'), 'id'])
            .where('slug', 'in', categories),
        )
        .execute()
    }
  })
}
