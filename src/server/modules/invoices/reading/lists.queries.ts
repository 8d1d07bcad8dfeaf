import { sql, type SqlBool } from 'kysely'
import type { exportInvoices, InvoiceState } from '#contract/invoices/invoices.ts'
import type { OperationValues } from '#contract/core/operation.ts'
import { foldMacrons } from '#shared/formats/fold-macrons.ts'
import { readInvoiceNumber } from '#shared/formats/invoice-number.ts'
import { midnight } from '#server/platform/database/days.ts'
import type { Db } from '#server/platform/database/db.ts'

type Wanted = OperationValues<typeof exportInvoices>

/** Newest first unless it's said otherwise. */
export type InvoiceSearch = Omit<Wanted, 'sort' | 'order'> & Partial<Pick<Wanted, 'sort' | 'order'>>

export type InvoiceRow = Awaited<ReturnType<typeof selectRows>>[number]

const taken = sql<number>`coalesce((select sum(c.total_cents) from invoices c where c.corrects_id = i.id), 0)::bigint`

const states: Record<InvoiceState, ReturnType<typeof sql<SqlBool>>> = {
  correction: sql<SqlBool>`i.kind = 'correction'`,
  paid: sql<SqlBool>`i.kind = 'invoice' and ${taken} = 0`,
  refunded: sql<SqlBool>`i.kind = 'invoice' and ${taken} = -i.total_cents`,
  partly_refunded: sql<SqlBool>`i.kind = 'invoice' and ${taken} < 0 and ${taken} > -i.total_cents`,
}

const issuedYear = sql<number>`extract(year from i.issued_at at time zone 'Pacific/Auckland')::int`

const matching = (db: Db, { year, q = '', user_id, state, from, to }: InvoiceSearch) =>
  db
    .selectFrom('invoices as i')
    .$if(user_id !== undefined, (query) => query.where('i.account_id', '=', user_id!))
    .$if(year !== undefined, (query) =>
      query
        .where('i.issued_at', '>=', midnight(`${year}-01-01`))
        .where('i.issued_at', '<', midnight(`${year! + 1}-01-01`)),
    )
    .$if(from !== undefined, (query) => query.where('i.issued_at', '>=', midnight(from!)))
    .$if(to !== undefined, (query) => query.where('i.issued_at', '<', midnight(to!, 1)))
    .$if(state !== undefined, (query) => query.where(states[state!]))
    .$if(q !== '', (query) => query.where(looksLike(q)))

function looksLike(q: string) {
  const number = readInvoiceNumber(q)
  const alternatives = [
    sql`strpos(translate(lower(i.recipient_name), 'āēīōū', 'aeiou'), ${foldMacrons(q)}::text) > 0`,
    sql`strpos(lower(i.recipient_identifier), ${q.toLowerCase()}::text) > 0`,
  ]
  if (number !== null) alternatives.push(sql`i.number = ${number}::bigint`)
  return sql<SqlBool>`(${sql.join(alternatives, sql` or `)})`
}

const inOrder = (db: Db, { sort = 'issued_at', order = 'desc', ...search }: InvoiceSearch) =>
  matching(db, search).orderBy(`i.${sort}`, order).orderBy('i.id', order)

export async function selectPage(
  db: Db,
  search: InvoiceSearch,
  { page, limit }: { page: number; limit: number },
) {
  const [ids, { total }] = await Promise.all([
    inOrder(db, search)
      .select('i.id')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    matching(db, search)
      .select((count) => count.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ])
  return {
    total,
    rows: await selectRows(
      db,
      ids.map(({ id }) => id),
    ),
  }
}

export async function selectInvoiceIds(db: Db, search: InvoiceSearch): Promise<number[]> {
  const rows = await inOrder(db, search).select('i.id').execute()
  return rows.map(({ id }) => id)
}

/** In the order of the ids. */
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

/** In which there are invoices, newest first: of one account, or of all. */
export async function selectYears(db: Db, account_id: number | null): Promise<number[]> {
  const rows = await db
    .selectFrom('invoices as i')
    .select(issuedYear.as('year'))
    .distinct()
    .$if(account_id !== null, (query) => query.where('i.account_id', '=', account_id!))
    .orderBy('year', 'desc')
    .execute()
  return rows.map(({ year }) => year)
}
