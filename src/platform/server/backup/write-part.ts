import type { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { getErrorCode } from '#platform/common/errors.ts'
import { Checksum } from './checksum.ts'
import type { StoredContent } from './content-store.ts'
import { BackupError } from './manifest.ts'
import type { BackupPlace } from './place/backup-place.ts'

/** @param steps the source, and what changes its bytes */
export async function writePart(
  place: BackupPlace,
  part: string,
  steps: readonly [Readable, ...Transform[]],
): Promise<StoredContent> {
  const checksum = new Checksum()
  const passing = pipeline([...steps, checksum])
  const [written, passed] = await Promise.allSettled([place.write(part, checksum), passing])
  // Each failure ends both; a place explains its own, and otherwise the source knows the reason.
  const isPlaces = written.status === 'rejected' && written.reason instanceof BackupError
  if (passed.status === 'rejected' && !isPlaces && !isEarlyEnd(passed.reason)) throw passed.reason
  if (written.status === 'rejected') throw written.reason
  if (passed.status === 'rejected') throw passed.reason
  return { sha256: checksum.digest(), bytes: checksum.bytes }
}

const isEarlyEnd = (error: unknown) => getErrorCode(error) === 'ERR_STREAM_PREMATURE_CLOSE'
