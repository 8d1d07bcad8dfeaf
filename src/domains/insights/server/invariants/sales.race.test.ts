import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { buyNow } from '#domains/auctions/common/bidding.ts'
import { answerOffer, listOffers, makeOffer, sendFixedPriceOffer } from '#domains/offers/common/offers.ts'
import { setListingStatus } from '#domains/moderation/common/moderation.ts'
import { markSold, relistListing } from '#domains/selling/common/selling.ts'
import { startClosings } from '#domains/auctions/server/closing/closing.service.ts'
import { closeNextDue } from '#test/harness/auctions/close-next-due.ts'
import type * as deals from '#domains/deals/server/deals.service.ts'
import type { ListingId } from '#platform/common/ids.ts'
import { readClock } from '#platform/server/clock.ts'
import { aStage, times, type Stage } from '#test/harness/auctions/bid-races.ts'
import { aBidOn, edit } from '#test/harness/market/listing-life.ts'
import { aFixedPriceListing, aLiveAuction, moveClosing } from '#test/harness/market/market.ts'
import type { Person } from '#test/harness/test-app.ts'
import { findListingAnomalies, type Finding } from './invariants.service.ts'

// Races every pair of ways to end a sale. Each race runs again without the deal's lock, which the
// invariants must detect. Bids are in bidding.race.test.ts and void.test.ts.

const faulty = vi.hoisted(() => ({ lockDeal: undefined as typeof deals.lockDeal | undefined }))
vi.mock(import('#domains/deals/server/deals.service.ts'), async (importOriginal) => {
  const product = await importOriginal()
  const lockDeal: typeof deals.lockDeal = (tx, id) => (faulty.lockDeal ?? product.lockDeal)(tx, id)
  return { ...product, lockDeal }
})

let stage: Stage
beforeAll(async () => void (stage = await aStage(6)))
afterAll(() => stage[Symbol.asyncDispose]())
afterEach(() => void (faulty.lockDeal = undefined))

interface Start {
  id: ListingId
  calls: (() => Promise<{ key?: string }>)[]
}

const doublyLocked = ['two offers are accepted', 'both accept the price after an auction']

const as = (person: Person) => stage.app.as(person)
const { buy, accept, mark, withdraw, relist } = {
  buy:
    (n: number, id: number, quantity = 1) =>
    () =>
      as(stage.people[n]!).call(buyNow, { id, quantity }),
  accept: (person: Person, id: number) => () => as(person).call(answerOffer, { id, action: 'accept' }),
  mark: (id: number) => () => as(stage.seller).call(markSold, { id }),
  withdraw: (id: number) => () => as(stage.seller).call(setListingStatus, { id, status: 'withdrawn' }),
  relist: (id: number) => () => as(stage.seller).call(relistListing, { id, as_it_was: true }),
}

const aBowl = async (quantity = 1) =>
  (await aFixedPriceListing(stage.app, { seller: stage.seller, quantity })).id

async function anOffered(bowl: Promise<ListingId>, buyers: number) {
  const { app, seller, people } = stage
  const id = await bowl
  await edit(app, seller, id, { accepts_offers: true })
  const offers = await Promise.all(
    people
      .slice(0, buyers)
      .map((buyer, n) => as(buyer).call(makeOffer, { listing_id: id, amount_cents: 2000 + n })),
  )
  return { id, accepts: offers.map((offer) => accept(seller, offer.id)) }
}

const isOpen = async (id: ListingId) =>
  await stage.app.platform.db
    .selectFrom('deals')
    .select('listing_id')
    .where('listing_id', '=', id)
    .where('closed_at', 'is', null)
    .executeTakeFirst()

async function afterAnUnsoldAuction() {
  const { app, seller } = stage
  const { id } = await aLiveAuction(app, { seller, reserve_price_cents: 900_00 })
  const bidders = [await aBidOn(app, id, 3000), await aBidOn(app, id, 4000)]
  await moveClosing(app, id, -1)
  while (await isOpen(id)) await closeNextDue(app.platform.db, 'one')
  await as(seller).call(sendFixedPriceOffer, { listing_id: id, amount_cents: 60_00 })
  const offers = await Promise.all(bidders.map((bidder) => as(bidder).call(listOffers, { listing: id })))
  return { id, accepts: bidders.map((bidder, n) => accept(bidder, offers[n]!.items[0]!.id)) }
}

