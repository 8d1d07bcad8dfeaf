import type { Fault } from './chain.ts'
import type {
  BidRow,
  ClosingRow,
  LoweringRow,
  MaximumRow,
  OpeningRow,
  LedgerRow,
  Terms,
  VoidRow,
} from './ledger-file.ts'
import { Price, type Act } from './price.ts'
import type { Secrets } from './secrets.ts'
import { formatMoney, formatTime } from './formats.ts'

export function faultInAuction(rows: readonly LedgerRow[], secrets: Secrets): Fault | null {
  const auction = new Auction(rows[0] as OpeningRow, secrets)
  for (const row of rows.slice(1)) {
    const sentence = auction.take(row)
    if (sentence) return { row: row.number, sentence: `Row ${row.number} is wrong: ${sentence}` }
  }
  return null
}

const ms = (instant: string) => Date.parse(instant)

class Auction {
  readonly rules: OpeningRow
  readonly secrets: Secrets
  price: Price
  acts: Act[] = []
  buy_now: number | null
  closes: number
  last: number
  sequence = 0
  pausedAt: number | null = null
  hasLowered = false
  firstReserve: number | null
  voided = new Set<string>()
  risen: string | null = null
  due: number | null = null

  constructor(opening: OpeningRow, secrets: Secrets) {
    this.rules = opening
    this.secrets = secrets
    this.last = ms(opening.at)
    this.closes = ms(opening.closes_at)
    this.buy_now = opening.buy_now_price_cents
    this.firstReserve = this.reserveOf(opening.number, opening.reserve_commitment)
    this.price = this.priceFrom(opening, this.firstReserve)
  }

  take(row: LedgerRow): string | null {
    const at = ms(row.at)
    if (at < this.last) return `it is of ${formatTime(row.at)}, before the row above it.`
    this.last = at
    const due = this.due
    if (due !== null && (row.kind !== 'extension' || row.reason !== 'late_bid'))
      return 'the bid before it came in the last minutes, so the closing must move here.'
    if (this.pausedAt !== null && row.kind !== 'went_on' && row.kind !== 'withdrawal')
      return 'the listing was suspended, so nothing could happen.'
    switch (row.kind) {
      case 'opening':
        return 'a ledger opens once.'
      case 'terms_changed':
        return at >= this.closes ? 'the auction was over.' : this.takeTerms(row, row.number)
      case 'bid':
        return this.takeBid(row, at)
      case 'extension':
        return this.takeExtension(row, at)
      case 'reserve_lowered':
        return this.takeLowering(row, at)
      case 'void':
        return this.takeVoid(row, at)
      case 'maximum_lowered':
        return this.takeMaximum(row, at)
      case 'stood_still':
        if (at >= this.closes) return 'the auction was over.'
        this.pausedAt = at
        return null
      case 'went_on':
        return this.proceed(row.closes_at, at)
      case 'closing':
        return this.takeClosing(row, at)
      case 'bought_now':
        return this.takePurchase(row.price_cents, at)
      case 'offer_accepted':
        if (at >= this.closes) return 'the auction was over.'
        return this.price.bids > 0 ? 'there were bids, so no offer could be accepted.' : null
      case 'withdrawal':
        return this.pausedAt === null && at >= this.closes ? 'the auction was over.' : null
      default:
        if (at >= this.closes) return 'the auction was over.'
        return this.price.bids > 0 ? 'there were bids, so it could not be sold elsewhere.' : null
    }
  }

  takeTerms(terms: Terms, number: number): string | null {
    if (this.sequence > 0) return 'the terms stand from the first bid on.'
    this.firstReserve = this.reserveOf(number, terms.reserve_commitment)
    this.price = this.priceFrom(terms, this.firstReserve)
    this.buy_now = terms.buy_now_price_cents
    this.closes = ms(terms.closes_at)
    return null
  }

  takeBid(row: BidRow, at: number): string | null {
    const maximum = this.secrets.maxima.get(row.number)!
    const { price } = this
    const isRaise = price.leader === row.bidder
    const before = price.price
    if (at >= this.closes) return `the auction had closed by ${formatTime(row.at)}.`
    if (row.sequence !== this.sequence + 1) return `it should be bid ${this.sequence + 1}.`
    if (this.voided.has(row.bidder)) return `${row.bidder} had been voided.`
    if (isRaise && maximum <= price.maximum) return 'the leader had already bid as much.'
    // A stand-in is no whole number, and doesn't reveal how far above every price the secret is.
    if (Number.isInteger(maximum) && maximum < price.least)
      return `the least that counted was ${describePrice(price.least)}.`
    if (maximum > this.rules.max_bid_cents) return 'nobody may bid as much.'
    this.sequence += 1
    this.risen = null
    this.act({ kind: 'bid', bidder: row.bidder, maximum })
    this.endBuyNow()
    const extended = at + this.rules.extension_ms
    if (extended > this.closes && (!isRaise || price.price !== before)) this.due = extended
    return this.status(row)
  }

  takeExtension(row: LedgerRow & { kind: 'extension' }, at: number): string | null {
    const to = ms(row.closes_at)
    if (row.reason === 'late_bid') {
      if (this.due === null) return 'no bid moved the closing.'
      if (to !== this.due)
        return `the closing should move to ${formatTime(new Date(this.due).toISOString())}.`
      this.due = null
    } else if (row.reason === 'before_the_ledger') {
      const { written_at: writtenAt } = this.rules
      if (writtenAt === null || at > ms(writtenAt)) return 'this ledger was there from the beginning.'
    } else if (to <= this.closes) return 'an outage only moves a closing to later.'
    this.closes = to
    return null
  }

