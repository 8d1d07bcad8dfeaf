import { afterAll, beforeAll, expect, test } from 'vitest'
import { buyNow } from '#domains/auctions/common/bidding.ts'
import { getListing } from '#domains/listings/common/listings.ts'
import { makeOffer } from '#domains/offers/common/offers.ts'
import { holdListing } from '#domains/selling/common/holds.ts'
import { aStage, times, type Stage } from '#test/harness/auctions/bid-races.ts'
import { oneOf } from '#test/harness/auctions/bid-storm.ts'
import { edit } from '#test/harness/market/listing-life.ts'
import { aFixedPriceListing } from '#test/harness/market/market.ts'

let stage: Stage
beforeAll(async () => void (stage = await aStage(12)))
afterAll(() => stage[Symbol.asyncDispose]())

const until = new Date(Date.now() + 86_400_000).toISOString()

/**
 * The order of sending alternates. The first two pairs run one act after the other, so that both
 * outcomes occur however the rest falls.
 */
async function both<A, B>(n: number, one: () => Promise<A>, other: () => Promise<B>): Promise<[A, B]> {
  if (n === 0) return [await one(), await other()]
  if (n === 1) {
    const b = await other()
    return [await one(), b]
  }
  if (n % 2 === 0) return await Promise.all([one(), other()])
  const [b, a] = await Promise.all([other(), one()])
  return [a, b]
}

test('either a stranger’s purchase or the hold comes first', async () => {
  const { app, seller, people } = stage
  const outcomes = await Promise.all(
    times(40, async (n) => {
      const { id } = await aFixedPriceListing(app, { seller })
      const [bought, held] = await both(
        n,
        () => app.as(oneOf(people)).call(buyNow, { id }),
        () => app.as(seller).call(holdListing, { id, until }),
      )
      const { status, hold_until } = await app.as(null).call(getListing, { id })
      return { bought: bought.key ?? 'done', held: held.key ?? 'done', status, hold_until }
    }),
  )
  for (const outcome of outcomes) {
    expect([
      { bought: 'done', held: 'listing_closed', status: 'sold', hold_until: null },
      { bought: 'listing_held', held: 'done', status: 'active', hold_until: until },
    ]).toContainEqual(outcome)
  }
  expect(new Set(outcomes.map(({ status }) => status)).size).toBe(2)
})

test('an offer after the hold is refused, and one before it stays', async () => {
  const { app, seller, people } = stage
  const outcomes = await Promise.all(
    times(20, async (n) => {
      const { id } = await aFixedPriceListing(app, { seller })
      await edit(app, seller, id, { accepts_offers: true })
      const buyer = oneOf(people)
      const [offer, held] = await both(
        n,
        () => app.as(buyer).call(makeOffer, { listing_id: id, amount_cents: 3000 }),
        () => app.as(seller).call(holdListing, { id, until }),
      )
      const { at } = await app.platform.db
        .selectFrom('listing_holds')
        .select('at')
        .where('listing_id', '=', id)
        .executeTakeFirstOrThrow()
      const isBefore = !offer.key && new Date(offer.created_at) < at
      return [held.key ?? 'done', offer.key ?? (isBefore ? 'before' : 'after')]
    }),
  )
  for (const outcome of outcomes)
    expect([
      ['done', 'before'],
      ['done', 'listing_held'],
    ]).toContainEqual(outcome)
})

test('five parallel holds leave one', async () => {
  const { app, seller } = stage
  const { id } = await aFixedPriceListing(app, { seller })
  await Promise.all(times(5, () => app.as(seller).call(holdListing, { id, until })))
  const rows = await app.platform.db
    .selectFrom('listing_holds')
    .select('end_reason')
    .where('listing_id', '=', id)
    .orderBy('id')
    .execute()
  expect(rows.map(({ end_reason }) => end_reason)).toEqual([...times(4, () => 'replaced'), null])
})
