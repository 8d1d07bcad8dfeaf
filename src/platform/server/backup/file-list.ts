import { createReadStream, createWriteStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress, createZstdDecompress } from 'node:zlib'
import * as z from 'zod/mini'
import type { Storage } from '../files/storage.ts'
import { Checksum, syncPath } from './checksum.ts'
import type { ContentStore, StoredContent } from './content-store.ts'
import { getFileListPath, type Manifest } from './manifest.ts'

export type FileList = Map<string, StoredContent>

const fileLine = z.object({ key: z.string(), bytes: z.number(), sha256: z.string() })

/** One line of JSON for each file. */
export async function* readFileList(folder: string): AsyncIterable<StoredContent & { key: string }> {
  const unpacked = createZstdDecompress()
  const source = createReadStream(getFileListPath(folder))
  source.on('error', (error) => unpacked.destroy(error))
  for await (const line of createInterface({ input: source.pipe(unpacked) }))
    yield fileLine.parse(JSON.parse(line))
}

export async function writeFileList(folder: string, files: FileList): Promise<Manifest['files']> {
  const target = getFileListPath(folder)
  const checksum = new Checksum()
  let bytes = 0
  function* getLines() {
    for (const [key, content] of files) {
      bytes += content.bytes
      yield `${JSON.stringify({ key, ...content })}\n`
    }
  }
  await pipeline(
    Readable.from(getLines()),
    createZstdCompress(),
    checksum,
    createWriteStream(target, { flags: 'wx', mode: 0o600 }),
  )
  await syncPath(target)
  return { count: files.size, bytes, listSha256: checksum.digest() }
}

interface Copying {
  storage: Storage
  store: ContentStore
  /** From the backup before: a stored file never changes under its key. */
  earlier: FileList
  files: FileList
  print: (line: string) => void
}

/**
 * Adds the files that the list doesn't have yet. Runs before and after the snapshot: a file deleted in between belongs
 * to rows of the snapshot, and one added in between may.
 */
export async function copyFiles({ storage, store, earlier, files, print }: Copying): Promise<void> {
  for await (const { key } of storage.list()) {
    if (files.has(key)) continue
    const content = await copyFile({ storage, store, earlier }, key)
    if (!content) continue
    files.set(key, content)
    if (files.size % 5_000 === 0) print(`${files.size} files …`)
  }
}

async function copyFile(
  { storage, store, earlier }: Pick<Copying, 'storage' | 'store' | 'earlier'>,
  key: string,
): Promise<StoredContent | null> {
  const known = earlier.get(key)
  if (known && (await store.has(known))) return known
  const file = await storage.get(key)
  return file && (await store.add(file.stream))
}
