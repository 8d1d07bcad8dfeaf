import { createHash } from 'node:crypto'
import { open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'

/**
 * Written under another name first: nobody reads half a file, and a crash leaves the old one or
 * none.
 */
export async function writeWhole(target: string, bytes: Uint8Array) {
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

export async function syncFile(file: string) {
  const handle = await open(file, 'r+')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** A new name survives a power cut only once its folder is synced. */
export async function syncFolder(folder: string) {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** SHA-256 in hexadecimal digits. */
export async function hashStream(source: Readable): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of source as AsyncIterable<Buffer>) hash.update(chunk)
  return hash.digest('hex')
}

export function ignoreAbsence(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR' || error.code === 'EISDIR') return null
  throw error
}
