import { extensionPoint } from '../../extensions.ts'
import type { Retention } from '../../jobs/retention.ts'

/**
 * A table whose partitions are ranges of its `id`, so that what is older than its retention is dropped instead of
 * deleted row by row. A migration makes it and its first partitions.
 */
export interface PartitionedTable {
  table: string
  /** How long a partition takes rows, and so how much longer than the retention a row may stay. */
  every: 'day' | 'week' | 'month'
  retention: Retention
  /** Members were promised that nothing stays longer, so a row may go by so much earlier instead. */
  isPromised?: boolean
  /** Indexed time that rows age by; one without it is retained. */
  agedBy: string
  /** Partitioned by the same ids, and dropped together with it. */
  followers?: readonly string[]
}

/** Partitioned tables of domains. */
export const partitionedTables = extensionPoint<readonly PartitionedTable[]>('partitioned tables')
