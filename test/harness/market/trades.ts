import { placeBid } from '#domains/auctions/common/bidding.ts'
import { changeTrade } from '#domains/trades/common/trades.ts'
import { letItEnd } from './listing-life.ts'
import { aLiveAuction } from './market.ts'
import { aMember } from './people.ts'
import { ageTrade } from './reviews.ts'
import type { Person, TestApp } from '../test-app.ts'

export async function cancelByDefault(app: TestApp, tradeId: number, seller: Person, buyer: Person) {
  await ageTrade(app, tradeId, 8)
  await app.as(seller).call(changeTrade, { id: tradeId, action: 'state_default', reason: 'No money came.' })
  const { status } = await app.as(buyer).call(changeTrade, { id: tradeId, action: 'accept_default' })
  if (status !== 'cancelled') throw new Error(`The trade was not cancelled: ${status}`)
}

export async function aFallenThroughAuction(app: TestApp, maxima: number[]) {
  const { id, seller } = await aLiveAuction(app)
  const bidders: Person[] = []
  for (const maxCents of maxima.toSorted((a, b) => a - b)) {
    const bidder = await aMember(app)
    await app.as(bidder).call(placeBid, { listing_id: id, max_cents: maxCents })
    bidders[maxima.indexOf(maxCents)] = bidder
  }
  await letItEnd(app, id)
  const winner = bidders[maxima.indexOf(Math.max(...maxima))]!
  const { id: tradeId } = await app.platform.db
    .selectFrom('trades')
    .select('id')
    .where('listing_id', '=', id)
    .executeTakeFirstOrThrow()
  await cancelByDefault(app, tradeId, seller, winner)
  return { id, seller, winner, bidders, trade_id: tradeId }
}
