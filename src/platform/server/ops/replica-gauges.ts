import type { Caches } from '../cache/caches.ts'
import type { Platform } from '../platform.ts'
import type { Replica } from '../database/replica/replica.ts'
import type { GaugeDefinition } from './metrics.ts'

export const listReplicaGauges = ({ measure }: Pick<Replica, 'measure'>): GaugeDefinition[] => [
  {
    name: 'hoko_replica_used',
    help: '1 while visitors of this node read from the replica',
    read: () => Number(measure().isUsed),
  },
  {
    name: 'hoko_replica_lag_seconds',
    help: 'How far the replica is behind the primary',
    read: () => measure().lagSeconds,
  },
  {
    name: 'hoko_replica_reads',
    help: 'Reads that may go to the replica, since the start, by the database that answered',
    label: 'database',
    read: () => measure().reads,
  },
]

/** With a replica, visitors have caches of their own; those of the same name count together. */
export const countCaches = ({
  caches,
  replica,
}: Pick<Platform, 'caches' | 'replica'>): Pick<Caches, 'measure'> => ({
  measure(measure) {
    const sums = caches.measure(measure)
    for (const [name, count] of Object.entries(replica?.caches.measure(measure) ?? {}))
      sums[name] = (sums[name] ?? 0) + count
    return sums
  },
})
