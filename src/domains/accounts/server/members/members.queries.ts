import type { AccountId } from '#platform/common/ids.ts'
import { readNumber } from '#platform/common/formats/search-numbers.ts'
import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely'
import type { listMembers, MemberRow } from '#domains/accounts/common/members/members.ts'
import type { PartialKind } from '#domains/accounts/common/members/suspension-labels.ts'
import type { OperationValues } from '#platform/common/operation.ts'
import { whereIdIn, or } from '#platform/server/database/where-id-in.ts'
import { selectCounted } from '#platform/server/database/counted-page.ts'
import { toFoldedPattern, toLikePattern } from '#platform/server/database/like-pattern.ts'
import { daysAgo, midnight } from '#platform/server/database/days.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import type { AccountRow } from '#domains/identity/server/account/account.service.ts'
import { fromColumn } from '#platform/server/database/from-column.ts'
import { ifGiven } from '#platform/server/database/if-given.ts'

export type MemberSearch = Omit<OperationValues<typeof listMembers>, 'page' | 'limit'>

/** Listings paused with an account are counted by the account: a worker pauses them moments later. */
const isLive = sql<SqlBool>`(l.status = 'active' or (l.status = 'suspended' and not exists (
  select from listing_suspensions s where s.listing_id = l.id and s.cause = 'admin' and s.lifted_at is null)))`
const liveCount = sql<number>`(select count(*) from listings l
  where l.seller_id = a.id and a.status = 'active' and ${isLive})`
const soldCount = sql<number>`(select count(*) from trades t where t.seller_id = a.id and t.status not in ('cancelled', 'unconfirmed'))`
const boughtCount = sql<number>`(select count(*) from trades t where t.buyer_id = a.id and t.status not in ('cancelled', 'unconfirmed'))`
const sessionCount = sql<number>`(
  select count(*) from sessions s where s.account_id = a.id and not s.is_limited and s.viewer_id is null and s.expires_at > clock_timestamp())`

const sortKeys: Record<MemberSearch['sort'], Expression<unknown>> = {
  id: sql`a.id`,
  display_name: sql`words.name`,
  email: sql`a.email`,
  member_since: sql`a.member_since`,
  last_seen_at: sql`a.last_seen_at`,
  live_count: sql`case when a.status = 'active' then coalesce(listed.count, 0) else 0 end`,
  sold_count: sql`coalesce(sold.count, 0)`,
}

const canBeNull: MemberSearch['sort'][] = ['email', 'last_seen_at']

/** Matches names or the email, or its number or phone number. */
async function findTextMatches(db: Db, q = ''): Promise<RawBuilder<SqlBool> | null> {
  if (q === '') return null
  const pattern = toFoldedPattern(q)
  const digits = /^[\d\s+()-]+$/.test(q) ? q.replace(/\D/g, '').replace(/^0+/, '') : ''
  const id = sql<number>`a.id`
  return or(
    await Promise.all([
      whereIdIn(db, sql`select account_id from account_texts where text like ${pattern}`, id),
      whereIdIn(db, sql`select id from accounts where id = ${readNumber(q)}::bigint`, id),
      digits === ''
        ? null
        : whereIdIn(
            db,
            sql`select id from accounts where phone_number like ${toLikePattern(digits)}::text`,
            id,
          ),
    ]),
  )
}

type TextMatches = Awaited<ReturnType<typeof findTextMatches>>

const matching = (
  db: Db,
  textMatches: TextMatches,
  {
    type,
    status,
    seller_kind: sellerKind,
    region,
    appeals,
    plan_id: planId,
    ...search
  }: Omit<MemberSearch, 'q' | 'sort' | 'order'>,
) =>
  db
    .selectFrom('accounts as a')
    // PostgreSQL leaves the join out unless it's sorted by.
    .leftJoin('account_texts as words', 'words.account_id', 'a.id')
    .$call(ifGiven(textMatches, (query, value) => query.where(value)))
    .$call(ifGiven(type, (query, value) => query.where('a.type', '=', value)))
    .$call(ifGiven(status, (query, value) => query.where('a.status', 'in', getStatuses(value))))
    .$call(ifGiven(sellerKind, (query, value) => query.where('a.seller_kind', '=', value)))
    .$call(ifGiven(region, (query, value) => query.where('a.region', '=', value)))
    .$if(appeals === 'yes', (query) => query.where(appealWaits))
    .$call(ifGiven(planId, (query, value) => query.where(hasPlan(value))))
    .$call(ifGiven(search.seen, (query, value) => query.where(wasSeen[value])))
    .$call(
      ifGiven(search.joined_from, (query, value) => query.where('a.member_since', '>=', midnight(value))),
    )
    .$call(
      ifGiven(search.joined_to, (query, value) => query.where('a.member_since', '<', midnight(value, 1))),
    )

