import { sql } from 'kysely'
import type { Db } from '#platform/server/database/db.ts'

const kinds = ['type', 'kind', 'seller_kind']
const owners = ['account_id', 'seller_id', 'user_id', 'buyer_id', 'bidder_id', 'owner_id']

interface Table {
  name: string
  columns: string[]
}

/**
 * Ids per table: the newest row of each kind, the account's own first if the table has an owner
 * column.
 */
export async function selectKnownIds(db: Db, accountId: number | null): Promise<string[]> {
  const { rows: tables } = await sql<Table>`
    select table_name as name, array_agg(column_name::text) as columns from information_schema.columns
     where table_schema = 'public' group by table_name having 'id' = any (array_agg(column_name::text))
     order by table_name = 'listings' desc, table_name`.execute(db)
  const ids: string[] = []
  for (const { name, columns } of tables) {
    const owner = owners.find((column) => columns.includes(column))
    const kind = kinds.filter((column) => columns.includes(column)).map((column) => sql.ref(column))
    const group = kind.length > 0 ? sql`group by ${sql.join(kind)}` : sql``
    const own = sql`where ${sql.ref(owner ?? 'id')} = ${accountId ?? 0}`
    for (const part of owner ? [own, sql``] : [sql``]) {
      const { rows } = await sql<{ id: string | null }>`
        select max(id)::text as id from ${sql.table(name)} ${part} ${group}`.execute(db)
      ids.push(...rows.flatMap(({ id }) => id ?? []))
    }
  }
  return [...new Set(ids)]
}
