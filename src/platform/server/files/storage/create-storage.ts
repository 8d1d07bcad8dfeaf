import type { Logger } from 'pino'
import type { Config } from '../../config.ts'
import { createDiskStorage, type Storage } from '../storage.ts'
import { withFormerStorage } from './former-storage.ts'
import { createS3Storage } from './s3-storage.ts'

/** Files of the other place, if one is set up, can be read until they're moved. */
export function createStorage(
  { storage: { dataDir }, files: { place, s3 } }: Pick<Config, 'storage' | 'files'>,
  log: Logger,
): Storage {
  const disk = createDiskStorage(dataDir)
  if (!s3) return disk
  const bucket = createS3Storage(s3, { dataDir, log })
  return place === 's3' ? withFormerStorage(bucket, disk) : withFormerStorage(disk, bucket)
}
