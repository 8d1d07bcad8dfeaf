import { createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { getErrorCode, toError } from '#platform/common/errors.ts'
import { isDiskFull } from '../../database/disk-full.ts'
import { ignoreAbsence } from '../../files/storage/disk-files.ts'
import { syncPath } from '../checksum.ts'
import { BackupError, MissingPart } from '../manifest.ts'
import type { BackupPlace } from './backup-place.ts'

export const unfinishedEnding = '.unfinished'

/** Its files can be read by their owner alone. */
export function createDiskPlace(folder: string): BackupPlace {
  const address = path.resolve(folder)
  const getPath = (part: string) => path.join(address, part)

  async function makeFolder(target: string) {
    const made = await mkdir(target, { recursive: true, mode: 0o700 })
    if (made === undefined) return
    await syncPath(path.dirname(target))
    await syncPath(path.dirname(made))
  }

  return {
    address,
    // On the machine of requests, more would take their time.
    parallel: 1,
    // A part that wasn't finished is listed, and so removed with those that no backup has.
    removePieces: async () => undefined,

    async prepare() {
      try {
        await mkdir(address, { recursive: true, mode: 0o700 })
      } catch (error) {
        throw new BackupError(`Backups can’t be written to ${address}: ${String(getErrorCode(error))}.`)
      }
    },

    async beginDraft(name) {
      const draft = `${name}${unfinishedEnding}`
      await makeFolder(getPath(draft)).catch((error: unknown) => {
        throw explainDisk(error, address)
      })
      return draft
    },

    async write(part, source) {
      const target = getPath(part)
      const draft = `${target}.part`
      try {
        await makeFolder(path.dirname(target))
        await pipeline(source, createWriteStream(draft, { mode: 0o600 }))
        await syncPath(draft)
        await rename(draft, target)
        await syncPath(path.dirname(target))
      } catch (error) {
        source.destroy()
        await rm(draft, { force: true })
        throw explainDisk(error, address)
      }
    },

    async read(part) {
      const file = await open(getPath(part)).catch(ignoreAbsence)
      if (!file) throw new MissingPart(`${getPath(part)} is missing.`)
      return file.createReadStream()
    },

    async getBytes(part) {
      const found = await stat(getPath(part)).catch(ignoreAbsence)
      return found && found.size
    },

    async *list(under) {
      const entries = await readdir(getPath(under), { recursive: true, withFileTypes: true }).catch(
        ignoreAbsence,
      )
      for (const entry of entries ?? []) {
        const target = path.join(entry.parentPath, entry.name)
        const found = entry.isFile() ? await stat(target).catch(ignoreAbsence) : null
        if (found) yield { part: path.relative(address, target), bytes: found.size }
      }
    },

    async listFolders() {
      const entries = await readdir(address, { withFileTypes: true }).catch(ignoreAbsence)
      return (entries ?? []).filter((entry) => entry.isDirectory()).map(({ name }) => name)
    },

    remove: async (part) => await rm(getPath(part), { force: true }),
    removeFolder: async (name) => await rm(getPath(name), { recursive: true, force: true }),

    async finishDraft(name) {
      await syncPath(getPath(`${name}${unfinishedEnding}`))
      await rename(getPath(`${name}${unfinishedEnding}`), getPath(name))
      await syncPath(address)
    },
  }
}

function explainDisk(error: unknown, address: string): Error {
  const code = String(getErrorCode(error))
  if (isDiskFull({ code }))
    return new BackupError(`The disk of ${address} is full; the unfinished backup was removed.`)
  if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM')
    return new BackupError(`Hoko cannot write to ${address}: ${code}.`)
  return toError(error)
}
