import { afterAll, beforeAll, expect, test } from 'vitest'
import { planBulkAct } from '#domains/selling/common/bulk-acts.ts'
import { listOwnListings } from '#domains/selling/common/own-listings.ts'
import { relistListing } from '#domains/selling/common/selling.ts'
import { anUnsoldAuction, letItEnd } from '#test/harness/market/listing-life.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app[Symbol.asyncDispose]())

test('rounds that ended alike fold into the latest, and the counts say how many', async () => {
  const seller = await aMember(app)
  const first = await anUnsoldAuction(app, { seller })
  const second = await app.as(seller).call(relistListing, { id: first.id, as_it_was: true })
  const filter = { status: 'unsold', rounds: 'latest' } as const
  expect(await app.as(seller).call(listOwnListings, filter)).toMatchObject({
    items: [{ id: first.id, earlier_rounds: 0, relisted_as: second.id }],
    folded: 0,
  })
  await letItEnd(app, second.id)
  const folded = await app.as(seller).call(listOwnListings, filter)
  expect(folded).toMatchObject({
    items: [{ id: second.id, earlier_rounds: 1 }],
    total: 1,
    counts: { unsold: 1 },
    folded: 1,
  })
  const all = await app.as(seller).call(listOwnListings, { status: 'unsold' })
  expect(all).toMatchObject({ total: 2, counts: { unsold: 2 }, folded: 0 })
  const planned = await app.as(seller).call(planBulkAct, { act: { kind: 'relist' }, all_of: filter })
  expect(planned.items.map(({ listing_id: id }) => id)).toEqual([second.id])
})
