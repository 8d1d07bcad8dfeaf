import { createContentStore } from './content-store.ts'
import { readFileList, type FileList } from './file-list.ts'
import { manifestName } from './manifest.ts'
import type { BackupPlace } from './place/backup-place.ts'
import { unfinishedEnding } from './place/disk-place.ts'

/** The instant it was begun, in UTC, so that names sort by time. */
const backupName = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z$/

export const makeBackupName = () => new Date().toISOString().replaceAll(/[:.]/g, '-')

const isWhole = async (place: BackupPlace, name: string) =>
  backupName.test(name) && (await place.getBytes(`${name}/${manifestName}`)) !== null

/** Names of the finished ones, the oldest first. */
export async function listBackups(place: BackupPlace): Promise<string[]> {
  const whole: string[] = []
  for (const name of await place.listFolders()) if (await isWhole(place, name)) whole.push(name)
  return whole.sort()
}

/** A killed backup couldn't remove its own. */
export async function removeUnfinished(place: BackupPlace): Promise<void> {
  for (const name of await place.listFolders()) {
    const isDraft =
      name.endsWith(unfinishedEnding) && backupName.test(name.slice(0, -unfinishedEnding.length))
    if (isDraft || (backupName.test(name) && !(await isWhole(place, name)))) await place.removeFolder(name)
  }
  await place.removePieces()
}

/** @returns empty if there is none, or it can't be read: then everything is copied again */
export async function readNewestFileList(place: BackupPlace): Promise<FileList> {
  const newest = (await listBackups(place)).at(-1)
  const files: FileList = new Map()
  if (newest === undefined) return files
  try {
    for await (const { key, ...content } of readFileList({ place, name: newest })) files.set(key, content)
    return files
  } catch {
    return new Map()
  }
}

/** Removes all but the newest, and the files that only the removed ones had. */
export async function removeOldBackups(place: BackupPlace, most: number): Promise<number> {
  const names = await listBackups(place)
  const old = names.slice(0, Math.max(0, names.length - most))
  for (const name of old) await place.removeFolder(name)
  if (old.length > 0) await removeUnusedFiles(place)
  return old.length
}

/** @throws if a backup's list can't be read: then nothing is removed, as its files are unknown */
export async function removeUnusedFiles(place: BackupPlace): Promise<void> {
  const used = new Set<string>()
  for (const name of await listBackups(place))
    for await (const { sha256 } of readFileList({ place, name })) used.add(sha256)
  await createContentStore(place).removeUnused((sha256) => used.has(sha256))
}
