import { pino } from 'pino'
import type { Config } from '#platform/server/config.ts'
import type { Connection } from '#platform/server/database/db.ts'
import { embeddedConnection, startEmbeddedPostgres } from '#platform/server/database/embedded-postgres.ts'

export interface CommandConnection {
  connection: Connection
  /** Whether Hoko's embedded PostgreSQL was running already. */
  isRunning: boolean
  stop: () => Promise<void>
}

export type CommandConfig = Pick<Config, 'storage' | 'files' | 'nodes'>

/** For commands, whether or not Hoko is running. Poolers are passed by. */
export async function connectCommand({
  storage,
  nodes,
}: Pick<Config, 'storage' | 'nodes'>): Promise<CommandConnection> {
  const stop = async () => undefined
  const address = nodes.directUrl ?? storage.databaseUrl
  if (address !== null) return { connection: { connectionString: address }, isRunning: true, stop }
  const running = embeddedConnection(storage.dataDir)
  if (running) return { connection: running, isRunning: true, stop }
  const postgres = await startEmbeddedPostgres({ dataDir: storage.dataDir, log: pino({ enabled: false }) })
  return { connection: postgres.connection, isRunning: false, stop: () => postgres.stop() }
}
