import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import { deleteInPieces } from '../../jobs/delete-in-pieces.ts'
import { getPurgeLimit } from '../../jobs/retention.ts'
import { isLockTimeout, isStatementTimeout, transact, type Db, type Tx } from '../db.ts'
import { createPartition, dropPartition, lockForDrop } from './change-partitions.ts'
import type { PartitionedTable } from './partitioned-table.ts'
import {
  hasRetainedRows,
  moveSequence,
  selectPartitions,
  selectPartitionState,
} from './partitions.queries.ts'
import { listFull, planRotation, rotationLock, type Partition } from './partitions.rules.ts'

interface Rotating {
  db: Db
  log: Logger
}

/** Everybody queues behind a waiting table lock, so it gives up soon and tries again. */
const lockMs = 100
/** The longest that a statement under one may take; then it isn't tried again for an hour. */
const statementMs = 1_000
const tries = 20
const pauseMs = 250

/**
 * Creates partitions ahead, lets the next one take new rows once a period is over, and drops those whose rows are all
 * past their retention. Another worker may do the same meanwhile.
 */
export async function rotatePartitions({ db, log }: Rotating, table: PartitionedTable): Promise<void> {
  await tryWhenFree(db, log, table, (tx) => createMissing(tx, table))
  await tryWhenFree(db, log, table, (tx) => moveOn(tx, table))
  for (const partition of listFull(await selectPartitionState(db, table))) {
    if (!(await transact(db, (tx) => hasRetainedRows(tx, partition.name, table))))
      await tryWhenFree(db, log, table, (tx) => dropOld(tx, table, partition))
    else if (partition.from === null || table.isPromised) await deleteOldRows(db, table, partition)
  }
}

/** Leaves it to the next run if the locks stay taken or the work takes long. */
async function tryWhenFree(
  db: Db,
  log: Logger,
  { table }: PartitionedTable,
  work: (tx: Tx) => Promise<void>,
): Promise<void> {
  for (let left = tries; left > 0; left -= 1) {
    try {
      return await transact(db, async (tx) => {
        await sql`set local lock_timeout = ${sql.lit(lockMs)}`.execute(tx)
        await sql`set local statement_timeout = ${sql.lit(statementMs)}`.execute(tx)
        await sql`select pg_advisory_xact_lock(${rotationLock})`.execute(tx)
        await work(tx)
      })
    } catch (error) {
      if (isStatementTimeout(error))
        return log.warn({ err: error, table }, 'partitions are rotated later, as it takes too long now')
      if (!isLockTimeout(error)) throw error
      await pause(pauseMs)
    }
  }
  log.warn({ table }, 'partitions are rotated later, as others lock the table')
}

async function createMissing(tx: Tx, rotated: PartitionedTable): Promise<void> {
  const state = await selectPartitionState(tx, rotated)
  for (const table of listTables(rotated)) {
    const partitions = await selectPartitions(tx, table)
    for (const number of planRotation({ ...state, partitions }).missing)
      await createPartition(tx, table, number)
  }
}

/** Only to a partition that others see already. */
async function moveOn(tx: Tx, rotated: PartitionedTable): Promise<void> {
  const state = await selectPartitionState(tx, rotated)
  const { moveTo } = planRotation(state)
  if (moveTo === null) return
  for (const table of listTables(rotated)) {
    const partitions = await selectPartitions(tx, table)
    if (planRotation({ ...state, partitions }).missing.includes(moveTo)) return
  }
  await moveSequence(tx, rotated.table, moveTo)
}

async function dropOld(tx: Tx, rotated: PartitionedTable, { to }: Partition): Promise<void> {
  const dropped: { table: string; partitions: Partition[] }[] = []
  for (const table of listTables(rotated)) {
    const partitions = (await selectPartitions(tx, table)).filter((one) => one.to === to)
    dropped.push({ table, partitions })
  }
  for (const { table, partitions } of dropped) await lockForDrop(tx, table, partitions)
  const own = dropped.find(({ table }) => table === rotated.table)?.partitions ?? []
  // A row may have been written while waiting for the lock.
  for (const { name } of own) if (await hasRetainedRows(tx, name, rotated)) return
  for (const { table, partitions } of dropped)
    for (const partition of partitions) await dropPartition(tx, table, partition)
}

/** Followers first: what is written to them leads to the rows they follow. */
const listTables = ({ table, followers = [] }: PartitionedTable) => [...followers, table]

/** For a partition of more than one period: the first, or one after missed rotations. */
async function deleteOldRows(
  db: Db,
  { agedBy, retention }: PartitionedTable,
  { name }: Partition,
): Promise<void> {
  await deleteInPieces(db, async (some, most) => {
    const { numAffectedRows = 0n } = await sql`
      delete from ${sql.table(name)} where id in (
        select id from ${sql.table(name)} where ${sql.ref(agedBy)} < ${getPurgeLimit(retention)}
         order by ${sql.ref(agedBy)} limit ${most})`.execute(some)
    return { numDeletedRows: numAffectedRows }
  })
}
