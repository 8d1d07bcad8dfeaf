import { createNotices, currentReads, type ReadAges } from './read-ages.ts'

export interface EntryRules {
  /** Topics that invalidate this entry. */
  topics?: readonly string[]
  /** Loaded no more often than this, however often it's invalidated. */
  apartMs?: number
  /** Up to this age an invalid value is served while it's renewed. */
  renewedMs?: number
  /** The reader may have written just now. A replica may lack that, so `load` reads the primary. */
  readsOwnWrites?: boolean
}

interface Age {
  beganAt: number
  isInvalid: boolean
}

export interface EntryAge extends Age {
  /**
   * When the last notice of its topics came that its reads lack: the replica had not replayed so
   * much. Once it has, the value is loaded again.
   */
  lacks: number
}

export interface LoadAge extends Age {
  readsOwnWrites: boolean
  /** Called once it is done. */
  findLack: (topics: Set<string>) => number
}

/** The age of a value that was loaded elsewhere. */
export interface Origin {
  ageMs: number
  isInvalid: boolean
}

/** A load that brought such a value is as old as that. */
export function withOrigin<Load extends Age>(
  loading: Load,
  elsewhere: Origin | undefined,
  now: number,
): Load {
  if (!elsewhere) return loading
  const { ageMs, isInvalid } = elsewhere
  return { ...loading, beganAt: now - ageMs, isInvalid: loading.isInvalid || isInvalid }
}

interface AgesOptions {
  now: () => number
  reads: ReadAges
  ttlMs: number
  freshMs: number
}

/** A value that lacks something is served no longer than this. */
const mostLackingMs = 2_000

/** How the entries of a cache age: by time, by notices, and by what a replica has of them. */
export function createAges({ now, reads, ttlMs, freshMs }: AgesOptions) {
  const notices = createNotices(now)
  let allHeardAt = -Infinity
  const getAge = ({ beganAt }: Age) => now() - beganAt
  const isUsable = (one: Age, { apartMs = 0 }: EntryRules) => !one.isInvalid || getAge(one) < apartMs
  const isOverdue = (one: EntryAge, { apartMs = 0 }: EntryRules) =>
    one.lacks > -Infinity &&
    getAge(one) >= apartMs &&
    (reads.now() > one.lacks || getAge(one) > mostLackingMs)

  return {
    judge(entry: EntryAge, rules: EntryRules): 'fresh' | 'renewed' | 'none' {
      const { renewedMs = 0, readsOwnWrites = false } = rules
      if (readsOwnWrites && entry.lacks > -Infinity) return 'none'
      const age = getAge(entry)
      const isCurrent = isUsable(entry, rules) && !isOverdue(entry, rules)
      if (age >= ttlMs || !(isCurrent || age < renewedMs)) return 'none'
      return isCurrent && age < freshMs ? 'fresh' : 'renewed'
    },
    mayJoin: (other: LoadAge, rules: EntryRules): boolean =>
      isUsable(other, rules) && (other.readsOwnWrites || rules.readsOwnWrites !== true),
    start({ readsOwnWrites = false }: EntryRules): LoadAge {
      const getUpTo = (readsOwnWrites ? currentReads : reads).startReading()
      return {
        beganAt: now(),
        isInvalid: false,
        readsOwnWrites,
        findLack(topics) {
          const last = Math.max(allHeardAt, notices.findLast(topics))
          return last >= getUpTo() ? last : -Infinity
        },
      }
    },
    hear(topic: string): void {
      if (reads !== currentReads) notices.add(topic)
    },
    hearAll: () => void (allHeardAt = now()),
  }
}
