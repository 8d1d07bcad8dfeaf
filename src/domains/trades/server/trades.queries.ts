import { sql } from 'kysely'
import { reminderDays, type SalesTotals } from '#domains/trades/common/trades.ts'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import { ifGiven } from '#platform/server/database/if-given.ts'

/** Includes the other side's contact details; nobody else can select these rows. */
const selectTradesOf = (db: Db, accountId: AccountId) =>
  db
    .selectFrom('trades as t')
    .innerJoin('listings as l', 'l.id', 't.listing_id')
    .innerJoin('accounts as other', (on) =>
      on.on(
        'other.id',
        '=',
        sql<AccountId>`case when t.buyer_id = ${accountId} then t.seller_id else t.buyer_id end`,
      ),
    )
    .where((is) => is.or([is('t.buyer_id', '=', accountId), is('t.seller_id', '=', accountId)]))

const columns = [
  't.id',
  't.listing_id',
  't.buyer_id',
  't.price_cents',
  't.quantity',
  't.how',
  't.status',
  't.agreed_at',
  't.payment_confirmed',
  'l.payment_methods',
  'other.id as other_id',
  'other.display_name',
  'other.first_name',
  'other.last_name',
  'other.email',
  'other.phone_number',
  'other.status as other_status',
] as const

/** A sale that the named buyer denied was never agreed. */
const wasDenied = sql<boolean>`exists (
  select from trade_answers ta where ta.trade_id = t.id and ta.answer = 'denied')`

export async function selectTrades(
  db: Db,
  accountId: AccountId,
  {
    role,
    listings,
    page,
    limit,
  }: { role: 'buyer' | 'seller'; listings?: string | undefined; page: number; limit: number },
) {
  const mine = selectTradesOf(db, accountId)
    .where(role === 'buyer' ? 't.buyer_id' : 't.seller_id', '=', accountId)
    .$if(role === 'buyer', (query) => query.where((eb) => eb.not(wasDenied)))
    .$call(
      ifGiven(listings, (query, value) =>
        query.where('t.listing_id', '=', sql<ListingId>`any(${value.split(',')}::bigint[])`),
      ),
    )
  const rows = await mine
    .select(columns)
    .select([wasDenied.as('was_denied'), sql<Date>`clock_timestamp()`.as('now')])
    .orderBy(sql`t.status = 'unconfirmed'`, 'desc')
    .orderBy('t.agreed_at', 'desc')
    .orderBy('t.id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  const { total } = await mine.select((q) => q.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { rows, total }
}

export async function selectTrade(db: Db, accountId: AccountId, id: number) {
  return await selectTradesOf(db, accountId)
    .select(columns)
    .select([wasDenied.as('was_denied'), sql<Date>`clock_timestamp()`.as('now')])
    .where('t.id', '=', id)
    .executeTakeFirst()
}

export async function lockNamedTrade(tx: Tx, buyerId: AccountId, id: number) {
  return await tx
    .selectFrom('trades')
    .select(['id', 'listing_id', 'seller_id', 'buyer_id', 'price_cents', 'quantity', 'status'])
    .where('id', '=', id)
    .where('buyer_id', '=', buyerId)
    .where('how', '=', 'marked_sold')
    .forUpdate()
    .executeTakeFirst()
}

export type TradeRow = NonNullable<Awaited<ReturnType<typeof selectTrade>>>

export async function selectDefaults(db: Db, tradeIds: number[]) {
  return await db
    .selectFrom('trade_defaults')
    .distinctOn('trade_id')
    .select(['trade_id', 'reason', 'stated_at', 'stands_at', 'outcome'])
    .where('trade_id', '=', sql<number>`any(${tradeIds}::bigint[])`)
    .orderBy('trade_id')
    .orderBy('id', 'desc')
    .execute()
}

export async function selectDueDefault(db: Db): Promise<number | undefined> {
  const due = await db
    .selectFrom('trade_defaults')
    .select('trade_id')
    .where('outcome', 'is', null)
    .where('stands_at', '<=', sql<Date>`clock_timestamp()`)
    // A buyer can't default while the seller may not be paid.
    .where(
      sql<boolean>`not exists (select from trades t join accounts s on s.id = t.seller_id
        where t.id = trade_defaults.trade_id and s.status = 'suspended')`,
    )
    .orderBy('stands_at')
    .limit(1)
    .executeTakeFirst()
  return due?.trade_id
}

/** In days; older trades get no reminders, as after a long outage. */
const maxReminded = 14

export async function lockNextUnfinished(tx: Tx) {
  const [first, second] = reminderDays
  return await tx
    .selectFrom('trades as t')
    .select(['t.id', 't.listing_id', 't.seller_id', 't.buyer_id', 't.agreed_at'])
    .innerJoin('accounts as s', 's.id', 't.seller_id')
    .where('s.status', '<>', 'suspended')
    .where('t.status', 'in', ['agreed', 'paid', 'sent'])
    .where('t.agreed_at', '<=', sql<Date>`clock_timestamp() - make_interval(hours => ${first * 24})`)
    .where('t.agreed_at', '>', sql<Date>`clock_timestamp() - make_interval(days => ${maxReminded})`)
    .where(
      sql<boolean>`not exists (select from trade_reminders r where r.trade_id = t.id and r.day >=
        case when t.agreed_at <= clock_timestamp() - make_interval(hours => ${second * 24}) then ${second}::int else ${first}::int end)`,
    )
    .orderBy('t.agreed_at')
    .limit(1)
    .forUpdate('t')
    .skipLocked()
    .executeTakeFirst()
}

interface MonthRow {
  month: string
  count: number
  total_cents: number
  unfinished_count: number
  unfinished_cents: number
}

const addUp = (rows: MonthRow[], name: Exclude<keyof MonthRow, 'month'>) =>
  rows.reduce((sum, row) => sum + row[name], 0)

export async function selectSalesTotals(db: Db, sellerId: AccountId): Promise<SalesTotals> {
  const { rows } = await sql<MonthRow>`
    select
      to_char(agreed_at at time zone 'Pacific/Auckland', 'YYYY-MM') as month,
      count(*) as count,
      sum(price_cents * quantity)::bigint as total_cents,
      count(*) filter (where status <> 'completed') as unfinished_count,
      coalesce(sum(price_cents * quantity) filter (where status <> 'completed'), 0)::bigint as unfinished_cents
    from trades
    where seller_id = ${sellerId} and status not in ('unconfirmed', 'cancelled')
    group by 1
    order by 1 desc
  `.execute(db)
  return {
    all: { count: addUp(rows, 'count'), total_cents: addUp(rows, 'total_cents') },
    unfinished: { count: addUp(rows, 'unfinished_count'), total_cents: addUp(rows, 'unfinished_cents') },
    months: rows.map(({ month, count, total_cents: totalCents }) => ({
      month,
      count,
      total_cents: totalCents,
    })),
  }
}
