import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lockDeal } from '#domains/deals/server/deals.service.ts'
import type { ListingId } from '#platform/common/ids.ts'
import { transact } from '#platform/server/database/db.ts'
import { answersInsert } from '#platform/server/http/idempotency.ts'
import { aLiveAuction } from '#test/harness/market/market.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'
import type { BidOutcome } from './batch-decision.service.ts'
import { createBidBatches } from './batches.service.ts'

const phoneNumber = '+64215558888'

let app: TestApp
let people: Person[]
beforeAll(async () => {
  app = await createTestApp()
  people = await Promise.all(Array.from({ length: 6 }, () => aMember(app)))
})
afterAll(() => app[Symbol.asyncDispose]())

interface TestCall {
  by: Person
  max_cents: number
  key?: string
}

function onceOf({ by, max_cents, key }: TestCall, listingId: number) {
  if (!key) return null
  const bodyHash = createHash('sha256').update(`${listingId} ${max_cents}`).digest()
  return { account_id: by.id, operation: 'placeBid', key, body_hash: bodyHash }
}

const answerOf = (outcome: BidOutcome) =>
  outcome.outcome === 'accepted' ? outcome.reply : { refused: outcome.key }

/** The first bid waits for the lock taken here; the others queue behind it and form one batch. */
async function bidTogether(
  listingId: ListingId,
  wanted: TestCall[],
  batches = createBidBatches(app.platform.db),
) {
  const place = (one: TestCall) =>
    batches
      .place({
        bidder_id: one.by.id,
        listing_id: listingId,
        max_cents: one.max_cents,
        idempotencyKey: onceOf(one, listingId),
      })
      .then(answerOf)
      .catch((error: Error) => ({ failed: error.message }))
  return await transact(app.platform.db, async (tx) => {
    await lockDeal(tx, listingId)
    return { answers: Promise.all(wanted.map(place)) }
    // oxlint-disable-next-line typescript/no-explicit-any -- Replies and refusals are compared by their fields.
  }).then(({ answers }) => answers as Promise<any[]>)
}

const selectBids = (listingId: ListingId) =>
  app.platform.db
    .selectFrom('bids')
    .selectAll()
    .where('listing_id', '=', listingId)
    .orderBy('sequence')
    .execute()

async function selectFacts(listingId: number) {
  const { rows } = await sql<{ name: string; bidder_id: number; price_cents: number }>`
    select name, (payload->>'bidder_id')::bigint as bidder_id, (payload->>'price_cents')::bigint as price_cents
      from outbox_events where name like 'bid.%' and payload->>'listing_id' = ${String(listingId)}
     order by id`.execute(app.platform.db)
  return rows
}

const someBids = (): TestCall[] =>
  [2000, 1500, 4000, 4000, 9000, 8000, 12_000, 30_000, 31_000].map((maxCents, n) => ({
    by: people[n % people.length]!,
    max_cents: maxCents,
  }))

test('bids that waited form one batch, with the same outcome as one after another', async () => {
  const [together, apart] = [
    await aLiveAuction(app, { reserve_price_cents: 10_000 }),
    await aLiveAuction(app, { reserve_price_cents: 10_000 }),
  ]
  const answers = await bidTogether(together.id, someBids())
  const one = createBidBatches(app.platform.db)
  const expected = []
  for (const bid of someBids()) {
    const call = {
      bidder_id: bid.by.id,
      listing_id: apart.id,
      max_cents: bid.max_cents,
      idempotencyKey: null,
    }
    expected.push(answerOf(await one.place(call)))
  }
  const bids = await selectBids(together.id)
  expect(new Set(bids.map((bid) => bid.placed_at.getTime())).size).toBe(2)
  const decided = ({
    sequence,
    bidder_id,
    max_cents,
    price_cents,
    leader_id,
    extended,
  }: (typeof bids)[number]) => [sequence, bidder_id, max_cents, price_cents, leader_id, extended]
  expect(bids.map(decided)).toEqual((await selectBids(apart.id)).map(decided))
  expect(await selectFacts(together.id)).toEqual(await selectFacts(apart.id))
  expect((await selectFacts(together.id)).map((fact) => fact.name)).toContain('bid.reserve-met')

  // oxlint-disable-next-line typescript/no-explicit-any -- Replies and refusals are compared by their fields.
  const received = ({ sequence, standing, refused, listing }: any) => {
    if (refused) return { refused }
    const { price_cents, bid_count, reserve_state, minimum_next_bid_cents, deal_version } = listing
    return { sequence, standing, price_cents, bid_count, reserve_state, minimum_next_bid_cents, deal_version }
  }
  expect(answers.map(received)).toEqual(expected.map(received))
  const names = await app.platform.db
    .selectFrom('auction_bidders')
    .select(['bidder_id', 'pseudonym'])
    .where('listing_id', '=', together.id)
    .execute()
  for (const [n, answer] of answers.filter((each) => each.listing).entries()) {
    const leader = names.find(({ bidder_id }) => bidder_id === bids[n]!.leader_id)
    expect(answer.listing.leader_pseudonym).toBe(leader!.pseudonym)
  }
})

