import { pino } from 'pino'
import { prepareDatabase } from './prepare-database.ts'
import { readConfig } from '#platform/server/config.ts'
import { reindexSearch } from '#domains/search/server/index/reindex.service.ts'
import { toError } from '#platform/common/errors.ts'
import { must } from '#platform/common/must.ts'
import { createDb, createPool, workLimits } from '#platform/server/database/db.ts'
import {
  embeddedConnection,
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '#platform/server/database/embedded-postgres.ts'

const silent = pino({ enabled: false })
let postgres: EmbeddedPostgres | undefined
try {
  const { databaseUrl, dataDir } = readConfig(process.env).storage
  const running = databaseUrl ? { connectionString: databaseUrl } : embeddedConnection(dataDir)
  if (!running) {
    postgres = await startEmbeddedPostgres({ dataDir, log: silent })
    await prepareDatabase(postgres.connection)
  }
  const pool = createPool(running ?? must(postgres, 'embedded PostgreSQL').connection, silent, {
    max: 2,
    limits: workLimits,
  })
  const { row_count: rowCount, resumed } = await reindexSearch(createDb(pool), (count) => {
    if (count % 10_000 === 0) process.stdout.write(`${count} listings …\n`)
  })
  await pool.end()
  process.stdout.write(`The search index is new: ${rowCount} listings${resumed ? ', begun earlier' : ''}.\n`)
} catch (error) {
  process.stderr.write(`${toError(error).message}\n`)
  process.exitCode = 1
} finally {
  await postgres?.stop()
}
