import { createWriteStream } from 'node:fs'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import yauzl, { type Entry, type ZipFile } from 'yauzl'
import { max_image_bytes } from '#contract/media/media.ts'
import { inMegabytes } from '#shared/formats/files.ts'
import type { FeedRefused, SentPicture } from './feed-file.types.ts'
import { max_text_bytes } from './feed-text.rules.ts'
import * as t from './texts.ts'

const gigabyte = 1024 ** 3
const outer_limits = { entries: 60, bytes: 4 * gigabyte, each_bytes: 2 * gigabyte }
const picture_limits = { entries: 100_000, bytes: 8 * gigabyte, each_bytes: max_image_bytes }
/** Of more than a megabyte; nothing that a feed holds packs better. */
const max_ratio = 200
const max_archives = 20

class NotAnArchive extends Error {}

const stop = (sentence: string): never => {
  throw new NotAnArchive(sentence)
}

export async function orRefused<T>(work: () => Promise<T>): Promise<T | FeedRefused> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof NotAnArchive) return { refused: error.message }
    throw error
  }
}

/** What can't be unpacked, or isn't as long as the directory says, is the sender's to put right; a full disk isn't. */
async function orBroken<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof NotAnArchive || (error as NodeJS.ErrnoException).syscall !== undefined) throw error
    throw new NotAnArchive(t.the_zip_is_broken())
  }
}

export interface OpenedPush {
  xml: Buffer
  /** Paths of the archives of pictures, taken out into the folder. */
  archives: string[]
}

/** The outer ZIP: SML.XML, SML-NN-Data.ZIP and END.XML, which says that it's complete. */
export async function openPush(file: string, folder: string): Promise<OpenedPush> {
  return await withZip(file, async (zip) => {
    const entries = await readEntries(zip, outer_limits)
    const named = (name: string) => entries.find(({ fileName }) => fileName.toLowerCase() === name)
    const text = named('sml.xml') ?? stop(t.the_zip_has_no_sml_xml())
    if (!named('end.xml')) stop(t.the_zip_has_no_end_xml())
    if (text.uncompressedSize > max_text_bytes)
      stop(t.the_text_is_too_large({ max: inMegabytes(max_text_bytes) }))
    const data = entries.filter(({ fileName }) => /^sml-.{1,40}-data\.zip$/i.test(fileName))
    if (data.length > max_archives) stop(t.the_zip_has_too_many_files())
    const xml = await orBroken(async () => await buffer(await openEntry(zip, text)))
    const archives: string[] = []
    for (const [n, entry] of data.entries()) {
      const target = path.join(folder, `pictures-${n}.zip`)
      await orBroken(async () => await pipeline(await openEntry(zip, entry), createWriteStream(target)))
      archives.push(target)
    }
    return { xml, archives }
  })
}

/** Flat names alone: `{StockNo}_{n}.jpg`. What isn't called so is no picture of a vehicle and stays where it is. */
export async function listPictures(archives: string[]): Promise<Map<string, SentPicture[]>> {
  const pictures = new Map<string, SentPicture[]>()
  for (const [archive, file] of archives.entries()) {
    await withZip(file, async (zip) => {
      for (const entry of await readEntries(zip, picture_limits)) {
        if (/\.zip$/i.test(entry.fileName)) stop(t.the_zip_is_too_deep())
        const [, stock_number, n] = /^(.{1,40})_(\d{1,3})\.jpe?g$/i.exec(entry.fileName) ?? []
        if (stock_number === undefined) continue
        const { fileName: name, crc32: crc, uncompressedSize: bytes } = entry
        const key = stock_number.toLowerCase()
        const held = pictures.get(key) ?? []
        held.push({ n: Number(n), name, crc, bytes, archive })
        pictures.set(key, held)
      }
    })
  }
  for (const held of pictures.values()) held.sort((a, b) => a.n - b.n || a.name.localeCompare(b.name))
  return pictures
}

/** @returns the paths of those that could be taken out, by name */
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
        await pipeline(await openEntry(zip, entry), createWriteStream(target))
        taken.push([entry.fileName, target])
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOSPC') throw error
        // A damaged one is left out; the others are fine.
      }
    }
    return taken
  })
}

let latest: { file: string; entries: Entry[] } | undefined

/**
 * Pictures are taken out a few at a time, and a directory of thousands isn't read for each. A stored archive never
 * changes, and is called as no other.
 */
async function readEntriesOnce(file: string, zip: ZipFile): Promise<Entry[]> {
  if (latest?.file !== file) latest = { file, entries: await readEntries(zip, picture_limits) }
  return latest.entries
}

async function withZip<T>(file: string, work: (zip: ZipFile) => Promise<T>): Promise<T> {
  const zip = await openZip(file)
  try {
    return await work(zip)
  } finally {
    zip.close()
  }
}

const options = { lazyEntries: true, autoClose: false, strictFileNames: true, validateEntrySizes: true }

const openZip = (file: string) =>
  new Promise<ZipFile>((resolve, reject) => {
    yauzl.open(file, options, (error, zip) =>
      error ? reject(new NotAnArchive(t.the_zip_is_broken())) : resolve(zip),
    )
  })

interface Limits {
  entries: number
  bytes: number
  each_bytes: number
}

/** From the directory of the archive alone: what it says is held to when something is taken out. */
async function readEntries(zip: ZipFile, limits: Limits): Promise<Entry[]> {
  if (zip.entryCount > limits.entries) stop(t.the_zip_has_too_many_files())
  const entries: Entry[] = []
  let bytes = 0
  await new Promise<void>((resolve, reject) => {
    zip.on('error', (error: Error) => {
      const isPath = /invalid characters in fileName|absolute path|invalid relative path/.test(error.message)
      reject(new NotAnArchive(isPath ? t.the_zip_has_paths() : t.the_zip_is_broken()))
    })
    zip.on('end', resolve)
    zip.on('entry', (entry: Entry) => {
      entries.push(entry)
      bytes += entry.uncompressedSize
      const problem = findEntryProblem(entry, bytes, limits)
      if (problem === null) zip.readEntry()
      else reject(new NotAnArchive(problem))
    })
    zip.readEntry()
  })
  return entries
}

function findEntryProblem(entry: Entry, bytes: number, limits: Limits): string | null {
  const { fileName, uncompressedSize, compressedSize } = entry
  if (fileName === '[Content_Types].xml') return t.its_an_excel_workbook()
  if (/[/\\:\u0000]|^\.\.?$/.test(fileName)) return t.the_zip_has_paths()
  if (entry.isEncrypted()) return t.the_zip_is_encrypted()
  const ratio = uncompressedSize / Math.max(1, compressedSize)
  if (uncompressedSize > 1024 ** 2 && ratio > max_ratio) return t.the_zip_is_a_bomb()
  if (uncompressedSize > limits.each_bytes || bytes > limits.bytes) return t.the_zip_is_too_large()
  return null
}

const openEntry = (zip: ZipFile, entry: Entry) =>
  new Promise<Readable>((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => {
      if (error) return reject(new NotAnArchive(t.the_zip_is_broken()))
      resolve(stream)
    })
  })