const races: Record<string, () => Promise<Start>> = {
  'two buy the last one': async () => {
    const id = await aBowl()
    return { id, calls: [buy(0, id), buy(1, id)] }
  },
  'two buy two each of three': async () => {
    const id = await aBowl(3)
    return { id, calls: [buy(0, id, 2), buy(1, id, 2)] }
  },
  'an offer is accepted, and somebody buys': async () => {
    const { id, accepts } = await anOffered(aBowl(), 1)
    return { id, calls: [...accepts, buy(1, id)] }
  },
  'two offers are accepted': async () => {
    const { id, accepts } = await anOffered(aBowl(), 2)
    return { id, calls: accepts }
  },
  'two make an offer that the seller has accepted beforehand': async () => {
    const id = await aBowl()
    await edit(stage.app, stage.seller, id, { accepts_offers: true, auto_accept_cents: 3000 })
    const offer = (n: number) => () =>
      as(stage.people[n]!).call(makeOffer, { listing_id: id, amount_cents: 3000 + n })
    return { id, calls: [offer(0), offer(1)] }
  },
  'one offer is accepted beforehand, and somebody buys': async () => {
    const id = await aBowl()
    await edit(stage.app, stage.seller, id, { accepts_offers: true, auto_accept_cents: 3000 })
    const offer = () => as(stage.people[0]!).call(makeOffer, { listing_id: id, amount_cents: 3000 })
    return { id, calls: [offer, buy(1, id)] }
  },
  'an offer is accepted, and the thing marked as sold': async () => {
    const { id, accepts } = await anOffered(aBowl(), 1)
    return { id, calls: [...accepts, mark(id)] }
  },
  'somebody buys, and the thing is marked as sold': async () => {
    const id = await aBowl()
    return { id, calls: [buy(0, id), mark(id)] }
  },
  'somebody buys, and the thing is withdrawn': async () => {
    const id = await aBowl()
    return { id, calls: [buy(0, id), withdraw(id)] }
  },
  'an offer is accepted, and the thing withdrawn': async () => {
    const { id, accepts } = await anOffered(aBowl(), 1)
    return { id, calls: [...accepts, withdraw(id)] }
  },
  'both accept the price after an auction': async () => {
    const { id, accepts } = await afterAnUnsoldAuction()
    return { id, calls: accepts }
  },
  'the price after an auction is accepted, and the thing listed again': async () => {
    const { id, accepts } = await afterAnUnsoldAuction()
    return { id, calls: [accepts[0]!, relist(id)] }
  },
  'somebody buys at the very closing': async () => {
    const { id } = await aLiveAuction(stage.app, { seller: stage.seller, buy_now_price_cents: 20_000 })
    const { db, log } = stage.app.platform
    // Set once the race has begun: on a busy machine the time would be over before.
    let due: Promise<Date> | undefined
    const dueAt = () => (due ??= moveClosing(stage.app, id, 500))
    const closed = async () => {
      await dueAt()
      const worker = startClosings(db, 'one', log)
      while (await isOpen(id));
      await worker.stop()
      return {}
    }
    const bought = async () => {
      const closesAt = await dueAt()
      const leadsMs = closesAt.getTime() - Date.now() - Math.random() * 100
      await pause(Math.max(0, leadsMs))
      return await buy(0, id)()
    }
    return { id, calls: [bought, closed] }
  },
}

async function play(starts: Start[]) {
  const won = await Promise.all(
    starts.map(async ({ calls }, n) => {
      const order = n % 2 ? calls : calls.toReversed()
      const answers = await Promise.all(
        order.map(async (call) => await call().catch((error: Error) => ({ key: error.message }))),
      )
      return answers.filter(({ key }) => !key).length
    }),
  )
  const ids = starts.map(({ id }) => id)
  return { won, found: await findListingAnomalies(stage.app.platform.db, ids) }
}

const withoutLock: typeof deals.lockDeal = async (tx, listingId) => {
  const deal = await tx.selectFrom('deals').selectAll().where('listing_id', '=', listingId).executeTakeFirst()
  const now = await readClock(tx)
  await sql`select pg_sleep(0.12)`.execute(tx)
  return deal && { deal, now }
}

test.each(Object.keys(races))('%s: one of the two succeeds, and no invariant breaks', async (name) => {
  const { won, found } = await play(await Promise.all(times(8, races[name]!)))
  expect(found).toEqual([])
  expect(won).toEqual(times(8, () => (name.includes('closing') ? expect.any(Number) : 1)))
})

test("the invariants detect each race without the deal's lock", { timeout: 60_000 }, async () => {
  const { db } = stage.app.platform
  // The ledger's keys refuse a fork, which would hide the fault under test.
  for (const table of ['ledger_rows', 'ledger_secrets'])
    await sql.raw(`alter table ${table} drop constraint ${table}_pkey`).execute(db)
  const missed: string[] = []
  for (const [name, prepare] of Object.entries(races)) {
    if (doublyLocked.includes(name)) continue
    let found: Finding[] = []
    for (let tries = 0; tries < 5 && found.length === 0; tries += 1) {
      faulty.lockDeal = undefined
      const starts = await Promise.all(times(3, prepare))
      faulty.lockDeal = withoutLock
      found = await play(starts).then((played) => played.found)
    }
    if (found.length === 0) missed.push(name)
  }
  expect(missed).toEqual([])
})
