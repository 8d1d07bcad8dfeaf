import type { Case, RecordedCall, Report } from './bid-recording.ts'

/**
 * Each operation answered `ok` must have exactly one bid, and each bid an operation that may have
 * made it.
 */
export function checkAnswers({ bids, calls }: Case, report: Report): void {
  const unexplained = new Set(bids)
  const operations = Map.groupBy(
    calls.filter((call) => call.kind === 'bid'),
    (call) => call.operation_id,
  )
  const open: RecordedCall[] = []
  for (const [operationId, tries] of operations) {
    const answered = tries.filter((call) => call.outcome === 'ok')
    const unanswered = tries.find((call) => call.outcome === 'unknown')
    if (answered.length === 0 && unanswered) open.push(unanswered)
    const answers = new Map(answered.map((call) => [call.sequence, call]))
    for (const [sequence, { bidder_id, max_cents }] of answers) {
      const made = [...unexplained].find(
        (bid) => bid.sequence === sequence && bid.bidder_id === bidder_id && bid.max_cents === max_cents,
      )
      if (made) unexplained.delete(made)
      else report('acknowledged_bid_lost', `${operationId} was told ${sequence}`)
    }
    if (answers.size > 1) report('phantom_bid', `${operationId} was told two sequences`)
  }
  for (const bid of unexplained) {
    const maker = open.findIndex(
      (call) => call.bidder_id === bid.bidder_id && call.max_cents === bid.max_cents,
    )
    if (maker < 0) report('phantom_bid', `bid ${bid.sequence}: ${bid.bidder_id} up to ${bid.max_cents}`)
    else open.splice(maker, 1)
  }
}

export function checkBuyNowAnswers({ trades, calls }: Case, report: Report): void {
  const purchases = calls.filter((call) => call.kind === 'buy_now')
  const bought = trades.filter((trade) => trade.how === 'buy_now')
  for (const call of purchases.filter((purchase) => purchase.outcome === 'ok')) {
    if (!bought.some((trade) => trade.buyer_id === call.bidder_id)) {
      report('acknowledged_buy_now_lost', `${call.operation_id} by ${call.bidder_id}`)
    }
  }
  for (const trade of bought) {
    if (!purchases.some((call) => call.bidder_id === trade.buyer_id && call.outcome !== 'refused')) {
      report('phantom_buy_now', `nobody asked for it as ${trade.buyer_id}`)
    }
  }
}

/** A bid whose reply came before another was sent must precede it. */
export function checkRealTimeOrder({ calls }: Case, report: Report): void {
  const operations = Map.groupBy(
    calls.filter((call) => call.kind === 'bid'),
    (call) => call.operation_id,
  )
  const received = [...operations].flatMap(([operationId, tries]) => {
    const answered = tries.filter((call) => call.outcome === 'ok')
    const sequence = answered[0]?.sequence
    if (sequence === undefined || sequence === null) return []
    const requested = Math.min(...tries.map((call) => call.started_at.getTime()))
    const known = Math.min(...answered.map((call) => call.ended_at.getTime()))
    return [{ operation_id: operationId, sequence, requested, known }]
  })
  const byKnown = received.toSorted((one, other) => one.known - other.known)
  let passed = 0
  let highest = 0
  for (const call of received.toSorted((one, other) => one.requested - other.requested)) {
    for (let next = byKnown[passed]; next && next.known < call.requested; next = byKnown[passed]) {
      highest = Math.max(highest, next.sequence)
      passed += 1
    }
    if (call.sequence < highest) {
      report(
        'real_time_order_violation',
        `${call.operation_id} got ${call.sequence} after ${highest} was answered`,
      )
    }
  }
}
