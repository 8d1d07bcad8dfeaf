import { afterAll, beforeAll, expect, test } from 'vitest'
import { buyNow, placeBid } from '#domains/auctions/common/bidding.ts'
import { setListingStatus } from '#domains/moderation/common/moderation.ts'
import type { ListingId } from '#platform/common/ids.ts'
import { closeNextDue } from '#test/harness/auctions/close-next-due.ts'
import { times } from '#test/harness/auctions/bid-races.ts'
import { aFixedPriceListing, aLiveAuction, moveClosing } from '#test/harness/market/market.ts'
import { aPendingListing, requestApprovalFor } from '#test/harness/market/moderation.ts'
import { aMember } from '#test/harness/market/people.ts'
import { createTestApp, type Person, type TestApp } from '#test/harness/test-app.ts'

let app: TestApp
let admin: Person
let seller: Person
let bidder: Person
beforeAll(async () => {
  app = await createTestApp({}, { nodes: 2 })
  admin = await aMember(app, { type: 'admin' })
  ;[seller, bidder] = [await aMember(app), await aMember(app)]
})
afterAll(() => app[Symbol.asyncDispose]())

const move = (id: number, status: 'active' | 'suspended' | 'draft', who = admin) =>
  app.as(who).call(setListingStatus, { id, status, reason: 'Under review.' })
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * How many milliseconds before the closing each suspension starts, so that on any machine some are
 * in time and some aren't.
 */
const leadsMs = [-5, 0, 4, 10, 25, 60, 150, 1_500]

async function stateOf(id: ListingId) {
  const { db } = app.platform
  const [listing, deal, closing, suspension, bids] = await Promise.all([
    db.selectFrom('listings').select('status').where('id', '=', id).executeTakeFirstOrThrow(),
    db.selectFrom('deals').selectAll().where('listing_id', '=', id).executeTakeFirstOrThrow(),
    db.selectFrom('auction_closings').select('at').where('listing_id', '=', id).executeTakeFirst(),
    db.selectFrom('listing_suspensions').select('at').where('listing_id', '=', id).executeTakeFirst(),
    db.selectFrom('bids').select('placed_at').where('listing_id', '=', id).execute(),
  ])
  return { status: listing.status, deal, closing, suspension, bids }
}

test(
  'a suspension at the closing instant either suspends or closes, never both',
  { timeout: 60_000 },
  async () => {
    const auctions = await Promise.all(times(32, () => aLiveAuction(app, { seller })))
    const answers = await Promise.all(
      auctions.map(async ({ id }, n) => {
        const closesAt = await moveClosing(app, id, 2_000 + n * 60)
        const closing = (async () => {
          await pause(closesAt.getTime() - Date.now())
          while (await closeNextDue(app.platform.db, 'race'));
        })()
        await pause(closesAt.getTime() - Date.now() - leadsMs[n % leadsMs.length]!)
        const answer = await move(id, 'suspended')
        await closing
        return { id, key: answer.key }
      }),
    )
    // A sweep skips what another is closing, so everything is done only now.
    while (await closeNextDue(app.platform.db, 'race'));
    const outcomes = []
    for (const { id, key } of answers) {
      const { status, deal, closing, suspension } = await stateOf(id)
      if (key) {
        expect([key, status]).toEqual([expect.stringMatching(/^listing_/), 'unsold'])
        expect([closing !== undefined, suspension]).toEqual([true, undefined])
        outcomes.push('closed')
      } else {
        expect([status, closing]).toEqual(['suspended', undefined])
        expect(suspension!.at.getTime()).toBeLessThan(deal.closes_at!.getTime())
        expect(deal.closed_at).toEqual(suspension!.at)
        outcomes.push('suspended')
      }
    }
    expect(new Set(outcomes)).toEqual(new Set(['closed', 'suspended']))
  },
)

test('a bid during a suspension is accepted before it, or refused', async () => {
  const outcomes = await Promise.all(
    times(40, async (n) => {
      const { id } = await aLiveAuction(app, { seller })
      const bid = () => app.as(bidder).call(placeBid, { listing_id: id, max_cents: 2000 })
      const suspend = () => move(id, 'suspended')
      const requested = n % 2 ? [bid(), suspend()] : [suspend(), bid()]
      const [bidden, suspended] =
        n % 2 ? await Promise.all(requested) : (await Promise.all(requested)).toReversed()
      expect(suspended).toMatchObject({ status: 'suspended' })
      const { deal, suspension, bids } = await stateOf(id)
      expect(bids.length).toBe(bidden!.key ? 0 : 1)
      expect(deal.bid_count).toBe(bids.length)
      for (const { placed_at } of bids) expect(placed_at <= suspension!.at).toBe(true)
      return bidden!.key ?? 'in'
    }),
  )
  expect(new Set(outcomes)).toEqual(new Set(['in', 'not_found']))
})

test('a purchase during a suspension sells, or the listing is suspended', async () => {
  for (const n of times(20, (each) => each)) {
    const { id } = await aFixedPriceListing(app, { seller })
    const buy = () => app.as(bidder).call(buyNow, { id })
    const suspend = () => move(id, 'suspended')
    const requested = n % 2 ? [buy(), suspend()] : [suspend(), buy()]
    const [bought, suspended] =
      n % 2 ? await Promise.all(requested) : (await Promise.all(requested)).toReversed()
    const { status, suspension } = await stateOf(id)
    expect(status).toBe(bought!.key ? 'suspended' : 'sold')
    expect(suspension !== undefined).toBe(bought!.key !== undefined)
    expect(suspended!.key !== undefined).toBe(bought!.key === undefined)
  }
})

test('two admins at once get one outcome for suspend, reinstate and approve', async () => {
  const { id } = await aLiveAuction(app, { seller })
  const before = (await stateOf(id)).deal.closes_at!
  for (const status of ['suspended', 'active'] as const) {
    const answers = await Promise.all(times(4, () => move(id, status)))
    expect(answers.filter(({ key }) => key === undefined)).toHaveLength(1)
    expect(answers.filter(({ key }) => key === 'listing_not_editable')).toHaveLength(3)
  }
  const { deal, suspension } = await stateOf(id)
  expect(deal.closes_at!.getTime() - before.getTime()).toBeLessThan(Date.now() - suspension!.at.getTime() + 1)

  await requestApprovalFor(app, admin, 'everybody')
  for (const other of ['active', 'draft'] as const) {
    const pending = await aPendingListing(app, seller)
    const answers = await Promise.all([move(pending.id, 'active'), move(pending.id, other)])
    expect(answers.filter(({ key }) => key === undefined)).toHaveLength(1)
  }
})
