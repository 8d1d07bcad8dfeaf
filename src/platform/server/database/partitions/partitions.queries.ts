import { sql } from 'kysely'
import { must } from '#platform/common/must.ts'
import type { Db, Tx } from '../db.ts'
import { getPurgeLimit } from '../../jobs/retention.ts'
import type { PartitionedTable } from './partitioned-table.ts'
import { findCurrent, partitionIds, type Partition, type PartitionState } from './partitions.rules.ts'

type AgedTable = Pick<PartitionedTable, 'table' | 'agedBy' | 'every'>

export async function selectPartitionState(
  db: Db,
  { table, agedBy, every }: AgedTable,
): Promise<PartitionState> {
  const partitions = await selectPartitions(db, table)
  const nextId = await selectNextId(db, table)
  const current = findCurrent({ partitions, nextId })
  if (!current) return { partitions, nextId, isDue: false }
  const { rows } = await sql<{ is_due: boolean }>`
    select coalesce(min(${sql.ref(agedBy)}) < date_trunc(${every}, clock_timestamp(), 'UTC'), false) as is_due
      from ${sql.table(current.name)}`.execute(db)
  return { partitions, nextId, isDue: must(rows[0], 'row').is_due }
}

export async function selectPartitions(db: Db, table: string): Promise<Partition[]> {
  const { rows } = await sql<{ name: string; bound: string }>`
    select c.relname as name, pg_get_expr(c.relpartbound, c.oid) as bound
      from pg_inherits i join pg_class c on c.oid = i.inhrelid
     where i.inhparent = ${table}::regclass`.execute(db)
  return rows.map(({ name, bound }) => ({ name, ...parseBound(bound) }))
}

export function parseBound(bound: string): Omit<Partition, 'name'> {
  const [, from, to] = /^FOR VALUES FROM \('?(\w+)'?\) TO \('?(\d+)'?\)$/.exec(bound) ?? []
  if (from === undefined || to === undefined) throw new Error(`A partition has the bounds ${bound}.`)
  return { from: from === 'MINVALUE' ? null : Number(from), to: Number(to) }
}

async function selectNextId(db: Db, table: string): Promise<number> {
  const { rows: named } = await sql<{ sequence: string }>`
    select pg_get_serial_sequence(${table}, 'id') as sequence`.execute(db)
  const { rows } = await sql<{ next: number }>`
    select last_value + is_called::int as next from ${sql.raw(must(named[0], 'sequence').sequence)}`.execute(
    db,
  )
  return must(rows[0], 'sequence').next
}

/** At once, and not undone by a rollback. */
export async function moveSequence(tx: Tx, table: string, number: number): Promise<void> {
  await sql`select setval(pg_get_serial_sequence(${table}, 'id'), ${number * partitionIds}::bigint, false)`.execute(
    tx,
  )
}

/** To be called in a transaction. Statistics of a new partition may be missing, and it may have millions of rows. */
export async function hasRetainedRows(
  tx: Tx,
  partition: string,
  { agedBy, retention, every, isPromised = false }: PartitionedTable,
): Promise<boolean> {
  const limit = getPurgeLimit(retention)
  const since = isPromised ? sql`${limit} + ${sql.lit(`1 ${every}`)}::interval` : limit
  await sql`set local enable_seqscan = off`.execute(tx)
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from ${sql.table(partition)} where ${sql.ref(agedBy)} is null)
        or coalesce((select max(${sql.ref(agedBy)}) from ${sql.table(partition)}) >= ${since}, false) as has`.execute(
    tx,
  )
  return must(rows[0], 'row').has
}
