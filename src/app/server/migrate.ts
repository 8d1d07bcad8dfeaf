import { pino } from 'pino'
import { toError } from '#platform/common/errors.ts'
import { must } from '#platform/common/must.ts'
import { prepareDatabase } from './prepare-database.ts'
import { readConfig } from '#platform/server/config.ts'
import { startEmbeddedPostgres, type EmbeddedPostgres } from '#platform/server/database/embedded-postgres.ts'

let postgres: EmbeddedPostgres | undefined
try {
  const { databaseUrl, dataDir } = readConfig(process.env).storage
  if (!databaseUrl) postgres = await startEmbeddedPostgres({ dataDir, log: pino({ enabled: false }) })
  const applied = await prepareDatabase(
    postgres?.connection ?? { connectionString: must(databaseUrl, 'database_url') },
  )
  process.stdout.write(`The database is up to date (${applied} applied now).\n`)
} catch (error) {
  process.stderr.write(`${toError(error).message}\n`)
  process.exitCode = 1
} finally {
  await postgres?.stop()
}
