import { createWriteStream } from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Entry, ZipFile } from 'yauzl'
import { getErrorCode } from '#platform/common/errors.ts'
import { readEntries, withZip, type ZipLimits } from './open-zip.ts'

/** @returns the paths of the extracted ones, by name */
export async function takeOutFiles(
  file: string,
  names: readonly string[],
  folder: string,
  limits: ZipLimits,
): Promise<[name: string, path: string][]> {
  const wanted = new Set(names)
  return await withZip(file, async (zip) => {
    const taken: [string, string][] = []
    for (const entry of await readEntriesOnce(file, zip, limits)) {
      if (!wanted.delete(entry.fileName)) continue
      const target = path.join(folder, `${taken.length}.jpg`)
      try {
        await pipeline(await zip.openReadStreamPromise(entry), createWriteStream(target))
        taken.push([entry.fileName, target])
      } catch (error) {
        if (getErrorCode(error) === 'ENOSPC') throw error
        // A damaged one is left out; the others are fine.
      }
    }
    return taken
  })
}

let latest: { file: string; entries: Entry[] } | undefined

/**
 * Files are extracted a few at a time without reading a directory of thousands for each. A stored
 * archive never changes, and its name is unique.
 */
async function readEntriesOnce(file: string, zip: ZipFile, limits: ZipLimits): Promise<Entry[]> {
  if (latest?.file !== file) latest = { file, entries: await readEntries(zip, limits) }
  return latest.entries
}
