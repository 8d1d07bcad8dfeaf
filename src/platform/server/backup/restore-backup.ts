import type pg from 'pg'
import type { Connection } from '../database/db.ts'
import { listMigrations, migrateDatabase } from '../database/migrate.ts'
import { migrateJobs } from '../jobs/jobs.ts'
import type { Storage } from '../files/storage.ts'
import { schemas } from './catalog.ts'
import { checkBackup } from './check-backup.ts'
import { createContentStore } from './content-store.ts'
import { openCopyConnection } from './copy-connection.ts'
import { eachInParallel } from './each-in-parallel.ts'
import { readFileList } from './file-list.ts'
import { loadTables } from './load-tables.ts'
import { BackupError, type Manifest } from './manifest.ts'
import type { PlacedBackup } from './place/placed-backup.ts'
import { markRestore, refuseUnfinishedRestore, unmarkRestore } from './unfinished-restore.ts'

export interface RestoreRequest {
  connection: Connection
  storage: Storage
  backup: PlacedBackup
  print: (line: string) => void
}

/**
 * Into an empty database. Its schema is first the backup's, then this release's.
 *
 * @throws BackupError before anything is changed, if the backup is damaged or the database isn't empty
 */
export async function restoreBackup({
  connection,
  storage,
  backup,
  print,
}: RestoreRequest): Promise<Manifest> {
  print('Checking the backup …')
  const manifest = await checkBackup(backup)
  await refuseNewerRelease(manifest)
  const client = await openCopyConnection(connection)
  try {
    await refuseUnfinishedRestore(client)
    await refuseFilledDatabase(client)
    await markRestore(client)
    await restoreFiles(backup, storage, print)
    await migrateDatabase(connection, { only: manifest.migrations })
    await migrateJobs(connection)
    await client.query('begin')
    await unmarkRestore(client)
    await loadTables({ client, backup, manifest, print })
    await client.query('commit')
    await migrateDatabase(connection)
    await client.query('analyze')
  } finally {
    await client.end()
  }
  return manifest
}

async function refuseNewerRelease({ migrations, release }: Manifest) {
  const known = new Set(await listMigrations())
  const unknown = migrations.filter((name) => !known.has(name))
  if (unknown.length > 0)
    throw new BackupError(
      `The backup was made by Hoko ${release}, whose migrations this one doesn’t have (${unknown.join(', ')}). Restore with that release or a newer one.`,
    )
}

async function refuseFilledDatabase(client: pg.ClientBase) {
  const { rows } = await client.query<{ count: number }>(`
    select count(*)::int as count from pg_class c join ${schemas} on s.oid = c.relnamespace
     where c.relkind in ('r', 'p', 'v', 'm')
       and not exists (select from pg_depend d
                        where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`)
  const count = rows[0]?.count ?? 0
  if (count > 0)
    throw new BackupError(
      `A backup is restored into an empty database only, and this one has ${count} tables. Make a new one, or use --into with another address or folder.`,
    )
}

async function restoreFiles(backup: PlacedBackup, storage: Storage, print: (line: string) => void) {
  const store = createContentStore(backup.place)
  let count = 0
  await eachInParallel(readFileList(backup), backup.place.parallel, async ({ key, sha256 }) => {
    await storage.keep(await storage.receive(await store.read(sha256)), key)
    count += 1
    if (count % 5_000 === 0) print(`${count} files …`)
  })
}
