import type { ListingId } from '#platform/common/ids.ts'
import { readNumber } from '#platform/common/formats/search-numbers.ts'
import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely'
import { sellerKindSql } from '#domains/listings/server/maintenance.service.ts'
import type { listAdminListings } from '#domains/moderation/common/moderation.ts'
import { must } from '#platform/common/must.ts'
import type { OperationValues } from '#platform/common/operation.ts'
import { and } from '#platform/server/database/where-id-in.ts'
import { selectAtOnce, selectCounted } from '#platform/server/database/counted-page.ts'
import { daysAgo, midnight } from '#platform/server/database/days.ts'
import type { Db } from '#platform/server/database/db.ts'
import { ifGiven } from '#platform/server/database/if-given.ts'
import {
  selectByDeal,
  closesAt,
  isKnown,
  price,
  soldPrice,
  containsAllWords,
} from './found-listings.queries.ts'

export type AdminListingSearch = Omit<OperationValues<typeof listAdminListings>, 'page' | 'limit'>
export type AdminListingRecord = Awaited<ReturnType<typeof selectAdminListingRows>>[number]

const appeals = sql<boolean>`exists (
  select from listing_suspensions s where s.listing_id = l.id and s.cause = 'admin' and s.lifted_at is null
     and (select m.is_sellers from appeal_messages m where m.suspension_id = s.id order by m.id desc limit 1))`
/** Reported by members. */
const isFlagged = sql<boolean>`exists (
  select from flags f where f.listing_id = l.id and f.outcome is null and f.reporter_id is not null)`
const isDisputed = sql<boolean>`exists (select from trades t where t.listing_id = l.id and t.status = 'disputed')`
/** A suspended listing's deal is closed too, but resumes later. */
const closedAt = sql<Date | null>`case when l.status in ('sold', 'unsold', 'withdrawn') then d.closed_at end`

const sortKeys: Record<AdminListingSearch['sort'], Expression<unknown>> = {
  id: sql`l.id`,
  title: sql`words.title`,
  seller_name: sql`seller.name`,
  price_cents: price,
  bid_count: sql`coalesce(d.bid_count, 0)`,
  closes_at: closesAt,
  changed_at: sql`l.updated_at`,
}

/** The other columns are never null, so an index read backwards has their last first. */
const canBeNull: AdminListingSearch['sort'][] = ['price_cents', 'closes_at']

const listings = (db: Db) =>
  db
    .selectFrom('listings as l')
    .innerJoin('accounts as a', 'a.id', 'l.seller_id')
    .leftJoin('deals as d', 'd.listing_id', 'l.id')
    .leftJoin('categories as k', 'k.id', 'l.category_id')

/** Each is joined by its key, so that PostgreSQL leaves out unused ones. */
const searched = (db: Db) =>
  db
    .selectFrom('listings as l')
    .leftJoin('accounts as a', 'a.id', 'l.seller_id')
    .leftJoin('deals as d', 'd.listing_id', 'l.id')
    .leftJoin('categories as k', 'k.id', 'l.category_id')
    .leftJoin('listing_texts as words', 'words.listing_id', 'l.id')
    .leftJoin('account_texts as seller', 'seller.account_id', 'l.seller_id')

type Narrowing = Omit<AdminListingSearch, 'sort' | 'order'>
/** The matches of the search words; null without any. */
type TextMatches = Awaited<ReturnType<typeof findTextMatches>>

const findTextMatches = async (db: Db, { q = '' }: Narrowing) =>
  q === '' ? null : await containsAllWords(db, q)

const matching = (
  db: Db,
  textMatches: TextMatches,
  { status, type, category, seller, ...search }: Narrowing,
) =>
  searched(db)
    .where(isKnown)
    .$call(ifGiven(textMatches, (query, value) => query.where(value)))
    .$call(ifGiven(status, (query, value) => query.where('l.status', '=', value)))
    .$call(ifGiven(type, (query, value) => query.where('l.type', '=', value)))
    .$call(ifGiven(category, (query, value) => query.where(sql<boolean>`k.path @> array[${value}::bigint]`)))
    .$call(ifGiven(seller, (query, value) => query.where('l.seller_id', '=', value)))
    .$if(search.appeals === 'yes', (query) => query.where(appeals))
    .$if(search.flagged === 'yes', (query) => query.where(isFlagged))
    .$if(search.disputed === 'yes', (query) => query.where(isDisputed))
    .$call(
      ifGiven(search.buyer, (query, value) =>
        query.where(
          sql<SqlBool>`l.id in (${sales({}, sql`t.listing_id`)} and t.buyer_id = ${value}::bigint)`,
        ),
      ),
    )
    .$if(search.sold === 'yes', (query) => query.where(isSold({})))
    .$call(ifGiven(search.listed_from, (query, value) => query.where('l.created_at', '>=', midnight(value))))
    .$call(ifGiven(search.listed_to, (query, value) => query.where('l.created_at', '<', midnight(value, 1))))
    .$if(isOfPrice(search), (query) => query.where(isPriced(search)))
    .$call(
      ifGiven(search.seller_days, (query, value) =>
        query.where(
          sql<SqlBool>`l.seller_id = any(array(
          select id from accounts where member_since > ${daysAgo(value)}))`,
        ),
      ),
    )
    .$if(isOfDays(search), (query) => query.where(isSold(search)))

