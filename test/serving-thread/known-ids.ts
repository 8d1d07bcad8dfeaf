import { sql } from 'kysely'
import type { Db } from '#server/platform/database/db.ts'

const owners = ['account_id', 'seller_id', 'user_id', 'buyer_id', 'bidder_id', 'owner_id']

interface Table {
  name: string
  columns: string[]
}

/** An id of each table: of the newest row of the account, where a table says whose its rows are, and of the newest of all. */
export async function selectKnownIds(db: Db, account_id: number | null): Promise<string[]> {
  const { rows: tables } = await sql<Table>`
    select table_name as name, array_agg(column_name::text) as columns from information_schema.columns
     where table_schema = 'public' group by table_name having 'id' = any (array_agg(column_name::text))
     order by table_name = 'listings' desc, table_name`.execute(db)
  const ids: string[] = []
  for (const { name, columns } of tables) {
    const owner = owners.find((column) => columns.includes(column))
    const newest = sql`select max(id)::text as id from ${sql.table(name)}`
    const own = sql`${newest} where ${sql.ref(owner ?? 'id')} = ${account_id ?? 0}`
    for (const query of owner ? [own, newest] : [newest]) {
      const { rows } = await sql<{ id: string | null }>`${query}`.execute(db)
      if (rows[0]?.id) ids.push(rows[0].id)
    }
  }
  return [...new Set(ids)]
}
