import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import { startEmbeddedPostgres } from '#platform/server/database/embedded-postgres.ts'
import { migrateDatabase } from '#platform/server/database/migrate.ts'

/** Describes a database made by all migrations. */
export async function readMigrated(describe: (client: pg.Client) => Promise<string>): Promise<string> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'hoko-described-'))
  const postgres = await startEmbeddedPostgres({ dataDir, log: pino({ enabled: false }) })
  await migrateDatabase(postgres.connection)
  const client = new pg.Client(postgres.connection)
  await client.connect()
  const described = await describe(client)
  await client.end()
  await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
  return described
}
