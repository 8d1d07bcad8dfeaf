import { afterAll, beforeAll, expect, test } from 'vitest'
import { getListing } from '#domains/listings/common/listings.ts'
import { listNotifications } from '#domains/messaging/common/notifications.ts'
import {
  getBulkAct,
  planBulkAct,
  planUndo,
  runBulkAct,
  stopBulkAct,
  type BulkAct,
} from '#domains/selling/common/bulk-acts.ts'
import { holdListing } from '#domains/selling/common/holds.ts'
import { createListing, getOwnListing } from '#domains/selling/common/own-listings.ts'
import { relistListing } from '#domains/selling/common/selling.ts'
import type { OperationInput } from '#platform/common/operation.ts'
import { aBidOn, anUnsoldAuction, edit } from '#test/harness/market/listing-life.ts'
import { aFixedPriceListing, aLiveAuction } from '#test/harness/market/market.ts'
import { aMember } from '#test/harness/market/people.ts'
import { changeSettings, setFreeLimits } from '#test/harness/market/plans.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app[Symbol.asyncDispose]())

type Act = OperationInput<typeof planBulkAct>['act']

const tenPercentMore: Act = { kind: 'price', price: 'listed', change: { by: 'percent', percent: 10 } }

const plan = async (seller: Person, act: Act, listingIds: number[]) =>
  await app.as(seller).call(planBulkAct, { act, listing_ids: listingIds })

async function run(seller: Person, { id }: { id: number }): Promise<BulkAct> {
  await app.as(seller).call(runBulkAct, { id })
  await app.settle()
  return await app.as(seller).call(getBulkAct, { id })
}

const states = ({ items }: BulkAct) => items.map(({ state, refusal }) => [state, refusal])

const readOwn = async (seller: Person, id: number) => await app.as(seller).call(getOwnListing, { id })

test('a plan of prices changes nothing, says what stays and why, and adds up the rest', async () => {
  const seller = await aMember(app)
  const { id: auction } = await aLiveAuction(app, { seller })
  const { id: bidOn } = await aLiveAuction(app, { seller })
  await aBidOn(app, bidOn)
  const { id: fixed } = await aFixedPriceListing(app, { seller, price_cents: 149_99 })
  const { id: onHold } = await aFixedPriceListing(app, { seller })
  await app
    .as(seller)
    .call(holdListing, { id: onHold, until: new Date(Date.now() + 3_600_000).toISOString(), note: '' })
  const { id: draft } = await app.as(seller).call(createListing, { type: 'general', title: 'Bowl' })

  const planned = await plan(seller, tenPercentMore, [auction, bidOn, fixed, onHold, draft])
  expect(planned).toMatchObject({
    state: 'planned',
    matching: 5,
    counts: { planned: 2, stays: 3, waiting: 2, done: 0 },
    sums: { before_cents: 10_00 + 149_99, after_cents: 11_00 + 165_00 },
    may_undo: false,
  })
  expect(states(planned)).toEqual([
    ['waiting', null],
    ['stays', 'People have bid, so you can’t change this.'],
    ['waiting', null],
    ['stays', 'It’s pending for a buyer. Change it by itself.'],
    ['stays', 'It doesn’t have that price.'],
  ])
  expect(await readOwn(seller, auction)).toMatchObject({ start_price_cents: 10_00 })

  const report = await run(seller, planned)
  expect(report).toMatchObject({ state: 'done', counts: { done: 2, stays: 3, waiting: 0 }, may_undo: true })
  expect(await app.as(null).call(getListing, { id: auction })).toMatchObject({ price_cents: 11_00 })
  expect(await app.as(null).call(getListing, { id: fixed })).toMatchObject({ price_cents: 165_00 })
  expect(await app.as(null).call(getListing, { id: bidOn })).toMatchObject({ start_price_cents: 10_00 })
})

test('a plan refuses a Buy Now under the reserve and a reserve under the start price', async () => {
  const seller = await aMember(app)
  const terms = { start_price_cents: 50_00, reserve_price_cents: 80_00, buy_now_price_cents: 90_00 }
  const { id } = await aLiveAuction(app, { seller, ...terms })
  const less = (price: 'buy_now' | 'reserve') =>
    plan(seller, { kind: 'price', price, change: { by: 'percent', percent: -50 } }, [id])
  expect(states(await less('buy_now'))).toEqual([['stays', expect.stringMatching(/at least the reserve/)]])
  expect(states(await less('reserve'))).toEqual([['stays', expect.stringMatching(/at least the start/)]])
})

