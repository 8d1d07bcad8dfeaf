/** Ids per partition: never used up, and enough for 246 years of daily partitions below 2^53. */
export const partitionIds = 100_000_000_000

/** Advisory lock, so that workers rotate one after the other, and not while a backup lists the tables. */
export const rotationLock = 48_462_004

/** So many wait, should nothing be rotated for a while. */
const ahead = 2

export interface Partition {
  name: string
  /** Null for the first, which has every id below `to`. */
  from: number | null
  /** Exclusive. */
  to: number
}

export interface PartitionState {
  partitions: readonly Partition[]
  /** The sequence's. */
  nextId: number
  /** The oldest row of the current partition is of an earlier period. */
  isDue: boolean
}

export interface Rotation {
  /** Partitions to create, by number. */
  missing: number[]
  /** Number of the partition whose ids are next; null while the current one still takes rows. */
  moveTo: number | null
}

export const getNumber = (id: number): number => Math.floor(id / partitionIds)

/** Ids only move forward. Periods that were missed make one partition larger. */
export function planRotation({ partitions, nextId, isDue }: PartitionState): Rotation {
  const current = getNumber(nextId)
  const next = isDue ? current + 1 : current
  const missing = Array.from({ length: next + ahead - current + 1 }, (_, place) => current + place).filter(
    (number) => !partitions.some((one) => isWithin(one, number * partitionIds)),
  )
  return { missing, moveTo: isDue ? next : null }
}

const isWithin = ({ from, to }: Partition, id: number) => (from ?? -Infinity) <= id && id < to

/** Oldest first: those whose ids are all given out. */
export const listFull = ({ partitions, nextId }: PartitionState): Partition[] =>
  partitions.filter(({ to }) => to <= nextId).toSorted((a, b) => a.to - b.to)

export const findCurrent = ({ partitions, nextId }: Omit<PartitionState, 'isDue'>): Partition | undefined =>
  partitions.find((one) => isWithin(one, nextId))
