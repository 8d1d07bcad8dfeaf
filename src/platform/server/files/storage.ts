import type { Dirent } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { hashStream, ignoreAbsence, syncFile, syncFolder, writeWhole } from './storage/disk-files.ts'
import { createReceivedFiles } from './storage/received-files.ts'

export interface ReceivedFile {
  path: string
  size: number
}

/** To be released once it's read. */
export interface LocatedFile extends ReceivedFile {
  release(): Promise<void>
}

export interface StoredFile {
  stream: Readable
  size: number
}

export interface ListedFile {
  key: string
  size: number
}

export interface Storage {
  /** Atomic; replaces the key's file. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>
  receive(source: Readable): Promise<ReceivedFile>
  /** A path for another process to write to; the file is then stored or discarded. */
  reserve(): Promise<string>
  keep(file: Pick<ReceivedFile, 'path'>, key: string): Promise<void>
  /** Unless it was stored. */
  discard(file: Pick<ReceivedFile, 'path'>): Promise<void>
  /** Removes files a day old, left by a killed process. */
  removeForgotten(): Promise<void>
  get(key: string): Promise<StoredFile | null>
  /** For a process that reads it directly, and doesn't change it. */
  locate(key: string): Promise<LocatedFile | null>
  /** Deleting a missing file is no error. */
  delete(key: string): Promise<void>
  /** Each file once, in any order; those stored meanwhile may be missing. */
  list(): AsyncIterable<ListedFile>
  /** SHA-256 in hexadecimal digits; null without the file. */
  getChecksum(key: string): Promise<string | null>
}

const keyPattern = /^[a-z0-9][a-z0-9-]*(?:\.[a-z0-9]+)*(?:\/[a-z0-9][a-z0-9-]*(?:\.[a-z0-9]+)*)*$/

export const isKey = (key: string) => key.length <= 200 && keyPattern.test(key)

export function checkKey(key: string): void {
  if (!isKey(key)) throw new Error(`'${key}' is no storage key`)
}

const receivedName = 'received'

export const getReceivedFolder = (dataDir: string) => path.join(dataDir, 'files', receivedName)

/** Stores on this machine's disk. The type is in the key's extension. */
export function createDiskStorage(dataDir: string): Storage {
  const folder = path.join(dataDir, 'files')
  const getPath = (key: string) => {
    checkKey(key)
    return path.join(folder, ...key.split('/'))
  }
  return {
    // On the same disk, so that storing a file is a rename.
    ...createReceivedFiles(getReceivedFolder(dataDir)),

    async put(key, bytes) {
      const target = getPath(key)
      await mkdir(path.dirname(target), { recursive: true })
      await writeWhole(target, bytes)
    },

    async keep(file, key) {
      const target = getPath(key)
      await mkdir(path.dirname(target), { recursive: true })
      await syncFile(file.path)
      await rename(file.path, target)
      await syncFolder(path.dirname(target))
    },

    async get(key) {
      const target = getPath(key)
      const file = await open(target).catch(ignoreAbsence)
      if (!file) return null
      const { size } = await file.stat()
      return { stream: file.createReadStream(), size }
    },

    async locate(key) {
      const target = getPath(key)
      const found = await stat(target).catch(ignoreAbsence)
      return found && { path: target, size: found.size, release: async () => undefined }
    },

    async delete(key) {
      await rm(getPath(key), { force: true })
    },

    list: () => listFolder(folder, ''),

    async getChecksum(key) {
      const file = await open(getPath(key)).catch(ignoreAbsence)
      return file && (await hashStream(file.createReadStream()))
    },
  }
}

/** Skips drafts and received files: neither has a key. */
async function* listFolder(folder: string, prefix: string): AsyncGenerator<ListedFile> {
  const entries: Dirent[] | null = await readdir(folder, { withFileTypes: true }).catch(ignoreAbsence)
  for (const entry of entries ?? []) {
    const key = `${prefix}${entry.name}`
    const target = path.join(folder, entry.name)
    if (entry.isDirectory()) {
      if (key !== receivedName) yield* listFolder(target, `${key}/`)
      continue
    }
    const found = isKey(key) ? await stat(target).catch(ignoreAbsence) : null
    if (found) yield { key, size: found.size }
  }
}

export async function readHead({ path: target }: ReceivedFile): Promise<Buffer> {
  const file = await open(target)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(64), 0, 64, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}