const isOfPrice = ({ price_from: priceFrom, price_to: priceTo }: Narrowing) =>
  priceFrom !== undefined || priceTo !== undefined

/** Written as a range, so that the price is computed once. */
const isPriced = ({ price_from: priceFrom = 0, price_to: priceTo = Number.MAX_SAFE_INTEGER }: Narrowing) =>
  priceFrom > priceTo
    ? sql<SqlBool>`false`
    : sql<SqlBool>`${price} <@ int8range(${priceFrom}::bigint, ${priceTo}::bigint, '[]')`

type Days = Pick<AdminListingSearch, 'sold_from' | 'sold_to'>
const isOfDays = ({ sold_from: soldFrom, sold_to: soldTo }: Days) =>
  soldFrom !== undefined || soldTo !== undefined

/** Counts like the dashboard's trades. */
const sales = ({ sold_from: soldFrom, sold_to: soldTo }: Days, columns: RawBuilder<unknown>) => sql`
  select ${columns} from trades t where ${and([
    sql<SqlBool>`t.status not in ('cancelled', 'unconfirmed')`,
    ...(soldFrom === undefined ? [] : [sql<SqlBool>`t.agreed_at >= ${midnight(soldFrom)}`]),
    ...(soldTo === undefined ? [] : [sql<SqlBool>`t.agreed_at < ${midnight(soldTo, 1)}`]),
  ])}`

const isSold = (days: Days) => sql<SqlBool>`l.id in (${sales(days, sql`t.listing_id`)})`

/** Counted once for all, instead of once for each. */
const totalSold = (days: Days) =>
  sql<{ listing_id: ListingId; cents: number }>`(
  ${sales(days, sql`t.listing_id, sum(t.price_cents * t.quantity) as cents`)} group by t.listing_id)`.as(
    'sums',
  )

const isNumbered = (q = '') => sql`l.id is not distinct from ${readNumber(q)}::bigint`

function inOrder(db: Db, textMatches: TextMatches, search: AdminListingSearch) {
  const { sold_from: _from, sold_to: _to, ...others } = search
  // Listings with a sum were sold on those days; joined by number, so that only the first of them
  // are looked up.
  const isBySum = search.sort === 'price_cents' && isOfDays(search)
  const isByText = search.sort === 'title' || search.sort === 'seller_name'
  return (
    matching(db, textMatches, isBySum ? others : search)
      .select('l.id')
      .$if(readNumber(search.q ?? '') !== null, (query) => query.orderBy(isNumbered(search.q), 'desc'))
      .$if(isBySum, (query) => query.innerJoin(totalSold(search), 'sums.listing_id', 'l.id'))
      // Every listing has its texts, and every seller: this reads them in order.
      .$if(isByText, (query) => query.where(sql<SqlBool>`${sortKeys[search.sort]} is not null`))
      // Listings without a title come last either way.
      .$if(search.sort === 'title' && search.order === 'asc', (query) => query.orderBy(sql`words.title = ''`))
      .orderBy(isBySum ? sql`sums.cents` : sortKeys[search.sort], (by) =>
        search.order === 'desc' && canBeNull.includes(search.sort)
          ? by.desc().nullsLast()
          : by[search.order](),
      )
      .orderBy(isBySum ? sql`sums.listing_id` : 'l.id', search.order)
  )
}

/** Sold listings have no null. */
const bySum = (db: Db, { order, ...days }: Days & Pick<AdminListingSearch, 'order'>) =>
  db
    .selectFrom(totalSold(days))
    .select('sums.listing_id as id')
    .orderBy('sums.cents', order)
    .orderBy('sums.listing_id', order)

export async function selectAdminListingIds(db: Db, search: AdminListingSearch): Promise<ListingId[]> {
  const rows = await inOrder(db, await findTextMatches(db, search), search).execute()
  return rows.map(({ id }) => id)
}

