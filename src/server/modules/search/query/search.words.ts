import { foldMacrons } from '#shared/formats/fold-macrons.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#server/platform/database/db.ts'
import { type Keywords, parseKeywords } from './search.rules.ts'
import { findNames, indexNames, type SynonymSearch } from '../synonyms/synonym-search.rules.ts'
import { synonyms } from '../synonyms/synonyms.data.ts'

const names_here = indexNames(synonyms)

/**
 * As a tsquery in text; null when nothing was typed. Passed on as a constant: inside a statement that walks many rows
 * it would be parsed for each.
 * @param as_typed leaves synonyms out
 */
export async function readWords(
  db: Db,
  q: string | undefined,
  { as_typed = false } = {},
): Promise<string | null> {
  const text = foldMacrons(q ?? '')
  const keywords = parseKeywords(text)
  if (!keywords) return null
  const { names, rest } = as_typed ? { names: [], rest: text } : findNames(names_here, text)
  const query = names.length === 0 ? wordQuery(keywords) : nameQuery(names, parseKeywords(rest))
  const { rows } = await sql<{ words: string }>`select ${query}::text as words`.execute(db)
  return rows[0]!.words
}

function nameQuery(names: SynonymSearch['names'], rest: Keywords | null): RawBuilder<unknown> {
  const things = names.map(({ typed, others, is_last }) => {
    // Synonyms of several words needn't be adjacent: title tokens have no positions.
    const named = [typed, ...others].map((name) => sql`plainto_tsquery('english', ${name}::text)`)
    const begun = is_last && !typed.includes(' ') ? [sql`to_tsquery('simple', ${`${typed}:*`}::text)`] : []
    return sql`(${sql.join([...begun, ...named], sql` || `)})`
  })
  const all = sql.join(things, sql` && `)
  if (!rest) return all
  const { whole, begun } = rest
  const whole_words = sql`plainto_tsquery('english', ${whole}::text)`
  const isLast = names.every(({ is_last }) => !is_last)
  if (begun === '') return sql`(${whole_words} && ${all})`
  const last = isLast
    ? sql`(to_tsquery('english', ${`${begun}:*`}::text) || to_tsquery('simple', ${`${begun}:*`}::text))`
    : sql`plainto_tsquery('english', ${begun}::text)`
  return sql`(${whole_words} && ${last} && ${all})`
}

/**
 * All words in any order, with English stemming; the last may be a prefix. Stop words count only when there are no
 * others.
 */
function wordQuery({ whole, begun }: Keywords): RawBuilder<unknown> {
  const rest = sql`plainto_tsquery('english', ${whole}::text)`
  const restAsTyped = sql`plainto_tsquery('simple', ${whole}::text)`
  if (begun === '') return sql`(case when numnode(${rest}) = 0 then ${restAsTyped} else ${rest} end)`
  const last = sql`to_tsquery('english', ${`${begun}:*`}::text)`
  const lastAsTyped = sql`to_tsquery('simple', ${`${begun}:*`}::text)`
  // Prefixes are expensive: reads them once where stemming doesn't change the word.
  return sql`(case when ${last} = ${lastAsTyped} then ${rest} && ${last}
                   when numnode(${last}) > 0 then ${rest} && (${last} || ${lastAsTyped})
                   when numnode(${rest}) > 0 then ${rest}
                   else ${restAsTyped} && ${lastAsTyped} end)`
}
