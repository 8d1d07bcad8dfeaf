import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Storage } from '../storage.ts'
import { ignoreAbsence } from './disk-files.ts'

const dayMs = 86_400_000

/** Temporary files of this machine, which are then stored or discarded. */
export function createReceivedFiles(
  folder: string,
): Pick<Storage, 'receive' | 'reserve' | 'discard' | 'removeForgotten'> {
  return {
    async receive(source) {
      const target = path.join(folder, crypto.randomUUID())
      try {
        await mkdir(folder, { recursive: true })
        await pipeline(source, createWriteStream(target, { flags: 'wx', mode: 0o640 }))
        return { path: target, size: (await stat(target)).size }
      } catch (error) {
        source.resume()
        await rm(target, { force: true })
        throw error
      }
    },

    async reserve() {
      await mkdir(folder, { recursive: true })
      return path.join(folder, crypto.randomUUID())
    },

    async discard(file) {
      await rm(file.path, { force: true })
    },

    async removeForgotten() {
      const names = await readdir(folder).catch(ignoreAbsence)
      for (const name of names ?? []) {
        const target = path.join(folder, name)
        const found = await stat(target).catch(ignoreAbsence)
        if (found && Date.now() - found.mtimeMs > dayMs) await rm(target, { force: true })
      }
    },
  }
}
