import { Readable } from 'node:stream'
import type { Storage } from '../files/storage.ts'
import {
  makeBackupName,
  readNewestFileList,
  removeOldBackups,
  removeUnfinished,
  removeUnusedFiles,
} from './backup-folder.ts'
import { createContentStore } from './content-store.ts'
import { openCopyConnection } from './copy-connection.ts'
import { dumpTables, type TablesRequest } from './dump-tables.ts'
import { copyFiles, writeFileList, type FileList } from './file-list.ts'
import { BackupError, manifestFormat, manifestName, type Manifest } from './manifest.ts'
import type { BackupPlace } from './place/backup-place.ts'
import { describeBackup, type PlacedBackup } from './place/placed-backup.ts'

/** Advisory lock, so that two backups don't remove each other's files. */
const backupLock = 48_462_002

export interface BackupRequest extends TablesRequest {
  storage: Storage
  /** All backups are in it. */
  place: BackupPlace
  release: string
  /** How many are left; older ones are removed. */
  most: number
}

export interface WrittenBackup {
  /** Its folder, or address in a bucket. */
  folder: string
  manifest: Manifest
  /** The tables' compressed files and all stored files together. */
  bytes: number
}

/** @throws BackupError also if another one runs on this database */
export async function writeBackup(request: BackupRequest): Promise<WrittenBackup> {
  const client = await openCopyConnection(request.connection)
  try {
    const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [
      backupLock,
    ])
    if (!rows[0]?.locked) throw new BackupRunning('Another backup of this database is running.')
    await request.place.prepare()
    await removeUnfinished(request.place)
    return await writeNamed(makeBackupName(), request)
  } finally {
    await client.end()
  }
}

export class BackupRunning extends BackupError {}

async function writeNamed(name: string, request: BackupRequest): Promise<WrittenBackup> {
  const { place, most, print } = request
  const manifest = await writeDraft(name, request)
  const removed = await removeOldBackups(place, most)
  if (removed > 0) print(`Removed ${removed} older ${removed === 1 ? 'backup' : 'backups'}.`)
  const bytes = manifest.tables.reduce((sum, table) => sum + table.bytes, manifest.files.bytes)
  return { folder: describeBackup({ place, name }), manifest, bytes }
}

async function writeDraft(name: string, request: BackupRequest): Promise<Manifest> {
  const { place } = request
  const draft = { place, name: await place.beginDraft(name) }
  try {
    const manifest = await writeParts(draft, request)
    await writeManifest(draft, manifest)
    await place.finishDraft(name)
    return manifest
  } catch (error) {
    await removeDraft(draft).catch(() => undefined)
    throw error
  }
}

/** If the place is away, the next backup does it. */
async function removeDraft({ place, name }: PlacedBackup) {
  await place.removeFolder(name)
  await removeUnusedFiles(place)
}

async function writeParts(draft: PlacedBackup, request: BackupRequest): Promise<Manifest> {
  const { storage, place, release, print } = request
  const files: FileList = new Map()
  const copying = {
    storage,
    parallel: place.parallel,
    store: createContentStore(place),
    earlier: await readNewestFileList(place),
    files,
    print,
  }
  await copyFiles(copying)
  const database = await dumpTables(draft, request)
  await copyFiles(copying)
  const listed = await writeFileList(place, draft.name, files)
  return {
    format: manifestFormat,
    release,
    ...database,
    finishedAt: new Date().toISOString(),
    files: listed,
  }
}

/** The last part of a backup: without it there is none. */
async function writeManifest({ place, name }: PlacedBackup, manifest: Manifest) {
  const content = Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`)
  await place.write(`${name}/${manifestName}`, Readable.from([content]))
}
