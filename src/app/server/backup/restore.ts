import path from 'node:path'
import { parseArgs } from 'node:util'
import { pino } from 'pino'
import { toError } from '#platform/common/errors.ts'
import {
  clockChecks,
  findAllAnomalies,
  findMoneyAnomalies,
} from '#domains/insights/server/invariants/invariants.service.ts'
import { openBackup } from '#platform/server/backup/place/open-place.ts'
import { restoreBackup } from '#platform/server/backup/restore-backup.ts'
import { readConfig, type Config } from '#platform/server/config.ts'
import { createDb, createPool, workLimits, type Connection } from '#platform/server/database/db.ts'
import { createStorage } from '#platform/server/files/storage/create-storage.ts'
import { connectCommand, type CommandConfig } from '../command-connection.ts'
import { printLine, runCommand, UsageError } from './run-command.ts'

const usage =
  'Use: npm run restore -- FOLDER [--into DATA_FOLDER | --into postgres://…], where FOLDER is one backup: …/2026-12-01T15-00-00-000Z, or s3://bucket/prefix/2026-…'

await runCommand(async () => {
  const { folder, into } = readArguments()
  const config = chooseTarget(readConfig(process.env), into)
  const { connection, stop } = await connectCommand(config)
  try {
    const manifest = await restoreBackup({
      connection,
      storage: createStorage(config, pino({ enabled: false })),
      backup: openBackup(folder, config.files.server),
      print: printLine,
    })
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
    printLine(
      `Restored ${rows} rows of ${manifest.tables.length} tables and ${manifest.files.count} files as of ${manifest.snapshotAt}; each table is equal to the backup.`,
    )
    return await checkInvariants(connection)
  } finally {
    await stop()
  }
})

/** @returns the exit code */
async function checkInvariants(connection: Connection): Promise<number> {
  printLine('Checking ledgers and invariants …')
  const pool = createPool(connection, pino({ enabled: false }), { max: 2, limits: workLimits })
  try {
    const db = createDb(pool)
    const found = await findAllAnomalies(db)
    const money = await findMoneyAnomalies(db)
    const broken = found.filter(({ name }) => !clockChecks.has(name))
    for (const one of [...broken, ...money]) printLine(JSON.stringify(one))
    if (broken.length + money.length > 0) {
      printLine('The backup holds rows that break an invariant; “npm run anomalies” lists them again.')
      return 1
    }
    const later = found.length - broken.length
    printLine(
      later === 0
        ? 'All ledgers and invariants hold.'
        : `All ledgers and invariants hold, but for ${later} that wait for Hoko to run: sales that were due since the backup.`,
    )
    return 0
  } finally {
    await pool.end()
  }
}

function chooseTarget({ storage, files, nodes }: Config, into: string | undefined): CommandConfig {
  if (!into) return { storage, files, nodes }
  const direct = { ...nodes, directUrl: null }
  if (/^postgres(ql)?:\/\//.test(into))
    return { storage: { ...storage, databaseUrl: into }, files, nodes: direct }
  return { storage: { dataDir: path.resolve(into), databaseUrl: null }, files, nodes: direct }
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      options: { into: { type: 'string' } },
      allowPositionals: true,
    })
    const [folder] = positionals
    if (!folder || positionals.length > 1) throw new Error('Name one backup.')
    return { folder, into: values.into }
  } catch (error) {
    throw new UsageError(`${toError(error).message}\n${usage}`)
  }
}
