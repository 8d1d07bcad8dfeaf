import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres.ts'

const log = { warn: () => undefined }
let made: string
let folder: string
let running: EmbeddedPostgres[] = []

/** Runs once, as it takes longer than most of the tests. */
beforeAll(async () => {
  made = await newFolder()
  await (await startEmbeddedPostgres({ dataDir: made, log })).stop()
})

beforeEach(async () => {
  folder = await newFolder()
  await cp(path.join(made, 'postgres'), path.join(folder, 'postgres'), { recursive: true })
  running = []
})

afterAll(() => rm(made, { recursive: true, force: true }))

afterEach(async () => {
  for (const each of running) await each.stop()
  await rm(folder, { recursive: true, force: true })
})

test('data is there again after a stop and a start', async () => {
  const first = await start()
  await query(first, 'create table kept as select 7 as number')
  await first.stop()
  await expect(query(first, 'select 1')).rejects.toThrow(/ENOENT/)

  const second = await start()
  expect(second.attached).toBe(false)
  expect(await query(second, 'select number from kept')).toEqual([{ number: 7 }])
})

test('it commits durably, in UTC, sorts independently of the machine, and uses UTF-8', async () => {
  const [row] = await query(
    await start(),
    `select current_setting('fsync') as fsync, current_setting('synchronous_commit') as synchronous_commit,
      current_setting('full_page_writes') as full_page_writes, current_setting('timezone') as timezone,
      current_setting('server_encoding') as encoding, upper('māori') as upper`,
  )
  expect(row).toEqual({
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
    timezone: 'UTC',
    encoding: 'UTF8',
    upper: 'MĀORI',
  })
})

test('a second Hoko on the same folder is refused', async () => {
  await start()
  await expect(start()).rejects.toThrow(/^Another Hoko already uses this folder/)
})

test('a killed Hoko’s PostgreSQL is taken over, and stopped later', async () => {
  const killed = await startInAnotherProcess()
  const second = await start()
  expect(second.attached).toBe(true)
  expect(second.pid()).toBe(killed.postgresPid)
  expect(await query(second, 'select 1 as one')).toEqual([{ one: 1 }])

  await second.stop()
  await expect(query(second, 'select 1')).rejects.toThrow(/ENOENT/)
  expect((await start()).attached).toBe(false)
})

test('it restarts by itself when it is killed', async () => {
  const postgres = await start()
  await query(postgres, 'create table kept as select 7 as number')
  const before = postgres.pid()!
  process.kill(before, 'SIGKILL')
  await expect
    .poll(() => query(postgres, 'select number from kept').catch(() => null), { timeout: 10_000 })
    .toEqual([{ number: 7 }])
  expect(postgres.pid()).not.toBe(before)
})

test('it restarts when an orphan that was taken over is killed', async () => {
  const { postgresPid } = await startInAnotherProcess()
  const postgres = await start()
  process.kill(postgresPid, 'SIGKILL')
  await expect.poll(() => postgres.pid(), { timeout: 10_000 }).not.toBe(postgresPid)
  await expect
    .poll(() => query(postgres, 'select 1 as one').catch(() => null), { timeout: 10_000 })
    .toHaveLength(1)
})

test('a stale PID file with another process’s number is ignored', async () => {
  const first = await start()
  await first.stop()
  await writeFile(
    path.join(folder, 'postgres', 'postmaster.pid'),
    `${process.ppid}\n${folder}\n1\n5432\n/nowhere\n`,
  )
  expect(await query(await start(), 'select 1 as one')).toEqual([{ one: 1 }])
})

test('a read-only folder is reported plainly', async () => {
  const file = path.join(folder, 'file')
  await writeFile(file, '')
  await expect(startEmbeddedPostgres({ dataDir: file, log })).rejects.toThrow(`Hoko cannot write in ${file}.`)
})

async function newFolder() {
  const empty = await mkdtemp(path.join(tmpdir(), 'hoko-db-'))
  await chmod(empty, 0o711)
  return empty
}

async function start() {
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log })
  running.push(postgres)
  return postgres
}

async function startInAnotherProcess() {
  const module = new URL('embedded-postgres.ts', import.meta.url).href
  const source = `
    const { startEmbeddedPostgres } = await import(${JSON.stringify(module)})
    const log = { warn() {} }
    const postgres = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(folder)}, log })
    process.stdout.write(String(postgres.pid()))`
  const child = spawn(process.execPath, ['--input-type=module', '-e', source], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [postgresPid] = await once(child.stdout, 'data')
  child.kill('SIGKILL')
  await once(child, 'exit')
  return { postgresPid: Number(postgresPid) }
}

async function query({ connection }: EmbeddedPostgres, statement: string) {
  const client = new Client(connection)
  client.on('error', () => undefined)
  try {
    await client.connect()
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}
