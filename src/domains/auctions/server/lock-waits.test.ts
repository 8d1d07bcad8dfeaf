import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buyNow, placeBid } from '#domains/auctions/common/bidding.ts'
import { searchListings } from '#domains/search/common/search.ts'
import { lockDeal } from '#domains/deals/server/deals.service.ts'
import type { ListingId } from '#platform/common/ids.ts'
import { transact } from '#platform/server/database/db.ts'
import { aLiveAuction } from '#test/harness/market/market.ts'
import { aMember } from '#test/harness/market/people.ts'
import { callsTo, databaseUrl, startServerProcess } from '#test/harness/processes/server-process.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'
import { untilItWaits } from '#test/harness/waiting.ts'
import type { BidOutcome } from './batches/batch-decision.service.ts'
import { createBidBatches } from './batches/batches.service.ts'

let app: TestApp
let people: Person[]
let lockHolder: Client
beforeAll(async () => {
  app = await createTestApp()
  people = await Promise.all(Array.from({ length: 6 }, () => aMember(app)))
  lockHolder = new Client(app.connection)
  await lockHolder.connect()
})
afterAll(async () => {
  await lockHolder.end()
  await app[Symbol.asyncDispose]()
})

async function lock(table: 'deals' | 'accounts', id: number) {
  await lockHolder.query('begin')
  const key = table === 'deals' ? 'listing_id' : 'id'
  await lockHolder.query(`select 1 from ${table} where ${key} = $1 for update`, [id])
  return () => lockHolder.query('rollback')
}

const bidOn = (listingId: number, by: Person, maxCents = 5000) =>
  app.as(by).call(placeBid, { listing_id: listingId, max_cents: maxCents })

const countBids = async (listingId: ListingId) =>
  (await app.platform.db.selectFrom('bids').select('sequence').where('listing_id', '=', listingId).execute())
    .length

test('a deal locked for long blocks neither its waiting callers nor other calls', async () => {
  const pending = await aLiveAuction(app, { buy_now_price_cents: 90_000 })
  const other = await aLiveAuction(app)
  const release = await lock('deals', pending.id)
  const bids = Promise.all(Array.from({ length: 60 }, (_, n) => bidOn(pending.id, people[n % 5]!)))
  const purchases = Promise.all(
    Array.from({ length: 24 }, (_, n) =>
      app.as(people[n % 5]!).call(buyNow, { id: pending.id, quantity: 1 }),
    ),
  )
  expect(await bidOn(other.id, people[5]!)).toMatchObject({ sequence: 1 })
  expect(await app.as(null).call(searchListings, {})).toHaveProperty('items')
  expect((await app.server.inject({ method: 'GET', url: '/health/ready' })).statusCode).toBe(200)
  for (const answer of [...(await bids), ...(await purchases)]) {
    expect(answer).toMatchObject({ status: 503, key: 'unavailable', retry_after_s: 2 })
    expect(answer.message).toMatch(/busy right now.*Try again in a moment\.$/)
  }
  await release()
  expect(await countBids(pending.id)).toBe(0)
  expect(await bidOn(pending.id, people[0]!)).toMatchObject({ sequence: 1 })
}, 30_000)

test('an account locked for long delays no other bidder of the auction', async () => {
  const { id } = await aLiveAuction(app)
  const [mere, tama, ana] = people as [Person, Person, Person]
  const release = await lock('accounts', mere.id)
  try {
    const answers = await Promise.all([bidOn(id, ana, 2000), bidOn(id, mere, 3000), bidOn(id, tama, 4000)])
    expect(answers.map((answer) => answer.status ?? 201)).toEqual([201, 503, 201])
  } finally {
    await release()
  }
  expect(await bidOn(id, mere, 9000)).toMatchObject({ standing: 'leading' })
}, 15_000)

async function bidWhileLocked(listingId: ListingId, place: () => Promise<BidOutcome>[], lockedMs = 0) {
  return await transact(app.platform.db, async (tx) => {
    await lockDeal(tx, listingId)
    const answers = place().map(async (bid) => {
      const outcome = await bid
      return outcome.outcome === 'accepted' ? outcome.reply : outcome.key
    })
    await new Promise((resolve) => setTimeout(resolve, lockedMs))
    return { answers: Promise.all(answers) }
  }).then(({ answers }) => answers)
}

test('the queue of an auction is bounded', async () => {
  const { id: listingId } = await aLiveAuction(app)
  const batches = createBidBatches(app.platform.db, { max_waiting: 2 })
  const answers = await bidWhileLocked(listingId, () =>
    [0, 1, 2, 3].map((n) =>
      batches.place({
        bidder_id: people[n]!.id,
        listing_id: listingId,
        max_cents: 2000 + n * 1000,
        idempotencyKey: null,
      }),
    ),
  )
  expect(answers).toMatchObject([{ sequence: 1 }, { sequence: 2 }, { sequence: 3 }, 'unavailable'])
  expect(await countBids(listingId)).toBe(3)
})

test('a bid is not placed after its caller has left or has waited too long', async () => {
  const { id: listingId } = await aLiveAuction(app)
  let hasGone = false
  const call = (n: number) => ({
    bidder_id: people[n]!.id,
    listing_id: listingId,
    max_cents: 2000 + n * 1000,
    idempotencyKey: null,
  })
  const patient = createBidBatches(app.platform.db)
  const gone = await bidWhileLocked(listingId, () => {
    const bids = [patient.place(call(0)), patient.place({ ...call(1), hasLapsed: () => hasGone })]
    hasGone = true
    return bids
  })
  expect(gone).toMatchObject([{ sequence: 1 }, 'unavailable'])
  const hasty = createBidBatches(app.platform.db, { maxWaitMs: 50 })
  const late = await bidWhileLocked(listingId, () => [hasty.place(call(2)), hasty.place(call(3))], 200)
  expect(late).toEqual(['unavailable', 'unavailable'])
  expect(await countBids(listingId)).toBe(1)
})

test('a node that stops while it locks a deal delays the others by five seconds', async () => {
  const { id } = await aLiveAuction(app)
  const [mere, tama] = people as [Person, Person]
  const node = startServerProcess({
    PORT: '0',
    DATA_DIR: app.platform.config.storage.dataDir,
    DATABASE_URL: databaseUrl(app.connection),
  })
  await node.ready
  try {
    const url = /http:\/\/\S+:\d+/.exec(node.output.out)![0].replace('localhost', '127.0.0.1')
    // It locks the deal and waits for the account when it is stopped.
    const release = await lock('accounts', mere.id)
    const stopped = callsTo(url)(mere)
      .call(placeBid, { listing_id: id, max_cents: 3000 })
      .catch(() => 'no answer')
    await untilItWaits(app, stopped)
    node.child.kill('SIGSTOP')
    await release()
    const began = performance.now()
    while ((await bidOn(id, tama)).status === 503);
    expect(performance.now() - began).toBeLessThan(9_000)
    expect(await stopped).toBe('no answer')
  } finally {
    node.child.kill('SIGKILL')
    await node.ended
  }
}, 40_000)
