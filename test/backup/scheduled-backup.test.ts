import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeBackup } from '#app/server/backup/make-backup.ts'
import { backUpTask, watchBackupsTask } from '#app/server/backup/scheduled-backup.ts'
import { listNotifications } from '#domains/messaging/common/notifications.ts'
import { selectBackupAge } from '#platform/server/backup/backups.queries.ts'
import { BackupRunning } from '#platform/server/backup/write-backup.ts'
import { databaseUrl } from '#test/harness/processes/server-process.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
let folder: string

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hoko-scheduled-'))
  app = await createTestApp({ backup: { to: path.join(folder, 'backups'), everyHours: 24 } })
  process.env.DATABASE_URL = databaseUrl(app.connection)
  process.env.DATA_DIR = app.platform.config.storage.dataDir
  process.env.BACKUP_TO = path.join(folder, 'backups')
})
afterEach(async () => {
  for (const name of ['DATABASE_URL', 'DATA_DIR', 'BACKUP_TO']) Reflect.deleteProperty(process.env, name)
  await app[Symbol.asyncDispose]()
  await rm(folder, { recursive: true, force: true })
})

const selectBackups = () =>
  app.platform.db
    .selectFrom('backups')
    .select(['started_by', 'outcome', 'bytes', 'detail'])
    .orderBy('id')
    .execute()

const makeOlder = (hours: number) =>
  sql`update backups set ended_at = ended_at - ${hours} * interval '1 hour'`.execute(app.platform.db)

test('back_up makes a backup in its own process only when one is due', { timeout: 240_000 }, async () => {
  await backUpTask.run({}, app.platform)
  await backUpTask.run({}, app.platform)
  const [name = '', ...more] = await readdir(path.join(folder, 'backups'))
  expect(more).toEqual([])
  const made = {
    started_by: 'schedule',
    outcome: 'succeeded',
    bytes: expect.any(Number),
    detail: path.join(folder, 'backups', name),
  }
  expect(await selectBackups()).toEqual([made])
  expect(app.logLines.filter((line) => line.includes('made a backup'))).toHaveLength(1)
  await makeOlder(23)
  await backUpTask.run({}, app.platform)
  expect(await selectBackups()).toHaveLength(1)
  await makeOlder(1)
  await backUpTask.run({}, app.platform)
  expect(await selectBackups()).toHaveLength(2)
  expect(await selectBackupAge(app.platform.db)).toBeLessThan(1)
})

test('back_up logs why a backup failed', { timeout: 240_000 }, async () => {
  process.env.BACKUP_TO = '/dev/null/backups'
  await backUpTask.run({}, app.platform)
  expect(await selectBackups()).toMatchObject([{ started_by: 'schedule', outcome: 'failed' }])
  expect(app.logLines.find((line) => line.includes('the backup failed'))).toContain('/dev/null/backups')
})

test(
  'watch_backups alerts full admins once a day while the newest is twice too old',
  { timeout: 240_000 },
  async () => {
    const [admin, support] = [
      await aMember(app, { type: 'admin' }),
      await aMember(app, { type: 'admin', staff_role: 'support' }),
    ]
    const readTitles = async (person: typeof admin) =>
      (await app.as(person).call(listNotifications, {})).items.map(({ title }) => title)
    await sql`insert into backups (started_by, started_at, ended_at, outcome, bytes, detail)
            values ('schedule', now(), clock_timestamp() - interval '47 hours', 'succeeded', 1, '')`.execute(
      app.platform.db,
    )
    await watchBackupsTask.run({}, app.platform)
    await app.settle()
    expect(await readTitles(admin)).toEqual([])
    await makeOlder(2)
    await watchBackupsTask.run({}, app.platform)
    await watchBackupsTask.run({}, app.platform)
    await app.settle()
    expect(await readTitles(admin)).toEqual(['Alert: no backup'])
    expect(await readTitles(support)).toEqual([])
    await makeOlder(25)
    await watchBackupsTask.run({}, app.platform)
    await app.settle()
    expect(await readTitles(admin)).toEqual(['Alert: no backup', 'Alert: no backup'])
  },
)

test(
  'makeBackup records a failure with its reason, but not that another one runs',
  { timeout: 240_000 },
  async () => {
    const { config, pool } = app.platform
    const options = { most: 7, startedBy: 'command', print: () => undefined } as const
    const storage = { ...config.storage, databaseUrl: databaseUrl(app.connection) }
    await expect(makeBackup({ ...config, storage }, { ...options, to: '/dev/null/backups' })).rejects.toThrow(
      'Backups can’t be written to /dev/null/backups',
    )
    expect(await selectBackups()).toEqual([
      {
        started_by: 'command',
        outcome: 'failed',
        bytes: null,
        detail: expect.stringContaining('/dev/null/backups'),
      },
    ])
    const client = await pool.connect()
    try {
      await client.query('select pg_advisory_lock(48462002)')
      await expect(makeBackup({ ...config, storage }, { ...options, to: folder })).rejects.toThrow(
        BackupRunning,
      )
    } finally {
      client.release(true)
    }
    expect(await selectBackups()).toHaveLength(1)
  },
)
