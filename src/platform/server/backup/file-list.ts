import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { createZstdCompress, createZstdDecompress } from 'node:zlib'
import * as z from 'zod/mini'
import type { Storage } from '../files/storage.ts'
import type { ContentStore, StoredContent } from './content-store.ts'
import { eachInParallel } from './each-in-parallel.ts'
import { getFileListPart, type Manifest } from './manifest.ts'
import type { BackupPlace } from './place/backup-place.ts'
import type { PlacedBackup } from './place/placed-backup.ts'
import { writePart } from './write-part.ts'

export type FileList = Map<string, StoredContent>

const fileLine = z.object({ key: z.string(), bytes: z.number(), sha256: z.string() })

/** One line of JSON for each file. */
export async function* readFileList({
  place,
  name,
}: PlacedBackup): AsyncIterable<StoredContent & { key: string }> {
  const unpacked = createZstdDecompress()
  const source = await place.read(getFileListPart(name))
  source.on('error', (error) => unpacked.destroy(error))
  for await (const line of createInterface({ input: source.pipe(unpacked) }))
    yield fileLine.parse(JSON.parse(line))
}

export async function writeFileList(
  place: BackupPlace,
  folder: string,
  files: FileList,
): Promise<Manifest['files']> {
  let bytes = 0
  function* getLines() {
    for (const [key, content] of files) {
      bytes += content.bytes
      yield `${JSON.stringify({ key, ...content })}\n`
    }
  }
  const steps = [Readable.from(getLines()), createZstdCompress()] as const
  const { sha256 } = await writePart(place, getFileListPart(folder), steps)
  return { count: files.size, bytes, listSha256: sha256 }
}

interface Copying {
  storage: Storage
  parallel: number
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
export async function copyFiles({ storage, parallel, store, earlier, files, print }: Copying): Promise<void> {
  await eachInParallel(storage.list(), parallel, async ({ key }) => {
    if (files.has(key)) return
    const known = earlier.get(key)
    const content = known && (await store.has(known)) ? known : await store.add(storage, key)
    if (!content) return
    files.set(key, content)
    if (files.size % 5_000 === 0) print(`${files.size} files …`)
  })
}
