import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { placeBid } from '#domains/auctions/common/bidding.ts'
import type { ListingId } from '#platform/common/ids.ts'
import { listenToChannel } from '#platform/server/database/listen.ts'
import { aLiveAuction } from '#test/harness/market/market.ts'
import { aMember } from '#test/harness/market/people.ts'
import { hasRedis, startRedisServer, type RedisServer } from '#test/harness/redis-server.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

describe.skipIf(!hasRedis)('bids on nodes with the redis-server of this machine', () => {
  let server: RedisServer
  let app: TestApp
  let bidders: Person[]
  let id: ListingId
  let cents = 10_000
  const notified: string[] = []
  const heard: string[][] = [[], [], []]
  let eavesdropper: ReturnType<typeof listenToChannel>
  beforeAll(async () => {
    server = await startRedisServer()
    app = await createTestApp({}, { nodes: 3, redisUrl: server.url })
    eavesdropper = listenToChannel({
      connection: app.connection,
      channel: 'live',
      log: pino({ enabled: false }),
      receive: (topic) => void notified.push(topic),
    })
    await eavesdropper.ready
    app.nodes.forEach(({ platform }, n) =>
      platform.live.onNotify({ touched: (topic) => void heard[n]!.push(topic), missed: () => undefined }),
    )
    ;({ id } = await aLiveAuction(app, { title: 'Kauri sideboard', closesInMs: 3_600_000 }))
    bidders = [await aMember(app), await aMember(app)]
  })
  afterAll(async () => {
    await eavesdropper.stop()
    await app[Symbol.asyncDispose]()
    await server[Symbol.asyncDispose]()
  })

  /** Every node has counted all three. */
  async function waitForRedis() {
    for (const { platform } of app.nodes)
      await expect
        .poll(() => platform.topics!.publish(['listing:0']), { timeout: 10_000, interval: 200 })
        .toBe(true)
  }
  const clear = () => [notified, ...heard].forEach((list) => void (list.length = 0))

  async function bid(n: number) {
    const began = performance.now()
    cents += 500
    const { refused } = (await app
      .as(bidders[n % 2]!)
      .call(placeBid, { listing_id: id, max_cents: cents })) as { refused?: string }
    expect(refused).toBeUndefined()
    return performance.now() - began
  }
  const expectHeard = () =>
    expect
      .poll(() => heard.every((topics) => topics.includes(`listing:${id}`)), { timeout: 5_000 })
      .toBe(true)

  test('a bid is heard on all nodes through Redis, and nothing is notified', async () => {
    await waitForRedis()
    clear()
    await bid(0)
    await expectHeard()
    expect(notified.filter((topic) => topic.startsWith('listing:'))).toEqual([])
  })

  test('bids go on and are heard while Redis hangs, and after it was killed', async () => {
    const usual = Math.max(await bid(1), await bid(0), await bid(1))
    server.pause()
    for (let n = 0; n < 6; n += 1) {
      clear()
      expect(await bid(n)).toBeLessThan(usual + 200)
      await expectHeard()
    }
    server.kill()
    for (let n = 0; n < 6; n += 1) {
      clear()
      expect(await bid(n)).toBeLessThan(usual + 200)
      await expectHeard()
      expect(notified).toContain(`listing:${id}`)
    }
    await server.start()
    await waitForRedis()
    clear()
    await bid(0)
    await expectHeard()
    expect(notified.filter((topic) => topic.startsWith('listing:'))).toEqual([])
  })
})
