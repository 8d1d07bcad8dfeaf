import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { readNumber } from '#platform/common/formats/search-numbers.ts'
import { and, whereIdIn, or } from '#platform/server/database/where-id-in.ts'
import type { Db } from '#platform/server/database/db.ts'
import { toFoldedPattern, toLikePattern } from '#platform/server/database/like-pattern.ts'

const minPhoneDigits = 6
const listing = sql<number>`l.id`
const seller = sql<number>`l.seller_id`

/**
 * Matches all words in the text of the listing or its seller; or its number, vehicle identifiers,
 * or a phone number. Each is searched in its own table first.
 */
export async function containsAllWords(db: Db, q: string): Promise<RawBuilder<SqlBool>> {
  const words = q.split(' ').filter(Boolean)
  const [ofWords, exact, ...ofPhone] = await Promise.all([
    Promise.all(words.map((word) => containsWord(db, word))),
    whereIdIn(db, byNumber(q), listing),
    ...byPhone(db, q),
  ])
  return or([and(ofWords), exact, ...ofPhone])
}

async function containsWord(db: Db, word: string) {
  const pattern = toFoldedPattern(word)
  // Without an index, a plain substring search is quicker.
  const isIn = word.length < 3 ? sql`strpos(text, fold_text(${word})) > 0` : sql`text like ${pattern}`
  return or(
    await Promise.all([
      whereIdIn(db, sql`select listing_id from listing_texts where ${isIn}`, listing),
      whereIdIn(db, sql`select account_id from account_texts where text like ${pattern}`, seller),
    ]),
  )
}

function byNumber(q: string) {
  const code = q.toUpperCase().replace(/[\s-]/g, '')
  return sql`
    select id from listings where id = ${readNumber(q)}::bigint
    union select listing_id from vehicle_details where plate = ${code}::text
    union select listing_id from vehicle_details where vin = ${code}::text
    union select listing_id from vehicle_details where chassis_number = ${code}::text`
}

function byPhone(db: Db, q: string) {
  const digits = q.replace(/\D/g, '').replace(/^(?:0064|64|0)/, '')
  if (!/^[\d\s+()-]+$/.test(q) || digits.length < minPhoneDigits) return []
  const pattern = toLikePattern(digits)
  return [
    whereIdIn(db, sql`select listing_id from listing_texts where digits like ${pattern}::text`, listing),
    whereIdIn(db, sql`select id from accounts where phone_number like ${pattern}::text`, seller),
  ]
}
