import { sql } from 'kysely'
import type { FeeMonth } from '#domains/trade-payments/common/fees/fee-documents.ts'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'

const monthOf = (at: string) =>
  sql<string>`to_char(${sql.ref(at)} at time zone 'Pacific/Auckland', 'YYYY-MM')`
const startOf = (month: string) => sql<Date>`(${`${month}-01`}::timestamp at time zone 'Pacific/Auckland')`
const endOf = (month: string) =>
  sql<Date>`((${`${month}-01`}::timestamp + interval '1 month') at time zone 'Pacific/Auckland')`

interface FeeRow {
  payment_id: number
  amount_cents: number
  at: Date
  month: string
  listing_id: ListingId
  title: string
  is_test: boolean
}

/** Up to the end of the month, all entries of the payments that have one in it: GST needs them. */
export async function selectFeeEntries(db: Db, accountId: AccountId, month: string): Promise<FeeRow[]> {
  const entries = db
    .selectFrom('money_entries as e')
    .innerJoin('money_causes as c', 'c.id', 'e.cause_id')
    .where('e.account', '=', 'fees')
    .where('e.account_id', '=', accountId)
  return await entries
    .innerJoin('trade_payments as p', 'p.id', 'e.payment_id')
    .innerJoin('listings as l', 'l.id', 'p.listing_id')
    .select(['e.payment_id', 'e.amount_cents', 'c.at', monthOf('c.at').as('month'), 'p.listing_id'])
    .select(sql<string>`coalesce(l.title, '')`.as('title'))
    .select(sql<boolean>`p.gateway = 'sandbox'`.as('is_test'))
    .where('c.at', '<', endOf(month))
    .where(
      'e.payment_id',
      'in',
      entries.select('e.payment_id').where('c.at', '>=', startOf(month)).where('c.at', '<', endOf(month)),
    )
    .orderBy('c.at')
    .orderBy('e.id')
    .execute()
}

export async function selectWithdrawalFees(db: Db, accountId: AccountId, month: string) {
  return await db
    .selectFrom('withdrawal_fees as f')
    .innerJoin('listings as l', 'l.id', 'f.listing_id')
    .select(['f.listing_id', 'f.amount_cents'])
    .select(sql<Date>`f.charged_at`.as('at'))
    .select(sql<string>`coalesce(l.title, '')`.as('title'))
    .where('f.account_id', '=', accountId)
    .where('f.charged_at', '>=', startOf(month))
    .where('f.charged_at', '<', endOf(month))
    .orderBy('f.charged_at')
    .execute()
}

const issued = [
  'number',
  'issued_at',
  'supplier_name',
  'supplier_address',
  'supplier_gst_number',
  'recipient_name',
  'recipient_identifier',
] as const

/** By month; the others are open, or have no number yet. */
export async function selectNumbered(db: Db, accountId: AccountId) {
  const rows = await db
    .selectFrom('fee_documents')
    .select(issued)
    .select(sql<string>`to_char(month, 'YYYY-MM')`.as('month'))
    .where('account_id', '=', accountId)
    .execute()
  return new Map(rows.map(({ month, ...row }) => [month, row]))
}

/** A trader's documents are in the trading name. */
const recipientName = sql<string>`coalesce(a.trading_name, a.first_name || ' ' || a.last_name)`
const recipientIdentifier = sql<string>`coalesce(a.email, '')`

export async function selectFeeRecipient(db: Db, accountId: AccountId) {
  return await db
    .selectFrom('accounts as a')
    .select([recipientName.as('recipient_name'), recipientIdentifier.as('recipient_identifier')])
    .where('a.id', '=', accountId)
    .executeTakeFirstOrThrow()
}

/** Every fee and correction of everybody, with its month as a day. */
const allFees = sql<{ account_id: AccountId; at: Date; amount_cents: number }>`(
  select e.account_id, c.at, e.amount_cents
    from money_entries e join money_causes c on c.id = e.cause_id where e.account = 'fees'
  union all
  select account_id, charged_at, amount_cents from withdrawal_fees where charged_at is not null)`

interface Paging {
  page: number
  limit: number
}

export async function selectFeeMonths(
  db: Db,
  accountId: AccountId,
  { page, limit }: Paging,
): Promise<{ items: FeeMonth[]; total: number }> {
  const months = db
    .selectFrom(allFees.as('f'))
    .select(sql<string>`to_char(f.at at time zone 'Pacific/Auckland', 'YYYY-MM')`.as('month'))
    .where('f.account_id', '=', accountId)
    .groupBy('month')
  const found = await months
    .select(
      sql<number>`coalesce(sum(f.amount_cents) filter (where f.amount_cents > 0), 0)::bigint`.as(
        'charged_cents',
      ),
    )
    .select(
      sql<number>`coalesce(sum(f.amount_cents) filter (where f.amount_cents < 0), 0)::bigint`.as(
        'corrected_cents',
      ),
    )
    .select(sql<number>`sum(f.amount_cents)::bigint`.as('total_cents'))
    .orderBy('month', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  const { total } = await db
    .selectFrom(months.as('m'))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const numbered = await selectNumbered(db, accountId)
  return { items: found.map((row) => ({ ...row, number: numbered.get(row.month)?.number ?? null })), total }
}

interface Supplier {
  supplier_name: string
  supplier_address: string
  supplier_gst_number: string
}

/** Locked until the end of the transaction: no other number is taken meanwhile. */
export async function lockFeeNumbers(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('numbers of fee documents', 0))`.execute(tx)
}

/**
 * Numbers the documents of months that ended before this instant, without a gap. Months before the
 * latest numbered one but one are complete.
 */
export async function insertFeeDocuments(
  tx: Tx,
  before: Date,
  supplier: Supplier,
  now: Date,
): Promise<number> {
  const { numAffectedRows } = await sql`
    with bounds as (
      select date_trunc('month', ${before}::timestamptz at time zone 'Pacific/Auckland') as ends,
             (select max(month) - interval '1 month' from fee_documents) as begins),
    due as (
      select distinct f.account_id, date_trunc('month', f.at at time zone 'Pacific/Auckland')::date as month
        from ${allFees} f, bounds b
       where f.at < b.ends at time zone 'Pacific/Auckland'
         and (b.begins is null or f.at >= b.begins at time zone 'Pacific/Auckland'))
    insert into fee_documents (account_id, month, number, supplier_name, supplier_address, supplier_gst_number,
      recipient_name, recipient_identifier, issued_at)
    select d.account_id, d.month,
           (select coalesce(max(number), 0) from fee_documents) + row_number() over (order by d.month, d.account_id),
           ${supplier.supplier_name}, ${supplier.supplier_address}, ${supplier.supplier_gst_number},
           ${recipientName}, ${recipientIdentifier}, ${now}
      from due d join accounts a on a.id = d.account_id
     where not exists (
       select from fee_documents n where n.account_id = d.account_id and n.month = d.month)`.execute(tx)
  return Number(numAffectedRows ?? 0)
}