  takeLowering(row: LoweringRow, at: number): string | null {
    const to = this.reserveOf(row.number, row.reserve_commitment)!
    const from = this.price.reserve
    if (from === null) return 'there was no reserve.'
    if (this.sequence === 0) return 'before the first bid the terms change, not the reserve alone.'
    if (this.hasLowered) return 'a reserve can be lowered once.'
    if (this.closes - at <= this.rules.reserve_freeze_ms) return 'it was too late to lower the reserve.'
    // Secrets aren't compared.
    if (Number.isFinite(to) && Number.isFinite(from)) {
      if (to >= from) return 'the reserve did not fall.'
      if (to * 100 < from * this.rules.reserve_floor_percent) return 'the reserve fell too far.'
    }
    this.hasLowered = true
    this.act({ kind: 'reserve', cents: to })
    this.endBuyNow()
    return this.stateFault(row.reserve_state)
  }

  takeVoid(row: VoidRow, at: number): string | null {
    if (at >= this.closes) return 'the auction was over.'
    if (row.by === 'seller' && this.closes - at <= this.rules.void_freeze_ms)
      return 'it was too late for the seller to void a bidder.'
    if (!this.price.maxima.has(row.bidder)) return `there was no bid of ${row.bidder}.`
    const led = this.price.leader
    this.voided.add(row.bidder)
    this.acts = this.acts.filter((act) => act.kind === 'reserve' || act.bidder !== row.bidder)
    this.price = new Price(this.price.terms, this.acts)
    if (this.price.leader !== led) this.risen = this.price.leader
    return this.status(row)
  }

  takeMaximum(row: MaximumRow, at: number): string | null {
    const maximum = this.secrets.maxima.get(row.number)!
    if (at >= this.closes) return 'the auction was over.'
    if (this.risen !== row.bidder) return `${row.bidder} could not ask for less.`
    if (maximum >= this.price.maximum) return 'the maximum did not fall.'
    if (maximum < this.price.price) return `the price was ${describePrice(this.price.price)} already.`
    this.risen = null
    this.act({ kind: 'lowered', bidder: row.bidder, maximum })
    return null
  }

  proceed(closesAt: string, at: number): string | null {
    if (this.pausedAt === null) return 'the listing had not stood still.'
    const closes = this.closes + at - this.pausedAt
    if (ms(closesAt) !== closes) return 'the auction should go on with the time it had left.'
    this.closes = closes
    this.pausedAt = null
    return null
  }

  takeClosing(row: ClosingRow, at: number): string | null {
    const { price } = this
    if (ms(row.closes_at) !== this.closes)
      return `the auction was to close on ${formatTime(new Date(this.closes).toISOString())}.`
    if (at < this.closes) return 'the auction was closed too early.'
    const isSold = price.leader !== null && price.reserveState !== 'not_met'
    if ((row.outcome === 'sold') !== isSold)
      return isSold ? `it was sold to ${price.leader}.` : 'it was not sold.'
    if (row.winner !== (isSold ? price.leader : null)) return `the winner was ${price.leader ?? 'nobody'}.`
    const paid = price.bids > 0 ? price.price : null
    if (row.price_cents !== paid) return `the price was ${paid === null ? 'none' : describePrice(paid)}.`
    return this.stateFault(row.reserve_state)
  }

  takePurchase(cents: number, at: number): string | null {
    if (at >= this.closes) return 'the auction had closed.'
    if (this.buy_now === null) return 'there was no buy-now any more.'
    return cents === this.buy_now ? null : `the buy-now price was ${formatMoney(this.buy_now)}.`
  }

  status(row: BidRow | VoidRow): string | null {
    const { price, leader } = this.price
    if (row.price_cents !== price)
      return `by the rules the price was ${describePrice(price)}, not ${formatMoney(row.price_cents)}.`
    if (row.leader !== leader) return `${leader ?? 'nobody'} led, not ${row.leader ?? 'nobody'}.`
    return this.stateFault(row.reserve_state)
  }

  stateFault(stated: string): string | null {
    const state = this.price.reserveState
    return stated === state ? null : `the reserve was ${stateWords[state]}.`
  }

  act(act: Act) {
    this.acts.push(act)
    this.price.take(act)
  }

  /**
   * Buy-now ends when the reserve is met or, without one, at the first bid. It doesn't come back.
   */
  endBuyNow() {
    if (this.price.reserve === null ? this.price.bids > 0 : this.price.reserveState === 'met')
      this.buy_now = null
  }

  /** A secret reserve was never met, so it was above every price. */
  reserveOf(number: number, commitment: string | null): number | null {
    return commitment === null ? null : (this.secrets.reserves.get(number) ?? Number.POSITIVE_INFINITY)
  }

  priceFrom({ start_price_cents: startPriceCents }: Terms, reserve: number | null): Price {
    return new Price({ start: startPriceCents, reserve, ladder: this.rules.increments })
  }
}

/** A price that depends on a stand-in is only known to the cent above. */
const describePrice = (cents: number) =>
  Number.isInteger(cents) ? formatMoney(cents) : `more than ${formatMoney(Math.floor(cents))}`

const stateWords = { none: 'none', not_met: 'not met', met: 'met' }
