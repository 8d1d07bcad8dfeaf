import { hash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getProfile } from '#domains/accounts/common/accounts.ts'
import {
  findAllAnomalies,
  findMoneyAnomalies,
} from '#domains/insights/server/invariants/invariants.service.ts'
import type { Platform } from '#platform/server/platform.ts'
import { createDiskPlace } from '#platform/server/backup/place/disk-place.ts'
import { restoreBackup } from '#platform/server/backup/restore-backup.ts'
import { writeBackup, type WrittenBackup } from '#platform/server/backup/write-backup.ts'
import { createDiskStorage, type Storage } from '#platform/server/files/storage.ts'
import { buildApp } from '#app/server/build-app.ts'
import { createInProcessApi } from '#platform/server/http/in-process-api.ts'
import { openMarket } from '#demo/open-market.ts'
import { createEmptyDatabase } from '#test/harness/empty-database.ts'
import { aLiveAuction } from '#test/harness/market/market.ts'
import { aMember } from '#test/harness/market/people.ts'
import { platformOn } from '#test/harness/processes/platform-on.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'
import { readContent, readSchema } from './content.ts'
import { findBackup } from './find-backup.ts'

let app: TestApp
let member: Person
let folder: string
let backups: string
let backup: WrittenBackup

const release = '9.9.9'
const print = () => undefined

const makeBackup = (storage: Storage = app.platform.storage) =>
  writeBackup({
    connection: app.connection,
    storage,
    place: createDiskPlace(backups),
    release,
    most: 7,
    pauseMs: 0,
    print,
  })

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hoko-backup-'))
  backups = path.join(folder, 'backups')
  app = await createTestApp()
  await openMarket(app.platform, 'small', print, { seed: 4, startedMs: Date.now() })
  await app.settle()
  member = await aMember(app)
  await aLiveAuction(app, { seller: member })
  backup = await makeBackup()
}, 240_000)
afterAll(async () => {
  await app?.[Symbol.asyncDispose]()
  await rm(folder, { recursive: true, force: true })
})

test('restoreBackup makes the same tables, schema, sequences and files', { timeout: 120_000 }, async () => {
  const empty = await createEmptyDatabase(app.connection)
  const storage = createDiskStorage(path.join(folder, 'restored'))
  try {
    await restoreBackup({ connection: empty.connection, storage, backup: findBackup(backup.folder), print })
    const before = await readContent(app.connection)
    expect(Object.keys(before).length).toBeGreaterThan(190)
    expect(await readContent(empty.connection)).toEqual(before)
    expect(await readSchema(empty.connection)).toEqual(await readSchema(app.connection))
    expect(await readFiles(storage)).toEqual(await readFiles(app.platform.storage))
    expect(Object.keys(await readFiles(storage)).length).toBeGreaterThan(100)

    await checkMarket(platformOn(empty.connection, app.platform.config))
  } finally {
    await empty.drop()
  }
})

async function checkMarket(restored: Platform) {
  const server = await buildApp(restored, { pages: false })
  try {
    expect(await findAllAnomalies(restored.db)).toEqual(await findAllAnomalies(app.platform.db))
    expect(await findMoneyAnomalies(restored.db)).toEqual([])
    const { id } = await createInProcessApi(server, { address: '10.9.8.7', token: member.token }).call(
      getProfile,
      {},
    )
    expect(id).toBe(member.id)
    // A sequence that went back would give an account's number away twice.
    expect((await aMember({ ...app, platform: restored })).id).toBeGreaterThan(member.id)
  } finally {
    await server.close()
    await restored.live.stop()
    await restored.pool.end()
  }
}

async function readFiles(storage: Storage) {
  const files: Record<string, string> = {}
  for await (const { key } of storage.list()) {
    const file = await storage.get(key)
    files[key] = file ? hash('sha256', await buffer(file.stream)) : 'missing'
  }
  return files
}