const seenSince = (days: number) => sql<SqlBool>`a.last_seen_at > ${daysAgo(days)}`
const notSeenSince = (days: number) => sql<SqlBool>`a.last_seen_at <= ${daysAgo(days)}`

const wasSeen: Record<NonNullable<MemberSearch['seen']>, ReturnType<typeof seenSince>> = {
  1: seenSince(1),
  7: seenSince(7),
  30: seenSince(30),
  90: seenSince(90),
  not_30: notSeenSince(30),
  not_365: notSeenSince(365),
  never: sql<SqlBool>`a.last_seen_at is null and a.status <> 'deleted'`,
}

const getStatuses = (status: NonNullable<MemberSearch['status']>) =>
  status === 'current' ? (['active', 'suspended'] as const) : [status]

const appealWaits = sql<SqlBool>`exists (
  select from account_suspensions s
   where s.account_id = a.id and s.lifted_at is null
     and (select m.is_owners from account_appeals m where m.suspension_id = s.id order by m.id desc limit 1))`

const hasPlan = (planId: number) => sql<SqlBool>`exists (
  select from subscriptions s where s.account_id = a.id and s.plan_id = ${planId}::bigint and s.status <> 'cancelled')`

/** An exact id comes before phone numbers that contain it. */
const isNumbered = (q = '') => sql`a.id is not distinct from ${readNumber(q)}::bigint`

/** Counted once for all, instead of once for each. */
const listed = sql<{ seller_id: AccountId; count: number }>`(
  select l.seller_id, count(*) as count from listings l where ${isLive} group by l.seller_id)`
const sold = sql<{ seller_id: AccountId; count: number }>`(
  select t.seller_id, count(*) as count from trades t where t.status not in ('cancelled', 'unconfirmed')
   group by t.seller_id)`

const inOrder = (db: Db, textMatches: TextMatches, search: MemberSearch) =>
  matching(db, textMatches, search)
    .select('a.id')
    // Every account has a name, so this reads in the index order.
    .$if(search.sort === 'display_name', (query) => query.where('words.name', 'is not', null))
    .$if(search.sort === 'live_count', (query) =>
      query.leftJoin(listed.as('listed'), 'listed.seller_id', 'a.id'),
    )
    .$if(search.sort === 'sold_count', (query) => query.leftJoin(sold.as('sold'), 'sold.seller_id', 'a.id'))
    .$if(readNumber(search.q ?? '') !== null, (query) => query.orderBy(isNumbered(search.q), 'desc'))
    .orderBy(sortKeys[search.sort], (by) =>
      search.order === 'desc' && canBeNull.includes(search.sort) ? by.desc().nullsLast() : by[search.order](),
    )
    .orderBy('a.id', search.order)

/** The end of the first suspension that `status` and `suspended_from` name, null without one. */
const suspendedUntil = sql<Date | null>`(
  select s.until from account_suspensions s where s.account_id = a.id and s.lifted_at is null
     and coalesce(s.until > clock_timestamp(), true)
   order by array_position(array['whole', 'selling', 'buying', 'messaging'], s.kind) limit 1)`

const listRows = (query: ReturnType<typeof matching>) =>
  query
    .select(['a.id', 'a.type', 'a.display_name', 'a.first_name', 'a.last_name', 'a.avatar', 'a.email'])
    .select([
      'a.staff_role',
      'a.phone_number',
      'a.seller_kind',
      'a.region',
      'a.status',
      'a.member_since',
      'a.last_seen_at',
    ])
    .select(
      sql<PartialKind[]>`array_remove(array[
        case when a.no_selling_until > clock_timestamp() then 'selling' end,
        case when a.no_buying_until > clock_timestamp() then 'buying' end,
        case when a.no_messaging_until > clock_timestamp() then 'messaging' end], null)`.as('suspended_from'),
    )
    .select(suspendedUntil.as('suspended_until'))
    .select([liveCount.as('live_count'), soldCount.as('sold_count')])

