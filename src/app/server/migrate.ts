import { toError } from '#platform/common/errors.ts'
import { connectCommand, type CommandConnection } from './command-connection.ts'
import { prepareDatabase } from './prepare-database.ts'
import { readConfig } from '#platform/server/config.ts'

let command: CommandConnection | undefined
try {
  command = await connectCommand(readConfig(process.env))
  const applied = await prepareDatabase(command.connection)
  process.stdout.write(`The database is up to date (${applied} applied now).\n`)
} catch (error) {
  process.stderr.write(`${toError(error).message}\n`)
  process.exitCode = 1
} finally {
  await command?.stop()
}
