import type { AccountId } from '#platform/common/ids.ts'

/**
 * A second implementation of trading-rules.md, independent of the server's: plain, slow, always from the full history.
 * Tests compare the server with it. Amounts are whole cents, instants milliseconds.
 */

export type Terms = {
  seller: AccountId
  start: number
  reserve: number | null
  buyNow: number | null
  closesAt: number
}

export type Attempt =
  | { kind: 'bid'; by: AccountId; max: number; at: number }
  | { kind: 'buy_now'; by: AccountId; at: number }
  | { kind: 'lower_reserve'; to: number; at: number }
  | { kind: 'void'; whom: AccountId; at: number }
  | { kind: 'lower_maximum'; by: AccountId; to: number; at: number }
  | { kind: 'close'; at: number }

export type LedgerRow = { by: AccountId; max: number; reserve: number | null; lowering?: boolean }

export type Line = { price: number; leader: AccountId | null; leaderMax: number | null }

const minutes = (count: number): number => count * 60_000

/** Implements rule 2. */
export function step(price: number): number {
  if (price <= 2_000) return 50
  if (price <= 20_000) return 100
  if (price <= 100_000) return 500
  if (price <= 500_000) return 1_000
  if (price <= 2_500_000) return 5_000
  return 10_000
}

type Status = { by: AccountId; max: number; since: number }

/** Rule 3: each bidder's maximum, and the row since which they have offered at least that. */
function ranking(rows: readonly LedgerRow[]): Status[] {
  const bidders = [...new Set(rows.map((row) => row.by))]
  const standings = bidders.map((by) => {
    const max = rows.filter((row) => row.by === by).at(-1)?.max ?? 0
    return { by, max, since: rows.findIndex((row) => row.by === by && row.max >= max) }
  })
  return standings.toSorted((one, other) => other.max - one.max || one.since - other.since)
}

/** Rules 3 to 6: price and leader after each row, each computed from all rows up to it. */
export function lines(start: number, rows: readonly LedgerRow[]): Line[] {
  let price = start
  let leaderBefore: AccountId | null = null
  return rows.map((row, index) => {
    const [first, second] = ranking(rows.slice(0, index + 1))
    if (!first) throw new Error('A bid without a leader')
    const raisesOwn = leaderBefore === row.by
    if (second && !raisesOwn) {
      price = Math.max(start, price, Math.min(first.max, second.max + step(second.max)))
    }
    if (!row.lowering && row.reserve !== null && first.max >= row.reserve && price < row.reserve)
      price = row.reserve
    leaderBefore = first.by
    return { price, leader: first.by, leaderMax: first.max }
  })
}

export function line(start: number, rows: readonly LedgerRow[]): Line {
  return lines(start, rows).at(-1) ?? { price: start, leader: null, leaderMax: null }
}

/** Implements rule 1. */
export function minimum({ price, leader }: Line): number {
  return leader === null ? price : price + step(price)
}

/** Implements "Auto-extend", for a bid that changed the line from `before` to `after`. */
export function closingAfter(
  closesAt: number,
  bid: { by: number; at: number },
  before: Line,
  after: Line,
): number {
  const inTheLastTwoMinutes = bid.at > closesAt - minutes(2)
  const raisesOwnOnly = before.leader === bid.by && before.price === after.price
  return inTheLastTwoMinutes && !raisesOwnOnly ? bid.at + minutes(2) : closesAt
}

export type Result =
  | { sold: true; to: number; for: number }
  | { sold: false; why: 'no_bids' | 'reserve_not_met' }

export type Account = {
  verdicts: string[]
  price: number
  leader: AccountId | null
  leaderMax: number | null
  bids: number
  minimum: number
  reserve: number | null
  reserveState: 'none' | 'not_met' | 'met'
  buyNowStands: boolean
  closesAt: number
  result: Result | null
}

export function account(terms: Terms, attempts: readonly Attempt[]): Account {
  const story = new Story(terms)
  const verdicts = attempts.map((attempt) => story.take(attempt))
  return { verdicts, ...story.state() }
}

class Story {
  terms: Terms
  rows: LedgerRow[] = []
  restricted: AccountId[] = []
  reserve: number | null
  reserveLowered = false
  buyNowGone: boolean
  closesAt: number
  mayLower: number | null = null
  result: Result | null = null

  constructor(terms: Terms) {
    this.terms = terms
    this.reserve = terms.reserve
    this.buyNowGone = terms.buyNow === null
    this.closesAt = terms.closesAt
  }

  valid(): LedgerRow[] {
    return this.rows.filter((row) => !this.restricted.includes(row.by))
  }

