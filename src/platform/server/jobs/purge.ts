import { sql } from 'kysely'
import { deleteInPieces } from './delete-in-pieces.ts'
import type { PartitionedTable } from '../database/partitions/partitioned-table.ts'
import { rotatePartitions } from '../database/partitions/rotate-partitions.ts'
import { task, type Task } from './jobs.ts'
import { getPurgeLimit, type Retention } from './retention.ts'

const ofOutages: Retention = { name: 'outages', count: 30, unit: 'day' }
const ofFacts: Retention = { name: 'facts', count: 30, unit: 'day' }
const ofKeys: Retention = { name: 'idempotency_keys', count: 7, unit: 'day' }
const ofMessages: Retention = { name: 'messages', count: 90, unit: 'day' }

const factTables: PartitionedTable = {
  table: 'outbox_events',
  every: 'day',
  retention: ofFacts,
  agedBy: 'dispatched_at',
  followers: ['reactions_done'],
}

const messageTable: PartitionedTable = {
  table: 'sent_messages',
  every: 'week',
  retention: ofMessages,
  // The first pages of a market say so.
  isPromised: true,
  agedBy: 'at',
}

export const platformPartitions: readonly PartitionedTable[] = [factTables, messageTable]

export const platformRetention: readonly Retention[] = [ofMessages, ofOutages, ofFacts, ofKeys]

export const purgeTask = task<object>({
  name: 'purge_old_rows',
  every: 'day',
  run: async (_payload, { db }) => {
    await db.deleteFrom('outages').where('to_at', '<', getPurgeLimit(ofOutages)).execute()
    await deleteInPieces(db, (some, most) =>
      some
        .deleteFrom('idempotency_keys')
        .where(
          sql<boolean>`(account_id, operation, key) in (
            select account_id, operation, key from idempotency_keys where created_at < ${getPurgeLimit(ofKeys)} order by created_at limit ${most})`,
        )
        .executeTakeFirstOrThrow(),
    )
  },
})

/** Hourly, so that a worker which was down at night changes little. */
export const createRotateTask = (tables: readonly PartitionedTable[]): Task =>
  task<object>({
    name: 'rotate_partitions',
    every: 'hour',
    run: async (_payload, platform) => {
      for (const table of tables) await rotatePartitions(platform, table)
    },
  })
