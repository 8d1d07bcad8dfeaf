import {
  PostgresDialect,
  PostgresDriver,
  type AbortableOperationOptions,
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  type TransactionSettings,
} from 'kysely'
import pg from 'pg'

interface Route {
  replica: pg.Pool
  primary: pg.Pool
  isUsed: () => boolean
  /** Rejects with LeftOut if the replica is left out meanwhile, since it may never answer. */
  guard: <Result>(read: Promise<Result>) => Promise<Result>
  onBegin: () => void
  onRead: (database: 'primary' | 'replica') => void
  onLoss: (error: Error) => void
}

export class LeftOut extends Error {}

/** For plain reads: on the replica while it is used, and once on the primary if it fails there. */
export class RoutedDialect extends PostgresDialect {
  readonly #route: Route

  constructor(route: Route) {
    super({ pool: route.primary })
    this.#route = route
  }

  override createDriver(): Driver {
    return new RoutedDriver(this.#route)
  }
}

class RoutedConnection implements DatabaseConnection {
  /** The connection of a transaction. */
  begun: DatabaseConnection | null = null
  readonly #read: DatabaseConnection['executeQuery']

  constructor(read: DatabaseConnection['executeQuery']) {
    this.#read = read
  }

  async executeQuery<Row>(
    query: CompiledQuery,
    options?: AbortableOperationOptions,
  ): Promise<QueryResult<Row>> {
    return await (this.begun ? this.begun.executeQuery<Row>(query, options) : this.#read<Row>(query, options))
  }

  streamQuery(): never {
    throw new Error('Reads of a replica are not streamed.')
  }
}

class RoutedDriver implements Driver {
  readonly #route: Route
  readonly #replica: Driver
  readonly #primary: Driver

  constructor(route: Route) {
    this.#route = route
    this.#replica = new PostgresDriver({ pool: route.replica })
    this.#primary = new PostgresDriver({ pool: route.primary })
  }

  async init() {
    await Promise.all([this.#replica.init(), this.#primary.init()])
  }

  async acquireConnection(): Promise<RoutedConnection> {
    return new RoutedConnection(async (query, options) => await this.#read(query, options))
  }

  async #read<Row>(query: CompiledQuery, options?: AbortableOperationOptions): Promise<QueryResult<Row>> {
    const { isUsed, guard, onBegin, onRead, onLoss } = this.#route
    if (isUsed()) {
      onBegin()
      try {
        const result = await guard(executeOn<Row>(this.#replica, query, options))
        onRead('replica')
        return result
      } catch (error) {
        if (!(error instanceof Error) || !failedByReplica(error)) throw error
        if (isLoss(error)) onLoss(error)
      }
    }
    onRead('primary')
    return await executeOn<Row>(this.#primary, query, options)
  }

  /** Reads that belong together are the primary's. */
  async beginTransaction(connection: RoutedConnection, settings: TransactionSettings) {
    connection.begun = await this.#primary.acquireConnection()
    await this.#primary.beginTransaction(connection.begun, { ...settings, accessMode: 'read only' })
  }

  async commitTransaction({ begun }: RoutedConnection) {
    if (begun) await this.#primary.commitTransaction(begun)
  }

  async rollbackTransaction({ begun }: RoutedConnection) {
    if (begun) await this.#primary.rollbackTransaction(begun)
  }

  async releaseConnection({ begun }: RoutedConnection) {
    if (begun) await this.#primary.releaseConnection(begun)
  }

  /** The pools belong to who opened them. */
  async destroy() {}
}

async function executeOn<Row>(driver: Driver, query: CompiledQuery, options?: AbortableOperationOptions) {
  const connection = await driver.acquireConnection(options)
  try {
    return await connection.executeQuery<Row>(query, options)
  } finally {
    await driver.releaseConnection(connection)
  }
}

/** Serialization and deadlock here mean a conflict with what the primary had removed. */
const ofReplica = /^(40001|40P01|25006|57P0[1-5]|08...|53300)$/

/** A statement that is wrong, or takes too long, would be so on the primary as well. */
export const failedByReplica = (error: Error): boolean =>
  error instanceof pg.DatabaseError
    ? ofReplica.test(error.code ?? '') || error.message.includes('conflict with recovery')
    : !('code' in error && error.code === 'ABORT_ERR') && !error.message.includes('Query read timeout')

/** The server has gone, rather than one statement. */
const isLoss = (error: Error): boolean =>
  !(error instanceof LeftOut) &&
  (!(error instanceof pg.DatabaseError) || /^(57P0[1-5]|08...)$/.test(error.code ?? ''))
