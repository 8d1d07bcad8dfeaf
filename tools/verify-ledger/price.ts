import type { Ladder, ReserveState } from './ledger-file.ts'

/**
 * Computes the price from the published rules and all valid maxima, independently of the server's
 * code.
 */

export type Act =
  | { kind: 'bid'; bidder: string; maximum: number }
  | { kind: 'lowered'; bidder: string; maximum: number }
  | { kind: 'reserve'; cents: number }

export interface Terms {
  start: number
  reserve: number | null
  ladder: readonly Ladder[]
}

export class Price {
  readonly terms: Terms
  price: number
  reserve: number | null
  leader: string | null = null
  bids = 0
  readonly maxima = new Map<string, number>()

  constructor(terms: Terms, acts: readonly Act[] = []) {
    this.terms = terms
    this.price = terms.start
    this.reserve = terms.reserve
    for (const act of acts) this.take(act)
  }

  take(act: Act): void {
    if (act.kind === 'reserve') {
      this.reserve = act.cents
      return
    }
    this.maxima.set(act.bidder, act.maximum)
    if (act.kind === 'lowered') return
    this.bids += 1
    const isRaise = this.leader === act.bidder
    // Rule 3: a later bid must be higher, not equal.
    if (this.leader === null || act.maximum > this.maximum) this.leader = act.bidder
    if (!isRaise) this.price = Math.max(this.price, this.contested())
    const { reserve } = this
    if (reserve !== null && this.price < reserve && this.maximum >= reserve) this.price = reserve
  }

  get maximum(): number {
    return this.leader === null ? 0 : this.maxima.get(this.leader)!
  }

  /** Rule 1: the minimum of the next bid. */
  get least(): number {
    return this.bids === 0 ? this.terms.start : this.price + stepAbove(this.price, this.terms.ladder)
  }

  get reserveState(): ReserveState {
    if (this.reserve === null) return 'none'
    return this.bids > 0 && this.price >= this.reserve ? 'met' : 'not_met'
  }

  /** Rule 4: the price that beats everybody else. */
  private contested(): number {
    let second: number | null = null
    for (const [bidder, maximum] of this.maxima)
      if (bidder !== this.leader && (second === null || maximum > second)) second = maximum
    if (second === null) return this.terms.start
    return Math.min(this.maximum, second + stepAbove(second, this.terms.ladder))
  }
}

/** Rule 2. Upper bounds are inclusive. */
export function stepAbove(cents: number, ladder: readonly Ladder[]): number {
  for (const { up_to_cents: upToCents, increment_cents: incrementCents } of ladder)
    if (upToCents === null || cents <= upToCents) return incrementCents
  return Number.NaN
}
