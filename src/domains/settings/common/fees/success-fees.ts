/** A success fee of a sale's items: a rate between a floor and a cap, in cents. The cap wins over the floor. */
export interface FeeTerms {
  /** In hundredths of a per cent. */
  rate_bp: number
  floor_cents: number
  cap_cents: number | null
}

export const feeSellers = ['anyone', 'private', 'in_trade', 'plan'] as const
export type FeeSeller = (typeof feeSellers)[number]

export interface FeeException extends FeeTerms {
  /** With all categories below it; null for every category. */
  category_id: number | null
  seller: FeeSeller
  /** Only with `plan`; null for any plan. */
  plan_id: number | null
}

export interface FeeSheet {
  success_fee_enabled: boolean
  success_fee_rate_bp: number
  success_fee_floor_cents: number
  success_fee_cap_cents: number | null
  /** The first that fits a listing wins. */
  success_fee_exceptions: FeeException[]
}

export const maxFeeExceptions = 50
export const maxFeeRate = 5_000
export const maxFeeCents = 100_000

/** Stripe holds a payment for at most 90 days; whatever isn't released by then is on day 85. */
export const maxReleaseDays = 60
export const maxDeliveredDays = 30
export const maxPayoutHoldHours = 168
export const maxProtectionCents = 10_000_000

export const usualFeeChoices = {
  pay_on_hoko_enabled: false,
  success_fee_enabled: false,
  success_fee_rate_bp: 790,
  success_fee_floor_cents: 50,
  success_fee_cap_cents: 14_900,
  success_fee_exceptions: [] as FeeException[],
  release_after_delivered_days: 3,
  release_after_sent_days: 14,
  protection_ceiling_cents: 500_000,
  payout_hold_hours: 24,
  withdrawal_fee_enabled: false,
  withdrawal_fee_cents: 500,
}

/** A figure that isn't valid is the text as typed. */
type TypedFigure = number | string | null

export interface TypedException extends Pick<FeeException, 'category_id' | 'seller' | 'plan_id'> {
  rate_bp: TypedFigure
  floor_cents: TypedFigure
  cap_cents: TypedFigure
}

export interface ExceptionProblem {
  at: number
  field: keyof FeeException
  kind: 'no_scope' | 'plan_without_seller' | 'repeated' | 'rate' | 'amount'
}

const isWithin = (figure: TypedFigure, most: number): boolean =>
  typeof figure === 'number' && Number.isInteger(figure) && figure >= 0 && figure <= most

const hasSameScope = (one: TypedException, other: TypedException): boolean =>
  one.category_id === other.category_id && one.seller === other.seller && one.plan_id === other.plan_id

/** The first in the order of the list. */
export function findExceptionProblem(exceptions: readonly TypedException[]): ExceptionProblem | null {
  for (const [at, exception] of exceptions.entries()) {
    const { category_id: categoryId, seller, plan_id: planId, cap_cents: capCents } = exception
    if (categoryId === null && seller === 'anyone') return { at, field: 'category_id', kind: 'no_scope' }
    if (planId !== null && seller !== 'plan') return { at, field: 'seller', kind: 'plan_without_seller' }
    if (exceptions.slice(0, at).some((earlier) => hasSameScope(earlier, exception)))
      return { at, field: 'category_id', kind: 'repeated' }
    if (!isWithin(exception.rate_bp, maxFeeRate)) return { at, field: 'rate_bp', kind: 'rate' }
    if (!isWithin(exception.floor_cents, maxFeeCents)) return { at, field: 'floor_cents', kind: 'amount' }
    if (capCents !== null && !isWithin(capCents, maxFeeCents))
      return { at, field: 'cap_cents', kind: 'amount' }
  }
  return null
}
