import { sql } from 'kysely'
import type { Db } from '#server/platform/database/db.ts'

/** Up to a maximum. For words believed rare: forces the index, whatever the planner estimates. */
export async function countWord(
  db: Db,
  word: string,
  { begun, most }: { begun: boolean; most: number },
): Promise<number> {
  const typed = begun ? `${word}:*` : word
  const { rows } = await sql<{ count: number }>`
    with hits as materialized (
      select from search_rows where tokens @@ (case when to_tsquery('english', ${typed}::text) = to_tsquery('simple', ${typed}::text)
            then to_tsquery('simple', ${typed}::text)
            else to_tsquery('english', ${typed}::text) || to_tsquery('simple', ${typed}::text) end))
    select count(*) as count from (select from hits limit ${most}) few`.execute(db)
  return rows[0]!.count
}
