import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDiskPlace } from '#platform/server/backup/place/disk-place.ts'
import { restoreBackup } from '#platform/server/backup/restore-backup.ts'
import { writeBackup } from '#platform/server/backup/write-backup.ts'
import type { Connection } from '#platform/server/database/db.ts'
import { createDiskStorage } from '#platform/server/files/storage.ts'
import { hasDebianPostgres, startDebianPostgres } from '#test/harness/debian-postgres.ts'
import { createEmptyDatabase } from '#test/harness/empty-database.ts'
import { placeBid } from '#domains/auctions/common/bidding.ts'
import { aLiveAuction } from '#test/harness/market/market.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type TestApp } from '#test/harness/test-app.ts'
import { readContent, readSchema } from './content.ts'
import { findBackup } from './find-backup.ts'

let app: TestApp
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hoko-majors-'))
  app = await createTestApp()
  const { id } = await aLiveAuction(app, { title: 'Ōtautahi “paua” \\N \t shell\nwith a second line' })
  await app.as(await aMember(app)).call(placeBid, { listing_id: id, max_cents: 5_000 })
  await app.settle()
}, 120_000)
afterAll(async () => {
  await app?.[Symbol.asyncDispose]()
  await rm(folder, { recursive: true, force: true })
})

/** @returns the backup's PostgreSQL */
async function move(from: Connection, into: Connection, name: string): Promise<string> {
  const print = () => undefined
  const storage = createDiskStorage(path.join(folder, name))
  const backups = path.join(folder, `${name}-backups`)
  const backup = await writeBackup({
    connection: from,
    storage,
    place: createDiskPlace(backups),
    release: '1.0.0',
    most: 7,
    pauseMs: 0,
    print,
  })
  await restoreBackup({ connection: into, storage, backup: findBackup(backup.folder), print })
  return backup.manifest.postgres.split('.')[0] ?? ''
}

test.skipIf(!hasDebianPostgres)(
  'a market moves from PostgreSQL 18 to 15 and back (needs Debian’s postgresql-15)',
  { timeout: 240_000 },
  async () => {
    const older = await startDebianPostgres()
    const back = await createEmptyDatabase(app.connection)
    try {
      expect(await move(app.connection, older.connection, 'down')).toBe('18')
      const before = await readContent(app.connection)
      expect(await readContent(older.connection)).toEqual(before)
      expect(await move(older.connection, back.connection, 'up')).toBe('15')
      expect(await readContent(back.connection)).toEqual(before)
      expect(await readSchema(back.connection)).toEqual(await readSchema(app.connection))
    } finally {
      await back.drop()
      await older.stop()
    }
  },
)