test('undo sets prices back, but not of what was bid on or changed since', async () => {
  const seller = await aMember(app)
  const ids: number[] = []
  for (let count = 0; count < 3; count += 1) ids.push((await aLiveAuction(app, { seller })).id)
  const [, bidOn, changed] = ids as [number, number, number]
  const report = await run(seller, await plan(seller, tenPercentMore, ids))
  expect(report.counts.done).toBe(3)
  await aBidOn(app, (await readOwn(seller, bidOn)).id)
  await edit(app, seller, changed, { start_price_cents: 15_00 })

  const wayBack = await app.as(seller).call(planUndo, { id: report.id })
  expect(wayBack).toMatchObject({ kind: 'price', undoes: report.id, counts: { planned: 1, stays: 2 } })
  expect(states(wayBack)).toEqual([
    ['waiting', null],
    ['stays', expect.stringMatching(/changed since|People have bid/)],
    ['stays', 'It has been changed since.'],
  ])
  expect(await run(seller, wayBack)).toMatchObject({ state: 'done', counts: { done: 1 }, may_undo: false })
  const prices = await Promise.all(ids.map(async (id) => (await readOwn(seller, id)).start_price_cents))
  expect(prices).toEqual([10_00, 11_00, 15_00])
  expect(await app.as(seller).call(planUndo, { id: wayBack.id })).toMatchObject({ key: 'not_found' })
})

test('quantity and delivery are changed and set back', async () => {
  const seller = await aMember(app)
  const { id } = await aFixedPriceListing(app, { seller, quantity: 2 })
  const quantity = await run(seller, await plan(seller, { kind: 'quantity', quantity: 9 }, [id]))
  expect(await app.as(null).call(getListing, { id })).toMatchObject({ quantity_left: 9 })
  const option = {
    id: 1,
    kind: 'courier' as const,
    name: '',
    radius_km: null,
    north_cents: 7_00,
    south_cents: 9_00,
    own_region_cents: null,
    rural_cents: null,
    further_cents: 0,
    days_to_send: null,
    is_tracked: true,
  }
  const act: Act = { kind: 'delivery', pickup: 'none', delivery_options: [option] }
  const delivery = await run(seller, await plan(seller, act, [id]))
  expect(await readOwn(seller, id)).toMatchObject({ quantity: 9, pickup: 'none', delivery_options: [option] })
  await run(seller, await app.as(seller).call(planUndo, { id: delivery.id }))
  expect(await readOwn(seller, id)).toMatchObject({ quantity: 9, pickup: 'allowed', delivery_options: [] })
  expect(states(await app.as(seller).call(planUndo, { id: quantity.id }))).toEqual([
    ['stays', 'It has been changed since.'],
  ])
})

test('nothing is left without a way to get it', async () => {
  const { id, seller } = await aFixedPriceListing(app)
  const none = await plan(seller, { kind: 'delivery', pickup: 'none', delivery_options: [] }, [id])
  expect(states(none)).toEqual([['stays', expect.stringMatching(/delivery, or allow pickup/)]])
})

test('a duration moves the closing of an auction without bids', async () => {
  const seller = await aMember(app)
  const { id } = await aLiveAuction(app, { seller })
  const { id: fixed } = await aFixedPriceListing(app, { seller })
  const planned = await plan(seller, { kind: 'duration', minutes: 4320 }, [id, fixed])
  expect(states(planned)).toEqual([
    ['waiting', null],
    ['stays', 'It runs until it’s sold.'],
  ])
  await run(seller, planned)
  const { starts_at: startsAt, closes_at: closesAt } = await app.as(null).call(getListing, { id })
  expect(Date.parse(closesAt!) - Date.parse(startsAt!)).toBe(4320 * 60_000)
})

test('unsold auctions are relisted up to the plan’s limit, and once', async () => {
  const [seller, admin] = [await aMember(app), await aMember(app, { type: 'admin' })]
  const ids: number[] = []
  for (let count = 0; count < 3; count += 1) ids.push((await anUnsoldAuction(app, { seller })).id)
  await aLiveAuction(app, { seller })
  await setFreeLimits(app, admin, { free_general_listings: 3 })
  const planned = await plan(seller, { kind: 'relist' }, ids)
  await setFreeLimits(app, admin, { free_general_listings: null })
  expect(states(planned)).toEqual([
    ['waiting', null],
    ['waiting', null],
    ['stays', 'Your plan doesn’t allow more live listings of this type.'],
  ])
  const { items } = await run(seller, planned)
  for (const { relisted_as: id } of items.slice(0, 2))
    expect(await app.as(null).call(getListing, { id: id! })).toMatchObject({ status: 'active' })
  expect(states(await plan(seller, { kind: 'relist' }, ids))).toEqual([
    ['stays', 'You’ve already listed it again.'],
    ['stays', 'You’ve already listed it again.'],
    ['waiting', null],
  ])
})

test('withdrawing asks a reason where people have bid, and tells them', async () => {
  const seller = await aMember(app)
  const { id } = await aLiveAuction(app, { seller })
  const bidder = await aBidOn(app, id)
  const { id: quiet } = await aLiveAuction(app, { seller })
  expect(states(await plan(seller, { kind: 'withdraw' }, [id, quiet]))).toEqual([
    ['stays', 'People have bid on it. Give a reason to withdraw it.'],
    ['waiting', null],
  ])
  const planned = await plan(seller, { kind: 'withdraw', reason: 'It broke.' }, [id, quiet])
  expect(planned.items[0]).toMatchObject({ state: 'waiting', bid_count: 1 })
  expect((await run(seller, planned)).counts.done).toBe(2)
  const { items } = await app.as(bidder).call(listNotifications, {})
  expect(items[0]).toMatchObject({ kind: 'withdrawn' })
  expect(JSON.stringify(items[0])).toContain('It broke.')
})

