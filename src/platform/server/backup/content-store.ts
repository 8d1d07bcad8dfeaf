import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { getErrorCode } from '#platform/common/errors.ts'
import { Checksum, syncPath } from './checksum.ts'

export interface StoredContent {
  sha256: string
  bytes: number
}

/** Files by their SHA-256, so that all backups in a folder share them. */
export interface ContentStore {
  add(source: Readable): Promise<StoredContent>
  has(content: StoredContent): Promise<boolean>
  open(sha256: string): Readable
  /** Also removes the drafts that a killed backup left. */
  removeUnused(isUsed: (sha256: string) => boolean): Promise<void>
}

const namePattern = /^[0-9a-f]{64}$/

export function createContentStore(backups: string): ContentStore {
  const folder = path.join(backups, 'files')
  const getPath = (sha256: string) => path.join(folder, sha256.slice(0, 2), sha256)

  async function has({ sha256, bytes }: StoredContent) {
    try {
      return (await stat(getPath(sha256))).size === bytes
    } catch (error) {
      if (getErrorCode(error) === 'ENOENT') return false
      throw error
    }
  }

  return {
    has,

    async add(source) {
      const draft = path.join(folder, `${crypto.randomUUID()}.part`)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const checksum = new Checksum()
      try {
        await pipeline(source, checksum, createWriteStream(draft, { flags: 'wx', mode: 0o600 }))
        const content = { sha256: checksum.digest(), bytes: checksum.bytes }
        if (await has(content)) {
          await rm(draft)
          return content
        }
        await syncPath(draft)
        await mkdir(path.dirname(getPath(content.sha256)), { recursive: true, mode: 0o700 })
        await rename(draft, getPath(content.sha256))
        await syncPath(path.dirname(getPath(content.sha256)))
        return content
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },

    open: (sha256) => createReadStream(getPath(sha256)),

    async removeUnused(isUsed) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
        if (entry.isFile() && !(namePattern.test(entry.name) && isUsed(entry.name)))
          await rm(path.join(entry.parentPath, entry.name))
    },
  }
}
