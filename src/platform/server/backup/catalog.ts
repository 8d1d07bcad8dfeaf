import type pg from 'pg'
import type { PartitionBound, SequenceValue, TableSchema } from './manifest.ts'

export interface CatalogTable {
  schema: TableSchema
  name: string
  /** Without generated ones. */
  columns: string[]
  /** Pages of 8 kB, as last counted. */
  pages: number
}

/** The queue's own list of migrations is written by its release, not by a backup. */
export const schemas = `
  (select oid, nspname, 'main' as kind from pg_namespace where nspname = current_schema()
   union all select oid, nspname, 'jobs' from pg_namespace where nspname = 'graphile_worker') s`

const isOwn = (relation: string) => `
  not (s.kind = 'jobs' and ${relation}.relname = 'migrations')
  and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = ${relation}.oid and d.deptype = 'e')`

/** All tables with rows of their own: partitions, but not what they are partitions of. */
export async function selectTables(client: pg.ClientBase): Promise<CatalogTable[]> {
  const { rows } = await client.query<CatalogTable>(`
    select s.kind as schema, c.relname as name, c.relpages as pages,
           array(select a.attname::text from pg_attribute a
                  where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
                  order by a.attnum) as columns
      from pg_class c join ${schemas} on s.oid = c.relnamespace
     where c.relkind = 'r' and c.relpersistence <> 't' and ${isOwn('c')}
     order by s.kind desc, c.relname`)
  return rows
}

export async function selectPartitions(client: pg.ClientBase): Promise<PartitionBound[]> {
  const { rows } = await client.query<PartitionBound>(`
    select c.relname as name, p.relname as parent, pg_get_expr(c.relpartbound, c.oid) as bound
      from pg_class c join ${schemas} on s.oid = c.relnamespace
      join pg_inherits i on i.inhrelid = c.oid join pg_class p on p.oid = i.inhparent
     where c.relispartition and c.relkind in ('r', 'p') and s.kind = 'main'
     order by p.relispartition, p.relname, c.relname`)
  return rows
}

/** Sequences are not part of a snapshot: read after it, they are beyond all of its rows. */
export async function selectSequences(client: pg.ClientBase): Promise<SequenceValue[]> {
  const { rows } = await client.query<{ schema: TableSchema; name: string; nspname: string }>(`
    select s.kind as schema, c.relname as name, s.nspname
      from pg_class c join ${schemas} on s.oid = c.relnamespace
     where c.relkind = 'S' and ${isOwn('c')} order by 1, 2`)
  if (rows.length === 0) return []
  const each = rows.map(
    ({ schema, name, nspname }) =>
      `select ${client.escapeLiteral(schema)} as schema, ${client.escapeLiteral(name)} as name,
              last_value::text as value, is_called as "isCalled"
         from ${client.escapeIdentifier(nspname)}.${client.escapeIdentifier(name)}`,
  )
  const values = await client.query<SequenceValue>(each.join(' union all '))
  return values.rows
}

export async function selectMigrations(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('select name from migrations order by name')
  return rows.map(({ name }) => name)
}

export function quoteTable(
  client: pg.ClientBase,
  { schema, name }: { schema: TableSchema; name: string },
): string {
  const table = client.escapeIdentifier(name)
  return schema === 'jobs' ? `graphile_worker.${table}` : table
}

export const quoteColumns = (client: pg.ClientBase, columns: readonly string[]) =>
  columns.map((column) => client.escapeIdentifier(column)).join(', ')
