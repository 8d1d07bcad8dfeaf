import { pino } from 'pino'
import * as z from 'zod/mini'
import { email } from '#platform/common/shapes.ts'
import { prepareDatabase } from './prepare-database.ts'
import { readConfig } from '#platform/server/config.ts'
import {
  AdminCommandError,
  createAdmin,
  linkLastsHours,
  resetAdmin,
} from '#domains/identity/server/registration/first-admin.service.ts'
import { toError } from '#platform/common/errors.ts'
import { must } from '#platform/common/must.ts'
import { createDb, createPool, workLimits } from '#platform/server/database/db.ts'
import {
  embeddedConnection,
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '#platform/server/database/embedded-postgres.ts'

// `hoko admin create|reset EMAIL` works whether or not Hoko is running.
const silent = pino({ enabled: false })
const commands = { create: createAdmin, reset: resetAdmin }
let postgres: EmbeddedPostgres | undefined
try {
  const { work, address } = readArguments(process.argv.slice(2))
  const { storage, http } = readConfig(process.env)
  const { databaseUrl, dataDir } = storage
  const running = databaseUrl ? { connectionString: databaseUrl } : embeddedConnection(dataDir)
  if (!running) postgres = await startEmbeddedPostgres({ dataDir, log: silent })
  const connection = running ?? must(postgres, 'embedded PostgreSQL').connection
  await prepareDatabase(connection)
  const pool = createPool(connection, silent, { max: 2, limits: workLimits })
  try {
    const link = await work({ db: createDb(pool), publicUrl: http.publicUrl }, address)
    process.stdout.write(
      `Open this link within ${linkLastsHours} hours. It works once, so keep it to yourself:\n${link}\n`,
    )
  } finally {
    await pool.end()
  }
} catch (error) {
  process.stderr.write(`${toError(error).message}\n`)
  process.exitCode = 1
} finally {
  await postgres?.stop()
}

function readArguments([name = '', typed = '', ...more]: string[]) {
  const work = name === 'create' || name === 'reset' ? commands[name] : undefined
  if (!work || more.length > 0)
    throw new AdminCommandError('Use: npm run admin -- create EMAIL, or npm run admin -- reset EMAIL')
  const address = z.safeParse(email, typed)
  if (!address.success) throw new AdminCommandError(`'${typed}' is not an email address.`)
  return { work, address: address.data }
}
