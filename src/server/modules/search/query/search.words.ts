import { sql, type RawBuilder } from 'kysely'
import { type Keywords, parseKeywords } from './search.rules.ts'
import { findNames, indexNames, type SynonymSearch } from '../synonyms/synonym-search.rules.ts'
import { synonyms } from '../synonyms/synonyms.data.ts'

const names_here = indexNames(synonyms)

/**
 * A tsquery; null when nothing was typed.
 * @param as_typed leaves synonyms out
 */
export function buildWordsSql(text: string, { as_typed = false } = {}): RawBuilder<unknown> | null {
  const keywords = parseKeywords(text)
  if (!keywords) return null
  const { names, rest } = as_typed ? { names: [], rest: text } : findNames(names_here, text)
  return names.length === 0 ? wordQuery(keywords) : nameQuery(names, parseKeywords(rest))
}

function nameQuery(names: SynonymSearch['names'], rest: Keywords | null): RawBuilder<unknown> {
  const things = names.map(({ typed, others, is_last }) => {
    // Synonyms of several words needn't be adjacent: title tokens have no positions.
    const named = [typed, ...others].map((name) => sql`plainto_tsquery('english', ${name}::text)`)
    const begun = is_last && !typed.includes(' ') ? [sql`to_tsquery('simple', ${`${typed}:*`}::text)`] : []
    return sql`(${sql.join([...begun, ...named], sql` || `)})`
  })
  const all = sql.join(things, sql` && `)
  if (!rest) return sql`(${all})`
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
