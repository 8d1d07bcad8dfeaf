import { Readable } from 'node:stream'
import { isBucketAddress } from '../backup/place/bucket-address.ts'
import { openPlace } from '../backup/place/open-place.ts'
import type { Config } from '../config.ts'
import { ok, type Check } from './check.ts'
import { listFolderChecks } from './machine-checks.ts'

export function listBackupPlaceChecks({ backup, files }: Pick<Config, 'backup' | 'files'>): Check[] {
  if (!backup) return []
  if (!isBucketAddress(backup.to)) return listFolderChecks(backup.to, 'BACKUP_TO')
  return [
    {
      name: 'BACKUP_TO writable',
      run: async () => {
        const place = openPlace(backup.to, files.server)
        const part = `doctor-${crypto.randomUUID()}`
        await place.prepare()
        await place.write(part, Readable.from([Buffer.from('written')]))
        try {
          for await (const _chunk of await place.read(part));
        } finally {
          await place.remove(part)
        }
        return ok(place.address)
      },
    },
  ]
}
