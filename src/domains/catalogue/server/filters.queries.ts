import { sql } from 'kysely'
import type { Filter } from '#domains/catalogue/common/filters.ts'
import type { Db } from '#platform/server/database/db.ts'
import { fromColumn } from '#platform/server/database/from-column.ts'

export async function selectAllFilters(db: Db): Promise<Filter[]> {
  const rows = await db
    .selectFrom('filters as f')
    .selectAll('f')
    .select(
      sql<
        number[]
      >`array(select category_id from filter_categories where filter_id = f.id order by category_id)`.as(
        'category_ids',
      ),
    )
    .orderBy('f.position')
    .orderBy('f.id')
    .execute()
  return rows.map((row) => ({ ...row, options: fromColumn<string[]>(row.options) }))
}

export async function selectShownFilters(db: Db): Promise<Filter[]> {
  return (await selectAllFilters(db)).filter(({ status }) => status === 'active')
}
