import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { noticeTable } from '#domains/messaging/server/notifications.jobs.ts'
import { restoreBackup } from '#platform/server/backup/restore-backup.ts'
import { createDiskPlace } from '#platform/server/backup/place/disk-place.ts'
import { writeBackup } from '#platform/server/backup/write-backup.ts'
import { createDb, createPool, workLimits, type Connection } from '#platform/server/database/db.ts'
import { listMigrations, migrateDatabase } from '#platform/server/database/migrate.ts'
import { rotationLock } from '#platform/server/database/partitions/partitions.rules.ts'
import { rotatePartitions } from '#platform/server/database/partitions/rotate-partitions.ts'
import { createDiskStorage } from '#platform/server/files/storage.ts'
import { migrateJobs } from '#platform/server/jobs/jobs.ts'
import { platformPartitions } from '#platform/server/jobs/purge.ts'
import { readContent, readSchema } from '#test/backup/content.ts'
import { findBackup } from '#test/backup/find-backup.ts'
import { hasDebianPostgres, startDebianPostgres } from '#test/harness/debian-postgres.ts'
import { createEmptyDatabase } from '#test/harness/empty-database.ts'
import { createTestDatabase } from '#test/harness/test-database.ts'

const log = pino({ enabled: false })
const print = () => undefined

const tables = [...platformPartitions, noticeTable]

/** An old and a new row for each table, with rows that refer to them. */
const rowsOfBefore = `
  insert into accounts (id, type, status, first_name, last_name, display_name, email, phone_number, password_hash)
    overriding system value values (9, 'user', 'active', 'Mere', 'Rata', 'Mere', 'm@example.nz', '021', '');
  insert into outbox_events (name, payload, recorded_at, dispatched_at) values
    ('old', '{}', now() - interval '40 days', now() - interval '40 days'), ('new', '{}', now(), now()),
    ('waiting', '{}', now() - interval '40 days', null);
  insert into reactions_done (event_id, reaction) select id, name from outbox_events;
  insert into sent_messages (account_id, channel, recipient, subject, text, at) values
    (9, 'email', 'old', '', '', now() - interval '91 days'), (9, 'email', 'new', '', '', now());
  insert into failed_emails (message_id, at) select id, now() from sent_messages;
  insert into notifications (account_id, kind, title, body, link, created_at) values
    (9, 'sold', 'old', '', '', now() - interval '13 months'), (9, 'sold', 'new', '', '', now());
  insert into held_notices (account_id, notification_id, kind, title, body, link, email_text)
    select account_id, id, kind, title, body, link, '' from notifications`

const readRows = `
  select 'fact ' || name || ' ' || id as row from outbox_events
  union all select 'message ' || recipient || ' ' || id from sent_messages
  union all select 'failed ' || recipient from sent_messages join failed_emails on message_id = id
  union all select 'notification ' || title || ' ' || id from notifications
  union all select 'queued ' || title from held_notices order by 1`

