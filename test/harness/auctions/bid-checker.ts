/**
 * Finds anomalies in the record of a race or crash test: the clients' answers and the database's rows. Replays prices
 * with the reference, not with the server's rules. Doesn't cover voids.
 */
import type { ListingId } from '#platform/common/ids.ts'
import { closingAfter, line, lines, minimum, type LedgerRow, type Line } from './auction-reference.ts'
import { checkAnswers, checkBuyNowAnswers, checkRealTimeOrder } from './bid-answer-checks.ts'
import type { Anomaly, Case, RecordedAuction, Recording, Report } from './bid-recording.ts'

/**
 * Only a blocked transaction takes this long between reading the clock under the lock and writing
 * the row.
 */
const noticeableWaitMs = 1_000

export function findAnomalies(recording: Recording): Anomaly[] {
  const anomalies: Anomaly[] = []
  for (const auction of recording.auctions) {
    const { listing_id } = auction
    const report: Report = (name, detail) => void anomalies.push({ name, listing_id, detail })
    const one = caseOf(recording, auction)
    checkSequence(one, report)
    checkPrices(one, report)
    checkTimes(one, report)
    checkClockUnderLock(one, report)
    checkEnd(one, report)
    checkTrades(one, report)
    checkAnswers(one, report)
    checkBuyNowAnswers(one, report)
    checkRealTimeOrder(one, report)
  }
  return [...anomalies, ...strays(recording)]
}

function caseOf(recording: Recording, auction: RecordedAuction): Case {
  const ofThis = <T extends { listing_id: ListingId }>(rows: readonly T[]): T[] =>
    rows.filter((row) => row.listing_id === auction.listing_id)
  const bids = ofThis(recording.bids).toSorted((one, other) => one.sequence - other.sequence)
  const rows = bids.map<LedgerRow>((bid) => ({
    by: bid.bidder_id,
    max: bid.max_cents,
    reserve: reserveAt(auction, bid.sequence),
  }))
  return {
    auction,
    bids,
    deal: ofThis(recording.deals)[0],
    closings: ofThis(recording.closings),
    trades: ofThis(recording.trades),
    calls: ofThis(recording.calls),
    expected: lines(auction.start_price_cents, rows),
  }
}

function reserveAt({ reserve_price_cents, lowered }: RecordedAuction, sequence = Infinity): number | null {
  return lowered && sequence > lowered.after_sequence ? lowered.reserve_price_cents : reserve_price_cents
}

function strays({ auctions, bids, trades }: Recording): Anomaly[] {
  const known = new Set(auctions.map((auction) => auction.listing_id))
  const stray = (row: { listing_id: ListingId }): boolean => !known.has(row.listing_id)
  return [
    ...bids
      .filter(stray)
      .map(({ listing_id }) => ({ listing_id, name: 'phantom_bid', detail: 'unknown listing' }) as const),
    ...trades
      .filter(stray)
      .map(({ listing_id }) => ({ listing_id, name: 'phantom_buy_now', detail: 'unknown listing' }) as const),
  ]
}

const lineBefore = ({ auction, expected }: Case, index: number): Line =>
  index === 0 ? line(auction.start_price_cents, []) : expected[index - 1]!

const closesBefore = ({ auction, bids }: Case, index: number): Date =>
  index === 0 ? auction.closes_at : bids[index - 1]!.closes_at

function checkSequence({ bids }: Case, report: Report): void {
  let previous = 0
  for (const { sequence } of bids) {
    if (sequence === previous) report('duplicate_sequence', `two bids have ${sequence}`)
    else if (sequence !== previous + 1) report('sequence_gap', `${sequence} follows ${previous}`)
    previous = sequence
  }
}

function checkPrices(one: Case, report: Report): void {
  const { auction, bids, expected } = one
  for (const [index, bid] of bids.entries()) {
    const before = lineBefore(one, index)
    const { price, leader } = expected[index]!
    const ownMaximum = before.leader === bid.bidder_id && bid.max_cents <= (before.leaderMax ?? 0)
    if (bid.price_cents !== price) {
      report('price_not_by_the_rules', `bid ${bid.sequence} made ${bid.price_cents}, by the rules ${price}`)
    }
    if (bid.leader_id !== leader) {
      report('wrong_leader', `bid ${bid.sequence} made ${bid.leader_id} the leader, by the rules ${leader}`)
    }
    if (ownMaximum || bid.max_cents < minimum(before) || bid.bidder_id === auction.seller_id) {
      report('bid_not_by_the_rules', `bid ${bid.sequence} of ${bid.max_cents} should have been refused`)
    }
  }
}

