import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { exportInvoices, InvoiceState } from '#domains/billing/common/invoices/invoices.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { OperationValues } from '#platform/common/operation.ts'
import { readInvoiceNumber } from '#domains/billing/common/invoices/invoice-number.ts'
import { whereIdIn, or } from '#platform/server/database/where-id-in.ts'
import { selectCounted } from '#platform/server/database/counted-page.ts'
import { midnight } from '#platform/server/database/days.ts'
import type { Db } from '#platform/server/database/db.ts'
import { ifGiven } from '#platform/server/database/if-given.ts'
import { toFoldedPattern } from '#platform/server/database/like-pattern.ts'

type InvoiceListQuery = OperationValues<typeof exportInvoices>

/** Newest first by default. */
export type InvoiceSearch = Omit<InvoiceListQuery, 'sort' | 'order'> &
  Partial<Pick<InvoiceListQuery, 'sort' | 'order'>>

export type InvoiceRow = Awaited<ReturnType<typeof selectRows>>[number]

const taken = sql<number>`coalesce((select sum(c.total_cents) from invoices c where c.corrects_id = i.id), 0)::bigint`
/** Reads the few corrections instead of querying for each invoice. */
const isCorrected = (by: RawBuilder<unknown>) => sql<SqlBool>`i.id in (
  select c.corrects_id from invoices c join invoices o on o.id = c.corrects_id
   where c.corrects_id is not null group by c.corrects_id, o.total_cents having ${by})`

const states: Record<InvoiceState, ReturnType<typeof sql<SqlBool>>> = {
  correction: sql<SqlBool>`i.kind = 'correction'`,
  paid: sql<SqlBool>`i.kind = 'invoice' and not ${isCorrected(sql`sum(c.total_cents) <> 0`)}`,
  refunded: sql<SqlBool>`i.kind = 'invoice' and ${isCorrected(sql`sum(c.total_cents) = -o.total_cents`)}`,
  partly_refunded: sql<SqlBool>`i.kind = 'invoice' and ${isCorrected(
    sql`sum(c.total_cents) < 0 and sum(c.total_cents) > -o.total_cents`,
  )}`,
}

const issuedYear = sql<number>`extract(year from i.issued_at at time zone 'Pacific/Auckland')::int`

type TextMatches = Awaited<ReturnType<typeof findTextMatches>>

/** Matches the recipient's name or email, or the number. */
async function findTextMatches(db: Db, { q = '' }: InvoiceSearch): Promise<RawBuilder<SqlBool> | null> {
  if (q === '') return null
  const like = toFoldedPattern(q)
  const id = sql<number>`i.id`
  return or(
    await Promise.all([
      whereIdIn(db, sql`select invoice_id from invoice_texts where text like ${like}`, id),
      whereIdIn(db, sql`select id from invoices where number = ${readInvoiceNumber(q)}::bigint`, id),
    ]),
  )
}

const matching = (
  db: Db,
  textMatches: TextMatches,
  { year, user_id: userId, state, from, to }: InvoiceSearch,
) =>
  db
    .selectFrom('invoices as i')
    .$call(ifGiven(userId, (query, value) => query.where('i.account_id', '=', value)))
    .$call(
      ifGiven(year, (query, value) =>
        query
          .where('i.issued_at', '>=', midnight(`${year}-01-01`))
          .where('i.issued_at', '<', midnight(`${value + 1}-01-01`)),
      ),
    )
    .$call(ifGiven(from, (query, value) => query.where('i.issued_at', '>=', midnight(value))))
    .$call(ifGiven(to, (query, value) => query.where('i.issued_at', '<', midnight(value, 1))))
    .$call(ifGiven(state, (query, value) => query.where(states[value])))
    .$call(ifGiven(textMatches, (query, value) => query.where(value)))

const inOrder = (
  db: Db,
  textMatches: TextMatches,
  { sort = 'issued_at', order = 'desc', ...search }: InvoiceSearch,
) => matching(db, textMatches, search).orderBy(`i.${sort}`, order).orderBy('i.id', order)

export async function selectPage(
  db: Db,
  search: InvoiceSearch,
  { page, limit }: { page: number; limit: number },
) {
  const textMatches = await findTextMatches(db, search)
  const found = inOrder(db, textMatches, search).select('i.id')
  const { ids, total } = await selectCounted(
    found,
    matching(db, textMatches, search),
    { page, limit },
    textMatches !== null,
  )
  return { total, rows: await selectRows(db, ids) }
}

export async function selectInvoiceIds(db: Db, search: InvoiceSearch): Promise<number[]> {
  const rows = await inOrder(db, await findTextMatches(db, search), search)
    .select('i.id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Returns rows in the order of the ids. */
export async function selectRows(db: Db, ids: number[]) {
  return await db
    .selectFrom('invoices as i')
    .leftJoin('invoices as corrected', 'corrected.id', 'i.corrects_id')
    .innerJoin('invoice_lines as l', (join) =>
      join.onRef('l.invoice_id', '=', 'i.id').on(
        'l.position',
        '=',
        sql<number>`(select most.position from invoice_lines most where most.invoice_id = i.id
            order by abs(most.total_cents) desc, most.position limit 1)`,
      ),
    )
    .selectAll('i')
    .select(['corrected.number as corrects_number', 'l.description'])
    .select(sql<number>`-${taken}`.as('refunded_cents'))
    .where('i.id', 'in', ids.length > 0 ? ids : [0])
    .orderBy(sql`array_position(${ids}::bigint[], i.id)`)
    .execute()
}

/**
 * Selects years with invoices, newest first: of one account, or of all. Each year is found from the
 * one before it.
 */
export async function selectYears(db: Db, accountId: AccountId | null): Promise<number[]> {
  const own = sql`(${accountId}::bigint is null or i.account_id = ${accountId}::bigint)`
  const { rows } = await sql<{ year: number }>`
    with recursive years as (
      select (select ${issuedYear} from invoices i where ${own} order by i.issued_at desc limit 1) as year
      union all
      select (select ${issuedYear} from invoices i
               where ${own} and i.issued_at < make_timestamptz(y.year, 1, 1, 0, 0, 0, 'Pacific/Auckland')
               order by i.issued_at desc limit 1)
        from years y where y.year is not null
    )
    select year from years where year is not null`.execute(db)
  return rows.map(({ year }) => year)
}
