import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDiskPlace } from '#platform/server/backup/place/disk-place.ts'
import { writeBackup } from '#platform/server/backup/write-backup.ts'
import { createDiskStorage } from '#platform/server/files/storage.ts'
import { createTestDatabase } from '#test/harness/test-database.ts'

let folder: string
let backups: string
let canMount: boolean
let database: Awaited<ReturnType<typeof createTestDatabase>>

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hoko-full-'))
  backups = path.join(folder, 'backups')
  await mkdir(backups)
  canMount = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', backups]).status === 0
  database = await createTestDatabase()
})
afterAll(async () => {
  if (canMount) spawnSync('umount', [backups])
  await database?.drop()
  await rm(folder, { recursive: true, force: true })
})

test(
  'writeBackup leaves nothing on a full disk, and works once there is room',
  { timeout: 120_000 },
  async (context) => {
    context.skip(!canMount, 'only root can mount a small disk')
    const storage = createDiskStorage(path.join(folder, 'data'))
    const print = () => undefined
    const makeBackup = async () =>
      await writeBackup({
        connection: database.connection,
        storage,
        place: createDiskPlace(backups),
        release: '1.0.0',
        most: 7,
        pauseMs: 0,
        print,
      })
    for (let n = 0; n < 8; n += 1)
      await storage.put(`media/large-${n}.webp`, Buffer.alloc(1_000_000, n), 'image/webp')
    await expect(makeBackup()).rejects.toThrow(
      `The disk of ${backups} is full; the unfinished backup was removed.`,
    )
    const left = await readdir(backups, { recursive: true, withFileTypes: true })
    expect(left.filter((entry) => entry.isFile())).toEqual([])
    for (let n = 2; n < 8; n += 1) await storage.delete(`media/large-${n}.webp`)
    expect((await makeBackup()).manifest.files.count).toBe(2)
  },
)
