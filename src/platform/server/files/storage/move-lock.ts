import { mkdir, open, readFile, rm, stat, utimes } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { getErrorCode } from '#platform/common/errors.ts'
import { ignoreAbsence } from './disk-files.ts'

const touchMs = 10_000
const staleMs = 60_000

/** Beside the files, which every machine with this DATA_DIR shares. */
const getLockPath = (dataDir: string) => path.join(dataDir, 'migrate-storage.lock')

/**
 * Belongs to one process at a time, and is free again a minute after it was killed; at once on its own
 * machine. Null while another has it.
 */
export async function lockMove(dataDir: string): Promise<{ release(): Promise<void> } | null> {
  const target = getLockPath(dataDir)
  await mkdir(dataDir, { recursive: true })
  if (await isStale(target)) await rm(target, { force: true })
  const file = await open(target, 'wx').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') return null
    throw error
  })
  if (!file) return null
  await file.writeFile(JSON.stringify({ host: os.hostname(), pid: process.pid }))
  await file.close()
  const touching = setInterval(() => {
    const now = new Date()
    utimes(target, now, now).catch(() => undefined)
  }, touchMs).unref()
  return {
    async release() {
      clearInterval(touching)
      await rm(target, { force: true })
    },
  }
}

async function isStale(target: string): Promise<boolean> {
  const found = await stat(target).catch(ignoreAbsence)
  if (!found) return false
  if (Date.now() - found.mtimeMs > staleMs) return true
  const [, host, pid] = /"host":"(.*)","pid":(\d+)/.exec(await readFile(target, 'utf8')) ?? []
  return host === os.hostname() && !isRunning(Number(pid))
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return getErrorCode(error) === 'EPERM'
  }
}
