import { offerPickup, pickPickup } from '#domains/trades/common/meetings/meetings.ts'
import { listArrangements, type Arrangements } from '#domains/trades/common/trades.ts'
import { aTrade } from './reviews.ts'
import type { Market, Person } from '../test-app.ts'

const hour = 3_600_000

export function inHours(hours: number, lasts = 1) {
  const starts = Math.ceil(Date.now() / hour) * hour + (hours - 1) * hour
  return { starts_at: new Date(starts).toISOString(), ends_at: new Date(starts + lasts * hour).toISOString() }
}

export const place = '12 Jackson Street, Petone'

export async function arrangementsOf(
  app: Market,
  person: Person,
  role: 'buyer' | 'seller',
  tradeId: number,
): Promise<Arrangements | undefined> {
  const { items } = await app.as(person).call(listArrangements, { role })
  return items.find((one) => one.trade_id === tradeId)
}

export async function anOfferedPickup(app: Market, times = [inHours(24), inHours(48)]) {
  const trade = await aTrade(app)
  const { pickup } = await app
    .as(trade.seller)
    .call(offerPickup, { id: trade.trade_id, revision: 0, times, place, note: 'The blue door.' })
  return { ...trade, pickup: pickup! }
}

export async function aPickedPickup(app: Market) {
  const offered = await anOfferedPickup(app)
  const { pickup } = await app
    .as(offered.buyer)
    .call(pickPickup, { id: offered.trade_id, revision: 1, time_id: offered.pickup.times[0]!.id })
  return { ...offered, pickup: pickup! }
}

export async function codeOf(app: Market, buyer: Person, tradeId: number): Promise<string> {
  return (await arrangementsOf(app, buyer, 'buyer', tradeId))!.handover!.code!
}

export const anotherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
