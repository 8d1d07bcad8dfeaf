import { createHash } from 'node:crypto'
import { pipeline } from 'node:stream/promises'
import { createContentStore, type ContentStore, type StoredContent } from './content-store.ts'
import { eachInParallel } from './each-in-parallel.ts'
import { readFileList } from './file-list.ts'
import {
  BackupError,
  getFileListPart,
  getTablePart,
  MissingPart,
  readManifest,
  type Manifest,
} from './manifest.ts'
import type { BackupPlace } from './place/backup-place.ts'
import type { PlacedBackup } from './place/placed-backup.ts'

/**
 * Reads every byte of a backup.
 *
 * @throws BackupError that names the first damaged or missing file
 */
export async function checkBackup(backup: PlacedBackup): Promise<Manifest> {
  const { place, name } = backup
  const manifest = await readManifest(backup)
  for (const table of manifest.tables) await checkPart(place, getTablePart(name, table), table.sha256)
  await checkPart(place, getFileListPart(name), manifest.files.listSha256)
  const store = createContentStore(place)
  const checked = new Set<string>()
  await eachInParallel(readFileList(backup), place.parallel, async ({ key, ...content }) => {
    if (checked.has(content.sha256)) return
    checked.add(content.sha256)
    await checkContent(store, key, content)
  })
  return manifest
}

async function checkPart(place: BackupPlace, part: string, sha256: string) {
  const checksum = createHash('sha256')
  try {
    await pipeline(await place.read(part), checksum)
  } catch (error) {
    if (error instanceof MissingPart) throw new BackupError(`The backup is damaged: ${error.message}`)
    throw error
  }
  if (checksum.digest('hex') !== sha256)
    throw new BackupError(`The backup is damaged: ${place.address}/${part} is not as it was written.`)
}

async function checkContent(store: ContentStore, key: string, content: StoredContent) {
  if (!(await store.has(content)))
    throw new BackupError(`The backup is damaged: the stored file ${key} is missing or has another size.`)
  const checksum = createHash('sha256')
  await pipeline(await store.read(content.sha256), checksum)
  if (checksum.digest('hex') !== content.sha256)
    throw new BackupError(`The backup is damaged: the stored file ${key} is not as it was written.`)
}
