import path from 'node:path'
import type { S3Server } from '../../files/storage/s3-client.ts'
import type { BackupPlace } from './backup-place.ts'
import type { PlacedBackup } from './placed-backup.ts'
import { isBucketAddress } from './bucket-address.ts'
import { createDiskPlace } from './disk-place.ts'
import { createS3Place } from './s3-place.ts'

/** @param address a folder, or `s3://bucket/prefix` */
export const openPlace = (address: string, server: S3Server): BackupPlace =>
  isBucketAddress(address) ? createS3Place(address, server) : createDiskPlace(address)

/** @param address ends in the name of one backup */
export function openBackup(address: string, server: S3Server): PlacedBackup {
  if (isBucketAddress(address)) {
    const [, place = '', name = ''] = /^(.*)\/([^/]*)$/.exec(address.replace(/\/+$/, '')) ?? []
    return { place: createS3Place(place, server), name }
  }
  const folder = path.resolve(address)
  return { place: createDiskPlace(path.dirname(folder)), name: path.basename(folder) }
}