export async function selectAdminListingPage(
  db: Db,
  search: AdminListingSearch,
  paging: { page: number; limit: number },
) {
  const textMatches = await findTextMatches(db, search)
  const { sort, order, ...narrowing } = search
  const { sold_from: _from, sold_to: _to, ...others } = narrowing
  const isOtherwise = Object.values(others).some((value) => value !== undefined && value !== '')
  if (!isOtherwise && isOfDays(search) && sort === 'price_cents')
    return await selectAtOnce(bySum(db, search), paging)
  if (
    !isOtherwise &&
    !isOfDays(search) &&
    (sort === 'price_cents' || sort === 'bid_count' || sort === 'closes_at')
  ) {
    const [ids, total] = await Promise.all([
      selectByDeal(db, { sort, order }, paging),
      countAdminListings(db, textMatches, narrowing),
    ])
    return { ids, total }
  }
  const isDear = textMatches !== null || isOfDays(search) || isOfPrice(search)
  return await selectCounted(
    inOrder(db, textMatches, search),
    matching(db, textMatches, narrowing),
    paging,
    isDear,
  )
}

export async function selectForBulk(db: Db, search: AdminListingSearch) {
  return await inOrder(db, await findTextMatches(db, search), search)
    .select('l.status')
    .select(
      sql<boolean>`exists (select from listing_suspensions s
        where s.listing_id = l.id and s.cause = 'admin' and s.lifted_at is null)`.as('by_admin'),
    )
    .execute()
}

async function countAdminListings(db: Db, textMatches: TextMatches, search: Narrowing): Promise<number> {
  const { total } = await matching(db, textMatches, search)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

interface Waiting {
  pending: number
  appeals: number
  flagged: number
  disputed: number
}

export async function selectWaiting(db: Db): Promise<Waiting> {
  const { rows } = await sql<Waiting>`
    select count(*) filter (where l.status = 'pending') as pending, count(*) filter (where ${appeals}) as appeals,
           (select count(distinct listing_id) from flags
             where outcome is null and reporter_id is not null) as flagged,
           (select count(distinct listing_id) from trades where status = 'disputed') as disputed
      from listings l where l.status in ('pending', 'suspended')`.execute(db)
  return must(rows[0], 'counts of listings')
}

const openFlags = (by: Expression<unknown>) =>
  sql<number>`(select count(*) from flags f where f.listing_id = l.id and f.outcome is null and ${by})`
const oldestFlag = sql<{ reason: string; reporter_name: string | null; flagged_at: string } | null>`(
  select json_build_object('reason', f.reason, 'reporter_name', r.display_name, 'flagged_at', f.flagged_at)
    from flags f left join accounts r on r.id = f.reporter_id
   where f.listing_id = l.id and f.outcome is null order by f.flagged_at, f.id limit 1)`

export async function selectAdminListingRows(db: Db, ids: ListingId[], days: Days = {}) {
  const rows = await listings(db)
    .select(['l.id', 'l.type', 'l.status', 'l.title', 'l.sale_method', 'l.seller_id'])
    .select(['a.display_name as seller_name', 'k.name as category_name'])
    .select(sql<number>`coalesce(d.bid_count, 0)`.as('bid_count'))
    .select([
      price.as('price_cents'),
      closesAt.as('closes_at'),
      closedAt.as('closed_at'),
      'l.updated_at as changed_at',
    ])
    .select([appeals.as('appeals'), isDisputed.as('disputed')])
    .select([openFlags(sql`f.reporter_id is not null`).as('open_flags')])
    .select([openFlags(sql`f.reporter_id is null`).as('hoko_flags'), oldestFlag.as('oldest_flag')])
    .select(
      sql<{ quantity: number; total_cents: number } | null>`case when ${isOfDays(days)} then (${sales(
        days,
        sql`json_build_object('quantity', sum(t.quantity), 'total_cents', sum(t.price_cents * t.quantity))`,
      )} and t.listing_id = l.id) end`.as('sold'),
    )
    .select(
      sql<'sale' | 'rent' | 'flatmate' | null>`(select p.purpose from property_details p
        where p.listing_id = l.id)`.as('purpose'),
    )
    .select(
      sql<number | null>`(select i.image_id from listing_images i
        where i.listing_id = l.id order by i.position limit 1)`.as('cover_id'),
    )
    .where('l.id', '=', sql<ListingId>`any(${ids}::bigint[])`)
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

export async function selectAdminListing(db: Db, id: ListingId) {
  return await listings(db)
    .leftJoin('suburbs as s', 's.slug', 'l.suburb')
    .leftJoin('districts as di', 'di.slug', 's.district')
    .select(['l.category_id', 's.name as suburb_name', 'di.name as district_name'])
    .select(['a.id as seller_id', 'a.display_name', 'a.avatar', 'a.status as seller_status'])
    .select(['a.member_since', 'd.bid_count', 'd.closes_at'])
    .select(sql<number | null>`coalesce(${soldPrice}, d.price_cents)`.as('price_cents'))
    .select(sellerKindSql.as('seller_kind'))
    .select(closedAt.as('closed_at'))
    .select(
      sql<('account' | 'admin')[]>`array(select s.cause from listing_suspensions s
        where s.listing_id = l.id and s.lifted_at is null order by s.id)`.as('suspended_for'),
    )
    .where('l.id', '=', id)
    .where(isKnown)
    .executeTakeFirst()
}
