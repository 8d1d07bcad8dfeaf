import { mkdir, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { getErrorCode } from '#platform/common/errors.ts'
import { createContentStore } from './content-store.ts'
import { readFileList, type FileList } from './file-list.ts'
import { BackupError } from './manifest.ts'

/** The instant it was begun, in UTC, so that names sort by time. */
const backupName = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z$/
export const unfinishedEnding = '.unfinished'

export const makeBackupName = () => new Date().toISOString().replaceAll(/[:.]/g, '-')

export async function prepareBackupFolder(backups: string): Promise<void> {
  try {
    await mkdir(backups, { recursive: true, mode: 0o700 })
  } catch (error) {
    throw new BackupError(`Backups can’t be written to ${backups}: ${String(getErrorCode(error))}.`)
  }
}

/** Names of the finished ones, the oldest first. */
export async function listBackups(backups: string): Promise<string[]> {
  return (await readdir(backups)).filter((name) => backupName.test(name)).sort()
}

/** A killed backup couldn't remove its own. */
export async function removeUnfinished(backups: string): Promise<void> {
  for (const name of await readdir(backups))
    if (name.endsWith(unfinishedEnding) && backupName.test(name.slice(0, -unfinishedEnding.length)))
      await rm(path.join(backups, name), { recursive: true, force: true })
}

/** @returns empty if there is none, or it can't be read: then everything is copied again */
export async function readNewestFileList(backups: string): Promise<FileList> {
  const newest = (await listBackups(backups)).at(-1)
  const files: FileList = new Map()
  if (!newest) return files
  try {
    for await (const { key, ...content } of readFileList(path.join(backups, newest))) files.set(key, content)
    return files
  } catch {
    return new Map()
  }
}

/** Removes all but the newest, and the files that only the removed ones had. */
export async function removeOldBackups(backups: string, most: number): Promise<number> {
  const names = await listBackups(backups)
  const old = names.slice(0, Math.max(0, names.length - most))
  for (const name of old) await rm(path.join(backups, name), { recursive: true, force: true })
  if (old.length > 0) await removeUnusedFiles(backups)
  return old.length
}

/** @throws if a backup's list can't be read: then nothing is removed, as its files are unknown */
export async function removeUnusedFiles(backups: string): Promise<void> {
  const used = new Set<string>()
  for (const name of await listBackups(backups))
    for await (const { sha256 } of readFileList(path.join(backups, name))) used.add(sha256)
  await createContentStore(backups).removeUnused((sha256) => used.has(sha256))
}
