import { sql } from 'kysely'
import { deliveryReminderHours } from '#domains/trades/common/terms.ts'
import { reminderDays, type SalesTotals } from '#domains/trades/common/trades.ts'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import { ifGiven } from '#platform/server/database/if-given.ts'
import { paidOnHoko } from './actions/moves.queries.ts'
import { waitsForSeller } from './waiting-sales.queries.ts'

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

/** The full name is shown, and found, only once both sides agreed. */
const knowsOther = sql<boolean>`t.status <> 'unconfirmed' and not ${wasDenied}`
const fullName = sql<string>`other.first_name || ' ' || other.last_name`

export interface TradeFilters {
  role: 'buyer' | 'seller'
  state?: 'open' | 'finished' | undefined
  /** In New Zealand, as 2026-11. */
  month?: string | undefined
  q?: string | undefined
  listings?: string | undefined
}

const open = ['unconfirmed', 'agreed', 'paid', 'sent', 'disputed'] as const
const finished = ['completed', 'cancelled'] as const

const searched = sql<string>`translate(lower(concat_ws(' ', l.title, other.display_name,
  case when ${knowsOther} then ${fullName} end)), 'āēīōū', 'aeiou')`

const foldMacrons = (word: string) =>
  word.toLowerCase().normalize('NFD').replaceAll('\u0304', '').normalize('NFC')

const escapeLike = (text: string) => text.replace(/[\\%_]/g, String.raw`\$&`)

function filterTrades(db: Db, accountId: AccountId, { role, state, month, q, listings }: TradeFilters) {
  const words = q?.trim() ?? ''
  const number = /^#?\s*h?\s*(\d{1,12})$/i.exec(words)?.[1]
  return selectTradesOf(db, accountId)
    .where(role === 'buyer' ? 't.buyer_id' : 't.seller_id', '=', accountId)
    .$if(role === 'buyer', (query) => query.where((eb) => eb.not(wasDenied)))
    .$call(
      ifGiven(listings, (query, value) =>
        query.where('t.listing_id', '=', sql<ListingId>`any(${value.split(',')}::bigint[])`),
      ),
    )
    .$call(
      ifGiven(state, (query, value) => query.where('t.status', 'in', value === 'open' ? open : finished)),
    )
    .$call(
      ifGiven(month, (query, value) =>
        query
          .where(
            't.agreed_at',
            '>=',
            sql<Date>`(${`${value}-01`}::timestamp at time zone 'Pacific/Auckland')`,
          )
          .where(
            't.agreed_at',
            '<',
            sql<Date>`((${`${value}-01`}::timestamp + interval '1 month') at time zone 'Pacific/Auckland')`,
          ),
      ),
    )
    .$if(words !== '', (query) =>
      query.where((is) =>
        is.or([
          is.and(
            words
              .split(/\s+/)
              .map((word) => sql<boolean>`${searched} like ${`%${escapeLike(foldMacrons(word))}%`}`),
          ),
          ...(number === undefined
            ? []
            : [is('t.id', '=', Number(number)), is('t.listing_id', '=', sql<ListingId>`${number}::bigint`)]),
        ]),
      ),
    )
}

const selectRows = (db: Db, accountId: AccountId, filters: TradeFilters) =>
  filterTrades(db, accountId, filters)
    .select(columns)
    .select(paidOnHoko.as('is_paid_on_hoko'))
    .select([wasDenied.as('was_denied'), sql<Date>`clock_timestamp()`.as('now')])

export async function selectTrades(
  db: Db,
  accountId: AccountId,
  { page, limit, ...filters }: TradeFilters & { page: number; limit: number },
) {
  const rows = await selectRows(db, accountId, filters)
    .orderBy(sql`t.status in ('completed', 'cancelled')`)
    .$if(filters.role === 'seller', (query) => query.orderBy(waitsForSeller, 'desc'))
    .orderBy(sql`t.status = 'unconfirmed'`, 'desc')
    .orderBy('t.agreed_at', 'desc')
    .orderBy('t.id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  const { total } = await filterTrades(db, accountId, filters)
    .select((q) => q.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { rows, total }
}

/** Newest first, below an id: for an export that pages through all. */
export const selectTradesBelow = async (
  db: Db,
  accountId: AccountId,
  filters: TradeFilters,
  { below, limit }: { below: number | null; limit: number },
) =>
  await selectRows(db, accountId, filters)
    .$call(ifGiven(below, (query, value) => query.where('t.id', '<', value)))
    .orderBy('t.id', 'desc')
    .limit(limit)
    .execute()

export async function selectTrade(db: Db, accountId: AccountId, id: number) {
  return await selectTradesOf(db, accountId)
    .select(columns)
    .select(paidOnHoko.as('is_paid_on_hoko'))
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

/** Unsent, undecided, and not reminded yet; older ones are left alone, as after a long outage. */
export async function lockNextUndecided(tx: Tx) {
  const [first, second] = deliveryReminderHours
  return await tx
    .selectFrom('trades as t')
    .select(['t.id', 't.listing_id', 't.seller_id', 't.buyer_id', 't.agreed_at'])
    .where('t.status', 'in', ['agreed', 'paid'])
    .where('t.agreed_at', '<=', sql<Date>`clock_timestamp() - make_interval(hours => ${first})`)
    .where('t.agreed_at', '>', sql<Date>`clock_timestamp() - make_interval(hours => ${second * 2})`)
    .where(
      sql<boolean>`(select terms.method is null from trade_terms terms where terms.trade_id = t.id
        order by terms.version desc limit 1)`,
    )
    .where(
      sql<boolean>`not exists (select from delivery_reminders r where r.trade_id = t.id and r.hours >=
        case when t.agreed_at <= clock_timestamp() - make_interval(hours => ${second}) then ${second}::int else ${first}::int end)`,
    )
    .orderBy('t.agreed_at')
    .limit(1)
    .forUpdate('t')
    .skipLocked()
    .executeTakeFirst()
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

export async function selectSalesTotals(
  db: Db,
  accountId: AccountId,
  role: 'buyer' | 'seller',
): Promise<SalesTotals> {
  const { rows } = await sql<MonthRow>`
    select
      to_char(agreed_at at time zone 'Pacific/Auckland', 'YYYY-MM') as month,
      count(*) as count,
      sum(agreed_cents)::bigint as total_cents,
      count(*) filter (where status <> 'completed') as unfinished_count,
      coalesce(sum(agreed_cents) filter (where status <> 'completed'), 0)::bigint as unfinished_cents
    from trades
    cross join lateral (
      select coalesce(
        (select terms.total_cents from trade_terms terms
          where terms.trade_id = trades.id order by terms.version desc limit 1),
        price_cents * quantity) as agreed_cents) as agreed
    where ${sql.ref(role === 'buyer' ? 'buyer_id' : 'seller_id')} = ${accountId} and status not in ('unconfirmed', 'cancelled')
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
