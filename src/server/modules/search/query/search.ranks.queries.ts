import { sql, type RawBuilder } from 'kysely'

/** Marks the beginning and end of a title as tokens, to match whole titles. */
export const title_begins = '=^'
export const title_ends = '=$'

export interface Ranks {
  is_title: string
  begins_title: string
  /** The words stand one after the other in the title. */
  in_title: string
  /** With a word or two between them. */
  near_in_title: string
  /** They do so anywhere. */
  in_text: string
  /** The title says that this is for what was typed: a case for a phone is no phone. */
  is_for: string
}

export type RanksRow = Omit<Ranks, 'in_title' | 'near_in_title'> & { has_for: boolean }

/** One row of `RanksRow`. */
export function buildRanksSql(text: string): RawBuilder<RanksRow> {
  const english = sql`phraseto_tsquery('english', ${text}::text)`
  const as_typed = sql`phraseto_tsquery('simple', ${text}::text)`
  const begins = sql`tsquery_phrase(${`'${title_begins}'`}::tsquery, phrase)`
  return sql`
    select tsquery_phrase(${begins}, ${`'${title_ends}'`}::tsquery)::text as is_title,
           ${begins}::text as begins_title, phrase::text as in_text,
           (tsquery_phrase(${thing_for}::tsquery, typed) || tsquery_phrase(${thing_for}::tsquery, typed, 2))::text as is_for,
           vector @@ ${thing_for}::tsquery as has_for
      from (select case when numnode(${english}) > 0 then ${english} else ${as_typed} end as phrase,
                   ${as_typed} as typed, to_tsvector('simple', ${text}::text) as vector) read`
}

/** Null where no word is left. */
export function toRanks({ has_for, ...ranks }: RanksRow): Ranks | null {
  if (ranks.in_text === '') return null
  const in_title = ofWeight('A', ranks.in_text)
  const near_in_title = in_title.includes('<->')
    ? [2, 3].map((apart) => `(${in_title.replaceAll('<->', `<${apart}>`)})`).join(' | ')
    : ''
  return { ...ranks, in_title, near_in_title, is_for: has_for ? '' : ranks.is_for }
}

/** Only titles keep these words as typed. */
const thing_for = `'for' | 'suit' | 'suits' | 'fit' | 'fits'`

const ofWeight = (weights: string, words: string) =>
  words.replace(/('(?:[^']|'')*')(?::(\*))?/g, (_, word: string, begun = '') => `${word}:${begun}${weights}`)

/** `further` is evaluated only there. */
const fits = (words: string, worth: number, further = sql`0::real`, otherwise = sql`0::real`) =>
  words === ''
    ? otherwise
    : sql`(case when tokens @@ ${words}::tsquery then ${worth}::real + ${further} else ${otherwise} end)`

/**
 * Steps first, by where and how the words occur; within a step PostgreSQL's own rank, coarse enough that among similar
 * hits the newest comes first. What has all words in its title ranks above what hasn't, which `selectRanked` counts on.
 * @param words_in_title the same words as title tokens
 */
export function buildRankSql(words: string, words_in_title: string, ranks: Ranks): RawBuilder<unknown> {
  const { is_title, begins_title, in_title, near_in_title, in_text, is_for } = ranks
  const not_for_it = is_for === '' ? sql`0::real` : sql`1.5::real`
  // Few rows have the words as a phrase, and checking positions takes most of the time.
  const as_a_phrase = sql`${fits(in_title, 1, fits(begins_title, 1, fits(is_title, 2)))}
    + ${fits(is_for, 0, undefined, not_for_it)}`
  return sql`(${fits(words_in_title, 2, fits(near_in_title, 0.5))} + ${fits(ofWeight('AB', words), 0.5)}
    + ${fits(in_text, 0.25, as_a_phrase, not_for_it)}
    + round((ts_rank(tokens, ${words}::tsquery) * 8)::numeric) / 16)::real`
}
