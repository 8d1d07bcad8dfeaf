import { sql } from 'kysely'
import { foldMacrons } from '#shared/formats/fold-macrons.ts'
import { createCachePerOwner } from '#server/platform/cache/cache.ts'
import type { Db } from '#server/platform/database/db.ts'
import { buildRanksSql, toRanks, type Ranks, type RanksRow } from './search.ranks.queries.ts'
import { buildWordsSql } from './search.words.ts'

export interface Typed {
  /** A tsquery in text. */
  words: string | null
  ranks: Ranks | null
}

interface TypedOptions {
  /** Leaves synonyms out. */
  as_typed?: boolean
}

/** The same text is always parsed the same way. */
const getKept = createCachePerOwner<Typed>({ max_entries: 2_000 })

/**
 * What was typed, parsed once and passed on as constants: inside a statement that walks many rows it would be parsed for
 * each.
 */
export async function readTyped(
  db: Db,
  q: string | undefined,
  { as_typed = false }: TypedOptions = {},
): Promise<Typed> {
  const text = foldMacrons(q ?? '')
  if (text.trim() === '') return { words: null, ranks: null }
  return await getKept(db).read(`${as_typed} ${text}`, () => parseTyped(db, text, { as_typed }))
}

async function parseTyped(db: Db, text: string, options: TypedOptions): Promise<Typed> {
  const { rows } = await sql<RanksRow & { words: string | null }>`
    select ${buildWordsSql(text, options) ?? sql`null`}::text as words, ranks.*
      from (${buildRanksSql(text.trim())}) ranks`.execute(db)
  const { words, ...ranks } = rows[0]!
  return { words, ranks: toRanks(ranks) }
}
