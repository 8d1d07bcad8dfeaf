import { sql, type RawBuilder } from 'kysely'
import type { Ranks } from '../words/word-query.rules.ts'

const nothing = sql`0::real`

/** `further` is evaluated only there. */
const fits = (words: string, worth: number, further = nothing, otherwise = nothing): RawBuilder<unknown> =>
  words === ''
    ? otherwise
    : sql`(case when tokens @@ ${words}::tsquery then ${worth}::real + ${further} else ${otherwise} end)`

/**
 * Steps first, by where and how the words occur; within a step PostgreSQL's own rank, coarse enough
 * that among similar hits the newest comes first. All words in the title rank above the rest, which
 * `selectRanked` relies on; a word that only the description has ranks last.
 */
export function buildRankSql(ranks: Ranks): RawBuilder<unknown> {
  const { titled, named, categorised, described, typed } = ranks
  const { isTitle, beginsTitle, in_title: inTitle, nearInTitle, inText, whole } = ranks
  // Few rows have the words as a phrase, and checking positions takes most of the time.
  const asAPhrase = fits(inTitle, 1, fits(beginsTitle, 1, fits(isTitle, 2)), fits(nearInTitle, 0.5))
  const inTitles = sql`(${asAPhrase} + ${fits(categorised, 1)})`
  const elsewhere = fits(described, 1, fits(named, 1, fits(categorised, 0.5)))
  return sql`(${fits(titled, 4, inTitles, elsewhere)} + ${fits(inText, 0.25)} + ${fits(whole, 0.5)}
    + round((ts_rank(tokens, ${typed}::tsquery) * 8)::numeric) / 16)::real`
}
