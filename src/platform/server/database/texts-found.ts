import { sql, type RawBuilder } from 'kysely'
import { toFoldedPattern } from './like-pattern.ts'

/** The index of trigrams holds whole texts; of fewer letters it knows nothing, and the narrow texts are looked through. */
const inText = (q: string) => (q.length < 3 ? sql`true` : sql`text like ${toFoldedPattern(q)}`)

/** The ids of listings with it in their titles. */
export const findTitled = (q: string): RawBuilder<unknown> => sql`
  select listing_id from listing_texts where title like ${toFoldedPattern(q)} and ${inText(q)}`

/** The ids of accounts with it in the names that others see. */
export const findNamed = (q: string): RawBuilder<unknown> => sql`
  select account_id from account_texts where name like ${toFoldedPattern(q)} and ${inText(q)}`
