import { sql, type SqlBool, type RawBuilder } from 'kysely'
import { readNumber } from '#platform/common/formats/search-numbers.ts'
import type { ListingId } from '#platform/common/ids.ts'
import type { Db } from '#platform/server/database/db.ts'
import { toFoldedPattern, toLikePattern } from '#platform/server/database/like-pattern.ts'
import { and, whereIdIn, or } from '#platform/server/database/where-id-in.ts'

/** A draft that was never submitted, and that no admin wrote, is private. */
export const isKnown = sql<boolean>`(l.status <> 'draft' or exists (
  select from listing_status_changes c where c.listing_id = l.id) or exists (
  select from audit_log a where a.subject_kind = 'listing' and a.subject_id = l.id))`
/**
 * Per piece, as its last buyer agreed: after buy-now or an offer it isn't the price of the bidding.
 */
export const soldPrice = sql<
  number | null
>`case when l.status = 'sold' then (select t.price_cents from trades t
  where t.listing_id = l.id and t.status not in ('cancelled', 'unconfirmed') order by t.id desc limit 1) end`
/** The price before it's live. */
const askingPrice = sql<number | null>`
  case when l.sale_method = 'auction' then l.start_price_cents else l.buy_now_price_cents end`
export const price = sql<number | null>`coalesce(${soldPrice}, d.price_cents, ${askingPrice})`
export const closesAt = sql<Date | null>`coalesce(d.closes_at, l.closes_at)`

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

type Sort = 'price_cents' | 'bid_count' | 'closes_at'

/** Every listing that is or was live has a deal, and is known. */
const withoutDeal = (key: RawBuilder<unknown>) => sql`
  select l.id, ${key} as key from listings l
   where l.status in ('draft', 'pending', 'withdrawn', 'suspended') and ${isKnown}
     and not exists (select from deals d where d.listing_id = l.id)`

/** Each listing is in exactly one of these, with its sort key. */
const sources: Record<Sort, RawBuilder<unknown>[]> = {
  bid_count: [sql`select d.listing_id as id, d.bid_count as key from deals d`, withoutDeal(sql`0`)],
  closes_at: [
    sql`select d.listing_id as id, d.closes_at as key from deals d where d.closes_at is not null`,
    sql`select l.id, l.closes_at as key from deals d join listings l on l.id = d.listing_id where d.closes_at is null`,
    withoutDeal(sql`l.closes_at`),
  ],
  price_cents: [
    sql`select l.id, coalesce(${soldPrice}, (select d.price_cents from deals d where d.listing_id = l.id)) as key
      from listings l where l.status = 'sold'`,
    sql`select d.listing_id as id, d.price_cents as key from deals d
     where d.listing_id not in (select id from listings where status = 'sold')`,
    withoutDeal(askingPrice),
  ],
}

/**
 * Sorts listings by values of their deals. Bids write deals, which therefore have no index for it:
 * the first of each kind are found before anything is joined, and the first of those are the page.
 */
export async function selectByDeal(
  db: Db,
  { sort, order }: { sort: Sort; order: 'asc' | 'desc' },
  { page, limit }: { page: number; limit: number },
): Promise<ListingId[]> {
  const inOrder = order === 'desc' ? sql`key desc nulls last, id desc` : sql`key asc nulls last, id asc`
  const first = sources[sort].map(
    (source) =>
      sql`(select id, key from (${source}) as source order by ${inOrder} limit ${page * limit}::bigint)`,
  )
  const { rows } = await sql<{ id: ListingId }>`
    select id from (${sql.join(first, sql` union all `)}) as first
     order by ${inOrder} limit ${limit}::bigint offset ${(page - 1) * limit}::bigint`.execute(db)
  return rows.map(({ id }) => id)
}

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

export async function selectHistory(db: Db, listingId: ListingId) {
  return await db
    .selectFrom('listing_status_changes as c')
    .leftJoin('accounts as a', 'a.id', 'c.mover_id')
    .select(['c.id', 'c.status', 'c.moved_by', 'c.reason', 'c.at'])
    .select(
      sql<string | null>`case c.moved_by when 'admin' then a.first_name || ' ' || a.last_name
        else a.display_name end`.as('mover_name'),
    )
    .where('c.listing_id', '=', listingId)
    .orderBy('c.id', 'desc')
    .execute()
}
