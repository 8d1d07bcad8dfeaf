import { open } from 'node:fs/promises'
import yauzl, { type Entry, type ZipFile } from 'yauzl'
import { toError } from '#platform/common/errors.ts'
import { Unreadable } from './unreadable.ts'

export interface ZipLimits {
  entries: number
  bytes: number
  eachBytes: number
}

export async function isZip(file: string): Promise<boolean> {
  const opened = await open(file)
  try {
    const { buffer } = await opened.read(Buffer.alloc(4), 0, 4, 0)
    return buffer.readUInt32BE(0) === 0x504b0304
  } finally {
    await opened.close()
  }
}

/** For entries over a megabyte; no valid content compresses better. */
const maxRatio = 200

const options = { lazyEntries: true, autoClose: false, strictFileNames: true, validateEntrySizes: true }

/**
 * An archive that can't be unpacked, or differs from its directory, is the sender's error; a full
 * disk isn't.
 * @param isOwn the caller's errors, which pass as they are
 */
export async function withZip<T>(
  file: string,
  work: (zip: ZipFile) => Promise<T>,
  isOwn: (error: unknown) => boolean = () => false,
): Promise<T> {
  let zip: ZipFile | undefined
  try {
    zip = await yauzl.openPromise(file, options)
    return await work(zip)
  } catch (error) {
    const { message, syscall }: NodeJS.ErrnoException = toError(error)
    if (error instanceof Unreadable || isOwn(error) || syscall !== undefined) throw error
    const isPath = /invalid characters in fileName|absolute path|invalid relative path/.test(message)
    throw new Unreadable(isPath ? 'zip_paths' : 'broken_zip', '', { cause: error })
  } finally {
    zip?.close()
  }
}

/** Reads only the archive's directory: extracting enforces its sizes. */
export async function readEntries(zip: ZipFile, limits: ZipLimits): Promise<Entry[]> {
  if (zip.entryCount > limits.entries) throw new Unreadable('zip_too_many_files')
  const entries: Entry[] = []
  let bytes = 0
  for await (const entry of zip.eachEntry()) {
    entries.push(entry)
    bytes += entry.uncompressedSize
    refuseEntry(entry, bytes, limits)
  }
  return entries
}

function refuseEntry(entry: Entry, bytes: number, limits: ZipLimits): void {
  const { fileName, uncompressedSize, compressedSize } = entry
  if (fileName === '[Content_Types].xml') throw new Unreadable('workbook')
  if (/[/\\:\u0000]|^\.\.?$/.test(fileName)) throw new Unreadable('zip_paths')
  if (entry.isEncrypted()) throw new Unreadable('zip_encrypted')
  const ratio = uncompressedSize / Math.max(1, compressedSize)
  if (uncompressedSize > 1024 ** 2 && ratio > maxRatio) throw new Unreadable('zip_bomb')
  if (uncompressedSize > limits.eachBytes || bytes > limits.bytes) throw new Unreadable('zip_too_large')
}
