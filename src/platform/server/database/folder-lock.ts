import { spawnSync } from 'node:child_process'
import { readFileSync, readlinkSync, symlinkSync, unlinkSync } from 'node:fs'
import path from 'node:path'

/**
 * Locks it for this process alone. The lock is a symbolic link that names its owner, because
 * creating one is atomic. An owner that has ended locks nothing, even if another process now has
 * its number.
 * @returns a function that releases the folder; null if a living process has the lock
 */
export function lockFolder(folder: string): (() => void) | null {
  const lock = path.join(folder, 'hoko.lock')
  const me = `${process.pid} ${getBirth(process.pid)}`
  for (;;) {
    try {
      symlinkSync(me, lock)
      return () => unlink(lock)
    } catch (error) {
      if (!hasCode(error, 'EEXIST')) throw error
    }
    if (isLocked(lock)) return null
    unlink(lock)
  }
}

// rmSync doesn't see a dangling link.
function unlink(lock: string) {
  try {
    unlinkSync(lock)
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error
  }
}

const hasCode = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code

function isLocked(lock: string): boolean {
  try {
    const [pid = '', ...birth] = readlinkSync(lock).split(' ')
    return getBirth(Number(pid)) === birth.join(' ')
  } catch {
    return false
  }
}

/** Returns the start of a process, which no later process with the same number can share. */
function getBirth(pid: number): string | undefined {
  if (process.platform !== 'linux') {
    return (
      spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).stdout.trim() || undefined
    )
  }
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    // The state and 18 fields follow the name in brackets, then the start in ticks since boot.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    return fields[0] === 'Z' ? undefined : `${boot} ${fields[19]}`
  } catch {
    return undefined
  }
}
