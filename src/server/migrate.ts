import { pino } from 'pino'
import { prepareDatabase } from './build-platform.ts'
import { readConfig } from './config.ts'
import { startEmbeddedPostgres } from './platform/embedded-postgres.ts'

// `npm run migrate`: brings the database up to date and serves nothing.
const config = readConfig(process.env)
const postgres = config.database_url
  ? undefined
  : await startEmbeddedPostgres({ data_dir: config.data_dir, log: pino({ enabled: false }) })
try {
  const applied = await prepareDatabase(postgres?.connection ?? { connectionString: config.database_url! })
  process.stdout.write(`The database is up to date (${applied} applied now).\n`)
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
} finally {
  await postgres?.stop()
}
