import { sql } from 'kysely'
import type { Tx } from '../db.ts'
import { partitionIds, type Partition } from './partitions.rules.ts'

/** Made first and attached then, which no writer of the table waits for. */
export async function createPartition(tx: Tx, table: string, number: number): Promise<void> {
  const partition = sql.table(`${table}_p${number}`)
  await sql`create table ${partition} (like ${sql.table(table)} including all excluding identity)`.execute(tx)
  await sql`alter table ${sql.table(table)} attach partition ${partition}
    for values from (${sql.lit(number * partitionIds)}) to (${sql.lit((number + 1) * partitionIds)})`.execute(
    tx,
  )
}

/** The table has no other writer until the transaction ends. Doesn't wait for a backup that reads a partition. */
export async function lockForDrop(tx: Tx, table: string, partitions: readonly Partition[]): Promise<void> {
  await sql`lock table only ${sql.table(table)} in access exclusive mode`.execute(tx)
  for (const { name } of partitions)
    await sql`lock table only ${sql.table(name)} in access exclusive mode nowait`.execute(tx)
}

/** To be called under `lockForDrop`. */
export async function dropPartition(tx: Tx, table: string, { name, from, to }: Partition): Promise<void> {
  for (const key of await selectReferences(tx, table)) {
    await sql`delete from ${sql.table(key.table)}
      where ${sql.ref(key.column)} >= coalesce(${from}::bigint, 0) and ${sql.ref(key.column)} < ${to}::bigint`.execute(
      tx,
    )
  }
  // One that foreign keys refer to can't be dropped while it is attached, and detaching looks for rows that refer to it:
  // the few of them are looked up in the partition, instead of joining all of its rows.
  await sql`set local enable_hashjoin = off; set local enable_mergejoin = off`.execute(tx)
  await sql`alter table ${sql.table(table)} detach partition ${sql.table(name)}`.execute(tx)
  await sql`drop table ${sql.table(name)}`.execute(tx)
}

/** Columns whose rows go together with the table's. */
async function selectReferences(tx: Tx, table: string): Promise<{ table: string; column: string }[]> {
  const { rows } = await sql<{ table: string; column: string }>`
    select c.relname as table, a.attname as column
      from pg_constraint k join pg_class c on c.oid = k.conrelid
      join pg_attribute a on a.attrelid = c.oid and a.attnum = k.conkey[1]
     where k.contype = 'f' and k.confdeltype = 'c' and k.conparentid = 0 and k.confrelid = ${table}::regclass`.execute(
    tx,
  )
  return rows
}
