import { afterAll, beforeAll, expect, test } from 'vitest'
import { placeBid } from '#domains/auctions/common/bidding.ts'
import { getListing } from '#domains/listings/common/listings.ts'
import { suspendMember } from '#domains/accounts/common/members/members.ts'
import { lockDealParty } from '#domains/deals/server/deals.service.ts'
import { transact } from '#platform/server/database/db.ts'
import { aLiveAuction } from '#test/harness/market/market.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'
import { untilItWaits } from '#test/harness/waiting.ts'
import { suspendAccount } from './suspension.service.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await createTestApp()
  admin = await aMember(app, { type: 'admin' })
})
afterAll(() => app[Symbol.asyncDispose]())

const reason = 'Three buyers wrote to us'

test('a bid that waits for the suspension is refused', async () => {
  const person = await aMember(app)
  const { id } = await aLiveAuction(app)
  const caller = { id: admin.id, type: 'admin' as const, staff_role: 'full' as const }
  const { bid } = await transact(app.platform.db, async (tx) => {
    const parts = { db: tx, publicUrl: app.platform.config.http.publicUrl }
    await suspendAccount(parts, caller as never, {
      id: person.id,
      kind: 'buying',
      until: null,
      reason,
      note: null,
    })
    const underWay = app.as(person).call(placeBid, { listing_id: id, amount_cents: 1000 })
    await untilItWaits(app, underWay)
    return { bid: underWay }
  })
  expect(await bid).toMatchObject({ key: 'not_allowed_to_bid' })
})

test('a suspension that waits for a bid doesn’t remove it', async () => {
  const person = await aMember(app)
  const { id, seller } = await aLiveAuction(app)
  const { stopping } = await transact(app.platform.db, async (tx) => {
    await lockDealParty(tx, person.id, { listing_id: id, seller_id: seller.id })
    const underWay = app.as(admin).call(suspendMember, { id: person.id, kind: 'buying', until: null, reason })
    await untilItWaits(app, underWay)
    const bid = await app.as(person).call(placeBid, { listing_id: id, amount_cents: 1000 })
    expect(bid).not.toHaveProperty('key')
    return { stopping: underWay }
  })
  expect(await stopping).not.toHaveProperty('key')
  expect(await app.as(null).call(getListing, { id })).toMatchObject({ bid_count: 1 })
})