test('a plan to withdraw adds up the fees of those with bids', async () => {
  const [seller, admin] = [await aMember(app), await aMember(app, { type: 'admin' })]
  await changeSettings(app, admin, { withdrawal_fee_enabled: true, withdrawal_fee_cents: 700 })
  const ids: number[] = []
  for (let count = 0; count < 3; count += 1) {
    const { id } = await aLiveAuction(app, { seller })
    if (count > 0) await aBidOn(app, id)
    ids.push(id)
  }
  await changeSettings(app, admin, { withdrawal_fee_enabled: false })
  const fees = async (reason: string) => (await plan(seller, { kind: 'withdraw', reason }, ids)).fee_cents
  expect(await fees('It broke.')).toBe(14_00)
  expect(await fees('')).toBe(0)
})

test('drafts are deleted, and what is live is not', async () => {
  const { id: live, seller } = await aFixedPriceListing(app)
  const { id: draft } = await app.as(seller).call(createListing, { type: 'general', title: 'Bowl' })
  const report = await run(seller, await plan(seller, { kind: 'delete_drafts' }, [live, draft]))
  expect(report.items.map(({ title, listing_id: id, state }) => [title, id, state])).toEqual([
    ['Hand-thrown bowl', live, 'stays'],
    ['Bowl', null, 'done'],
  ])
  expect(await readOwn(seller, draft)).toMatchObject({ key: 'not_found' })
  expect(await readOwn(seller, live)).toMatchObject({ status: 'active' })
})

test('a listing bid on, edited or sold since the plan is left alone', async () => {
  const seller = await aMember(app)
  const { id: bidOn } = await aLiveAuction(app, { seller })
  const { id: edited } = await aFixedPriceListing(app, { seller })
  const { id: untouched } = await aFixedPriceListing(app, { seller })
  const planned = await plan(seller, { kind: 'withdraw' }, [bidOn, edited, untouched])
  await aBidOn(app, bidOn)
  await edit(app, seller, edited, { buy_now_price_cents: 60_00 })
  const report = await run(seller, planned)
  expect(report.items.map(({ state }) => state)).toEqual(['changed', 'changed', 'done'])
  expect(report.items[0]!.refusal).toMatch(/changed after the plan/)
  expect(await readOwn(seller, bidOn)).toMatchObject({ status: 'active' })
})

test('a listing that a service refuses stays, with its sentence, and the rest is done', async () => {
  const seller = await aMember(app)
  const unsold = await anUnsoldAuction(app, { seller })
  const { id: other } = await anUnsoldAuction(app, { seller })
  const planned = await plan(seller, { kind: 'relist' }, [unsold.id, other])
  await app.as(seller).call(relistListing, { id: unsold.id, as_it_was: true })
  const report = await run(seller, planned)
  expect(states(report)).toEqual([
    ['refused', expect.stringMatching(/already/i)],
    ['done', null],
  ])
})

test('others can neither plan with a listing nor read, run, stop or undo an act', async () => {
  const { id, seller } = await aFixedPriceListing(app)
  const { id: theirs, seller: stranger } = await aFixedPriceListing(app)
  expect(await plan(stranger, tenPercentMore, [id])).toMatchObject({ key: 'not_found' })
  const both = await plan(stranger, tenPercentMore, [id, theirs])
  expect(both.items.map(({ listing_id: listingId }) => listingId)).toEqual([theirs])
  const planned = await plan(seller, tenPercentMore, [id])
  for (const op of [getBulkAct, runBulkAct, stopBulkAct, planUndo])
    expect(await app.as(stranger).call(op, { id: planned.id })).toMatchObject({ key: 'not_found' })
})

test('all of a filter are planned, and another status is not', async () => {
  const seller = await aMember(app)
  const { id } = await aFixedPriceListing(app, { seller })
  await app.as(seller).call(createListing, { type: 'general', title: 'Bowl' })
  const planned = await app
    .as(seller)
    .call(planBulkAct, { act: tenPercentMore, all_of: { status: 'active', q: 'bowl' } })
  expect(planned.items.map(({ listing_id: listingId }) => listingId)).toEqual([id])
})

test.each([
  ['no selection', { act: tenPercentMore }],
  ['two selections', { act: tenPercentMore, listing_ids: [1], all_of: {} }],
  ['501 listings', { act: tenPercentMore, listing_ids: Array.from({ length: 501 }, (_, id) => id + 1) }],
  ['0%', { act: { ...tenPercentMore, change: { by: 'percent', percent: 0 } }, listing_ids: [1] }],
  [
    'half a percent',
    { act: { ...tenPercentMore, change: { by: 'percent', percent: 0.5 } }, listing_ids: [1] },
  ],
])('a plan refuses %s', async (_name, input) => {
  const seller = await aMember(app)
  expect(await app.as(seller).call(planBulkAct, input as never)).toMatchObject({ key: 'validation_failed' })
})
