import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  databaseUrl,
  startServerProcess,
  type ServerProcess,
} from '#test/harness/processes/server-process.ts'
import { createTestDatabase } from '#test/harness/test-database.ts'

const port = '3172'

let folder: string
let dataDir: string
const started: ServerProcess[] = []

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hoko-start-'))
  dataDir = path.join(folder, 'data')
})
afterEach(async () => {
  for (const { child, ended } of started.splice(0)) {
    child.kill('SIGINT')
    await ended
  }
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('every configuration error is reported at once', async () => {
  const { code, lines } = await failure({
    PORT: 'abc',
    ROLE: 'boss',
    DATABASE_URL: 'mysql://root@localhost/hoko',
    DEMO: 'huge',
  })
  expect(code).toBe(1)
  expect(lines).toEqual([
    "PORT is 'abc', but must be a number from 0 to 65535.",
    'DATABASE_URL must start with postgres:// or postgresql://.',
    "DEMO is 'huge', but must be one of full, small, none.",
    "ROLE is 'boss', but must be one of all, web, worker.",
  ])
})

test.each([
  ['a file in its place', 'file'],
  ['a file above it', 'file/data'],
  ['a place where nobody may write', '/proc/hoko'],
])('an unusable data folder is refused: %s', async (_, place) => {
  await writeFile(path.join(folder, 'file'), '')
  const DATA_DIR = path.resolve(folder, place)
  expect(await failure({ DATA_DIR })).toEqual({
    code: 1,
    lines: [`Hoko cannot write to ${DATA_DIR}; set DATA_DIR to a folder it may use.`],
  })
})

test.each([
  'postgres://hoko@localhost:3179/hoko',
  'postgres://hoko@/hoko?host=/nowhere',
  'postgres://hoko@nowhere.invalid/hoko',
])('an unreachable database is refused: %s', async (DATABASE_URL) => {
  const { code, lines } = await failure({ DATA_DIR: dataDir, DATABASE_URL })
  expect(code).toBe(1)
  expect(lines).toEqual([
    expect.stringMatching(/^The database cannot be reached: .*(ECONNREFUSED|ENOENT|ENOTFOUND|EAI_AGAIN)/),
  ])
})

test(
  'the first start prepares everything, and Ctrl-C leaves nothing running',
  { timeout: 60_000 },
  async () => {
    const { child, ended, ready, output } = start()
    await ready
    expect(output.out).toContain(`Hoko is ready: http://localhost:${port}`)
    expect(await isReady()).toBe(true)
    const postgres = postgresPid()
    expect(isAlive(postgres)).toBe(true)
    child.kill('SIGINT')
    expect(await ended).toBe(0)
    expect(isAlive(postgres)).toBe(false)
    expect(existsSync(path.join(dataDir, 'postgres/postmaster.pid'))).toBe(false)
    expect(output.err).toBe('')
  },
)

test('the next start after kill -9 takes the database over', { timeout: 60_000 }, async () => {
  const first = start()
  await first.ready
  const postgres = postgresPid()
  first.child.kill('SIGKILL')
  await first.ended
  expect(isAlive(postgres)).toBe(true)

  const second = start()
  await second.ready
  expect(second.output.out).toContain('Took over the database that an earlier run left behind.')
  expect(postgresPid()).toBe(postgres)
  expect(await isReady()).toBe(true)
  second.child.kill('SIGTERM')
  expect(await second.ended).toBe(0)
  expect(isAlive(postgres)).toBe(false)
})

test(
  'a taken port is reported in one sentence and leaves no database behind',
  { timeout: 60_000 },
  async () => {
    const occupant = createServer().listen(Number(port), '127.0.0.1')
    try {
      expect(await failure({ PORT: port, DATA_DIR: dataDir })).toEqual({
        code: 1,
        lines: [`Port ${port} is taken; set PORT to another one.`],
      })
      expect(existsSync(path.join(dataDir, 'postgres/postmaster.pid'))).toBe(false)
    } finally {
      occupant.close()
      await once(occupant, 'close')
    }
  },
)

test(
  'a second server on the same folder refuses to start, and the first continues',
  { timeout: 60_000 },
  async () => {
    await start().ready
    expect(await failure({ PORT: '3173', DATA_DIR: dataDir })).toEqual({
      code: 1,
      lines: [`Another Hoko already uses this folder: ${dataDir}`],
    })
    expect(await isReady()).toBe(true)
  },
)

test(
  'a node that could take more connections than PostgreSQL has is refused',
  { timeout: 60_000 },
  async () => {
    const database = await createTestDatabase()
    try {
      const { code, lines } = await failure({
        DATABASE_URL: databaseUrl(database.connection),
        DB_POOL: '300',
      })
      expect(code).toBe(1)
      expect(lines).toEqual([
        expect.stringMatching(
          /^This node takes up to 318 connections to PostgreSQL, but there are \d+ \(max_connections/,
        ),
      ])
    } finally {
      await database.drop()
    }
  },
)

test('a killed one of two processes on a port is replaced, and both stop', { timeout: 180_000 }, async () => {
  const { child, ended, output } = start({ PROCESSES: '2' })
  await expect
    .poll(() => output.out, { timeout: 90_000 })
    .toContain(`Hoko is ready in 2 processes: http://localhost:${port}`)
  const before = webProcessesOf(child.pid)
  expect(before).toHaveLength(2)
  process.kill(before[0]!, 'SIGKILL')
  // A connection that was being handed to it is lost; the next one goes to the other.
  await expect.poll(answersSoon, { timeout: 10_000 }).toBe(true)
  await expect.poll(() => webProcessesOf(child.pid).length, { timeout: 60_000 }).toBe(2)
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
  expect(before.some(isAlive)).toBe(false)
})

test('Ctrl-C during the start leaves nothing running', { timeout: 60_000 }, async () => {
  const { child, ended } = start()
  while (!existsSync(path.join(dataDir, 'postgres/postmaster.pid'))) await new Promise(setImmediate)
  child.kill('SIGINT')
  expect(await ended).toBe(0)
  expect(existsSync(path.join(dataDir, 'postgres/postmaster.pid'))).toBe(false)
})

function start(env: Record<string, string> = {}): ServerProcess {
  const process = startServerProcess({ PORT: port, DATA_DIR: dataDir, ...env })
  started.push(process)
  return process
}

async function failure(env: Record<string, string>) {
  const { ended, output } = start(env)
  const code = await ended
  return { code, lines: output.err.trim().split('\n') }
}

const postgresPid = () =>
  Number(readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])

/** A zombie has no command line. */
function isAlive(pid: number): boolean {
  return existsSync(`/proc/${pid}`) && readFileSync(`/proc/${pid}/cmdline`, 'utf8') !== ''
}

const answersSoon = async () => {
  const signal = AbortSignal.timeout(1_000)
  const answer = await fetch(`http://127.0.0.1:${port}/health/live`, { signal }).catch(() => null)
  return answer?.ok ?? false
}

const webProcessesOf = (parent: number | undefined): number[] =>
  readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8')
    .trim()
    .split(' ')
    .map(Number)
    .filter((pid) => isAlive(pid) && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('main.ts'))

const isReady = async () => (await fetch(`http://127.0.0.1:${port}/health/ready`)).ok
