import { pino } from 'pino'
import { connectCommand, type CommandConnection } from './command-connection.ts'
import { prepareDatabase } from './prepare-database.ts'
import { readConfig } from '#platform/server/config.ts'
import { reindexSearch } from '#domains/search/server/index/reindex.service.ts'
import { toError } from '#platform/common/errors.ts'
import { createDb, createPool, workLimits } from '#platform/server/database/db.ts'

const silent = pino({ enabled: false })
let command: CommandConnection | undefined
try {
  command = await connectCommand(readConfig(process.env))
  if (!command.isRunning) await prepareDatabase(command.connection)
  const pool = createPool(command.connection, silent, { max: 2, limits: workLimits })
  const { row_count: rowCount, resumed } = await reindexSearch(createDb(pool), (count) => {
    if (count % 10_000 === 0) process.stdout.write(`${count} listings …\n`)
  })
  await pool.end()
  process.stdout.write(`The search index is new: ${rowCount} listings${resumed ? ', begun earlier' : ''}.\n`)
} catch (error) {
  process.stderr.write(`${toError(error).message}\n`)
  process.exitCode = 1
} finally {
  await command?.stop()
}
