import { setTimeout as pause } from 'node:timers/promises'
import {
  Kysely,
  PostgresDialect,
  PostgresDriver,
  type DatabaseConnection,
  type PostgresDialectConfig,
  type Transaction,
  type TransactionSettings,
} from 'kysely'
import pg from 'pg'
import type { Logger } from 'pino'
import { notifyNow, takeNotices } from './after-commit.ts'
import type { DB } from './db-types.ts'
import { PreparingClient } from './prepared.ts'
import { joinTopicBus } from '../live/topic-bus.ts'
import { refuseBusy } from '../refusal.ts'
import { RetryWhenFree } from '../fair-queue.ts'

export type Db = Kysely<DB>

export type Tx = Transaction<DB>

export type Connection = pg.PoolConfig

// Ids, cents and counts are int8; all of ours stay far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

// A calendar day has no time and so no time zone.
pg.types.setTypeParser(pg.types.builtins.DATE, String)

const int8Array: number = 1016
const parseArray = pg.types.getTypeParser(int8Array)
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- pg declares its parsers for text only.
pg.types.setTypeParser(int8Array, (text) => (parseArray(text) as (string | number)[]).map(Number))

export interface SessionLimits {
  statementMs: number
  lockMs: number
  /** The locks of a node that stops in the middle of a transaction are released after this. */
  idleInTransactionMs: number
}

export const requestLimits: SessionLimits = {
  statementMs: 15_000,
  lockMs: 3_000,
  idleInTransactionMs: 5_000,
}

export const workLimits: SessionLimits = {
  statementMs: 120_000,
  lockMs: 5_000,
  idleInTransactionMs: 5_000,
}

/** Others queue behind a migration, so it gives up soon and tries again. */
export const migrationLimits: SessionLimits = {
  statementMs: 600_000,
  lockMs: 2_000,
  idleInTransactionMs: 30_000,
}

/** Sent once connected: poolers such as PgBouncer refuse or ignore start-up options. */
export const setLimits = ({ statementMs, lockMs, idleInTransactionMs }: SessionLimits) =>
  `set statement_timeout = ${statementMs}; set lock_timeout = ${lockMs};
   set idle_in_transaction_session_timeout = ${idleInTransactionMs};`

interface PoolOptions {
  max?: number
  limits?: SessionLimits
  /**
   * Each transaction may run on another of the pooler's connections, so nothing is set or prepared
   * on one: the database's role has the settings (docs/operations.md).
   */
  isPooled?: boolean
  /** Refuses writes. */
  isReadOnly?: boolean
}

/**
 * UTC and durable commits. `random_page_cost` is for memory and SSDs; `work_mem` keeps bitmaps of common words exact;
 * independent statements are pipelined. An error on an idle connection is logged: an unhandled one would end the
 * process.
 */
export function createPool(
  connection: Connection,
  log: Logger,
  { max = 20, limits = requestLimits, isPooled = false, isReadOnly = false }: PoolOptions = {},
): pg.Pool {
  const pool = new pg.Pool({
    Client: isPooled ? pg.Client : PreparingClient,
    max,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    pipeline: true,
    // A hanging PostgreSQL doesn't end anything by itself.
    query_timeout: limits.statementMs + 5_000,
    ...connection,
    // oxlint-disable-next-line typescript/no-misused-promises -- pg awaits it, which its types don't say
    onConnect: async (client) => {
      if (isPooled) return
      await client.query(
        `set timezone = 'UTC'; set jit = off; set random_page_cost = 1.1; set work_mem = '32MB'; ${setLimits(limits)}
         ${isReadOnly ? 'set default_transaction_read_only = on' : ''}`,
      )
    },
  })
  // That of an idle connection, which says it too.
  pool.on('error', () => undefined)
  pool.on('connect', (client) =>
    client.on('error', (error) => {
      if (!pool.ending) log.warn({ err: error }, 'lost a database connection')
    }),
  )
  return pool
}

export function createDb(pool: pg.Pool): Db {
  return new Kysely<DB>({ dialect: new PipelinedDialect({ pool }) })
}

class PipelinedDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig

  constructor(config: PostgresDialectConfig) {
    super(config)
    this.#config = config
  }

  override createDriver() {
    return new PipelinedDriver(this.#config)
  }
}

/**
 * Sends `begin` together with the first statement, which saves a round trip, usually while waiting
 * for a lock.
 */
class PipelinedDriver extends PostgresDriver {
  readonly #begun = new WeakMap<DatabaseConnection, Promise<void>>()

  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings) {
    const begun = super.beginTransaction(connection, settings)
    // The statements and the commit report a failure.
    begun.catch(() => undefined)
    this.#begun.set(connection, begun)
  }

  override async commitTransaction(connection: DatabaseConnection) {
    const committed = super.commitTransaction(connection)
    await Promise.all([this.#begun.get(connection), committed])
  }
}

type TopicCallback = (topic: string) => void

const ears = new WeakMap<Db, Set<TopicCallback>>()
const announced = new WeakMap<Tx, Set<string>>()

/**
 * Calls `hear` with each topic that a transaction of this handle published, once it has committed.
 */
export function onCommittedTopic(db: Db, onTopic: TopicCallback): void {
  const known = ears.get(db) ?? new Set()
  ears.set(db, known.add(onTopic))
}

export function queueTopic(tx: Tx, topic: string): void {
  const known = announced.get(tx) ?? new Set()
  announced.set(tx, known.add(topic))
}

/**
 * Joins an outer transaction: all writes then succeed together or not at all, and the outer one
 * retries.
 */
export async function transact<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Kysely tells transactions apart by isTransaction only.
  if (db.isTransaction) return await work(db as Tx)
  for (let tries = 1; ; tries += 1) {
    let topics: Set<string> | undefined
    let notices: ReturnType<typeof takeNotices> = []
    try {
      const result = await db.transaction().execute(async (tx) => {
        joinTopicBus(db, tx)
        const worked = await work(tx)
        topics = announced.get(tx)
        notices = takeNotices(tx)
        return worked
      })
      for (const topic of topics ?? []) for (const onTopic of ears.get(db) ?? []) onTopic(topic)
      notifyNow(db, notices)
      return result
    } catch (error) {
      if (error instanceof RetryWhenFree) await error.turn
      else if (!isDeadlock(error)) throw error
      if (tries === maxTries) refuseBusy()
      // Lets the other one go first; else the two may deadlock again.
      if (isDeadlock(error)) await pause(tries * (40 + 40 * Math.random()))
    }
  }
}

const maxTries = 5

/** Time-outs of statements, locks and idle transactions. */
export const isTakenTooLong = (error: { code?: string | undefined }) =>
  /^(57014|55P03|25P03|25P04)$/.test(error.code ?? '')

export const isStatementTimeout = (error: unknown) =>
  error instanceof pg.DatabaseError && error.code === '57014'

export const isLockTimeout = (error: unknown) => error instanceof pg.DatabaseError && error.code === '55P03'

export const isDeadlock = (error: unknown) => error instanceof pg.DatabaseError && error.code === '40P01'

export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  return (
    error instanceof pg.DatabaseError &&
    error.code === '23505' &&
    (!constraint || error.constraint === constraint)
  )
}
