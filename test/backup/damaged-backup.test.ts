import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { prepareDatabase } from '#app/server/prepare-database.ts'
import { makeBackupName } from '#platform/server/backup/backup-folder.ts'
import { getTablePart } from '#platform/server/backup/manifest.ts'
import { createDiskPlace } from '#platform/server/backup/place/disk-place.ts'
import { restoreBackup } from '#platform/server/backup/restore-backup.ts'
import { writeBackup } from '#platform/server/backup/write-backup.ts'
import { listMigrations, migrateDatabase } from '#platform/server/database/migrate.ts'
import { createDiskStorage } from '#platform/server/files/storage.ts'
import { migrateJobs } from '#platform/server/jobs/jobs.ts'
import { createEmptyDatabase } from '#test/harness/empty-database.ts'
import { databaseUrl } from '#test/harness/processes/server-process.ts'
import { createTestDatabase } from '#test/harness/test-database.ts'
import { readContent } from './content.ts'
import { findBackup } from './find-backup.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
let empty: Awaited<ReturnType<typeof createEmptyDatabase>>
let folder: string
let backups: string
let whole: string

const print = () => undefined
const picture = 'media/ab/picture-1600.webp'

const makeBackup = async (to = backups, most = 7) => {
  const storage = createDiskStorage(path.join(folder, 'data'))
  return await writeBackup({
    connection: database.connection,
    storage,
    place: createDiskPlace(to),
    release: '1.0.0',
    most,
    pauseMs: 0,
    print,
  })
}
const restore = (from: string, into = empty.connection) =>
  restoreBackup({
    connection: into,
    storage: createDiskStorage(path.join(folder, 'restored')),
    backup: findBackup(from),
    print,
  })

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hoko-damaged-'))
  backups = path.join(folder, 'backups')
  database = await createTestDatabase()
  empty = await createEmptyDatabase(database.connection)
  await createDiskStorage(path.join(folder, 'data')).put(picture, Buffer.alloc(5_000, 'p'), 'image/webp')
  whole = (await makeBackup()).folder
})
afterAll(async () => {
  await empty?.drop()
  await database?.drop()
  await rm(folder, { recursive: true, force: true })
})

async function copyBackups(name: string) {
  const copy = path.join(folder, name)
  await cp(backups, copy, { recursive: true })
  return path.join(copy, path.basename(whole))
}

async function flipByte(file: string) {
  const bytes = await readFile(file)
  bytes[Math.floor(bytes.length / 2)]! ^= 1
  await writeFile(file, bytes)
}

test.each([
  [
    'table',
    'main.categories.copy.zst',
    (copy: string) => getTablePart(copy, { schema: 'main', name: 'categories' }),
  ],
  ['list of files', 'files.jsonl.zst', (copy: string) => path.join(copy, 'files.jsonl.zst')],
])('restoreBackup refuses a flipped byte in a %s', { timeout: 120_000 }, async (name, file, find) => {
  const copy = await copyBackups(`flipped ${name}`)
  await flipByte(find(copy))
  await expect(restore(copy)).rejects.toThrow(
    new RegExp(`^The backup is damaged: .*${file} is not as it was written\\.$`),
  )
  expect(await readContent(empty.connection)).toEqual({})
})

test('restoreBackup refuses a flipped byte in a stored file', { timeout: 120_000 }, async () => {
  const copy = await copyBackups('flipped picture')
  const files = path.join(path.dirname(copy), 'files')
  const [name = ''] = (await readdir(files, { recursive: true })).filter((each) => each.length > 60)
  await flipByte(path.join(files, name))
  await expect(restore(copy)).rejects.toThrow(
    `The backup is damaged: the stored file ${picture} is not as it was written.`,
  )
  expect(await readContent(empty.connection)).toEqual({})
})

test('restoreBackup refuses a shortened and a missing table', { timeout: 120_000 }, async () => {
  const copy = await copyBackups('shortened')
  const file = getTablePart(copy, { schema: 'main', name: 'regions' })
  await truncate(file, (await stat(file)).size - 1)
  await expect(restore(copy)).rejects.toThrow('is not as it was written.')
  await rm(file)
  await expect(restore(copy)).rejects.toThrow('main.regions.copy.zst is missing.')
})

test('restoreBackup refuses a backup of a newer release', { timeout: 120_000 }, async () => {
  const copy = await copyBackups('newer')
  const manifest = JSON.parse(await readFile(path.join(copy, 'manifest.json'), 'utf8'))
  manifest.migrations.push('9999-later.sql')
  await writeFile(path.join(copy, 'manifest.json'), JSON.stringify(manifest))
  await expect(restore(copy)).rejects.toThrow(
    'The backup was made by Hoko 1.0.0, whose migrations this one doesn’t have (9999-later.sql). Restore with that release or a newer one.',
  )
})

test(
  'restoreBackup refuses a partition whose bounds are another statement',
  { timeout: 120_000 },
  async () => {
    const copy = await copyBackups('bounds')
    const manifest = JSON.parse(await readFile(path.join(copy, 'manifest.json'), 'utf8'))
    manifest.partitions[0].bound += '; create table taken_over (id int)'
    await writeFile(path.join(copy, 'manifest.json'), JSON.stringify(manifest))
    await expect(restore(copy)).rejects.toThrow('manifest.json is damaged')
  },
)

const patience = { timeout: 20_000, interval: 20 }

test('restoreBackup refuses a database that has tables', { timeout: 120_000 }, async () => {
  const before = await readContent(database.connection)
  await expect(restore(whole, database.connection)).rejects.toThrow(
    /^A backup is restored into an empty database only, and this one has \d+ tables\./,
  )
  expect(await readContent(database.connection)).toEqual(before)
})

