import { sql } from 'kysely'
import { must } from '#platform/common/must.ts'
import type { Db } from '#platform/server/database/db.ts'
import { quoteToken } from '../words/tokens.rules.ts'

/**
 * Counts up to a maximum. For words believed rare: forces the index, whatever the planner
 * estimates.
 */
export async function countWord(db: Db, stem: string, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with hits as materialized (select from search_rows where tokens @@ ${quoteToken(stem)}::tsquery)
    select count(*) as count from (select from hits limit ${most}) few`.execute(db)
  return must(rows[0], 'count').count
}
