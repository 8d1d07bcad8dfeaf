import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { buyNow } from '#domains/auctions/common/bidding.ts'
import { answerOffer, makeOffer } from '#domains/offers/common/offers.ts'
import { getOwnListing, updateListing } from '#domains/selling/common/own-listings.ts'
import type { ListingId } from '#platform/common/ids.ts'
import { aFixedPriceListing } from '../market/market.ts'
import { aMember } from '../market/people.ts'
import type { Market, Person } from '../test-app.ts'

interface Stall {
  listing_id: ListingId
  seller: Person
  offerIds: number[]
}

export interface Sales {
  listing_ids: ListingId[]
  tradeIds: number[]
}

export async function aStall(market: Market, buyers: Person[]): Promise<Stall> {
  const seller = await aMember(market)
  const { id } = await aFixedPriceListing(market, { seller, quantity: 500 })
  const { version } = await market.as(seller).call(getOwnListing, { id })
  await market.as(seller).call(updateListing, { id, version, accepts_offers: true })
  const offers = await Promise.all(
    buyers.map((buyer) => market.as(buyer).call(makeOffer, { listing_id: id, amount_cents: 2000 })),
  )
  return { listing_id: id, seller, offerIds: offers.map((offer) => offer.id) }
}

export async function sellOnAndOn(
  market: Market,
  { stalls, buyer, until }: { stalls: Stall[]; buyer: Person; until: AbortSignal },
): Promise<Sales> {
  const tradeIds: number[] = []
  const buy = async () => {
    for (let n = 0; !until.aborted; n += 1) {
      const { listing_id } = stalls[n % stalls.length]!
      const idempotencyKey = { idempotencyKey: randomUUID() }
      const { trade_id } = await requestUntilAnswered(
        async () =>
          await market.as(buyer).call(buyNow, { id: listing_id, price_cents: 5000 }, idempotencyKey),
      )
      tradeIds.push(trade_id)
      await pause(100)
    }
  }
  const accept = async () => {
    for (const { seller, offerIds } of stalls) {
      for (const id of offerIds) {
        if (until.aborted) return
        const idempotencyKey = { idempotencyKey: randomUUID() }
        const { trade_id } = await requestUntilAnswered(
          async () => await market.as(seller).call(answerOffer, { id, action: 'accept' }, idempotencyKey),
        )
        tradeIds.push(trade_id!)
        await pause(150)
      }
    }
  }
  await Promise.all([buy(), accept()])
  return { listing_ids: stalls.map(({ listing_id }) => listing_id), tradeIds }
}

async function requestUntilAnswered<T extends { status: unknown; key: unknown }>(
  request: () => Promise<T>,
): Promise<T> {
  for (;;) {
    const answer = await request().catch(() => null)
    if (answer && !answer.key) return answer
    if (answer && Number(answer.status) < 500) throw new Error(`Refused: ${JSON.stringify(answer)}`)
    await pause(50)
  }
}
