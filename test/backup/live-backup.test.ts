import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { placeBid } from '#domains/auctions/common/bidding.ts'
import { findAllAnomalies } from '#domains/insights/server/invariants/invariants.service.ts'
import { createDiskPlace } from '#platform/server/backup/place/disk-place.ts'
import { restoreBackup } from '#platform/server/backup/restore-backup.ts'
import { writeBackup } from '#platform/server/backup/write-backup.ts'
import { createDiskStorage, type Storage } from '#platform/server/files/storage.ts'
import { createEmptyDatabase } from '#test/harness/empty-database.ts'
import { aLiveAuction } from '#test/harness/market/market.ts'
import { aMember } from '#test/harness/market/people.ts'
import { platformOn } from '#test/harness/processes/platform-on.ts'
import { createTestApp, type TestApp } from '#test/harness/test-app.ts'
import { findBackup } from './find-backup.ts'

let app: TestApp
let folder: string

const print = () => undefined
const makeBackup = async (storage: Storage) =>
  await writeBackup({
    connection: app.connection,
    storage,
    place: createDiskPlace(path.join(folder, 'backups')),
    release: '1.0.0',
    most: 7,
    pauseMs: 0,
    print,
  })

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hoko-live-backup-'))
  app = await createTestApp()
})
afterAll(async () => {
  await app?.[Symbol.asyncDispose]()
  await rm(folder, { recursive: true, force: true })
})

test(
  'a backup made while people bid has every earlier bid, and its ledgers hold',
  { timeout: 120_000 },
  async () => {
    const { id } = await aLiveAuction(app)
    const bidders = [await aMember(app), await aMember(app)]
    let placed = 0
    const bidOnce = async () => {
      const bidder = app.as(bidders[placed % 2]!)
      const answer = await bidder.call(placeBid, { listing_id: id, max_cents: 2_000 + 100_000 * placed })
      // A machine that is busy with other tests may ask to try again.
      if (answer.key === 'unavailable') return
      expect(answer).toMatchObject({ sequence: expect.any(Number) })
      placed += 1
    }
    for (let n = 0; n < 10; n += 1) await bidOnce()
    const earlier = placed
    const done = new AbortController()
    const making = makeBackup(app.platform.storage).finally(() => done.abort())
    try {
      while (!done.signal.aborted) await bidOnce()
    } finally {
      // The next test can't make one at the same time.
      await making
    }
    const backup = await making
    const later = placed
    const empty = await createEmptyDatabase(app.connection)
    const restored = platformOn(empty.connection, app.platform.config)
    try {
      const storage = createDiskStorage(path.join(folder, 'restored'))
      await restoreBackup({ connection: empty.connection, storage, backup: findBackup(backup.folder), print })
      const { count } = await restored.db
        .selectFrom('bids')
        .select((q) => q.fn.countAll<number>().as('count'))
        .where('listing_id', '=', id)
        .executeTakeFirstOrThrow()
      expect(count).toBeGreaterThanOrEqual(earlier)
      expect(later).toBeGreaterThan(count)
      expect(await findAllAnomalies(restored.db)).toEqual([])
    } finally {
      await restored.live.stop()
      await restored.pool.end()
      await empty.drop()
    }
  },
)

test(
  'a backup has the files that were deleted or stored around its snapshot',
  { timeout: 120_000 },
  async () => {
    const storage = createDiskStorage(path.join(folder, 'data'))
    await storage.put('media/deleted.webp', Buffer.from('deleted'), 'image/webp')
    let lists = 0
    const changing: Storage = {
      ...storage,
      async *list() {
        lists += 1
        if (lists === 2) {
          await storage.delete('media/deleted.webp')
          await storage.put('media/stored.webp', Buffer.from('stored'), 'image/webp')
        }
        yield* storage.list()
      },
    }
    const { manifest } = await makeBackup(changing)
    expect(lists).toBe(2)
    expect(manifest.files).toMatchObject({ count: 2, bytes: 'deletedstored'.length })
  },
)