test('each bid gets its own answer, and a refused one doesn’t affect others', async () => {
  const { id, seller } = await aLiveAuction(app)
  const [mere, tama] = [people[0]!, people[1]!]
  const answers = await bidTogether(id, [
    { by: mere, max_cents: 5000 },
    { by: seller, max_cents: 9000 },
    { by: tama, max_cents: 10 },
    { by: tama, max_cents: 7000 },
  ])
  expect(answers).toMatchObject([
    { sequence: 1, standing: 'leading' },
    { refused: 'not_allowed_to_bid' },
    { refused: 'bid_too_low' },
    { sequence: 2, standing: 'leading', listing: { price_cents: 5100, bid_count: 2 } },
  ])
})

test('a bidder linked to the seller is flagged once, in the transaction of the batch', async () => {
  const [seller, linked] = [
    await aMember(app, { phone_number: phoneNumber }),
    await aMember(app, { phone_number: phoneNumber }),
  ]
  const { id } = await aLiveAuction(app, { seller })
  const answers = await bidTogether(id, [
    { by: people[0]!, max_cents: 2000 },
    { by: linked, max_cents: 3000 },
    { by: linked, max_cents: 4000 },
    { by: people[1]!, max_cents: 5000 },
  ])
  expect(answers).toMatchObject([
    { sequence: 1 },
    { refused: 'not_allowed_to_bid' },
    { refused: 'not_allowed_to_bid' },
    { sequence: 2 },
  ])
  const flags = await app.platform.db
    .selectFrom('flags')
    .select(['about_id', 'reason', 'flagged_at'])
    .where('listing_id', '=', id)
    .execute()
  const flaggedAt = (await selectBids(id)).at(-1)!.placed_at
  expect(flags).toEqual([{ about_id: linked.id, reason: 'shared_phone', flagged_at: flaggedAt }])
})

test('one key in a batch is one bid with one answer, and another amount with it is refused', async () => {
  const { id } = await aLiveAuction(app)
  const [mere, tama] = [people[0]!, people[1]!]
  const answers = await bidTogether(id, [
    { by: tama, max_cents: 2000 },
    { by: mere, max_cents: 5000, key: 'key-of-mere' },
    { by: mere, max_cents: 5000, key: 'key-of-mere' },
    { by: mere, max_cents: 6000, key: 'key-of-mere' },
    { by: tama, max_cents: 6000, key: 'key-of-mere' },
  ])
  expect(answers[1]).toMatchObject({ sequence: 2 })
  expect(answers[2]).toEqual(answers[1])
  expect(answers[3]).toEqual({ refused: 'idempotency_key_reused' })
  expect(answers[4]).toMatchObject({ sequence: 3 })
  const [again] = await bidTogether(id, [{ by: mere, max_cents: 5000, key: 'key-of-mere' }])
  expect(again).toEqual(answers[1])
})

test('a key that another auction uses at the same moment is refused alone', async () => {
  const { id } = await aLiveAuction(app)
  const [mere, tama] = [people[0]!, people[1]!]
  const wanted = { by: mere, max_cents: 5000, key: 'key-on-two-auctions' }
  const { answers } = await transact(app.platform.db, async (tx) => {
    await answersInsert([{ idempotencyKey: onceOf(wanted, id + 1)!, answer: {} }]).execute(tx)
    const bids = [{ by: tama, max_cents: 2000 }, wanted, { by: tama, max_cents: 8000 }]
    const placed = bidTogether(id, bids)
    while ((await countWaitingForKey()) === 0) await pause(5)
    return { answers: placed }
  })
  expect(await answers).toMatchObject([
    { sequence: 1 },
    { refused: 'idempotency_key_reused' },
    { sequence: 2 },
  ])
})

async function countWaitingForKey() {
  const { rows } = await sql<{ waiting: number }>`
    select count(*) as waiting from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock' and query like '%insert into auction_bidders%'`.execute(
    app.platform.db,
  )
  return rows[0]!.waiting
}

test('a database error fails the whole batch, and the next one goes on', async () => {
  const { id } = await aLiveAuction(app)
  await sql`alter table bids add constraint no_such_bid check (max_cents <> 777777)`.execute(app.platform.db)
  const batches = createBidBatches(app.platform.db)
  const answers = await bidTogether(
    id,
    [2000, 5000, 777_777, 900_000].map((maxCents, n) => ({
      by: people[n]!,
      max_cents: maxCents,
      key: `key-${maxCents}`,
    })),
    batches,
  )
  expect(answers[0]).toMatchObject({ sequence: 1 })
  for (const answer of answers.slice(1)) expect(answer.failed).toContain('no_such_bid')
  expect(await selectBids(id)).toHaveLength(1)
  expect(
    await bidTogether(id, [{ by: people[1]!, max_cents: 5000, key: 'key-5000' }], batches),
  ).toMatchObject([{ sequence: 2, listing: { bid_count: 2 } }])
})

test('a batch is limited in size, and the bids left over go in the next', async () => {
  const { id } = await aLiveAuction(app)
  const wanted = Array.from({ length: 8 }, (_, n) => ({ by: people[n % 2]!, max_cents: 2000 + n * 1000 }))
  await bidTogether(id, wanted, createBidBatches(app.platform.db, { most: 3 }))
  const bids = await selectBids(id)
  expect(bids).toHaveLength(8)
  const sizes = Map.groupBy(bids, (bid) => bid.placed_at.getTime())
  expect([...sizes.values()].map((batch) => batch.length)).toEqual([1, 3, 3, 1])
})
