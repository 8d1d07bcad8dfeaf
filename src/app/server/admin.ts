import { pino } from 'pino'
import * as z from 'zod/mini'
import { email } from '#platform/common/shapes.ts'
import { connectCommand, type CommandConnection } from './command-connection.ts'
import { prepareDatabase } from './prepare-database.ts'
import { readConfig } from '#platform/server/config.ts'
import {
  AdminCommandError,
  createAdmin,
  linkLastsHours,
  resetAdmin,
} from '#domains/identity/server/registration/first-admin.service.ts'
import { toError } from '#platform/common/errors.ts'
import { createDb, createPool, workLimits } from '#platform/server/database/db.ts'

// `hoko admin create|reset EMAIL` works whether or not Hoko is running.
const silent = pino({ enabled: false })
const commands = { create: createAdmin, reset: resetAdmin }
let command: CommandConnection | undefined
try {
  const { work, address } = readArguments(process.argv.slice(2))
  const config = readConfig(process.env)
  command = await connectCommand(config)
  await prepareDatabase(command.connection)
  const pool = createPool(command.connection, silent, { max: 2, limits: workLimits })
  try {
    const link = await work({ db: createDb(pool), publicUrl: config.http.publicUrl }, address)
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
  await command?.stop()
}

function readArguments([name = '', typed = '', ...more]: string[]) {
  const work = name === 'create' || name === 'reset' ? commands[name] : undefined
  if (!work || more.length > 0)
    throw new AdminCommandError('Use: npm run admin -- create EMAIL, or npm run admin -- reset EMAIL')
  const address = z.safeParse(email, typed)
  if (!address.success) throw new AdminCommandError(`'${typed}' is not an email address.`)
  return { work, address: address.data }
}
