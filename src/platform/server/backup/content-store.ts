import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { ignoreAbsence } from '../files/storage/disk-files.ts'
import type { Storage } from '../files/storage.ts'
import { eachInParallel } from './each-in-parallel.ts'
import type { BackupPlace } from './place/backup-place.ts'

export interface StoredContent {
  sha256: string
  bytes: number
}

/** Files by their SHA-256, so that all backups in a place share them. */
export interface ContentStore {
  /** @returns null if the file was deleted meanwhile */
  add(storage: Storage, key: string): Promise<StoredContent | null>
  has(content: StoredContent): Promise<boolean>
  read(sha256: string): Promise<Readable>
  /** Also removes what a killed backup left of one. */
  removeUnused(isUsed: (sha256: string) => boolean): Promise<void>
}

const folder = 'files/'
const partPattern = /^files\/[0-9a-f]{2}\/([0-9a-f]{64})$/
const getPart = (sha256: string) => `${folder}${sha256.slice(0, 2)}/${sha256}`

export function createContentStore(place: BackupPlace): ContentStore {
  let listed: Promise<Map<string, number>> | undefined

  /** One list instead of a request for each file. */
  async function listContents() {
    const contents = new Map<string, number>()
    for await (const { part, bytes } of place.list(folder)) {
      const [, sha256] = partPattern.exec(part) ?? []
      if (sha256) contents.set(sha256, bytes)
    }
    return contents
  }

  const has = async ({ sha256, bytes }: StoredContent) =>
    (await (listed ??= listContents())).get(sha256) === bytes

  async function addFile(path: string): Promise<StoredContent | null> {
    // Opened once, so that both readings see the same bytes even if the file is replaced.
    const file = await open(path).catch(ignoreAbsence)
    if (!file) return null
    try {
      const content = await describeContent(file.createReadStream({ start: 0, autoClose: false }))
      if (await has(content)) return content
      await place.write(getPart(content.sha256), file.createReadStream({ start: 0, autoClose: false }))
      const contents = await (listed ??= listContents())
      contents.set(content.sha256, content.bytes)
      return content
    } finally {
      await file.close()
    }
  }

  return {
    has,
    read: async (sha256) => await place.read(getPart(sha256)),

    async add(storage, key) {
      const located = await storage.locate(key)
      if (!located) return null
      try {
        return await addFile(located.path)
      } finally {
        await located.release()
      }
    },

    async removeUnused(isUsed) {
      await eachInParallel(place.list(folder), place.parallel, async ({ part }) => {
        const [, sha256] = partPattern.exec(part) ?? []
        if (sha256 === undefined || !isUsed(sha256)) await place.remove(part)
      })
    },
  }
}

async function describeContent(source: Readable): Promise<StoredContent> {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const chunk of source as AsyncIterable<Buffer>) {
    hash.update(chunk)
    bytes += chunk.length
  }
  return { sha256: hash.digest('hex'), bytes }
}
