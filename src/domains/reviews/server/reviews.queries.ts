import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { AccountId } from '#platform/common/ids.ts'
import type { OperationValues } from '#platform/common/operation.ts'
import type { listAllReviews } from '#domains/reviews/common/reviews.ts'
import { readNumber } from '#platform/common/formats/search-numbers.ts'
import { must } from '#platform/common/must.ts'
import { whereIdIn, or } from '#platform/server/database/where-id-in.ts'
import { selectCounted } from '#platform/server/database/counted-page.ts'
import { midnight } from '#platform/server/database/days.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import { ifGiven } from '#platform/server/database/if-given.ts'
import { findNamed, findTitled } from '#platform/server/database/texts-found.ts'
import { toFoldedPattern } from '#platform/server/database/like-pattern.ts'

interface Paging {
  page: number
  limit: number
}

type Condition = RawBuilder<SqlBool>

const selectReviews = (db: Db) =>
  db
    .selectFrom('reviews as r')
    .innerJoin('listings as l', 'l.id', 'r.listing_id')
    .innerJoin('accounts as w', 'w.id', 'r.author_id')
    .innerJoin('accounts as a', 'a.id', 'r.about_id')
    .leftJoin('review_disputes as d', 'd.review_id', 'r.id')
    .selectAll('r')
    .select(['l.type as listing_type', sql<string>`coalesce(l.title, '')`.as('listing_title')])
    .select(['w.display_name as author_name', 'w.avatar as author_avatar'])
    .select(['a.display_name as about_name', 'a.avatar as about_avatar'])
    .select(['d.reason as dispute_reason', 'd.disputed_at', 'd.outcome', 'd.outcome_word', 'd.decided_at'])
    .select(
      sql<boolean>`exists (select from reviews o
        where o.trade_id = r.trade_id and o.id <> r.id and o.shown_at < r.written_at
          and (o.removed_at is null or o.removed_at >= o.shown_at))`.as('is_after_reading'),
    )
    .select(sql<Date>`clock_timestamp()`.as('now'))

export type ReviewRow = Awaited<ReturnType<typeof selectPage>>['rows'][number]

const isShown: Condition = sql`r.shown_at <= now()`

async function selectPage(db: Db, wanted: Condition, order: RawBuilder<unknown>, { page, limit }: Paging) {
  const rows = await selectReviews(db)
    .where(wanted)
    .orderBy(order)
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  const { rows: counts } = await sql<{ total: number }>`
    select count(*) as total from reviews r
      join listings l on l.id = r.listing_id
      join accounts w on w.id = r.author_id join accounts a on a.id = r.about_id
      left join review_disputes d on d.review_id = r.id
     where ${wanted}`.execute(db)
  return { rows, total: must(counts[0], 'count').total }
}

/** Members see their own removed reviews too. */
export function selectAbout(db: Db, aboutId: AccountId, paging: Paging & { andRemoved: boolean }) {
  const isVisible: Condition = paging.andRemoved
    ? sql`(r.removed_at is null or r.removed_at >= r.shown_at)`
    : sql`r.removed_at is null`
  const wanted: Condition = sql`r.about_id = ${aboutId} and ${isShown} and ${isVisible}`
  return selectPage(db, wanted, sql`r.shown_at desc, r.id desc`, paging)
}

export const selectWrittenBy = (db: Db, authorId: AccountId, paging: Paging) =>
  selectPage(db, sql`r.author_id = ${authorId}`, sql`r.id desc`, paging)

export const selectByTrade = (db: Db, accountId: AccountId, tradeId: number, paging: Paging) =>
  selectPage(
    db,
    sql`r.trade_id = ${tradeId} and r.removed_at is null
      and (r.author_id = ${accountId} or (r.about_id = ${accountId} and ${isShown}))`,
    sql`r.id`,
    paging,
  )

type TableSearch = OperationValues<typeof listAllReviews>

const states: Record<NonNullable<TableSearch['state']>, Condition> = {
  disputed: sql`d.disputed_at is not null and d.outcome is null and r.removed_at is null`,
  shown: sql`${isShown} and r.removed_at is null`,
  hidden: sql`not (${isShown}) and r.removed_at is null`,
  removed: sql`r.removed_at is not null`,
}

const ranges: Record<NonNullable<TableSearch['stars']>, Condition> = {
  low: sql`r.half_stars <= 4`,
  middle: sql`r.half_stars between 5 and 7`,
  high: sql`r.half_stars >= 8`,
}

const tableOrders = {
  written_at: { asc: sql`r.written_at, r.id`, desc: sql`r.written_at desc, r.id desc` },
  rating: { asc: sql`r.half_stars, r.id`, desc: sql`r.half_stars desc, r.id desc` },
}

type Narrowing = Omit<TableSearch, 'page' | 'limit' | 'sort' | 'order'>

type TextMatches = Awaited<ReturnType<typeof findTextMatches>>

