import { createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

export interface ReceivedFile {
  path: string
  size: number
}

export interface StoredFile {
  stream: Readable
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
  locate(key: string): Promise<ReceivedFile | null>
  /** Deleting a missing file is no error. */
  delete(key: string): Promise<void>
}

const dayMs = 86_400_000

const keyPattern = /^[a-z0-9][a-z0-9-]*(?:\.[a-z0-9]+)*(?:\/[a-z0-9][a-z0-9-]*(?:\.[a-z0-9]+)*)*$/

/** Stores on this machine's disk. The type is in the key's extension. */
export function createDiskStorage(dataDir: string): Storage {
  const folder = path.join(dataDir, 'files')
  // On the same disk, so that storing a file is a rename.
  const received = path.join(folder, 'received')
  const getPath = (key: string) => {
    if (key.length > 200 || !keyPattern.test(key)) throw new Error(`'${key}' is no storage key`)
    return path.join(folder, ...key.split('/'))
  }
  return {
    async put(key, bytes) {
      const target = getPath(key)
      await mkdir(path.dirname(target), { recursive: true })
      await writeWhole(target, bytes)
    },

    async receive(source) {
      const target = path.join(received, crypto.randomUUID())
      try {
        await mkdir(received, { recursive: true })
        await pipeline(source, createWriteStream(target, { flags: 'wx', mode: 0o640 }))
        return { path: target, size: (await stat(target)).size }
      } catch (error) {
        source.resume()
        await rm(target, { force: true })
        throw error
      }
    },

    async reserve() {
      await mkdir(received, { recursive: true })
      return path.join(received, crypto.randomUUID())
    },

    async keep(file, key) {
      const target = getPath(key)
      await mkdir(path.dirname(target), { recursive: true })
      await syncFile(file.path)
      await rename(file.path, target)
      await syncFolder(path.dirname(target))
    },

    async discard(file) {
      await rm(file.path, { force: true })
    },

    async removeForgotten() {
      const names = await readdir(received).catch(ignoreAbsence)
      for (const name of names ?? []) {
        const target = path.join(received, name)
        const found = await stat(target).catch(ignoreAbsence)
        if (found && Date.now() - found.mtimeMs > dayMs) await rm(target, { force: true })
      }
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
      return found && { path: target, size: found.size }
    },

    async delete(key) {
      await rm(getPath(key), { force: true })
    },
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

/**
 * Written under another name first: nobody reads half a file, and a crash leaves the old one or
 * none.
 */
async function writeWhole(target: string, bytes: Uint8Array) {
  const draft = `${target}.${crypto.randomUUID()}.part`
  try {
    const file = await open(draft, 'wx', 0o640)
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(draft, target)
    await syncFolder(path.dirname(target))
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

async function syncFile(file: string) {
  const handle = await open(file, 'r+')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** A new name survives a power cut only once its folder is synced. */
async function syncFolder(folder: string) {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

function ignoreAbsence(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR' || error.code === 'EISDIR') return null
  throw error
}
