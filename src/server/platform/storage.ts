import { mkdir, open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'

export interface StoredFile {
  stream: Readable
  size: number
}

/** Keeps files by key: a path of lower-case letters, digits, dashes, dots and single slashes. */
export interface Storage {
  /** Takes effect wholly or not at all; replaces what the key held. */
  put(key: string, bytes: Uint8Array, content_type: string): Promise<void>
  /** Null when nothing has that key. */
  get(key: string): Promise<StoredFile | null>
  /** Deleting what is not there is no error. */
  delete(key: string): Promise<void>
}

const keyPattern = /^[a-z0-9][a-z0-9-]*(?:\.[a-z0-9]+)*(?:\/[a-z0-9][a-z0-9-]*(?:\.[a-z0-9]+)*)*$/

/** Files on this machine, in a folder of their own. A type is told by the ending of the key, so it is not kept. */
export function createDiskStorage(data_dir: string): Storage {
  const folder = path.join(data_dir, 'files')
  const pathOf = (key: string) => {
    if (key.length > 200 || !keyPattern.test(key)) throw new Error(`'${key}' is no storage key`)
    return path.join(folder, ...key.split('/'))
  }
  return {
    async put(key, bytes) {
      const target = pathOf(key)
      await mkdir(path.dirname(target), { recursive: true })
      await writeWhole(target, bytes)
    },

    async get(key) {
      const target = pathOf(key)
      const file = await open(target).catch(ignoreAbsence)
      if (!file) return null
      const { size } = await file.stat()
      return { stream: file.createReadStream(), size }
    },

    async delete(key) {
      await rm(pathOf(key), { force: true })
    },
  }
}

/** Under another name first: nobody reads half a file, and a crash leaves the old one or none. */
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

/** The new name itself survives a power cut only once its folder is written. */
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
