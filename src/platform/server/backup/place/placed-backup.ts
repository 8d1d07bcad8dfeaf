import type { BackupPlace } from './backup-place.ts'

/** One backup: its folder in the place of all. */
export interface PlacedBackup {
  place: BackupPlace
  name: string
}

export const describeBackup = ({ place, name }: PlacedBackup): string => `${place.address}/${name}`