/** Matches the review, its reply, the listing's title or either name; or its number. */
async function findTextMatches(db: Db, { q = '' }: Narrowing): Promise<Condition | null> {
  if (q === '') return null
  const like = toFoldedPattern(q)
  const review = sql`select review_id from review_texts where text like ${like}`
  const number = sql`select id from reviews where id = ${readNumber(q)}::bigint`
  return or(
    await Promise.all([
      // Searches short texts first: if they match, the long ones aren't scanned.
      whereIdIn(db, findTitled(q), sql<number>`r.listing_id`),
      whereIdIn(db, findNamed(q), sql<number>`r.author_id`, sql<number>`r.about_id`),
      whereIdIn(db, review, sql<number>`r.id`),
      whereIdIn(db, number, sql<number>`r.id`),
    ]),
  )
}

/** Joins only tables that filter or sort. */
const narrowed = (db: Db, textMatches: TextMatches, { state, stars, from, to }: Narrowing) =>
  db
    .selectFrom('reviews as r')
    .leftJoin('review_disputes as d', 'd.review_id', 'r.id')
    .$call(ifGiven(textMatches, (query, value) => query.where(value)))
    .$call(ifGiven(state, (query, value) => query.where(states[value])))
    .$call(ifGiven(stars, (query, value) => query.where(ranges[value])))
    .$call(ifGiven(from, (query, value) => query.where('r.written_at', '>=', midnight(value))))
    .$call(ifGiven(to, (query, value) => query.where('r.written_at', '<', midnight(value, 1))))

export async function selectTable(db: Db, { sort, order, page, limit, ...search }: TableSearch) {
  const textMatches = await findTextMatches(db, search)
  const all = narrowed(db, textMatches, search)
  const found = all.select('r.id').orderBy(tableOrders[sort][order])
  const counted = await selectCounted(found, all, { page, limit }, textMatches !== null)
  const ids = sql`${counted.ids}::bigint[]`
  const rows = await selectReviews(db)
    .where(sql<SqlBool>`r.id = any(${ids})`)
    .orderBy(sql`array_position(${ids}, r.id)`)
    .execute()
  return { rows, total: counted.total }
}

export async function selectForBulk(db: Db, { sort, order, ...search }: Omit<TableSearch, 'page' | 'limit'>) {
  return await narrowed(db, await findTextMatches(db, search), search)
    .select(['r.id', 'r.removed_at', 'd.outcome'])
    .orderBy(tableOrders[sort][order])
    .execute()
}

export async function selectReview(db: Db, id: number): Promise<ReviewRow | undefined> {
  return await selectReviews(db).where('r.id', '=', id).executeTakeFirst()
}

/** Never agreed on, so there's nothing to review. */
const wasDenied = sql<boolean>`exists (
  select from trade_answers answers where answers.trade_id = trades.id and answers.answer = 'denied')`

/** Locks it, so that its two reviews are written one after the other. */
export async function lockTrade(tx: Tx, accountId: AccountId, tradeId: number) {
  return await tx
    .selectFrom('trades')
    .select(['id', 'listing_id', 'buyer_id', 'seller_id', 'status', 'agreed_at'])
    .select(wasDenied.as('was_denied'))
    .where('id', '=', tradeId)
    .where((is) => is.or([is('buyer_id', '=', accountId), is('seller_id', '=', accountId)]))
    .forUpdate()
    .executeTakeFirst()
}

export async function selectReviewsOfTrade(tx: Tx, tradeId: number) {
  return await tx
    .selectFrom('reviews')
    .select(['id', 'author_id', 'about_id', 'listing_id', 'shown_at', 'announced_at', 'removed_at'])
    .where('trade_id', '=', tradeId)
    .execute()
}

export async function lockReview(tx: Tx, id: number) {
  const review = await tx
    .selectFrom('reviews')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!review) return undefined
  const dispute = await tx
    .selectFrom('review_disputes')
    .select(['disputed_at', 'outcome'])
    .where('review_id', '=', id)
    .executeTakeFirst()
  return { ...review, disputed_at: dispute?.disputed_at ?? null, outcome: dispute?.outcome ?? null }
}

export async function lockUnannounced(tx: Tx, now: Date, limit: number) {
  return await tx
    .selectFrom('reviews')
    .select(['id', 'listing_id', 'author_id', 'about_id'])
    .where('announced_at', 'is', null)
    .where('shown_at', '<=', now)
    .orderBy('shown_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()
}

export async function selectRatings(db: Db, aboutId: AccountId) {
  const account = await db
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', aboutId)
    .where('type', '=', 'user')
    .executeTakeFirst()
  if (!account) return undefined
  return await db
    .selectFrom('reviews as r')
    .select(['r.about_role', 'r.half_stars'])
    .select((q) => q.fn.countAll<number>().as('count'))
    .where('r.about_id', '=', aboutId)
    .where(isShown)
    .where('r.removed_at', 'is', null)
    .groupBy(['r.about_role', 'r.half_stars'])
    .execute()
}
