import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { shareLimits, type SharedCount, type SharedCounts } from '../http/limits/limits.ts'
import { connectRedis, type Redis } from './connect-redis.ts'
import { countInRedis, type RedisCounts } from './shared-counts.ts'

const log = pino({ enabled: false })

const countsThat = (add: () => SharedCount | null, nodes: number): SharedCounts => ({
  add: async () => add(),
  countNodes: () => nodes,
})

test('a shared limit refuses what all nodes together counted', async () => {
  let count = 119
  const take = shareLimits(countsThat(() => ({ count: (count += 1), leftMs: 30_500 }), 3)).open('bids', {
    most: 120,
  })
  expect(await take('account 7')).toEqual({
    waitSeconds: 0,
    headers: { 'x-ratelimit-limit': 120, 'x-ratelimit-remaining': 0, 'x-ratelimit-reset': 31 },
  })
  expect(await take('account 7')).toMatchObject({ waitSeconds: 31 })
})

test('each node counts its share while the shared counts can’t be reached', async () => {
  const take = shareLimits(countsThat(() => null, 3)).open('bids', { most: 120 })
  for (let n = 1; n <= 40; n += 1) expect(await take('account 7')).toMatchObject({ waitSeconds: 0 })
  expect((await take('account 7')).waitSeconds).toBeGreaterThan(0)
  expect(await take('account 8')).toMatchObject({ waitSeconds: 0 })
})

test('a limit without an end isn’t counted', async () => {
  const take = shareLimits(countsThat(() => expect.unreachable(), 3)).open('bids', { most: Infinity })
  expect(await take('account 7')).toMatchObject({ waitSeconds: 0 })
})

const hasRedis = spawnSync('redis-server', ['--version']).status === 0

describe.skipIf(!hasRedis)('with the redis-server of this machine', () => {
  const port = 20_000 + (process.pid % 20_000)
  let folder: string
  let server: ChildProcess
  const nodes: { redis: Redis; counts: RedisCounts }[] = []

  async function startServer() {
    server = spawn('redis-server', [
      '--port',
      `${port}`,
      '--bind',
      '127.0.0.1',
      '--save',
      '',
      '--dir',
      folder,
    ])
    await once(server.stdout!, 'data')
  }
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'hoko-redis-'))
    await startServer()
    for (let n = 0; n < 3; n += 1) {
      const redis = await connectRedis(`redis://127.0.0.1:${port}`, log)
      nodes.push({ redis, counts: countInRedis(redis, log, 'market') })
    }
  })
  afterAll(async () => {
    for (const { redis, counts } of nodes) {
      await counts.stop()
      await redis.stop()
    }
    server.kill()
    await rm(folder, { recursive: true, force: true })
  })

  const takeOnAll = async (name: string, calls: number) => {
    const limits = nodes.map(({ counts }) => shareLimits(counts).open(name, { most: 120 }))
    const taken = await Promise.all(
      Array.from({ length: calls }, async (_, n) => await limits[n % limits.length]!('account 7')),
    )
    return taken.filter(({ waitSeconds }) => waitSeconds === 0).length
  }

  const waitForAll = () =>
    expect.poll(() => nodes.every(({ redis }) => redis.isConnected()), { timeout: 8_000 }).toBe(true)

  test('three nodes let 120 of 400 parallel calls pass', async () => {
    await waitForAll()
    expect(await takeOnAll('bids', 400)).toBe(120)
  })

  test('three nodes let about 120 pass while Redis is away, and exactly 120 once it’s back', async () => {
    const { counts } = nodes[0]!
    await expect.poll(() => counts.countNodes(), { timeout: 8_000 }).toBe(3)
    server.kill('SIGKILL')
    await expect.poll(() => nodes.some(({ redis }) => redis.isConnected())).toBe(false)
    const passed = await takeOnAll('offers', 400)
    expect(passed).toBeGreaterThanOrEqual(120)
    expect(passed).toBeLessThanOrEqual(240)
    await startServer()
    await waitForAll()
    expect(await takeOnAll('questions', 400)).toBe(120)
  }, 30_000)
})
