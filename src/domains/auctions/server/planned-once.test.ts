import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { selectOpenRequirements } from '#domains/accounts/server/buyer-requirements/buyer-requirements.service.ts'
import { lockDeal, selectDealParty } from '#domains/deals/server/deals.service.ts'
import { transact, type Tx } from '#platform/server/database/db.ts'
import { aBidOn } from '#test/harness/market/listing-life.ts'
import { aLiveAuction } from '#test/harness/market/market.ts'
import { createTestApp, type TestApp } from '#test/harness/test-app.ts'
import { selectBatchKnowledge } from './batches/bid-batch.queries.ts'
import { selectMyAuctions } from './bidding.queries.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app[Symbol.asyncDispose]())

/** Planning each of these takes longer than running it. */
test('queries of bids and bid pages are planned a few times per connection, and then cached', async () => {
  const { id } = await aLiveAuction(app)
  const { id: bidder } = await aBidOn(app, id, 30_00)
  const { deal } = (await transact(app.platform.db, (tx) => lockDeal(tx, id)))!
  const requests: [part: string, ask: (tx: Tx) => Promise<unknown>][] = [
    ['other_locks', (tx) => lockDeal(tx, id)],
    ['shares_sellers_card', (tx) => selectDealParty(tx, bidder, deal)],
    ['bidder_count', (tx) => selectBatchKnowledge(tx, deal, [bidder], [], { passesOverHeld: false })],
    ['open_requirements_of', (tx) => selectOpenRequirements(tx, bidder, [id])],
    ['went_for_cents', (tx) => selectMyAuctions(tx, bidder, { page: 1, limit: 20 })],
  ]
  for (const [part, request] of requests) {
    await transact(app.platform.db, async (tx) => {
      for (let n = 0; n < 12; n += 1) await request(tx)
      const { rows } = await sql<{ planned: number }>`
        select max(custom_plans) as planned from pg_prepared_statements where statement like ${`%${part}%`}`.execute(
        tx,
      )
      expect([part, rows[0]!.planned]).toEqual([part, 5])
    })
  }
})
