import type { FeeException, FeeSheet, FeeTerms } from '#domains/settings/common/fees/success-fees.ts'
import { calculateGst } from '#platform/common/gst.ts'

export type { FeeSheet, FeeTerms } from '#domains/settings/common/fees/success-fees.ts'

/** Sales below it have no fee, in cents. */
export const leastSaleWithFee = 100

/** Half a cent is rounded up. */
const takeShare = (cents: number, rateBp: number): number => Math.floor((cents * rateBp + 5_000) / 10_000)

/**
 * The success fee of a sale in cents: never more than the items, and never less for a higher price.
 * @param itemsCents without the delivery
 */
export function findFee(terms: FeeTerms | null, itemsCents: number): number {
  if (!terms || itemsCents < leastSaleWithFee) return 0
  const { rate_bp: rateBp, floor_cents: floorCents, cap_cents: capCents } = terms
  const fee = Math.max(floorCents, takeShare(itemsCents, rateBp))
  return Math.min(itemsCents, fee, capCents ?? fee)
}

export interface FeeSplit {
  items_cents: number
  fee_cents: number
  /** Within the fee; none if the operator isn't registered. */
  gst_cents: number
  /** For the seller. */
  net_cents: number
}

export function splitFee(
  terms: FeeTerms | null,
  itemsCents: number,
  { hasGst }: { hasGst: boolean },
): FeeSplit {
  const feeCents = findFee(terms, itemsCents)
  return {
    items_cents: itemsCents,
    fee_cents: feeCents,
    gst_cents: hasGst ? calculateGst(feeCents) : 0,
    net_cents: itemsCents - feeCents,
  }
}

export interface FeeSubject {
  /** Ids from the root down to the listing's own category. */
  categoryPath: readonly number[]
  isInTrade: boolean
  /** The plan that is active; null without one. */
  planId: number | null
}

function isForSeller({ seller, plan_id: planId }: FeeException, subject: FeeSubject): boolean {
  if (seller === 'anyone') return true
  if (seller === 'plan') return subject.planId !== null && (planId === null || planId === subject.planId)
  return subject.isInTrade === (seller === 'in_trade')
}

const isException = (exception: FeeException, subject: FeeSubject): boolean =>
  (exception.category_id === null || subject.categoryPath.includes(exception.category_id)) &&
  isForSeller(exception, subject)

/** Null while there are no success fees. */
export function chooseFeeTerms(sheet: FeeSheet, subject: FeeSubject): FeeTerms | null {
  if (!sheet.success_fee_enabled) return null
  const exception = sheet.success_fee_exceptions.find((one) => isException(one, subject))
  if (exception) return pickTerms(exception)
  return {
    rate_bp: sheet.success_fee_rate_bp,
    floor_cents: sheet.success_fee_floor_cents,
    cap_cents: sheet.success_fee_cap_cents,
  }
}

const pickTerms = ({
  rate_bp: rateBp,
  floor_cents: floorCents,
  cap_cents: capCents,
}: FeeTerms): FeeTerms => ({
  rate_bp: rateBp,
  floor_cents: floorCents,
  cap_cents: capCents,
})

/** Sales that show fees, in cents. */
export const exampleSales = [50, 100, 500, 2_000, 4_990, 15_000, 50_000, 120_000, 250_000, 500_000] as const
