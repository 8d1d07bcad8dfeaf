import { sql } from 'kysely'
import { pino } from 'pino'
import { toError } from '#platform/common/errors.ts'
import { insertBackup, type BackupOutcome } from '#platform/server/backup/backups.queries.ts'
import { BackupError } from '#platform/server/backup/manifest.ts'
import { parseBucketAddress } from '#platform/server/backup/place/bucket-address.ts'
import { openPlace } from '#platform/server/backup/place/open-place.ts'
import { BackupRunning, writeBackup, type WrittenBackup } from '#platform/server/backup/write-backup.ts'
import { createDb, createPool, workLimits, type Connection, type Db } from '#platform/server/database/db.ts'
import { createStorage } from '#platform/server/files/storage/create-storage.ts'
import { readRelease } from '#platform/server/release.ts'
import { connectCommand, type CommandConfig } from '../command-connection.ts'

interface BackupOptions {
  /** A folder, or `s3://bucket/prefix`. */
  to: string
  most: number
  startedBy: BackupOutcome['startedBy']
  print: (line: string) => void
}

/**
 * Writes a backup and records its outcome in the database.
 *
 * @throws BackupError
 */
export async function makeBackup(
  config: CommandConfig,
  { to, most, startedBy, print }: BackupOptions,
): Promise<WrittenBackup> {
  refuseOwnBucket(config, to)
  const { connection, stop } = await connectCommand(config)
  const startedAt = new Date()
  const record = (result: Pick<BackupOutcome, 'outcome' | 'bytes' | 'detail'>) =>
    recordOutcome(connection, { startedBy, startedAt, ...result })
  try {
    const written = await writeBackup({
      connection,
      storage: createStorage(config, pino({ enabled: false })),
      place: openPlace(to, config.files.server),
      release: await readRelease(),
      most,
      print,
    })
    await record({ outcome: 'succeeded', bytes: written.bytes, detail: written.folder })
    return written
  } catch (error) {
    if (!(error instanceof BackupRunning))
      await record({ outcome: 'failed', bytes: null, detail: toError(error).message }).catch(() => undefined)
    throw error
  } finally {
    await stop()
  }
}

/** All of that bucket is backed up: backups in it would be part of each other. */
function refuseOwnBucket({ files: { s3 } }: Pick<CommandConfig, 'files'>, to: string) {
  const bucket = parseBucketAddress(to)?.bucket
  if (bucket !== undefined && bucket === s3?.bucket)
    throw new BackupError(
      `Backups can’t be in the bucket of the files, '${bucket}': make another one for them.`,
    )
}

async function recordOutcome(connection: Connection, outcome: BackupOutcome) {
  const pool = createPool(connection, pino({ enabled: false }), { max: 1, limits: workLimits })
  try {
    const db = createDb(pool)
    if (await hasBackupsTable(db)) await insertBackup(db, outcome)
  } finally {
    await pool.end()
  }
}

/** A newer release may back up the database of an older one, before it migrates it. */
async function hasBackupsTable(db: Db): Promise<boolean> {
  const { rows } = await sql<{
    exists: boolean
  }>`select to_regclass('backups') is not null as exists`.execute(db)
  return rows[0]?.exists ?? false
}
