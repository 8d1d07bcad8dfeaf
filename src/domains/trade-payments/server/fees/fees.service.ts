import type { liveListingTypes } from '#domains/billing/common/subscriptions/subscriptions.ts'
import { findActivePlanId } from '#domains/billing/server/subscriptions/permissions/permissions.service.ts'
import type { ChosenSettings } from '#domains/settings/common/settings.ts'
import { chooseFeeTerms, type FeeTerms } from '#domains/trade-payments/common/fees/fee-rules.ts'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import {
  insertFeeTerms,
  insertWithdrawalFee,
  selectFeeTerms,
  selectWithdrawalFee,
  updateWithdrawalFee,
} from './fees.queries.ts'

interface ListingWithFee {
  seller_id: AccountId
  type: (typeof liveListingTypes)[number]
  /** From the root down to its own. */
  category_ids: readonly number[]
  seller_kind: 'private' | 'in_trade'
  settings: ChosenSettings
}

export interface PublishedListing extends ListingWithFee {
  id: ListingId
  at: Date
}

/** Called once, when the listing goes live: later settings don't change its fees. */
export async function recordFeeTerms(tx: Tx, listing: PublishedListing): Promise<void> {
  const { id, seller_id: sellerId, type, at, settings } = listing
  if (type === 'general' && settings.withdrawal_fee_enabled) {
    const fee = { listing_id: id, account_id: sellerId, amount_cents: settings.withdrawal_fee_cents, at }
    await insertWithdrawalFee(tx, fee)
  }
  const terms = await chooseListingFee(tx, listing)
  if (terms) await insertFeeTerms(tx, { ...terms, listing_id: id, at })
}

/** Null while there are no success fees, and for vehicles and property. */
export async function chooseListingFee(
  db: Db,
  { seller_id: sellerId, type, settings, ...listing }: ListingWithFee,
): Promise<FeeTerms | null> {
  if (type !== 'general' || !settings.success_fee_enabled) return null
  return chooseFeeTerms(settings, {
    categoryPath: listing.category_ids,
    isInTrade: listing.seller_kind === 'in_trade',
    planId: await findActivePlanId(db, sellerId),
  })
}

/** Null for a listing that was published while there were no success fees, a vehicle or a property. */
export async function readFeeTerms(db: Db, listingId: ListingId): Promise<FeeTerms | null> {
  return (await selectFeeTerms(db, listingId)) ?? null
}

/** Null if withdrawing costs nothing, or the listing isn't this seller's. */
export async function readWithdrawalFee(
  db: Db,
  listingId: ListingId,
  sellerId: AccountId,
): Promise<number | null> {
  return (await selectWithdrawalFee(db, listingId, sellerId)) ?? null
}

/** Called when a seller withdraws a listing that has bids: a line of the month's document. */
export async function chargeWithdrawalFee(tx: Tx, listingId: ListingId, at: Date): Promise<void> {
  await updateWithdrawalFee(tx, listingId, at)
}

/** Fees include GST if the operator is registered, as invoices know it. */
export const hasGst = ({
  supplier_gst_number: number,
}: Pick<ChosenSettings, 'supplier_gst_number'>): boolean => (number ?? '') !== ''
