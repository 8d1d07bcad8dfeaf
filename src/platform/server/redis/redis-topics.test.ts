import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startRedisNode, startRedisNodes, type RedisNode } from '#test/harness/redis-nodes.ts'
import { hasRedis, startRedisServer, type RedisServer } from '#test/harness/redis-server.ts'
import { createTestDatabase } from '#test/harness/test-database.ts'
import { transact } from '../database/db.ts'
import { listenToChannel } from '../database/listen.ts'
import { publishTopic } from '../live-hub.ts'

const log = pino({ enabled: false })

describe.skipIf(!hasRedis)('topics by the redis-server of this machine', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>
  let server: RedisServer
  const notified: string[] = []
  let eavesdropper: ReturnType<typeof listenToChannel>
  beforeAll(async () => {
    database = await createTestDatabase()
    server = await startRedisServer()
    const receive = (payload: string) => void notified.push(payload)
    eavesdropper = listenToChannel({ connection: database.connection, channel: 'live', log, receive })
    await eavesdropper.ready
  })
  afterAll(async () => {
    await eavesdropper.stop()
    await server[Symbol.asyncDispose]()
    await database.drop()
  })

  const startNode = ({ usesRedis = true } = {}) =>
    startRedisNode({ connection: database.connection, redisUrl: usesRedis ? server.url : null })
  const startNodes = () => startRedisNodes({ connection: database.connection, redisUrl: server.url })
  const waitUntilUsed = ({ topics }: RedisNode) =>
    expect.poll(() => topics?.takesTopic('lamp:0'), { timeout: 8_000 }).toBe(true)

  test('a hot topic reaches all nodes without NOTIFY, and others go by NOTIFY alone', async () => {
    await using nodes = await startNodes()
    const [a] = nodes
    notified.length = 0
    const published = a.topics!.counts.redis
    await a.publish('lamp:1', 'session:1', 'lamp:2')
    for (const { received } of nodes)
      await expect.poll(() => received.slice(-3).toSorted()).toEqual(['lamp:1', 'lamp:2', 'session:1'])
    expect(notified).toEqual(['session:1'])
    expect(a.topics!.counts.redis).toBe(published + 2)
  })

  test('a rolled-back hot topic is never sent', async () => {
    await using a = await startNode()
    await waitUntilUsed(a)
    const failing = transact(a.db, async (tx) => {
      await publishTopic(tx, 'lamp:7')
      throw new Error('rolled back')
    })
    await expect(failing).rejects.toThrow('rolled back')
    await a.publish('lamp:8')
    await expect.poll(() => a.received).toContain('lamp:8')
    expect(a.received).not.toContain('lamp:7')
  })

  test('topics go by NOTIFY as long as a node has no Redis', async () => {
    await using a = await startNode()
    await waitUntilUsed(a)
    await using plain = await startNode({ usesRedis: false })
    await expect.poll(() => a.topics!.takesTopic('lamp:0')).toBe(false)
    await a.publish('lamp:21')
    await expect.poll(() => plain.received).toContain('lamp:21')
    await plain.publish('lamp:22')
    await expect.poll(() => a.received).toContain('lamp:22')
  })

  test('a topic that fewer connections received than nodes listen goes by NOTIFY as well', async () => {
    await using a = await startNode()
    // Its connection has the name of a node with Redis, and it isn't subscribed.
    const name = 'hoko live by bus - 10.0.0.7'
    const deaf = listenToChannel({
      connection: database.connection,
      channel: 'live',
      name,
      log,
      receive: () => {},
    })
    await deaf.ready
    await waitUntilUsed(a)
    // Counted by now.
    await new Promise((resolve) => void setTimeout(resolve, 300))
    notified.length = 0
    await a.publish('lamp:31')
    await expect.poll(() => notified).toEqual(['lamp:31'])
    await deaf.stop()
  })

  test('every topic arrives while Redis is killed, and a gap clears what nodes have', async () => {
    await using nodes = await startNodes()
    const [a, b, c] = nodes
    const gapsBefore = c.gaps.length
    const sent: string[] = []
    for (let n = 1; n <= 200; n += 1) {
      if (n === 70) server.kill()
      if (n === 140) await server.start()
      const topic = `lamp:${1_000 + n}`
      sent.push(topic)
      await (n % 2 ? a : b).publish(topic)
    }
    for (const { received } of nodes)
      await expect
        .poll(() => sent.filter((topic) => !received.includes(topic)), { timeout: 8_000 })
        .toEqual([])
    await waitUntilUsed(a)
    await expect.poll(() => c.gaps.length, { timeout: 8_000 }).toBeGreaterThanOrEqual(gapsBefore + 2)
  })

  test('a transaction doesn’t wait for a Redis that hangs, and its topics arrive', async () => {
    await using nodes = await startNodes()
    const [a, , c] = nodes
    server.pause()
    const took: number[] = []
    for (let n = 1; n <= 20; n += 1) {
      const began = performance.now()
      await a.publish(`lamp:${2_000 + n}`)
      took.push(performance.now() - began)
    }
    await expect
      .poll(() => c.received.filter((topic) => /^lamp:20\d\d$/.test(topic)).length)
      .toBeGreaterThanOrEqual(20)
    server.resume()
    expect(Math.max(...took)).toBeLessThan(200)
  })
})
