import { afterAll, beforeAll, expect, test } from 'vitest'
import { placeBid } from '#domains/auctions/common/bidding.ts'
import { findAllAnomalies } from '#domains/insights/server/invariants/invariants.service.ts'
import { getBulkAct, planBulkAct, runBulkAct, stopBulkAct } from '#domains/selling/common/bulk-acts.ts'
import { getOwnListing, listOwnListings } from '#domains/selling/common/own-listings.ts'
import { aStage, times, type Stage } from '#test/harness/auctions/bid-races.ts'
import { oneOf } from '#test/harness/auctions/bid-storm.ts'
import { anUnsoldAuction } from '#test/harness/market/listing-life.ts'
import { aFixedPriceListing, aLiveAuction } from '#test/harness/market/market.ts'
import { aMember } from '#test/harness/market/people.ts'
import { workAt, resumeActs } from './running.service.ts'

let stage: Stage
beforeAll(async () => void (stage = await aStage()))
afterAll(() => stage[Symbol.asyncDispose]())

const tenPercentMore = { kind: 'price', price: 'listed', change: { by: 'percent', percent: 10 } } as const

test('two plans of the same listings run at once raise each price once', async () => {
  const { app } = stage
  const seller = await aMember(app)
  const ids: number[] = []
  for (let count = 0; count < 12; count += 1)
    ids.push((await aFixedPriceListing(app, { seller, price_cents: 100_00 })).id)
  const plan = async () => await app.as(seller).call(planBulkAct, { act: tenPercentMore, listing_ids: ids })
  const plans = [await plan(), await plan()]
  for (const { id } of plans) await app.as(seller).call(runBulkAct, { id })
  await Promise.all(plans.map(({ id }) => workAt(app.platform, id)))
  const reports = await Promise.all(plans.map(({ id }) => app.as(seller).call(getBulkAct, { id })))
  expect(reports.map(({ state }) => state)).toEqual(['done', 'done'])
  for (const [index, id] of ids.entries()) {
    expect(reports.map(({ items }) => items[index]!.state).sort()).toEqual(['changed', 'done'])
    expect(await app.as(seller).call(getOwnListing, { id })).toMatchObject({ buy_now_price_cents: 110_00 })
  }
})

test('a run pressed twice, with four workers at it, relists each listing once', async () => {
  const { app } = stage
  const seller = await aMember(app)
  const ids: number[] = []
  for (let count = 0; count < 6; count += 1) ids.push((await anUnsoldAuction(app, { seller })).id)
  const { id } = await app.as(seller).call(planBulkAct, { act: { kind: 'relist' }, listing_ids: ids })
  await Promise.all(times(4, async () => await app.as(seller).call(runBulkAct, { id })))
  await Promise.all(times(4, () => workAt(app.platform, id)))
  await app.settle()
  expect((await app.as(seller).call(getBulkAct, { id })).counts).toMatchObject({ done: 6, refused: 0 })
  expect((await app.as(seller).call(listOwnListings, { status: 'active' })).total).toBe(6)
})

test('the first of a run and a bid decides, and no bid meets a changed price', async () => {
  const { app, people } = stage
  const seller = await aMember(app)
  const ids: number[] = []
  for (let count = 0; count < 16; count += 1) ids.push((await aLiveAuction(app, { seller })).id)
  const { id } = await app.as(seller).call(planBulkAct, { act: tenPercentMore, listing_ids: ids })
  await app.as(seller).call(runBulkAct, { id })
  const [, ...bids] = await Promise.all([
    workAt(app.platform, id),
    ...ids.map(
      async (listingId) =>
        await app.as(oneOf(people)).call(placeBid, { listing_id: listingId, max_cents: 20_00 }),
    ),
  ])
  expect(bids.every(({ key }) => key === undefined)).toBe(true)
  const { items } = await app.as(seller).call(getBulkAct, { id })
  expect(items.every(({ state }) => state === 'done' || state === 'changed')).toBe(true)
  for (const [index, listingId] of ids.entries()) {
    const expected = items[index]!.state === 'done' ? 11_00 : 10_00
    const own = await app.as(seller).call(getOwnListing, { id: listingId })
    expect(own.start_price_cents).toBe(expected)
  }
  expect(await findAllAnomalies(app.platform.db)).toEqual([])
})

test('a stopped run leaves the rest as it was, and cannot go on', async () => {
  const { app } = stage
  const seller = await aMember(app)
  const ids: number[] = []
  for (let count = 0; count < 20; count += 1) ids.push((await aFixedPriceListing(app, { seller })).id)
  const { id } = await app.as(seller).call(planBulkAct, { act: tenPercentMore, listing_ids: ids })
  await app.as(seller).call(runBulkAct, { id })
  const work = workAt(app.platform, id)
  await expect
    .poll(async () => (await app.as(seller).call(getBulkAct, { id })).counts.done, { interval: 1 })
    .toBeGreaterThan(0)
  expect((await app.as(seller).call(stopBulkAct, { id })).state).toMatch(/^stop/)
  await work
  await app.as(seller).call(runBulkAct, { id })
  await app.settle()
  const { state, counts, items } = await app.as(seller).call(getBulkAct, { id })
  expect({ state, all: counts.done + counts.waiting }).toEqual({ state: 'stopped', all: 20 })
  expect(counts.waiting).toBeGreaterThan(0)
  for (const { listing_id: listingId, state: outcome } of items) {
    const own = await app.as(seller).call(getOwnListing, { id: listingId! })
    expect(own.buy_now_price_cents).toBe(outcome === 'done' ? 55_00 : 50_00)
  }
})

test('a run whose worker was lost is resumed', async () => {
  const { app } = stage
  const { id: listingId, seller } = await aFixedPriceListing(app)
  const { id } = await app.as(seller).call(planBulkAct, { act: tenPercentMore, listing_ids: [listingId] })
  await app.platform.db
    .updateTable('bulk_acts')
    .set({ started_at: new Date(Date.now() - 120_000) })
    .where('id', '=', id)
    .execute()
  await resumeActs(app.platform)
  await app.settle()
  expect(await app.as(seller).call(getBulkAct, { id })).toMatchObject({ state: 'done', counts: { done: 1 } })
})

test('500 listings are planned within 5 seconds and changed within 60', async () => {
  const { app } = stage
  const seller = await aMember(app)
  for (let count = 0; count < 50; count += 1)
    await Promise.all(times(10, () => aFixedPriceListing(app, { seller, price_cents: 20_00 })))
  const started = Date.now()
  const planned = await app
    .as(seller)
    .call(planBulkAct, { act: tenPercentMore, all_of: { status: 'active' } })
  expect(planned.counts.planned).toBe(500)
  expect(Date.now() - started).toBeLessThan(5_000)
  await app.as(seller).call(runBulkAct, { id: planned.id })
  await workAt(app.platform, planned.id)
  const report = await app.as(seller).call(getBulkAct, { id: planned.id })
  expect(report).toMatchObject({ state: 'done', counts: { done: 500 } })
  expect(Date.now() - started).toBeLessThan(60_000)
}, 120_000)
