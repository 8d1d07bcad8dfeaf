import path from 'node:path'
import { createDiskPlace } from '#platform/server/backup/place/disk-place.ts'
import type { PlacedBackup } from '#platform/server/backup/place/placed-backup.ts'

/** One on disk. */
export const findBackup = (folder: string): PlacedBackup => ({
  place: createDiskPlace(path.dirname(folder)),
  name: path.basename(folder),
})