test(
  'restoreBackup leaves out a table that an operator made, and says so',
  { timeout: 120_000 },
  async () => {
    const target = await createEmptyDatabase(database.connection)
    const lines: string[] = []
    const storage = createDiskStorage(path.join(folder, 'data'))
    const client = new pg.Client(database.connection)
    await client.connect()
    try {
      await client.query(
        'create table notes_of_ours (id serial primary key); insert into notes_of_ours default values',
      )
      const { folder: from } = await makeBackup(path.join(folder, 'foreign'))
      const { connection } = target
      await restoreBackup({
        connection,
        storage,
        backup: findBackup(from),
        print: (line) => lines.push(line),
      })
      expect(lines).toContain('Left out, as they are not Hoko’s: notes_of_ours.')
      expect(Object.keys(await readContent(connection))).not.toContain('notes_of_ours')
    } finally {
      await client.query('drop table notes_of_ours')
      await client.end()
      await target.drop()
    }
  },
)

test('prepareDatabase refuses a database whose restore never finished', { timeout: 120_000 }, async () => {
  const half = await createEmptyDatabase(database.connection)
  const full = createDiskStorage('/dev/null/nowhere')
  try {
    await expect(
      restoreBackup({ connection: half.connection, storage: full, backup: findBackup(whole), print }),
    ).rejects.toThrow('ENOTDIR')
    await expect(prepareDatabase(half.connection)).rejects.toThrow(
      'A restore of this database never finished. Make an empty database (or data folder), and restore into that.',
    )
    await expect(restore(whole, half.connection)).rejects.toThrow(
      'A restore of this database never finished.',
    )
  } finally {
    await half.drop()
  }
})

test('restoreBackup brings the backup of an older release to this one', { timeout: 120_000 }, async () => {
  const older = await createEmptyDatabase(database.connection)
  const newer = await createEmptyDatabase(database.connection)
  const later = (await listMigrations()).slice(-1)
  try {
    await migrateDatabase(older.connection, { only: (await listMigrations()).slice(0, -1) })
    await migrateJobs(older.connection)
    const storage = createDiskStorage(path.join(folder, 'data'))
    const to = path.join(folder, 'older')
    const { folder: from, manifest } = await writeBackup({
      connection: older.connection,
      storage,
      place: createDiskPlace(to),
      release: '0.9.0',
      most: 7,
      pauseMs: 0,
      print,
    })
    expect(manifest.migrations).not.toContain(later[0])
    await restore(from, newer.connection)
    expect(await migrateDatabase(newer.connection)).toEqual([])
    await expect(migrateDatabase(older.connection)).resolves.toEqual(later)
    expect(Object.keys(await readContent(newer.connection))).toEqual(
      Object.keys(await readContent(older.connection)),
    )
  } finally {
    await older.drop()
    await newer.drop()
  }
})

test('a killed backup is refused and removed by the next one', { timeout: 120_000 }, async () => {
  const to = path.join(folder, 'killed')
  const locking = new pg.Client(database.connection)
  await locking.connect()
  try {
    await locking.query('begin; lock table categories in access exclusive mode')
    const child = spawn(process.execPath, ['src/app/server/backup/backup.ts', '--to', to], {
      env: {
        PATH: process.env.PATH,
        DATABASE_URL: databaseUrl(database.connection),
        DATA_DIR: path.join(folder, 'data'),
      },
      stdio: 'ignore',
    })
    const ended = once(child, 'close')
    await vi.waitUntil(
      async () => (await readdir(to).catch(() => [])).some((name) => name.endsWith('.unfinished')),
      patience,
    )
    child.kill('SIGKILL')
    await ended
  } finally {
    await locking.end()
  }
  const [unfinished = ''] = (await readdir(to)).filter((name) => name !== 'files')
  await expect(restore(path.join(to, unfinished))).rejects.toThrow(
    'a backup that has no manifest.json was never finished.',
  )
  await vi.waitUntil(async () => (await makeBackup(to).catch(() => null)) !== null, patience)
  const names = (await readdir(to)).filter((name) => name !== 'files')
  expect(names).toEqual([expect.stringMatching(/^\d{4}-.*Z$/)])
})

test(
  'writeBackup leaves the newest ones and only the files that they have',
  { timeout: 120_000 },
  async () => {
    const to = path.join(folder, 'pruned')
    const storage = createDiskStorage(path.join(folder, 'data'))
    const listContents = async () =>
      (await readdir(path.join(to, 'files'), { recursive: true })).filter((name) => name.length > 60)
    await storage.put('media/zz/passing.webp', Buffer.alloc(100, 'z'), 'image/webp')
    const first = await makeBackup(to, 2)
    expect(first.manifest.files.count).toBe(2)
    await storage.delete('media/zz/passing.webp')
    const second = await makeBackup(to, 2)
    expect(await listContents()).toHaveLength(2)
    const third = await makeBackup(to, 2)
    expect(await listContents()).toHaveLength(1)
    expect((await readdir(to)).sort()).toEqual(
      [path.basename(second.folder), path.basename(third.folder), 'files'].sort(),
    )
    expect(path.basename(third.folder) < makeBackupName()).toBe(true)
  },
)

test('writeBackup refuses a second one of the same database', { timeout: 120_000 }, async () => {
  const locking = new pg.Client(database.connection)
  await locking.connect()
  await locking.query('select pg_advisory_lock(48462002)')
  try {
    await expect(makeBackup()).rejects.toThrow('Another backup of this database is running.')
  } finally {
    await locking.end()
  }
})
