import { minimumNextBid } from '#domains/deals/common/price-ladder.ts'
import {
  decideBid,
  type AuctionState,
  type PastBid,
} from '#domains/auctions/server/bidding.history.service.ts'
import { must } from '#platform/common/must.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { Seeded } from '../seeded.ts'

export interface Bidder {
  id: AccountId
  valuationCents: number
}

interface Span {
  from: Date
  until: Date
  /** How close to their limits the bidders have gone, from 0 to 1. */
  zeal: number
}

export function imagineBids(
  auction: AuctionState,
  bidders: readonly Bidder[],
  span: Span,
  dice: Seeded,
): PastBid[] {
  const bids: PastBid[] = []
  let now = auction
  for (const placedAt of pickTimes(span, bidders.length, dice)) {
    const limit = ({ valuationCents }: Bidder) => Math.floor((valuationCents * span.zeal) / 100) * 100
    const minimum = minimumNextBid(now)
    const willing = bidders.filter((one) => one.id !== now.leader_id && limit(one) >= minimum)
    if (willing.length === 0) break
    const bidder = dice.pick(willing)
    const bid = {
      bidder_id: bidder.id,
      max_cents: getAmount(minimum, limit(bidder), dice.chance),
      placed_at: placedAt,
    }
    const decision = decideBid(now, bid)
    if (decision.outcome === 'refused') break
    bids.push(bid)
    now = decision.next
  }
  return bids
}

export function getAmount(minimumCents: number, limitCents: number, chance: () => number): number {
  const mood = chance()
  if (mood > 0.88) return limitCents
  const room = limitCents - minimumCents
  const more = mood < 0.55 ? room * 0.06 * chance() : room * (0.1 + 0.4 * chance())
  const whole = Math.ceil((minimumCents + more) / 100) * 100
  return Math.max(minimumCents, Math.min(whole, limitCents))
}

function pickTimes({ from, until, zeal }: Span, bidders: number, dice: Seeded): Date[] {
  const spanMs = until.getTime() - from.getTime()
  const count = Math.round(bidders * (0.6 + 2.2 * dice.chance()) * zeal)
  const moments = Array.from({ length: count }, () => {
    const late = dice.chance() < 0.3 ? 0.97 + 0.0299 * dice.chance() : dice.chance() ** 0.7 * 0.97
    return Math.floor(from.getTime() + spanMs * late)
  }).sort((a, b) => a - b)
  return moments.flatMap((ms, index) =>
    index > 0 && ms - must(moments[index - 1], 'moment') < 1000 ? [] : [new Date(ms)],
  )
}