function checkTimes(one: Case, report: Report): void {
  const { bids, expected, closings, trades } = one
  const buyNow = trades.find((trade) => trade.how === 'buy_now')
  for (const [index, bid] of bids.entries()) {
    const closesAt = closesBefore(one, index)
    const writtenAt = bid.written_at ?? bid.placed_at
    const waited = writtenAt.getTime() - bid.placed_at.getTime() > noticeableWaitMs
    const tooLate = bid.placed_at >= closesAt || (waited && writtenAt >= closesAt)
    if (tooLate || closings.some((closing) => writtenAt > closing.at)) {
      report('accepted_after_close', `bid ${bid.sequence}, ${bid.placed_at.toISOString()}`)
    }
    if (buyNow && writtenAt > buyNow.agreed_at) report('bid_after_buy_now', `bid ${bid.sequence}`)

    const call = { by: bid.bidder_id, at: bid.placed_at.getTime() }
    const closing = closingAfter(closesAt.getTime(), call, lineBefore(one, index), expected[index]!)
    if (bid.closes_at.getTime() !== closing) {
      report(
        'closing_time_not_by_the_rules',
        `after bid ${bid.sequence} by the rules ${new Date(closing).toISOString()}`,
      )
    }
  }
}

/**
 * Under one lock each bid reads the clock after the previous one was written; a batch shares one
 * instant.
 */
function checkClockUnderLock({ bids }: Case, report: Report): void {
  for (const [index, bid] of bids.entries()) {
    const previous = bids[index - 1]
    const together = previous?.placed_at.getTime() === bid.placed_at.getTime()
    if (previous && !together && bid.placed_at < (previous.written_at ?? previous.placed_at)) {
      report(
        'real_time_order_violation',
        `bid ${bid.sequence} was decided by a clock read before bid ${previous.sequence}`,
      )
    }
  }
}

function checkEnd({ auction, bids, deal, closings, trades, expected }: Case, report: Report): void {
  const last = expected.at(-1) ?? line(auction.start_price_cents, [])
  const closesAt = bids.at(-1)?.closes_at ?? auction.closes_at
  const bought = trades.some((trade) => trade.how === 'buy_now')
  if (deal && (deal.price_cents !== last.price || deal.bid_count !== bids.length)) {
    const pending = `${deal.price_cents} after ${deal.bid_count} bids`
    report('final_price_differs', `the deal has ${pending}, the bids give ${last.price} after ${bids.length}`)
  }
  if (deal && (deal.leader_id !== last.leader || deal.leader_max_cents !== last.leaderMax)) {
    report('wrong_leader', `the deal has ${deal.leader_id}, the bids give ${last.leader}`)
  }
  if (deal?.closes_at && deal.closes_at.getTime() !== closesAt.getTime()) {
    report('closing_time_not_by_the_rules', `the deal closes at ${deal.closes_at.toISOString()}`)
  }
  if (closings.length + (bought ? 1 : 0) > 1)
    report('closed_twice', `${closings.length} closings, bought: ${bought}`)
  const ends = closings.map((closing) => closing.at)
  if (deal?.closed_at && !bought) ends.push(deal.closed_at)
  if (ends.some((end) => end < closesAt)) report('closed_before_time', `before ${closesAt.toISOString()}`)
}

function checkTrades({ auction, bids, trades, closings, expected }: Case, report: Report): void {
  if (trades.length > 1) report('two_trades_for_one_listing', `${trades.length} trades`)
  const { price, leader } = expected.at(-1) ?? line(auction.start_price_cents, [])
  const reserve = reserveAt(auction)
  const sold = leader !== null && (reserve === null || price >= reserve)
  if (closings.length > 0 && sold && trades.length === 0) report('trade_missing', `${leader} won at ${price}`)
  if (closings.some((closing) => closing.outcome !== (sold ? 'sold' : 'unsold'))) {
    report('trade_with_wrong_buyer_or_price', `the closing should say ${sold ? 'sold' : 'unsold'}`)
  }
  for (const trade of trades) {
    const boughtNow = trade.how === 'buy_now'
    const right = boughtNow
      ? trade.price_cents === auction.buy_now_price_cents && trade.buyer_id !== auction.seller_id
      : closings.length > 0 && sold && trade.price_cents === price && trade.buyer_id === leader
    if (!right)
      report('trade_with_wrong_buyer_or_price', `${trade.how}: ${trade.buyer_id} at ${trade.price_cents}`)
    if (!boughtNow) continue
    const ended = bids.findIndex(({ sequence }, index) => {
      const pending = reserveAt(auction, sequence)
      return pending === null || expected[index]!.price >= pending
    })
    if (ended >= 0 && bids[ended]!.placed_at < trade.agreed_at) {
      report('buy_now_not_standing', `bid ${bids[ended]!.sequence} had ended it`)
    }
  }
}
