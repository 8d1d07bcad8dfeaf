import { findActivePlanId } from '#domains/billing/server/subscriptions/permissions/permissions.service.ts'
import type { liveListingTypes } from '#domains/billing/common/subscriptions/subscriptions.ts'
import type { ChosenSettings } from '#domains/settings/common/settings.ts'
import { chooseFeeTerms, type FeeTerms } from '#domains/trade-payments/common/fees/fee-rules.ts'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import { insertFeeTerms, insertWithdrawalFee, selectFeeTerms } from './fees.queries.ts'

export interface PublishedListing {
  id: ListingId
  seller_id: AccountId
  type: (typeof liveListingTypes)[number]
  /** From the root down to its own. */
  category_ids: readonly number[]
  seller_kind: 'private' | 'in_trade'
  at: Date
  settings: ChosenSettings
}

/** Called once, when the listing goes live: later settings don't change its fees. */
export async function recordFeeTerms(tx: Tx, listing: PublishedListing): Promise<void> {
  const { id, seller_id: sellerId, type, at, settings } = listing
  if (type !== 'general') return
  if (settings.withdrawal_fee_enabled) {
    const fee = { listing_id: id, account_id: sellerId, amount_cents: settings.withdrawal_fee_cents, at }
    await insertWithdrawalFee(tx, fee)
  }
  if (!settings.success_fee_enabled) return
  const terms = chooseFeeTerms(settings, {
    categoryPath: listing.category_ids,
    isInTrade: listing.seller_kind === 'in_trade',
    planId: await findActivePlanId(tx, sellerId),
  })
  if (terms) await insertFeeTerms(tx, { ...terms, listing_id: id, at })
}

/** Null for a listing that was published while there were no success fees, a vehicle or a property. */
export async function readFeeTerms(db: Db, listingId: ListingId): Promise<FeeTerms | null> {
  return (await selectFeeTerms(db, listingId)) ?? null
}
