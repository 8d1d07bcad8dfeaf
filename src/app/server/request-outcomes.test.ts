import { afterAll, beforeAll, expect, test } from 'vitest'
import { listBids, placeBid } from '#domains/auctions/common/bidding.ts'
import { settleRequest } from '#platform/common/request-outcomes.ts'
import { aLiveAuction } from '#test/harness/market/market.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
beforeAll(async () => void (app = await createTestApp()))
afterAll(() => app[Symbol.asyncDispose]())

const bids = async (listing: number) => (await app.as(null).call(listBids, { listing })).total

test('settleRequest reports an answered call, and withdrawing it changes nothing', async () => {
  const { id } = await aLiveAuction(app)
  const mere = await aMember(app)
  const input = { operation: 'placeBid', key: 'an-answered-key' }
  const settle = (withdraw: boolean) => app.as(mere).call(settleRequest, { ...input, withdraw })
  expect(await settle(false)).toEqual({ outcome: 'unanswered' })
  const bid = { listing_id: id, max_cents: 4000 }
  const placed = await app.as(mere).call(placeBid, bid, { idempotencyKey: input.key })
  expect(await settle(false)).toEqual({ outcome: 'answered' })
  expect(await settle(true)).toEqual({ outcome: 'answered' })
  expect(await app.as(mere).call(placeBid, bid, { idempotencyKey: input.key })).toEqual(placed)
  expect(await bids(id)).toBe(1)
})

test('a withdrawn call is refused later, for its owner alone', async () => {
  const { id } = await aLiveAuction(app)
  const [mere, tama] = [await aMember(app), await aMember(app)]
  const key = 'a-withdrawn-key'
  const withdrawn = { operation: 'placeBid', key, withdraw: true }
  expect(await app.as(mere).call(settleRequest, withdrawn)).toEqual({ outcome: 'withdrawn' })
  expect(await app.as(mere).call(settleRequest, { ...withdrawn, withdraw: false })).toEqual({
    outcome: 'withdrawn',
  })
  const bid = { listing_id: id, max_cents: 4000 }
  expect(await app.as(mere).call(placeBid, bid, { idempotencyKey: key })).toMatchObject({
    key: 'request_withdrawn',
  })
  expect(await bids(id)).toBe(0)
  await app.as(tama).call(placeBid, bid, { idempotencyKey: key })
  expect(await bids(id)).toBe(1)
})

test('either a bid or its parallel withdrawal counts, and the withdrawal reports which', async () => {
  const mere = await aMember(app)
  for (let n = 0; n < 12; n += 1) {
    const { id } = await aLiveAuction(app)
    const key = `a-race-for-${n}`
    const [placed, settled] = await Promise.all([
      app.as(mere).call(placeBid, { listing_id: id, max_cents: 4000 }, { idempotencyKey: key }),
      app.as(mere).call(settleRequest, { operation: 'placeBid', key, withdraw: true }),
    ])
    const isIn = settled.outcome === 'answered'
    expect({ outcome: settled.outcome, is_placed: placed.sequence === 1, bids: await bids(id) }).toEqual({
      outcome: isIn ? 'answered' : 'withdrawn',
      is_placed: isIn,
      bids: Number(isIn),
    })
  }
})

test('only operations with a key can be settled, and only by signed-in members', async () => {
  const input = { operation: 'listBids', key: 'any-key-at-all', withdraw: true }
  expect(await app.as(await aMember(app)).call(settleRequest, input)).toMatchObject({ status: 422 })
  expect(await app.as(null).call(settleRequest, input)).toMatchObject({ status: 401 })
})
