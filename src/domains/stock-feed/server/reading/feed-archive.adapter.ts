import { createWriteStream } from 'node:fs'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import yauzl, { type Entry, type ZipFile } from 'yauzl'
import { maxImageBytes } from '#domains/media/common/media.ts'
import { getErrorCode, toError } from '#platform/common/errors.ts'
import { must } from '#platform/common/must.ts'
import type { SentPicture } from '../formats/format.types.ts'
import { pushFiles } from '../formats/motorcentral.adapter.ts'
import { RunFailed } from '../runs/run-failed.rules.ts'
import { requireTextSize } from './feed-text.rules.ts'
import * as t from '#domains/stock-feed/texts.ts'

const gigabyte = 1024 ** 3
const outerLimits = { entries: 60, bytes: 4 * gigabyte, eachBytes: 2 * gigabyte }
const pictureLimits = { entries: 100_000, bytes: 8 * gigabyte, eachBytes: maxImageBytes }
/** For entries over a megabyte; no valid content compresses better. */
const maxRatio = 200
const maxArchives = 20

interface OpenedPush {
  text: Buffer
  /** Paths of the archives of pictures, extracted into the folder. */
  archives: string[]
}

/** Opens the outer ZIP: the text, archives of pictures, and a file that marks it as complete. */
export async function openPush(file: string, folder: string): Promise<OpenedPush> {
  return await withZip(file, async (zip) => {
    const entries = await readEntries(zip, outerLimits)
    const findEntry = (name: string) => entries.find(({ fileName }) => fileName.toLowerCase() === name)
    const entry = findEntry(pushFiles.text)
    if (!entry) throw new RunFailed(t.the_zip_has_no_sml_xml())
    if (!findEntry(pushFiles.end)) throw new RunFailed(t.the_zip_has_no_end_xml())
    requireTextSize(entry.uncompressedSize)
    const data = entries.filter(({ fileName }) => pushFiles.archive.test(fileName))
    if (data.length > maxArchives) throw new RunFailed(t.the_zip_has_too_many_files())
    const text = await buffer(await zip.openReadStreamPromise(entry))
    const archives = data.map((_, n) => path.join(folder, `pictures-${n}.zip`))
    for (const [n, archive] of archives.entries())
      await pipeline(
        await zip.openReadStreamPromise(must(data[n], 'file of the archive')),
        createWriteStream(archive),
      )
    return { text, archives }
  })
}

/** Files not named like pictures belong to no vehicle and aren't extracted. */
export async function listPictures(archives: string[]): Promise<[string, SentPicture[]][]> {
  const pictures: (SentPicture & { key: string })[] = []
  for (const [archive, file] of archives.entries()) {
    for (const entry of await withZip(file, (zip) => readEntries(zip, pictureLimits))) {
      const { fileName: name, crc32: crc, uncompressedSize: bytes } = entry
      if (/\.zip$/i.test(name)) throw new RunFailed(t.the_zip_is_too_deep())
      const [, stockNumber, n] = pushFiles.picture.exec(name) ?? []
      if (stockNumber !== undefined)
        pictures.push({ key: stockNumber.toLowerCase(), n: Number(n), name, crc, bytes, archive })
    }
  }
  pictures.sort((a, b) => a.n - b.n || a.name.localeCompare(b.name))
  const groups = Map.groupBy(pictures, ({ key }) => key)
  return [...groups].map(([key, ofIt]) => [key, ofIt.map(({ key: _key, ...picture }) => picture)])
}

/** @returns the paths of the extracted ones, by name */
export async function takeOutPictures(
  file: string,
  names: readonly string[],
  folder: string,
): Promise<[name: string, path: string][]> {
  const wanted = new Set(names)
  return await withZip(file, async (zip) => {
    const taken: [string, string][] = []
    for (const entry of await readEntriesOnce(file, zip)) {
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
 * Pictures are extracted a few at a time without reading a directory of thousands for each. A
 * stored archive never changes, and its name is unique.
 */
async function readEntriesOnce(file: string, zip: ZipFile): Promise<Entry[]> {
  if (latest?.file !== file) latest = { file, entries: await readEntries(zip, pictureLimits) }
  return latest.entries
}

const options = { lazyEntries: true, autoClose: false, strictFileNames: true, validateEntrySizes: true }

/**
 * An archive that can't be unpacked, or differs from its directory, is the sender's error; a full
 * disk isn't.
 */
async function withZip<T>(file: string, work: (zip: ZipFile) => Promise<T>): Promise<T> {
  let zip: ZipFile | undefined
  try {
    zip = await yauzl.openPromise(file, options)
    return await work(zip)
  } catch (error) {
    const { message, syscall }: NodeJS.ErrnoException = toError(error)
    if (error instanceof RunFailed || syscall !== undefined) throw error
    const isPath = /invalid characters in fileName|absolute path|invalid relative path/.test(message)
    throw new RunFailed(isPath ? t.the_zip_has_paths() : t.the_zip_is_broken(), { cause: error })
  } finally {
    zip?.close()
  }
}

interface Limits {
  entries: number
  bytes: number
  eachBytes: number
}

/** Reads only the archive's directory: extracting enforces its sizes. */
async function readEntries(zip: ZipFile, limits: Limits): Promise<Entry[]> {
  if (zip.entryCount > limits.entries) throw new RunFailed(t.the_zip_has_too_many_files())
  const entries: Entry[] = []
  let bytes = 0
  for await (const entry of zip.eachEntry()) {
    entries.push(entry)
    bytes += entry.uncompressedSize
    const problem = findEntryProblem(entry, bytes, limits)
    if (problem !== null) throw new RunFailed(problem)
  }
  return entries
}

function findEntryProblem(entry: Entry, bytes: number, limits: Limits): string | null {
  const { fileName, uncompressedSize, compressedSize } = entry
  if (fileName === '[Content_Types].xml') return t.its_an_excel_workbook()
  if (/[/\\:\u0000]|^\.\.?$/.test(fileName)) return t.the_zip_has_paths()
  if (entry.isEncrypted()) return t.the_zip_is_encrypted()
  const ratio = uncompressedSize / Math.max(1, compressedSize)
  if (uncompressedSize > 1024 ** 2 && ratio > maxRatio) return t.the_zip_is_a_bomb()
  if (uncompressedSize > limits.eachBytes || bytes > limits.bytes) return t.the_zip_is_too_large()
  return null
}
