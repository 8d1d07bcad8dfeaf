import type { ListedFile, Storage } from '../storage.ts'
import { hashStream } from './disk-files.ts'

export interface MoveCounts {
  /** Files listed in the former place so far. */
  checked: number
  copied: number
  copiedBytes: number
  /** Had the same checksum already. */
  present: number
  /** Deleted by Hoko meanwhile. */
  gone: number
  removed: number
  /** Keys whose files differ in the two places: both are left as they are. */
  differing: string[]
}

interface Move {
  /** Hoko no longer stores there. */
  from: Storage
  /** Hoko stores there. */
  to: Storage
  /** Removes each file from the former place once its copy was read back. */
  isRemoving?: boolean
  onProgress?: (counts: Readonly<MoveCounts>) => void
}

const parallel = 16

/**
 * Copies all files while Hoko runs, and may be stopped and run again. Only one may run at a time:
 * a file that another one removes would count as deleted.
 */
export async function moveFiles({ from, to, isRemoving = false, onProgress }: Move): Promise<MoveCounts> {
  const counts: MoveCounts = {
    checked: 0,
    copied: 0,
    copiedBytes: 0,
    present: 0,
    gone: 0,
    removed: 0,
    differing: [],
  }
  const files = from.list()[Symbol.asyncIterator]()
  const failure = new AbortController()

  async function moveRest() {
    while (!failure.signal.aborted) {
      const next = await files.next()
      if (next.done === true) return
      await moveOne(next.value)
      counts.checked += 1
      onProgress?.(counts)
    }
  }

  async function moveOne({ key, size }: ListedFile) {
    const wanted = await from.getChecksum(key)
    const found = wanted === null ? null : await to.getChecksum(key)
    if (wanted === null || (found === null && !(await copy(key, wanted)))) {
      counts.gone += 1
    } else if (found !== null && found !== wanted) {
      counts.differing.push(key)
    } else {
      if (found === null) {
        counts.copied += 1
        counts.copiedBytes += size
      } else counts.present += 1
      if (isRemoving) await removeFormer(key, wanted, found !== null)
    }
  }

  /** @param isUnread whether its copy was made by an earlier run */
  async function removeFormer(key: string, checksum: string, isUnread: boolean) {
    if (isUnread) await verifyCopy(key, checksum)
    await from.delete(key)
    counts.removed += 1
  }

  /** @returns false if Hoko deleted the file meanwhile */
  async function copy(key: string, checksum: string): Promise<boolean> {
    const file = await from.get(key)
    if (!file) return false
    const received = await to.receive(file.stream)
    try {
      await to.keep(received, key)
    } finally {
      await to.discard(received)
    }
    // Hoko deletes here first, so a file deleted after this look is deleted there afterwards.
    if ((await from.getChecksum(key)) === null) {
      await to.delete(key)
      return false
    }
    await verifyCopy(key, checksum)
    return true
  }

  async function verifyCopy(key: string, checksum: string) {
    const copied = await to.get(key)
    // Deleted meanwhile.
    if (!copied || (await hashStream(copied.stream)) === checksum) return
    throw new Error(`The copy of ${key} has another checksum. Nothing of it was removed.`)
  }

  const stopOthers = (error: unknown) => {
    failure.abort()
    throw error
  }
  const workers = Array.from({ length: parallel }, async () => await moveRest().catch(stopOthers))
  for (const ended of await Promise.allSettled(workers)) if (ended.status === 'rejected') throw ended.reason
  return counts
}
