import { Kysely } from 'kysely'
import pg from 'pg'
import type { Logger } from 'pino'
import type { ReadAges } from '../../cache/read-ages.ts'
import { createCaches, type DataSource } from '../../cache/caches.ts'
import type { LiveHub } from '../../live-hub.ts'
import { refuseWrongSession } from '../check-session.ts'
import { createPool, onCommittedTopic, type Connection, type Db } from '../db.ts'
import type { DB } from '../db-types.ts'
import { UnusableDatabase } from '../migrate.ts'
import {
  addSample,
  findUpTo,
  isTooOld,
  judgeLook,
  unknownReplica,
  type ReplicaStatus,
  type Sample,
} from './lag.rules.ts'
import { findProblem, readPrimary, readReplica } from './places.ts'
import { repeat } from './repeat.ts'
import { LeftOut, RoutedDialect } from './routed-driver.ts'

/** A standby for plain reads that may be two seconds old; its caches are apart from the primary's. */
export interface Replica extends DataSource {
  measure: () => { isUsed: boolean; lagSeconds: number; reads: Record<'primary' | 'replica', number> }
}

interface OpenedReplica {
  replica: Replica
  start: () => void
  stop: () => Promise<void>
}

/** A replica that hangs is left out after this. */
const patienceMs = 1_500
/** A load may join another one that began before the replica was left out. */
const inUseMs = 1_000

interface ReplicaParts {
  /** Looks have a connection of their own, so that they wait behind no request. */
  primary: { pool: pg.Pool; db: Db; connection: Connection }
  connection: Connection
  live: Pick<LiveHub, 'onNotify'>
  log: Logger
  /** Connections for reads. */
  max: number
  hasCaches?: boolean
}

/**
 * Follows the lag without a write: what the replica has replayed is compared with where the
 * primary's log was at known times.
 */
export function openReplica({
  primary,
  connection,
  live,
  log,
  max,
  hasCaches = true,
}: ReplicaParts): OpenedReplica {
  const now = () => performance.now()
  const pool = createPool({ ...connection, connectionTimeoutMillis: patienceMs }, log, {
    max,
    isReadOnly: true,
  })
  const lookers = {
    primary: createLooker(primary.connection),
    replica: createLooker(connection),
  }
  let samples: Sample[] = []
  let status: ReplicaStatus = unknownReplica
  let lastReadAt = -Infinity
  const reads = { primary: 0, replica: 0 }
  const underWay = createGuard()

  const isUsed = () => status.isUsed && !isTooOld(status.upTo, now())

  function judge(problem: string | null, upTo: number, err?: unknown): void {
    const before = status
    status = judgeLook(before, { now: now(), upTo, problem })
    if (status.isUsed) {
      if (!before.isUsed) log.info('visitors read from the replica')
      return
    }
    if (status.problem !== null && status.problem !== before.problem)
      log.warn({ err }, `The replica of DATABASE_REPLICA_URL is left out: ${status.problem}`)
    underWay.abandon()
  }

  async function look(): Promise<void> {
    const beganAt = now()
    const place = await readPrimary(lookers.primary).catch((error: unknown) => {
      // A primary that is merely slow is helped by reads that stay away from it.
      if (isTooOld(status.upTo, now())) judge('the primary can’t be reached', status.upTo, error)
      return null
    })
    if (!place) return
    samples = addSample(samples, { beganAt, lsn: place.lsn })
    try {
      const found = await readReplica(lookers.replica)
      const problem = findProblem(found, place) ?? (status.isUsed ? null : await findSessionProblem(pool))
      judge(problem, findUpTo(samples, found.lsn))
    } catch (error) {
      judge('it can’t be reached', status.upTo, error)
    }
  }

  const looking = repeat(look)
  const db = new Kysely<DB>({
    dialect: new RoutedDialect({
      replica: pool,
      primary: primary.pool,
      isUsed,
      guard: underWay.guard,
      onBegin: () => void (lastReadAt = now()),
      onRead: (database) => void (reads[database] += 1),
      onLoss: (error) => judge('it can’t be reached', status.upTo, error),
    }),
  })

  const readAges = createReadAges(() => ({ now: now(), isUsed: isUsed(), upTo: status.upTo, lastReadAt }))
  const caches = createCaches({ db: primary.db, live }, { is_on: hasCaches, reads: readAges })
  // The replica has the change in a moment, long before the next regular look.
  live.onNotify({ touched: looking.hurry, missed: looking.hurry })
  onCommittedTopic(primary.db, looking.hurry)

  return {
    replica: {
      db,
      caches,
      measure: () => ({ isUsed: isUsed(), lagSeconds: findLag(samples, status.upTo) / 1_000, reads }),
    },
    start: looking.start,
    async stop() {
      await looking.stop()
      await Promise.all([pool.end(), lookers.primary.end(), lookers.replica.end()])
    },
  }
}

interface Reading {
  now: number
  isUsed: boolean
  upTo: number
  lastReadAt: number
}

const createReadAges = (measure: () => Reading): ReadAges => ({
  now() {
    const { isUsed, upTo } = measure()
    return isUsed ? upTo : Infinity
  },
  startReading() {
    const began = measure()
    const isInUse = began.isUsed || began.now - began.lastReadAt < inUseMs
    return () => (isInUse || measure().lastReadAt >= began.now ? began.upTo : Infinity)
  },
})

/** Reads that may never be answered. */
function createGuard() {
  const underWay = new Set<(error: Error) => void>()
  return {
    guard: <Result>(read: Promise<Result>) =>
      new Promise<Result>((resolve, reject) => {
        underWay.add(reject)
        read.finally(() => underWay.delete(reject)).then(resolve, reject)
      }),
    abandon() {
      for (const reject of underWay) reject(new LeftOut('the replica was left out'))
    },
  }
}

function findLag(samples: Sample[], upTo: number): number {
  const [first] = samples
  const last = samples.at(-1)
  return first && last ? Math.max(0, last.beganAt - Math.max(upTo, first.beganAt)) : 0
}

const createLooker = (connection: Connection) => {
  const pool = new pg.Pool({
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
    keepAlive: true,
    ...connection,
    max: 1,
  })
  // The next look finds out.
  pool.on('error', () => undefined)
  return pool
}

async function findSessionProblem(pool: pg.Pool): Promise<string | null> {
  try {
    await refuseWrongSession(pool, 'DATABASE_REPLICA_URL')
    return null
  } catch (error) {
    if (error instanceof UnusableDatabase) return error.message
    throw error
  }
}
