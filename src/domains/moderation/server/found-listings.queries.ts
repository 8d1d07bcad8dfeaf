import { sql, type SqlBool } from 'kysely'
import { readNumber } from '#platform/common/formats/search-numbers.ts'
import type { Db } from '#platform/server/database/db.ts'
import { toFoldedPattern } from '#platform/server/database/like-pattern.ts'
import { isKnown } from './listing-keys.queries.ts'

/**
 * For quick search, by number, plate, VIN, chassis number or title words: each by an index, so not
 * in one condition.
 */
export async function selectFoundListings(db: Db, q: string, limit: number) {
  const words = q.split(' ').filter(Boolean)
  const code = q.toUpperCase().replace(/[\s-]/g, '')
  const number = readNumber(q)
  const named = sql.join(
    [
      sql`true`,
      ...words.map(
        (word) => sql`t.text like ${toFoldedPattern(word)} and t.title like ${toFoldedPattern(word)}`,
      ),
    ],
    sql` and `,
  )
  const found = sql`
    select id from listings where id = ${number}::bigint
    union
    select listing_id from vehicle_details where plate = ${code} and plate is not null
    union
    select listing_id from vehicle_details where vin = ${code} and vin is not null
    union
    select listing_id from vehicle_details where chassis_number = ${code} and chassis_number is not null
    union
    (select l.id from listing_texts t join listings l on l.id = t.listing_id
       where ${named} and ${isKnown} order by l.id desc limit ${sql.lit(maxTitles)})`
  return await db
    .selectFrom('listings as l')
    .innerJoin('accounts as a', 'a.id', 'l.seller_id')
    .select(['l.id', 'l.title', 'l.status', 'a.display_name as seller_name'])
    .where(sql<SqlBool>`l.id in (${found})`)
    .where(isKnown)
    .orderBy(sql`l.id is not distinct from ${number}::bigint`, 'desc')
    .orderBy(sql`strpos(fold_text(l.title), fold_text(${q}::text)) > 0`, 'desc')
    .orderBy(sql`l.status = 'active'`, 'desc')
    .orderBy('l.id', 'desc')
    .limit(limit)
    .execute()
}

/** How many titles are ranked to show the best. */
const maxTitles = 100