async function withClient<Result>(
  connection: Connection,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

async function rotateAll(connection: Connection) {
  const pool = createPool(connection, log, { max: 2, limits: workLimits })
  try {
    for (const table of tables) await rotatePartitions({ db: createDb(pool), log }, table)
  } finally {
    await pool.end()
  }
}

const readAll = (connection: Connection): Promise<string[]> =>
  withClient(connection, async (client) => (await client.query(readRows)).rows.map(({ row }) => row))

const recordNext = (connection: Connection) =>
  withClient(connection, (client) =>
    client.query("insert into outbox_events (name, payload) values ('next', '{}')"),
  )

/** The schema of the release before partitions, with rows. */
async function fillEarlierSchema(connection: Connection) {
  const all = await listMigrations()
  await migrateDatabase(connection, { only: all.filter((name) => name < '0015') })
  await migrateJobs(connection)
  await withClient(connection, (client) => client.query(rowsOfBefore))
}

const ageRows = (connection: Connection) =>
  withClient(connection, (client) =>
    client.query(`
      update outbox_events set dispatched_at = now() - interval '31 days';
      update sent_messages set at = now() - interval '84 days';
      update notifications set created_at = now() - interval '13 months'`),
  )

async function moveBackup(connection: Connection, into: Connection) {
  const folder = await mkdtemp(path.join(tmpdir(), 'hoko-partitions-'))
  try {
    const storage = createDiskStorage(path.join(folder, 'files'))
    const backups = path.join(folder, 'backups')
    const request = {
      connection,
      storage,
      place: createDiskPlace(backups),
      release: '1.0.0',
      most: 7,
      pauseMs: 0,
      print,
    }
    const backup = await writeBackup(request)
    await restoreBackup({ connection: into, storage, backup: findBackup(backup.folder), print })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const servers = [
  {
    name: 'on the embedded PostgreSQL',
    isThere: true,
    start: async () => {
      const { connection, drop } = await createTestDatabase()
      return { connection, stop: drop }
    },
  },
  {
    name: 'on PostgreSQL 15 (needs Debian’s postgresql-15)',
    isThere: hasDebianPostgres,
    start: startDebianPostgres,
  },
]

for (const { name, isThere, start } of servers) {
  test.skipIf(!isThere)(`rows of before partitions stay and age ${name}`, { timeout: 120_000 }, async () => {
    const server = await start()
    const { connection, drop } = await createEmptyDatabase(server.connection)
    await fillEarlierSchema(connection)
    const before = await readAll(connection)
    await migrateDatabase(connection)
    expect(await readAll(connection)).toEqual(before)

    await recordNext(connection)
    await rotateAll(connection)
    await recordNext(connection)
    expect(await readAll(connection)).toEqual([
      'fact new 2',
      'fact next 100000000000',
      'fact next 4',
      'fact waiting 3',
      'failed new',
      'message new 2',
      'notification new 2',
      'queued new',
    ])

    await ageRows(connection)
    await rotateAll(connection)
    expect(await readAll(connection)).toEqual([])
    await drop()
    await server.stop()
  })

  test.skipIf(!isThere)(`a restore makes the backup’s partitions ${name}`, { timeout: 120_000 }, async () => {
    const server = await start()
    const market = await createEmptyDatabase(server.connection)
    const restored = await createEmptyDatabase(server.connection)
    await fillEarlierSchema(market.connection)
    await migrateDatabase(market.connection)
    await ageRows(market.connection)
    await rotateAll(market.connection)
    await recordNext(market.connection)

    await moveBackup(market.connection, restored.connection)
    const content = await readContent(market.connection)
    expect(Object.keys(content)).toContain('"outbox_events_p3"')
    expect(Object.keys(content)).not.toContain('"outbox_events_p0"')
    expect(await readContent(restored.connection)).toEqual(content)
    expect(await readSchema(restored.connection)).toEqual(await readSchema(market.connection))
    await rotateAll(restored.connection)
    await market.drop()
    await restored.drop()
    await server.stop()
  })
}

test('a backup waits while a partition is dropped, and lists those that are left', async () => {
  const database = await createTestDatabase()
  const folder = await mkdtemp(path.join(tmpdir(), 'hoko-partitions-'))
  try {
    const { connection } = database
    await withClient(connection, async (client) => {
      await client.query('begin')
      await client.query('select pg_advisory_xact_lock($1)', [rotationLock])
      await client.query('drop table reactions_done_p0')
      const storage = createDiskStorage(path.join(folder, 'files'))
      const backups = path.join(folder, 'backups')
      const request = {
        connection,
        storage,
        place: createDiskPlace(backups),
        release: '1.0.0',
        most: 7,
        pauseMs: 0,
        print,
      }
      const writing = writeBackup(request)
      await pause(500)
      await client.query('commit')
      const { manifest } = await writing
      const parts = manifest.partitions.filter(({ parent }) => parent === 'reactions_done')
      expect(parts.map(({ name }) => name)).toEqual(['reactions_done_p1', 'reactions_done_p2'])
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
    await database.drop()
  }
})
