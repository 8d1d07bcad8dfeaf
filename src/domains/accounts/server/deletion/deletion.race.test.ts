import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteAccount, verifyDeleteAccount } from '#domains/accounts/common/deletion.ts'
import { buyNow, placeBid } from '#domains/auctions/common/bidding.ts'
import { lockDealParty } from '#domains/deals/server/deals.service.ts'
import { transact } from '#platform/server/database/db.ts'
import { aFixedPriceListing, aLiveAuction } from '#test/harness/market/market.ts'
import {
  aForgetfulMember,
  memberPassword as password,
  sixDigitsSentTo,
} from '#test/harness/market/recoveries.ts'
import { createTestApp, type TestApp } from '#test/harness/test-app.ts'
import { untilItWaits } from '#test/harness/waiting.ts'
import { removeAccount } from './deletion.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app[Symbol.asyncDispose]())

const db = () => app.platform.db
const as = () => app.as(null)

async function aFarewell(email: string) {
  const { request_token } = await as().call(verifyDeleteAccount, { email, password })
  return { email, request_token, code: await sixDigitsSentTo(app, email) }
}

test('two deletions at once delete the account once', async () => {
  const { email, person } = await aForgetfulMember(app)
  const farewell = await aFarewell(email)
  const replies = await Promise.all(Array.from({ length: 8 }, () => as().call(deleteAccount, farewell)))
  expect(replies.filter(({ ok }) => ok)).toHaveLength(1)
  expect(replies.filter(({ key }) => key === 'code_expired')).toHaveLength(7)
  await app.settle()
  const facts = await sql<{ n: number }>`select count(*) as n from outbox_events
    where name = 'account.deleted' and (payload->>'account_id')::bigint = ${person.id}`.execute(db())
  expect(facts.rows[0]!.n).toBe(1)
})

test.each(['bid', 'purchase'] as const)(
  'a %s that is under way during the deletion of the account is refused',
  async (what) => {
    const { person } = await aForgetfulMember(app)
    const { id } = what === 'bid' ? await aLiveAuction(app) : await aFixedPriceListing(app)
    const { dealing } = await transact(db(), async (tx) => {
      await removeAccount(tx, person.id, { deleted_by: person.id, reason: 'By its owner.' })
      const underWay =
        what === 'bid'
          ? app.as(person).call(placeBid, { listing_id: id, amount_cents: 1000 })
          : app.as(person).call(buyNow, { id })
      await untilItWaits(app, underWay)
      return { dealing: underWay }
    })
    expect(await dealing).toMatchObject({ key: 'not_allowed_to_bid' })
  },
)

test('a deletion waits for a bid under way, and is refused because of it', async () => {
  const { email, person } = await aForgetfulMember(app)
  const { id, seller } = await aLiveAuction(app)
  const farewell = await aFarewell(email)
  const { leaving } = await transact(db(), async (tx) => {
    await lockDealParty(tx, person.id, { listing_id: id, seller_id: seller.id })
    const underWay = as().call(deleteAccount, farewell)
    await untilItWaits(app, underWay)
    const bid = await app.as(person).call(placeBid, { listing_id: id, amount_cents: 1000 })
    expect(bid).not.toHaveProperty('key')
    return { leaving: underWay }
  })
  expect(await leaving).toMatchObject({ key: 'account_busy' })
})
