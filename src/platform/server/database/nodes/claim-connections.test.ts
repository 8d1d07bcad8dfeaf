import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../embedded-postgres.ts'
import { claimConnections, type ClaimedConnections } from './claim-connections.ts'
import type { ConnectionClaim } from './connections.rules.ts'

let folder: string
let postgres: EmbeddedPostgres
const running: pg.Client[] = []
const claims: ClaimedConnections[] = []

/** 3 of 62 are reserved and 10 to spare: room for 49. */
const settings = { max_connections: 62, fsync: 'off', shared_buffers: '16MB' }

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hoko-claims-'))
  await chmod(folder, 0o711)
  postgres = await startEmbeddedPostgres({ dataDir: folder, log: pino({ enabled: false }), settings })
}, 60_000)
afterEach(async () => {
  for (const client of running.splice(0)) await client.end()
  for (const claimed of claims.splice(0)) await claimed.release()
})
afterAll(async () => {
  await postgres?.stop()
  await rm(folder, { recursive: true, force: true })
})

const claimOf = (node: string, changes: Partial<ConnectionClaim> = {}): ConnectionClaim => ({
  node,
  role: 'web',
  release: '2.0.0',
  connections: 20,
  ...changes,
})

async function claim(own: ConnectionClaim, patienceMs = 0) {
  const lines: string[] = []
  const { connection } = postgres
  const claimed = await claimConnections({
    connection,
    claim: own,
    patienceMs,
    print: (line) => lines.push(line),
  })
  claims.push(claimed)
  return { ...claimed, lines }
}

/** A node that is open: one of its connections stays. */
async function run(own: ConnectionClaim) {
  const claimed = await claim(own)
  const client = new pg.Client(claimed.connection)
  await client.connect()
  running.push(client)
  await claimed.release()
  return client
}

async function stop(client: pg.Client) {
  await client.end()
  running.splice(running.indexOf(client), 1)
}

test('claimConnections refuses a node that would be too many, and names the others', async () => {
  await run(claimOf('web-1'))
  await run(claimOf('web-2'))
  await expect(claim(claimOf('web-3'))).rejects.toThrow(
    'This node takes up to 20 connections to PostgreSQL, but there are 49, 40 of them taken by web-1 (web) 20, web-2 (web) 20 (max_connections is 62, less those reserved and ten to spare): lower DB_POOL or WORKER_CONCURRENCY, raise max_connections, or use a pooler in transaction mode with DATABASE_DIRECT_URL.',
  )
  await expect(claim(claimOf('web-3', { connections: 9 }))).resolves.toMatchObject({ lines: [] })
})

test('claimConnections admits a node that restarts while its earlier process is still there', async () => {
  await run(claimOf('web-1'))
  await run(claimOf('web-2'))
  await expect(claim(claimOf('web-2'))).resolves.toMatchObject({ lines: [] })
})

test('claimConnections counts no node that was killed', { timeout: 20_000 }, async () => {
  await run(claimOf('web-1'))
  const killed = await run(claimOf('web-2'))
  const ended = new Promise<void>((resolve) => killed.once('end', resolve))
  killed.on('error', () => undefined)
  const { rows } = await killed.query<{ pid: number }>('select pg_backend_pid() as pid')
  process.kill(rows[0]!.pid, 'SIGTERM')
  await ended
  const claimed = await claim(claimOf('web-3'), 5_000)
  await claimed.release()
  expect(claimed.connection.application_name).toContain('web-3')
})

test('claimConnections admits one node more while another release is rolled out', async () => {
  await run(claimOf('web-1', { release: '1.0.0' }))
  await run(claimOf('web-2', { release: '1.0.0' }))
  const first = await run(claimOf('web-3'))
  await expect(claim(claimOf('web-4'))).rejects.toThrow('web-3 (web) 20')
  await stop(running[0]!)
  await run(claimOf('web-4'))
  expect(running).toContain(first)
})

test('claimConnections waits for a node that is leaving, and says so', { timeout: 20_000 }, async () => {
  await run(claimOf('web-1'))
  const leaving = await run(claimOf('web-2'))
  const starting = claim(claimOf('web-3'), 10_000)
  setTimeout(() => void stop(leaving), 1_500)
  const claimed = await starting
  expect(claimed.lines).toEqual(['Waiting for connections that other nodes take …'])
  await claimed.release()
})

test('claimConnections admits only one of two that start at the same moment', async () => {
  await run(claimOf('web-1'))
  const results = await Promise.allSettled([run(claimOf('web-2')), run(claimOf('web-3'))])
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('claimConnections says so if another session keeps its lock', async () => {
  const holder = await run(claimOf('web-1'))
  await holder.query('select pg_advisory_lock(48462005)')
  await expect(claim(claimOf('web-2'))).rejects.toThrow('holds PostgreSQL’s advisory lock 48462005')
  await holder.query('select pg_advisory_unlock(48462005)')
  await expect(claim(claimOf('web-2'))).resolves.toMatchObject({ lines: [] })
})