export async function selectMembers(
  db: Db,
  { page, limit, ...search }: MemberSearch & { page: number; limit: number },
): Promise<{ items: MemberRow[]; total: number }> {
  const textMatches = await findTextMatches(db, search.q)
  const { ids, total } = await selectCounted(
    inOrder(db, textMatches, search),
    matching(db, textMatches, search),
    { page, limit },
    textMatches !== null,
  )
  const rows = await selectRows(db, ids)
  return { items: rows.map(viewRow), total }
}

const viewRow = ({
  member_since: memberSince,
  last_seen_at: lastSeenAt,
  suspended_until: suspendedUntilAt,
  region_name: _region,
  ...row
}: Awaited<ReturnType<typeof selectRows>>[number]) => ({
  ...row,
  staff_role: fromColumn<MemberRow['staff_role']>(row.staff_role),
  member_since: memberSince.toISOString(),
  last_seen_at: lastSeenAt?.toISOString() ?? null,
  suspended_until: suspendedUntilAt?.toISOString() ?? null,
})

export const selectForBulk = async (db: Db, search: MemberSearch) =>
  await inOrder(db, await findTextMatches(db, search.q), search)
    .select(['a.type', 'a.status'])
    .execute()

export async function selectMemberIds(db: Db, search: MemberSearch): Promise<AccountId[]> {
  const rows = await inOrder(db, await findTextMatches(db, search.q), search).execute()
  return rows.map(({ id }) => id)
}

export async function selectRows(db: Db, ids: AccountId[]) {
  const rows = await listRows(matching(db, sql<SqlBool>`a.id = any(${ids}::bigint[])`, {}))
    .select(sql<string | null>`(select r.name from regions r where r.slug = a.region)`.as('region_name'))
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

export async function selectFoundPeople(db: Db, q: string, limit: number) {
  return await matching(db, await findTextMatches(db, q), {})
    .select(['a.id', 'a.display_name', 'a.email', 'a.status'])
    .select(sql<string>`trim(a.first_name || ' ' || a.last_name)`.as('full_name'))
    .where('a.status', '<>', 'deleted')
    .orderBy(isNumbered(q), 'desc')
    .orderBy(sql`a.status = 'active'`, 'desc')
    .orderBy('a.last_seen_at', (by) => by.desc().nullsLast())
    .orderBy('a.id')
    .limit(limit)
    .execute()
}

const maxChoices = 20

export async function selectChoices(db: Db, q: string | undefined) {
  return await matching(db, await findTextMatches(db, q), {})
    .select(['a.id', 'a.display_name', 'a.email', 'a.status'])
    .where('a.status', 'in', ['active', 'suspended'])
    .orderBy('a.display_name')
    .orderBy('a.id')
    .limit(maxChoices)
    .execute()
}

export async function selectCounts(db: Db, id: AccountId) {
  return await db
    .selectFrom('accounts as a')
    .select([liveCount.as('live_count'), soldCount.as('sold_count')])
    .select([boughtCount.as('bought_count'), sessionCount.as('session_count')])
    .where('a.id', '=', id)
    .executeTakeFirstOrThrow()
}

export async function selectMemberRow(db: Db, id: AccountId): Promise<AccountRow | undefined> {
  return await db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function lockMember(tx: Tx, id: AccountId): Promise<AccountRow | undefined> {
  return await tx.selectFrom('accounts').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/**
 * Locks every admin who can work, so that only one of two who suspend, demote or delete each other
 * succeeds.
 */
export async function lockWorkingAdmins(tx: Tx): Promise<AccountId[]> {
  const rows = await tx
    .selectFrom('accounts')
    .select('id')
    .where('type', '=', 'admin')
    .where('status', '=', 'active')
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map(({ id }) => id)
}

/** Returns the admins with full rights; the caller has locked all admins. */
export async function selectFullAdmins(tx: Tx): Promise<AccountId[]> {
  const rows = await tx
    .selectFrom('accounts')
    .select('id')
    .where('type', '=', 'admin')
    .where('status', '=', 'active')
    .where('staff_role', '=', 'full')
    .execute()
  return rows.map(({ id }) => id)
}
