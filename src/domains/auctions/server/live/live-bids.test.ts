import { afterAll, beforeAll, expect, test } from 'vitest'
import { listBids, placeBid, voidBidder } from '#domains/auctions/common/bidding.ts'
import type { LiveMessage } from '#platform/common/live.ts'
import { liveMessage } from '#platform/common/live.shapes.ts'
import { getListing } from '#domains/listings/common/listings.ts'
import { aFixedPriceListing, aLiveAuction } from '#test/harness/market/market.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
beforeAll(async () => void (app = await createTestApp()))
afterAll(() => app[Symbol.asyncDispose]())

type About = Extract<LiveMessage, { kind: 'listing' }>

/** Reads the state that every viewer is sent. */
function readLive(listingId: number): Promise<{ message: About; json: string }> {
  return new Promise((resolve) => {
    const topics = { states: [`listing:${listingId}`], news: [] }
    const leave = app.platform.live.subscribe(topics, (message, json) => {
      setImmediate(() => leave())
      if (message.kind === 'listing') resolve({ message, json })
    })
  })
}

const bidOn = (listingId: number, person: Person, maxCents: number) =>
  app.as(person).call(placeBid, { listing_id: listingId, max_cents: maxCents })

test('a message contains the new bids as in the public history', async () => {
  const { id } = await aLiveAuction(app)
  const [mere, tama] = [await aMember(app), await aMember(app)]
  await bidOn(id, mere, 50_00)
  await bidOn(id, tama, 30_00)
  const { message } = await readLive(id)
  const { items } = await app.as(null).call(listBids, { listing: id })
  const asShown = items.map(({ listing_id: _l, is_mine: _i, my_max_cents: _m, voided: _v, ...bid }) => bid)
  expect(message.bids).toEqual({ latest: asShown, last_sequence: 2, voids: 0 })
  expect(message.listing).toMatchObject({ price_cents: 31_00, bid_count: 2 })
  expect(liveMessage.safeParse(message).success).toBe(true)
})

test('a message never contains a secret price, a limit or a person’s data', async () => {
  const secrets = { reserve_price_cents: 77_770_00 }
  const { id, seller } = await aLiveAuction(app, { start_price_cents: 10_00, ...secrets })
  const [mere, tama] = [await aMember(app), await aMember(app)]
  await bidOn(id, mere, 5_432_10)
  await bidOn(id, tama, 1_234_50)
  const { json } = await readLive(id)
  const people = await app.platform.db
    .selectFrom('accounts')
    .select(['display_name', 'email', 'phone_number'])
    .where('id', 'in', [mere.id, tama.id, seller.id])
    .execute()
  const hidden = [
    ['the leader’s limit', '543210'],
    ['the limit of who was outbid', '"max'],
    ['the reserve', '7777000'],
    ['who the bidders are', 'bidder'],
    ['who the leader is', `:${mere.id}`],
    ...people.flatMap(({ display_name, email, phone_number }) =>
      [display_name, email, phone_number].map((word) => ['of a person', word ?? 'none']),
    ),
  ] as [string, string][]
  expect(hidden.filter(([, word]) => json.includes(word))).toEqual([])
})

test('a message is small, however many bid at once', async () => {
  const { id } = await aLiveAuction(app)
  const people = await Promise.all(Array.from({ length: 4 }, () => aMember(app)))
  for (let n = 1; n <= 28; n += 1) await bidOn(id, people[n % 4]!, 100_00 * n)
  const { message, json } = await readLive(id)
  expect(message.bids?.last_sequence).toBe(28)
  expect(message.bids?.latest.length).toBeLessThanOrEqual(20)
  expect(json.length).toBeLessThan(4_500)
})

test('a void is counted, and a listing without bids has a null', async () => {
  const { id, seller } = await aLiveAuction(app)
  const mere = await aMember(app)
  expect((await readLive(id)).message.bids).toBe(null)
  await bidOn(id, mere, 50_00)
  const { viewer } = await app.as(mere).call(getListing, { id })
  expect(viewer?.my_pseudonym).toBe((await readLive(id)).message.listing.leader_pseudonym)
  await app.as(seller).call(voidBidder, { id, pseudonym: viewer!.my_pseudonym!, reason: 'asked' })
  expect((await readLive(id)).message).toMatchObject({
    listing: { leader_pseudonym: null, bid_count: 0 },
    bids: { last_sequence: 1, voids: 1 },
  })
  expect((await readLive((await aFixedPriceListing(app)).id)).message.bids).toBe(null)
})

test('all my devices get my first bid on an auction, and nobody else’s do', async () => {
  const { id } = await aLiveAuction(app)
  const [mere, tama] = [await aMember(app), await aMember(app)]
  const received: unknown[] = []
  const arrived = Promise.withResolvers<void>()
  const leave = [mere, tama].map((person) =>
    app.platform.live.subscribe({ states: [], news: [`bidding:${person.id}`] }, (message) => {
      received.push([person.id, message])
      arrived.resolve()
    }),
  )
  await bidOn(id, mere, 50_00)
  await arrived.promise
  leave.forEach((stop) => stop())
  expect(received).toEqual([[mere.id, { kind: 'bidding', listing_ids: [id] }]])
})
