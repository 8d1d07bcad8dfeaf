import { foldMacrons } from '#contract/fold-macrons.ts'
import { sql, type Expression, type SqlBool } from 'kysely'
import type { listKeptListings } from '#contract/moderation.ts'
import type { OperationValues } from '#contract/operation.ts'
import type { Db } from '#server/platform/db.ts'

export type KeptSearch = Omit<OperationValues<typeof listKeptListings>, 'page' | 'limit'>
export type KeptRow = Awaited<ReturnType<typeof selectKeptRows>>[number]

/** What was said last about a suspension that stands was said by the seller. */
const appeals = sql<boolean>`exists (
  select from listing_suspensions s where s.listing_id = l.id and s.cause = 'admin' and s.lifted_at is null
     and (select m.is_sellers from appeal_messages m where m.suspension_id = s.id order by m.id desc limit 1))`
const isFlagged = sql<boolean>`exists (select from flags f where f.listing_id = l.id and f.outcome is null)`
const isDisputed = sql<boolean>`exists (select from trades t where t.listing_id = l.id and t.status = 'disputed')`
/** A draft that was never handed in, and that no admin has written, is its seller's alone. */
const isKnown = sql<boolean>`(l.status <> 'draft' or exists (
  select from listing_status_changes c where c.listing_id = l.id) or exists (
  select from audit_log a where a.subject_kind = 'listing' and a.subject_id = l.id))`
const price = sql<number | null>`coalesce(d.price_cents,
  case when l.sale_method = 'auction' then l.start_price_cents else l.buy_now_price_cents end)`
const closesAt = sql<Date | null>`coalesce(d.closes_at, l.closes_at)`
const folded = (text: string) => sql`translate(lower(${sql.ref(text)}), 'āēīōū', 'aeiou')`

const sortKeys: Record<KeptSearch['sort'], Expression<unknown>> = {
  id: sql`l.id`,
  title: folded('l.title'),
  seller_name: folded('a.display_name'),
  price_cents: price,
  bid_count: sql`coalesce(d.bid_count, 0)`,
  closes_at: closesAt,
  changed_at: sql`l.updated_at`,
}

const listings = (db: Db) =>
  db
    .selectFrom('listings as l')
    .innerJoin('accounts as a', 'a.id', 'l.seller_id')
    .leftJoin('deals as d', 'd.listing_id', 'l.id')
    .leftJoin('categories as k', 'k.id', 'l.category_id')

type Narrowing = Omit<KeptSearch, 'sort' | 'order'>

const matching = (db: Db, { q = '', status, type, category, seller, ...search }: Narrowing) =>
  listings(db)
    .where(isKnown)
    .$if(q !== '', (query) => query.where(looksLike(q)))
    .$if(status !== undefined, (query) => query.where('l.status', '=', status!))
    .$if(type !== undefined, (query) => query.where('l.type', '=', type!))
    .$if(category !== undefined, (query) => query.where(sql<boolean>`k.path @> array[${category!}::bigint]`))
    .$if(seller !== undefined, (query) => query.where('l.seller_id', '=', seller!))
    .$if(search.appeals === 'yes', (query) => query.where(appeals))
    .$if(search.flagged === 'yes', (query) => query.where(isFlagged))
    .$if(search.disputed === 'yes', (query) => query.where(isDisputed))

/** By a part of the title or of the seller's name, or by the exact number of the listing. */
function looksLike(q: string) {
  const alternatives = [
    sql`strpos(${folded('l.title')}, ${foldMacrons(q)}::text) > 0`,
    sql`strpos(${folded('a.display_name')}, ${foldMacrons(q)}::text) > 0`,
  ]
  if (/^\d{1,15}$/.test(q)) alternatives.push(sql`l.id = ${q}::bigint`)
  return sql<SqlBool>`(${sql.join(alternatives, sql` or `)})`
}

const inOrder = (db: Db, search: KeptSearch) =>
  matching(db, search)
    .select('l.id')
    .orderBy(sortKeys[search.sort], (by) =>
      search.order === 'desc' ? by.desc().nullsLast() : by.asc().nullsLast(),
    )
    .orderBy('l.id', search.order)

/** Which listings the table holds, in its order. */
export async function selectKeptIds(
  db: Db,
  search: KeptSearch,
  paging?: { page: number; limit: number },
): Promise<number[]> {
  const rows = await inOrder(db, search)
    .$if(paging !== undefined, (query) =>
      query.limit(paging!.limit).offset((paging!.page - 1) * paging!.limit),
    )
    .execute()
  return rows.map(({ id }) => id)
}

export async function countKept(db: Db, search: Narrowing): Promise<number> {
  const { total } = await matching(db, search)
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

/** What waits for an admin. */
export async function selectWaiting(db: Db): Promise<Waiting> {
  const { rows } = await sql<Waiting>`
    select count(*) filter (where l.status = 'pending') as pending, count(*) filter (where ${appeals}) as appeals,
           (select count(distinct listing_id) from flags where outcome is null) as flagged,
           (select count(distinct listing_id) from trades where status = 'disputed') as disputed
      from listings l where l.status in ('pending', 'suspended')`.execute(db)
  return rows[0]!
}

/** Those listings as the table shows them, in the order of the ids. */
export async function selectKeptRows(db: Db, ids: number[]) {
  const rows = await listings(db)
    .select(['l.id', 'l.type', 'l.status', 'l.title', 'l.sale_method', 'l.seller_id'])
    .select(['a.display_name as seller_name', 'k.name as category_name'])
    .select(sql<number>`coalesce(d.bid_count, 0)`.as('bid_count'))
    .select([price.as('price_cents'), closesAt.as('closes_at'), 'l.updated_at as changed_at'])
    .select([appeals.as('appeals'), isDisputed.as('disputed')])
    .select(
      sql<number>`(select count(*) from flags f where f.listing_id = l.id and f.outcome is null)`.as(
        'open_flags',
      ),
    )
    .select(
      sql<number | null>`(select i.image_id from listing_images i
        where i.listing_id = l.id order by i.position limit 1)`.as('cover_id'),
    )
    .where('l.id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute()
  const by_id = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => by_id.get(id) ?? [])
}

/** One of them, with its seller and its deal. */
export async function selectKept(db: Db, id: number) {
  return await listings(db)
    .leftJoin('suburbs as s', 's.slug', 'l.suburb')
    .leftJoin('districts as di', 'di.slug', 's.district')
    .select(['l.category_id', 's.name as suburb_name', 'di.name as district_name'])
    .select(['a.id as seller_id', 'a.display_name', 'a.avatar', 'a.status as seller_status'])
    .select(['a.seller_kind', 'a.member_since', 'd.price_cents', 'd.bid_count'])
    .select(
      sql<('account' | 'admin')[]>`array(select s.cause from listing_suspensions s
        where s.listing_id = l.id and s.lifted_at is null order by s.id)`.as('suspended_for'),
    )
    .where('l.id', '=', id)
    .where(isKnown)
    .executeTakeFirst()
}

/** Every status it came to, newest first. */
export async function selectHistory(db: Db, listing_id: number) {
  return await db
    .selectFrom('listing_status_changes as c')
    .leftJoin('accounts as a', 'a.id', 'c.mover_id')
    .select(['c.id', 'c.status', 'c.moved_by', 'c.reason', 'c.at'])
    .select(
      sql<string | null>`case c.moved_by when 'admin' then a.first_name || ' ' || a.last_name
        else a.display_name end`.as('mover_name'),
    )
    .where('c.listing_id', '=', listing_id)
    .orderBy('c.id', 'desc')
    .execute()
}
