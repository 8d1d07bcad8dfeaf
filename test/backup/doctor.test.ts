import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anS3 } from '#test/harness/doubles/s3.ts'
import { databaseUrl } from '#test/harness/processes/server-process.ts'
import { hasRedis, startRedisServer } from '#test/harness/redis-server.ts'
import { createTestDatabase } from '#test/harness/test-database.ts'

let folder: string
let database: Awaited<ReturnType<typeof createTestDatabase>>

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hoko-doctor-'))
  database = await createTestDatabase()
})
afterAll(async () => {
  await database?.drop()
  await rm(folder, { recursive: true, force: true })
})

async function runDoctor(env: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['src/app/server/doctor/doctor.ts'], {
    env: { PATH: process.env.PATH, DATABASE_URL: databaseUrl(database.connection), DATA_DIR: folder, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { code, err, lines: out.split('\n') }
}

const runStatement = async (statement: string) => {
  const client = new pg.Client(database.connection)
  await client.connect()
  await client.query(statement)
  await client.end()
}

test('doctor finds nothing wrong where nothing is', { timeout: 120_000 }, async () => {
  const { code, lines } = await runDoctor({ HOKO_DEMO_PUBLIC: 'yes' })
  expect(lines.filter((line) => line.startsWith('wrong'))).toEqual([])
  expect(code).toBe(0)
  expect(lines).toContain('Nothing is wrong.')
})

test.each([
  [
    'migrations',
    "insert into migrations values ('9999-later.sql')",
    "delete from migrations where name ~ '^9999'",
  ],
  [
    'invariants',
    "insert into money_anomalies (name, detail, found_at) values ('x', 'y', now())",
    'delete from money_anomalies',
  ],
  [
    'outbox',
    "update node_heartbeats set beat_at = now(); insert into outbox_events (name, payload, recorded_at) values ('x', '{}', now() - interval '1 hour')",
    "delete from outbox_events; update node_heartbeats set beat_at = now() - interval '1 hour'",
  ],
  [
    'nodes',
    'update node_heartbeats set beat_at = now()',
    "update node_heartbeats set beat_at = now() - interval '1 hour'",
  ],
])('doctor exits with 1 and names %s as wrong', { timeout: 120_000 }, async (name, spoil, mend) => {
  await runStatement(spoil)
  const worker = new pg.Client({ ...database.connection, application_name: 'hoko 38 worker 1.0.0 w' })
  if (name !== 'nodes') await worker.connect()
  try {
    const { code, lines } = await runDoctor({ HOKO_DEMO_PUBLIC: 'yes' })
    expect(lines.filter((line) => line.startsWith('wrong'))).toEqual([
      expect.stringContaining(`wrong ${name}: `),
    ])
    expect(code).toBe(1)
  } finally {
    await worker.end()
    await runStatement(mend)
  }
})

test('doctor finds unreachable mail, a wrong address and missing backups', { timeout: 120_000 }, async () => {
  const { code, lines } = await runDoctor({
    SMTP_URL: 'smtp://127.0.0.1:9',
    BACKUP_TO: path.join(folder, 'backups'),
    PUBLIC_URL: 'https://nowhere.invalid',
  })
  expect(code).toBe(1)
  expect(lines.filter((line) => line.startsWith('wrong'))).toEqual([
    'wrong mail: 127.0.0.1:9 can’t be reached',
    expect.stringMatching(/^wrong public address: /),
    'wrong backups: none has been made, and one is due every 24 hours',
  ])
})

test('doctor tries the bucket of BACKUP_TO, and leaves nothing in it', { timeout: 120_000 }, async () => {
  await using s3 = await anS3()
  const { endpoint, keys } = s3.settings
  const env = {
    HOKO_DEMO_PUBLIC: 'yes',
    S3_ENDPOINT: endpoint ?? '',
    S3_ACCESS_KEY_ID: keys?.id ?? '',
    S3_SECRET_ACCESS_KEY: keys?.secret ?? '',
  }
  const found = await runDoctor({ ...env, BACKUP_TO: 's3://hoko/market' })
  expect(found.lines).toContain('ok    BACKUP_TO writable: s3://hoko/market')
  expect(s3.requests.some((request) => request.startsWith('PUT market/doctor-'))).toBe(true)
  expect(s3.objects.size).toBe(0)
  const missing = await runDoctor({ ...env, BACKUP_TO: 's3://another/market' })
  expect(missing.code).toBe(1)
  expect(missing.lines).toContain(
    "wrong BACKUP_TO writable: There is no bucket 'another'; set BACKUP_TO to another one.",
  )
})

test(
  'doctor stops at a database that cannot be reached, and at unreadable settings',
  { timeout: 120_000 },
  async () => {
    const away = await runDoctor({
      DATABASE_URL: 'postgres://hoko@127.0.0.1:9/hoko',
      HOKO_DEMO_PUBLIC: 'yes',
    })
    expect(away.code).toBe(1)
    expect(away.lines.filter((line) => line.startsWith('wrong'))).toEqual([
      expect.stringMatching(/^wrong PostgreSQL: .*127\.0\.0\.1:9/),
    ])
    const unreadable = await runDoctor({ PORT: 'x' })
    expect(unreadable.code).toBe(1)
    expect(unreadable.err).toContain('PORT')
  },
)

test('doctor names a replica that is not a standby', { timeout: 120_000 }, async () => {
  const { code, lines } = await runDoctor({
    HOKO_DEMO_PUBLIC: 'yes',
    DATABASE_REPLICA_URL: databaseUrl(database.connection),
  })
  expect(lines).toContain('wrong replica: DATABASE_REPLICA_URL is left out: it is not a standby')
  expect(code).toBe(1)
})

test.skipIf(!hasRedis)('doctor names a Redis that hangs or is away', { timeout: 120_000 }, async () => {
  await using redis = await startRedisServer()
  const find = async () => {
    const { code, lines } = await runDoctor({ HOKO_DEMO_PUBLIC: 'yes', REDIS_URL: redis.url })
    return { code, line: lines.find((line) => line.includes(' Redis: ')) }
  }
  expect(await find()).toEqual({ code: 0, line: 'ok    Redis: answers' })
  redis.pause()
  expect(await find()).toEqual({ code: 1, line: 'wrong Redis: Redis didn’t answer within 5000 ms.' })
  redis.kill()
  expect(await find()).toEqual({ code: 1, line: expect.stringMatching(/^wrong Redis: .*ECONN/) })
})
