import { stat } from 'node:fs/promises'
import path from 'node:path'
import { createHash } from 'node:crypto'
import { pipeline } from 'node:stream/promises'
import { getErrorCode } from '#platform/common/errors.ts'
import { readSha256 } from './checksum.ts'
import { createContentStore, type ContentStore, type StoredContent } from './content-store.ts'
import { readFileList } from './file-list.ts'
import { BackupError, getFileListPath, getTablePath, readManifest, type Manifest } from './manifest.ts'

/**
 * Reads every byte of a backup.
 *
 * @throws BackupError that names the first damaged or missing file
 */
export async function checkBackup(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder)
  for (const table of manifest.tables) await checkFile(getTablePath(folder, table), table.sha256)
  await checkFile(getFileListPath(folder), manifest.files.listSha256)
  const store = createContentStore(path.dirname(path.resolve(folder)))
  const checked = new Set<string>()
  for await (const { key, ...content } of readFileList(folder)) {
    if (checked.has(content.sha256)) continue
    checked.add(content.sha256)
    await checkContent(store, key, content)
  }
  return manifest
}

async function checkFile(file: string, sha256: string) {
  try {
    await stat(file)
  } catch (error) {
    if (getErrorCode(error) === 'ENOENT') throw new BackupError(`The backup is damaged: ${file} is missing.`)
    throw error
  }
  if ((await readSha256(file)) !== sha256)
    throw new BackupError(`The backup is damaged: ${file} is not as it was written.`)
}

async function checkContent(store: ContentStore, key: string, content: StoredContent) {
  if (!(await store.has(content)))
    throw new BackupError(`The backup is damaged: the stored file ${key} is missing or has another size.`)
  const checksum = createHash('sha256')
  await pipeline(store.open(content.sha256), checksum)
  if (checksum.digest('hex') !== content.sha256)
    throw new BackupError(`The backup is damaged: the stored file ${key} is not as it was written.`)
}
