import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { to as copyTo } from 'pg-copy-streams'
import { quoteTable, selectTables } from '#platform/server/backup/catalog.ts'
import { ContentSum } from '#platform/server/backup/content-sum.ts'
import { openCopyConnection } from '#platform/server/backup/copy-connection.ts'
import type { Connection } from '#platform/server/database/db.ts'

/** Each table's rows and sum of hashes, generated columns included: `120 rows 3f…`. */
export async function readContent(connection: Connection): Promise<Record<string, string>> {
  const client = await openCopyConnection(connection)
  try {
    const content: Record<string, string> = {}
    for (const table of await selectTables(client)) {
      const sum = new ContentSum()
      const name = quoteTable(client, table)
      const rows = client.query(copyTo(`copy (select * from ${name}) to stdout`))
      await pipeline(rows, sum, new Writable({ write: (_chunk, _encoding, done) => done() }))
      content[name] = `${sum.rows} rows ${sum.sum}`
    }
    return content
  } finally {
    await client.end()
  }
}

/** Whatever a schema has, as PostgreSQL defines it; without the copies of foreign keys that each partition has. */
export async function readSchema(connection: Connection): Promise<string[]> {
  const client = await openCopyConnection(connection)
  try {
    const { rows } = await client.query<{ is: string }>(`
      select 'constraint ' || conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) || convalidated as is
        from pg_constraint where connamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace)
         and contype <> 'n' and not (contype = 'f' and conparentid <> 0)
      union all select 'index ' || pg_get_indexdef(indexrelid) || indisvalid from pg_index
       where indrelid in (select oid from pg_class where relnamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace))
      union all select 'trigger ' || tgenabled::text || pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
      order by 1`)
    return rows.map((row) => row.is)
  } finally {
    await client.end()
  }
}