  state(): Omit<Account, 'verdicts'> {
    const rows = this.valid()
    const { price, leader, leaderMax } = line(this.terms.start, rows)
    return {
      price,
      leader,
      leaderMax,
      bids: rows.filter((row) => !row.lowering).length,
      minimum: minimum({ price, leader, leaderMax }),
      reserve: this.reserve,
      reserveState: this.reserveState(),
      buyNowStands: !this.buyNowGone && this.result === null,
      closesAt: this.closesAt,
      result: this.result,
    }
  }

  reserveState(): 'none' | 'not_met' | 'met' {
    if (this.reserve === null) return 'none'
    const rows = this.valid()
    return rows.length > 0 && line(this.terms.start, rows).price >= this.reserve ? 'met' : 'not_met'
  }

  take(attempt: Attempt): string {
    if (attempt.kind === 'close') return this.close(attempt.at)
    if (this.result !== null || attempt.at >= this.closesAt) return 'listing_closed'
    if (attempt.kind === 'bid') return this.bid(attempt)
    if (attempt.kind === 'buy_now') return this.buyNow(attempt.by)
    if (attempt.kind === 'lower_reserve') return this.lowerReserve(attempt.to, attempt.at)
    if (attempt.kind === 'void') return this.void(attempt.whom, attempt.at)
    return this.lowerMaximum(attempt.by, attempt.to)
  }

  mayTrade(who: AccountId): boolean {
    return who !== this.terms.seller && !this.restricted.includes(who)
  }

  bid({ by, max, at }: { by: AccountId; max: number; at: number }): string {
    const before = line(this.terms.start, this.valid())
    if (!this.mayTrade(by)) return 'not_allowed_to_bid'
    if (!Number.isInteger(max) || max < 1) return 'amount_not_valid'
    if (max > 10_000_000_000) return 'bid_too_high'
    if (by === before.leader && max <= (before.leaderMax ?? 0)) return 'maximum_below_own'
    if (max < minimum(before)) return 'bid_too_low'

    this.rows.push({ by, max, reserve: this.reserve })
    this.closesAt = closingAfter(this.closesAt, { by, at }, before, line(this.terms.start, this.valid()))
    this.mayLower = null
    if (this.reserve === null || this.reserveState() === 'met') this.buyNowGone = true
    return 'accepted'
  }

  buyNow(by: AccountId): string {
    if (!this.mayTrade(by)) return 'not_allowed_to_bid'
    if (this.buyNowGone || this.terms.buyNow === null) return 'buy_now_gone'
    this.result = { sold: true, to: by, for: this.terms.buyNow }
    return 'accepted'
  }

  lowerReserve(to: number, at: number): string {
    if (this.reserve === null || this.terms.reserve === null) return 'no_reserve'
    if (this.reserveLowered) return 'reserve_already_lowered'
    if (at >= this.closesAt - minutes(60)) return 'reserve_lowering_too_late'
    if (!Number.isInteger(to) || to < 1) return 'amount_not_valid'
    if (to >= this.reserve) return 'reserve_not_lower'
    if (2 * to < this.terms.reserve) return 'reserve_too_low'
    this.reserve = to
    this.reserveLowered = true
    if (this.reserveState() === 'met') this.buyNowGone = true
    return 'accepted'
  }

  void(whom: AccountId, at: number): string {
    if (at >= this.closesAt - minutes(10)) return 'void_too_late'
    if (!this.valid().some((row) => row.by === whom)) return 'no_bids_of_bidder'
    const leaderBefore = line(this.terms.start, this.valid()).leader
    this.restricted.push(whom)
    const { leader } = line(this.terms.start, this.valid())
    if (leader !== leaderBefore) this.mayLower = leader
    return 'accepted'
  }

  lowerMaximum(by: AccountId, to: number): string {
    const { price, leader, leaderMax } = line(this.terms.start, this.valid())
    if (leader !== by || this.mayLower !== by) return 'not_allowed_to_lower'
    if (!Number.isInteger(to) || to < 1) return 'amount_not_valid'
    if (to >= (leaderMax ?? 0)) return 'maximum_not_lower'
    if (to < price) return 'maximum_below_price'
    this.rows.push({ by, max: to, reserve: this.reserve, lowering: true })
    this.mayLower = null
    return 'accepted'
  }

  close(at: number): string {
    if (this.result !== null || at < this.closesAt) return 'not_due'
    const { leader, price } = line(this.terms.start, this.valid())
    if (leader === null) this.result = { sold: false, why: 'no_bids' }
    else if (this.reserveState() === 'not_met') this.result = { sold: false, why: 'reserve_not_met' }
    else this.result = { sold: true, to: leader, for: price }
    return 'accepted'
  }
}
