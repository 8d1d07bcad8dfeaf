import { pino } from 'pino'
import { prepareDatabase } from './prepare-database.ts'
import { readConfig } from '#platform/server/config.ts'
import { startEmbeddedPostgres, type EmbeddedPostgres } from '#platform/server/database/embedded-postgres.ts'

let postgres: EmbeddedPostgres | undefined
try {
  const { databaseUrl, dataDir } = readConfig(process.env).storage
  if (!databaseUrl) postgres = await startEmbeddedPostgres({ dataDir, log: pino({ enabled: false }) })
  const applied = await prepareDatabase(postgres?.connection ?? { connectionString: databaseUrl! })
  process.stdout.write(`The database is up to date (${applied} applied now).\n`)
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
} finally {
  await postgres?.stop()
}
