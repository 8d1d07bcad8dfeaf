import { sql } from 'kysely'
import { readNear } from '#contract/near.ts'
import type { SavedQuery } from '#contract/saved-searches.ts'
import { foldMacrons } from '#server/modules/places/places.service.ts'
import type { Db } from '#server/platform/db.ts'
import { wordQuery } from './search.queries.ts'
import { boxAround, choicesOf, keywordsOf, quoted } from './search.rules.ts'
import { readWanted } from './search.service.ts'

/**
 * What a search asks of search rows, for whoever holds rows against searches rather than searches against rows: the
 * same query of tokens that the search itself makes, the answers that are numbers, and the box around a point. Refuses what nothing can be
 * found by.
 */
export async function readStanding(db: Db, saved: SavedQuery) {
  const query = { ...saved, limit: 1 }
  const { any_of, ranges } = await readWanted(db, query)
  const keywords = keywordsOf(foldMacrons(query.q ?? ''))
  const answers = any_of.map((tokens) => `(${tokens.map(quoted).join(' | ')})`)
  const chosen = [choicesOf(query), ...answers].filter(Boolean).join(' & ')
  const near = query.near === undefined ? null : readNear(query.near)
  const box = near && boxAround(near)
  const parts = [...(keywords ? [wordQuery(keywords)] : []), ...(chosen ? [sql`${chosen}::tsquery`] : [])]
  if (parts.length === 0) return { tokens: null, ranges, box }
  const { rows } = await sql<{ tokens: string }>`
    select (${sql.join(parts, sql` && `)})::text as tokens`.execute(db)
  return { tokens: rows[0]!.tokens, ranges, box }
}
