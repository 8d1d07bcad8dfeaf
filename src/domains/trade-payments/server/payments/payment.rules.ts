import { maxStarted, releaseByDay, type PayBarrier } from '#domains/trade-payments/common/trade-payments.ts'

/** Paying for a trade on Hoko, and when its money is released (beyond the seed, section 2). Pure. */

export interface MoneyTrade {
  status: 'unconfirmed' | 'agreed' | 'paid' | 'sent' | 'completed' | 'disputed' | 'cancelled'
  type: 'general' | 'vehicle' | 'property'
  seller_is_suspended: boolean
  /** The latest; null for trades from before terms. */
  terms: { items_cents: number; total_cents: number; is_final: boolean } | null
  /** Charged, and neither refunded nor charged back. */
  paidCents: number
}

export interface PaySettings {
  isEnabled: boolean
  ceilingCents: number
}

/** Null if it can be paid on Hoko now. */
export function findBarrier(
  trade: MoneyTrade,
  { isEnabled, ceilingCents }: PaySettings,
  isSellerReady: boolean,
): PayBarrier | null {
  const { status, terms } = trade
  if (!isEnabled) return 'off'
  if (trade.type !== 'general') return 'not_general'
  const isPaidElsewhere = status !== 'agreed' && trade.paidCents === 0
  if (status === 'completed' || status === 'cancelled' || status === 'unconfirmed' || status === 'disputed') {
    return 'not_agreed'
  }
  if (!terms || !terms.is_final) return 'total_open'
  if (isPaidElsewhere || terms.total_cents <= trade.paidCents) return 'paid'
  if (terms.total_cents > ceilingCents) return 'above_ceiling'
  return isSellerReady && !trade.seller_is_suspended ? null : 'seller_not_ready'
}

export const findDue = ({ terms, paidCents }: Pick<MoneyTrade, 'terms' | 'paidCents'>): number | null =>
  terms?.is_final ? Math.max(0, terms.total_cents - paidCents) : null

/** A payment that just came: what is given back at once, and why. */
export function judgeArrival(
  trade: MoneyTrade,
  amountCents: number,
  ageMs: number,
): { refundCents: number; cause: 'paid_twice' | 'paid_too_late' | 'total_lowered' } | null {
  const isTooLate = ageMs > givenUpAfterMs
  if (isTooLate || trade.status === 'cancelled' || trade.status === 'unconfirmed') {
    return { refundCents: amountCents, cause: 'paid_too_late' }
  }
  const isOpen = trade.status === 'agreed' || (trade.paidCents > 0 && trade.status !== 'completed')
  const due = isOpen ? (findDue(trade) ?? 0) : 0
  if (due === 0) return { refundCents: amountCents, cause: 'paid_twice' }
  return amountCents > due ? { refundCents: amountCents - due, cause: 'total_lowered' } : null
}

/** A payment that isn't settled by then is given up, and given back if it went through after all. */
export const givenUpAfterMs = 86_400_000

export const mayStartAnother = (started: number): boolean => started < maxStarted

export interface Periods {
  afterDeliveredDays: number
  afterSentDays: number
}

const day = 86_400_000
const daysAfter = (at: Date, days: number) => new Date(at.getTime() + days * day)
const earlier = (a: Date, b: Date) => (a < b ? a : b)
const later = (a: Date, b: Date) => (a < b ? b : a)

/** Disputes open on day 3 after the agreement: the buyer has a day from then at least. */
const leastDays = 4

/** Always before day 85. */
export function findReleaseAt(
  { paidAt, sentAt, deliveredAt }: { paidAt: Date; sentAt: Date | null; deliveredAt: Date | null },
  { afterDeliveredDays, afterSentDays }: Periods,
): Date | null {
  if (!sentAt) return null
  const latest = new Date(daysAfter(paidAt, releaseByDay).getTime() - day / 2)
  const bySent = earlier(daysAfter(sentAt, afterSentDays), latest)
  const found = deliveredAt ? earlier(daysAfter(deliveredAt, afterDeliveredDays), bySent) : bySent
  return earlier(later(found, daysAfter(paidAt, leastDays)), latest)
}

/** Divides a fee over the payments of a trade, in their order; none pays more than it has. */
export function divideFee(feeCents: number, waiting: number[]): number[] {
  let left = feeCents
  return waiting.map((cents) => {
    const share = Math.min(left, cents)
    left -= share
    return share
  })
}

/** Divides a refund over payments, from the last one back. */
export function divideRefund(refundCents: number, waiting: number[]): number[] {
  return divideFee(refundCents, waiting.toReversed()).toReversed()
}

const hour = 3_600_000

/** When a transfer is tried again after it was refused `tries` times. */
export const findNextTry = (tries: number, now: Date): Date =>
  new Date(now.getTime() + Math.min(24, 2 ** Math.max(0, tries - 1)) * hour)
