import { parseArgs } from 'node:util'
import { toError } from '#platform/common/errors.ts'
import { readConfig } from '#platform/server/config.ts'
import { lowerPriority } from '#platform/server/files/low-priority.ts'
import { makeBackup } from './make-backup.ts'
import { formatBytes, printLine, runCommand, UsageError } from './run-command.ts'

// `hoko backup [--to FOLDER|s3://…] [--keep NUMBER]` works whether or not Hoko is running.
const usage =
  'Use: npm run backup -- --to FOLDER [--keep NUMBER], or --to s3://bucket/prefix; without --to it goes to BACKUP_TO.'

/** The newest seven are left unless another number is given. */
const usualMost = 7

const stopWithWorker = () => process.exit(1)
// If a worker started it, another one starts the next after that worker is gone.
process.on('disconnect', stopWithWorker)

await runCommand(async () => {
  lowerPriority()
  const { to, most, isScheduled } = readArguments()
  const config = readConfig(process.env)
  const backups = to ?? config.backup?.to
  if (!backups) throw new UsageError(usage)
  const began = performance.now()
  const { folder, manifest, bytes } = await makeBackup(config, {
    to: backups,
    most,
    startedBy: isScheduled ? 'schedule' : 'command',
    print: printLine,
  })
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  printLine(
    `Backed up ${rows} rows of ${manifest.tables.length} tables and ${manifest.files.count} files (${formatBytes(bytes)}) to ${folder} in ${Math.ceil((performance.now() - began) / 1000)} s.`,
  )
  return 0
})
process.off('disconnect', stopWithWorker)
// An open channel would leave it waiting.
if (process.connected) process.disconnect()

function readArguments() {
  try {
    const { values } = parseArgs({
      options: { to: { type: 'string' }, keep: { type: 'string' }, scheduled: { type: 'boolean' } },
    })
    const most = Number(values.keep ?? usualMost)
    if (!Number.isInteger(most) || most < 1) throw new Error('--keep needs a whole number above 0.')
    return { to: values.to, most, isScheduled: values.scheduled ?? false }
  } catch (error) {
    throw new UsageError(`${toError(error).message}\n${usage}`)
  }
}
