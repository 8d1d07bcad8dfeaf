import { sql } from 'kysely'
import { must } from '#platform/common/must.ts'
import type { Db } from '../database/db.ts'

export interface DatabaseSizes {
  version: string
  bytes: number
  /** The largest, with their indexes and partitions; rows are PostgreSQL's estimate. */
  tables: { name: string; bytes: number; rows: number }[]
}

export async function selectSizes(db: Db, { most }: { most: number }): Promise<DatabaseSizes> {
  const [whole, tables] = await Promise.all([
    sql<Omit<DatabaseSizes, 'tables'>>`select current_setting('server_version') as version,
      pg_database_size(current_database())::float8 as bytes`.execute(db),
    sql<DatabaseSizes['tables'][number]>`
      select coalesce(pg_partition_root(c.oid), c.oid)::regclass::text as name,
             sum(pg_total_relation_size(c.oid))::float8 as bytes,
             sum(greatest(c.reltuples, 0))::float8 as rows
        from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where c.relkind in ('r', 'm') and n.nspname not in ('pg_catalog', 'information_schema')
       group by 1 order by 2 desc limit ${most}`.execute(db),
  ])
  return { ...must(whole.rows[0], 'sizes'), tables: tables.rows }
}

/** When each worker, and any web node, was last heard from. */
export async function selectNodes(db: Db) {
  const [workers, web] = await Promise.all([
    db.selectFrom('worker_heartbeats').select(['worker_id', 'beat_at']).orderBy('worker_id').execute(),
    db.selectFrom('node_heartbeats').select('beat_at').executeTakeFirstOrThrow(),
  ])
  return { workers, web_beat_at: web.beat_at }
}
