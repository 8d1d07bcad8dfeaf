import { foldMacrons } from '#contract/fold-macrons.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#server/platform/db.ts'
import { type Keywords, keywordsOf } from './search.rules.ts'

/**
 * What was typed as PostgreSQL's own query of words, in text; null when nothing was. Read once for a search and then
 * handed on as a constant: within a statement that walks many rows it would be read for each of them.
 */
export async function readWords(db: Db, q: string | undefined): Promise<string | null> {
  const keywords = keywordsOf(foldMacrons(q ?? ''))
  if (!keywords) return null
  const { rows } = await sql<{ words: string }>`select ${wordQuery(keywords)}::text as words`.execute(db)
  return rows[0]!.words
}

/**
 * All words, in any order, as English reads them; the last may be the beginning of one. Words that English skips
 * ("the") count only when there are no others.
 */
function wordQuery({ whole, begun }: Keywords): RawBuilder<unknown> {
  const rest = sql`plainto_tsquery('english', ${whole}::text)`
  const restAsTyped = sql`plainto_tsquery('simple', ${whole}::text)`
  if (begun === '') return sql`(case when numnode(${rest}) = 0 then ${restAsTyped} else ${rest} end)`
  const last = sql`to_tsquery('english', ${`${begun}:*`}::text)`
  const lastAsTyped = sql`to_tsquery('simple', ${`${begun}:*`}::text)`
  return sql`(case when numnode(${last}) > 0 then ${rest} && (${last} || ${lastAsTyped})
                   when numnode(${rest}) > 0 then ${rest}
                   else ${restAsTyped} && ${lastAsTyped} end)`
}
