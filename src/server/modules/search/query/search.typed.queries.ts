import { sql } from 'kysely'
import { foldMacrons } from '#shared/formats/fold-macrons.ts'
import type { Db } from '#server/platform/database/db.ts'
import { buildRanksSql, toRanks, type Ranks, type RanksRow } from './search.ranks.queries.ts'
import { buildWordsSql } from './search.words.ts'

export interface Typed {
  /** A tsquery in text. */
  words: string | null
  ranks: Ranks | null
}

/**
 * What was typed, parsed once per search and passed on as constants: inside a statement that walks many rows it would
 * be parsed for each.
 * @param as_typed leaves synonyms out
 */
export async function readTyped(
  db: Db,
  q: string | undefined,
  options: { as_typed?: boolean } = {},
): Promise<Typed> {
  const text = foldMacrons(q ?? '')
  if (text.trim() === '') return { words: null, ranks: null }
  const { rows } = await sql<RanksRow & { words: string | null }>`
    select ${buildWordsSql(text, options) ?? sql`null`}::text as words, ranks.*
      from (${buildRanksSql(text.trim())}) ranks`.execute(db)
  const { words, ...ranks } = rows[0]!
  return { words, ranks: toRanks(ranks) }
}
