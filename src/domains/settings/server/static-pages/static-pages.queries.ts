import { sql } from 'kysely'
import type { StaticPageSlug } from '#domains/settings/common/static-pages/static-pages.ts'
import { must } from '#platform/common/must.ts'
import type { Db } from '#platform/server/database/db.ts'

const revisionsQuery = (db: Db) =>
  db
    .selectFrom('static_page_revisions as r')
    .leftJoin('accounts as a', 'a.id', 'r.saved_by')
    .leftJoin('static_page_revisions as restored', 'restored.id', 'r.restored_id')
    .select(['r.id', 'r.slug', 'r.number', 'r.title', 'r.saved_at'])
    .select(['a.display_name as saved_by', 'restored.number as restored_number'])
    .select(sql<string | null>`r.applies_from::text`.as('applies_from'))

export type RevisionRow = Awaited<ReturnType<typeof selectRevisions>>[number]

export async function selectShown(db: Db, slug: StaticPageSlug) {
  return await db
    .selectFrom('static_page_revisions')
    .select(['id', 'slug', 'number', 'title', 'text', 'saved_at'])
    .where('slug', '=', slug)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export async function selectRevisions(
  db: Db,
  { slug, page, limit }: { slug: StaticPageSlug; page: number; limit: number },
) {
  return await revisionsQuery(db)
    .where('r.slug', '=', slug)
    .orderBy('r.number', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
}

export async function selectRevision(db: Db, id: number) {
  return await revisionsQuery(db).select('r.text').where('r.id', '=', id).executeTakeFirst()
}

export async function selectText(db: Db, slug: StaticPageSlug, number: number) {
  return await db
    .selectFrom('static_page_revisions')
    .select(['title', 'text'])
    .where('slug', '=', slug)
    .where('number', '=', number)
    .executeTakeFirst()
}

/** Today in Auckland, as YYYY-MM-DD. */
export async function selectToday(db: Db): Promise<string> {
  const today = sql<{
    day: string
  }>`select (clock_timestamp() at time zone 'Pacific/Auckland')::date::text as day`
  return must((await today.execute(db)).rows[0], 'day').day
}
