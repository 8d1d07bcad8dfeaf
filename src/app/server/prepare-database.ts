import { openCopyConnection } from '#platform/server/backup/copy-connection.ts'
import { refuseUnfinishedRestore } from '#platform/server/backup/unfinished-restore.ts'
import type { Connection } from '#platform/server/database/db.ts'
import { migrateDatabase, refuseUnmigrated } from '#platform/server/database/migrate.ts'
import { migrateJobs } from '#platform/server/jobs/jobs.ts'

interface PrepareOptions {
  /** If not, a database that isn't up to date is refused. */
  migrates?: boolean
}

/** @returns how many migrations were applied */
export async function prepareDatabase(
  connection: Connection,
  { migrates = true }: PrepareOptions = {},
): Promise<number> {
  await checkRestored(connection)
  if (!migrates) {
    await refuseUnmigrated(connection)
    return 0
  }
  const applied = await migrateDatabase(connection)
  await migrateJobs(connection)
  return applied.length
}

/** Else an empty market would open on a half restored one. */
async function checkRestored(connection: Connection) {
  const client = await openCopyConnection(connection)
  try {
    await refuseUnfinishedRestore(client)
  } finally {
    await client.end()
  }
}
