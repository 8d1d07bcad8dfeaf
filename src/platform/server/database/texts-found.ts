import { sql, type RawBuilder } from 'kysely'
import { toFoldedPattern } from './like-pattern.ts'

/**
 * The trigram index can't find texts under three letters; these are found by a scan of the narrow
 * texts.
 */
const inText = (q: string) => (q.length < 3 ? sql`true` : sql`text like ${toFoldedPattern(q)}`)

/** Selects ids of listings with it in their titles. */
export const findTitled = (q: string): RawBuilder<unknown> => sql`
  select listing_id from listing_texts where title like ${toFoldedPattern(q)} and ${inText(q)}`

/** Selects ids of accounts with it in their public names. */
export const findNamed = (q: string): RawBuilder<unknown> => sql`
  select account_id from account_texts where name like ${toFoldedPattern(q)} and ${inText(q)}`
