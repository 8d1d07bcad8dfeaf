import { mkdir, open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { getErrorCode } from '#platform/common/errors.ts'
import { isDiskFull } from '../database/disk-full.ts'
import type { Storage } from '../files/storage.ts'
import {
  makeBackupName,
  prepareBackupFolder,
  readNewestFileList,
  removeOldBackups,
  removeUnfinished,
  removeUnusedFiles,
  unfinishedEnding,
} from './backup-folder.ts'
import { syncPath } from './checksum.ts'
import { createContentStore } from './content-store.ts'
import { openCopyConnection } from './copy-connection.ts'
import { dumpTables, type TablesRequest } from './dump-tables.ts'
import { copyFiles, writeFileList, type FileList } from './file-list.ts'
import { BackupError, manifestFormat, manifestName, type Manifest } from './manifest.ts'

/** Advisory lock, so that two backups don't remove each other's files. */
const backupLock = 48_462_002

export interface BackupRequest extends TablesRequest {
  storage: Storage
  /** The folder of all backups. */
  backups: string
  release: string
  /** How many are left; older ones are removed. */
  most: number
}

export interface WrittenBackup {
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
    await prepareBackupFolder(request.backups)
    await removeUnfinished(request.backups)
    return await writeIn(path.join(request.backups, makeBackupName()), request)
  } finally {
    await client.end()
  }
}

export class BackupRunning extends BackupError {}

async function writeIn(folder: string, request: BackupRequest): Promise<WrittenBackup> {
  const { backups, most, print } = request
  const draft = `${folder}${unfinishedEnding}`
  try {
    await mkdir(draft, { mode: 0o700 })
    const manifest = await writeParts(draft, request)
    await writeManifest(draft, manifest)
    await rename(draft, folder)
    await syncPath(backups)
    const removed = await removeOldBackups(backups, most)
    if (removed > 0) print(`Removed ${removed} older ${removed === 1 ? 'backup' : 'backups'}.`)
    const bytes = manifest.tables.reduce((sum, table) => sum + table.bytes, manifest.files.bytes)
    return { folder, manifest, bytes }
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    await removeUnusedFiles(backups).catch(() => undefined)
    const code = getErrorCode(error)
    if (isDiskFull({ code: String(code) }))
      throw new BackupError(`The disk of ${backups} is full; the unfinished backup was removed.`)
    if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM')
      throw new BackupError(`Hoko cannot write to ${backups}: ${code}.`)
    throw error
  }
}

async function writeParts(draft: string, request: BackupRequest): Promise<Manifest> {
  const { storage, backups, release, print } = request
  const files: FileList = new Map()
  const copying = {
    storage,
    store: createContentStore(backups),
    earlier: await readNewestFileList(backups),
    files,
    print,
  }
  await copyFiles(copying)
  const database = await dumpTables(draft, request)
  await copyFiles(copying)
  const listed = await writeFileList(draft, files)
  return {
    format: manifestFormat,
    release,
    ...database,
    finishedAt: new Date().toISOString(),
    files: listed,
  }
}

/** The last file of a backup: without it there is none. */
async function writeManifest(folder: string, manifest: Manifest) {
  const file = await open(path.join(folder, manifestName), 'wx', 0o600)
  try {
    await file.writeFile(`${JSON.stringify(manifest, null, 2)}\n`)
    await file.sync()
  } finally {
    await file.close()
  }
  await syncPath(path.join(folder, 'tables'))
  await syncPath(folder)
}
