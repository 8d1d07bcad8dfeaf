import type { FeeTerms } from '#domains/trade-payments/common/fees/fee-rules.ts'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'

export async function insertFeeTerms(
  tx: Tx,
  terms: FeeTerms & { listing_id: ListingId; at: Date },
): Promise<void> {
  await tx.insertInto('listing_fee_terms').values(terms).execute()
}

export async function selectFeeTerms(db: Db, listingId: ListingId): Promise<FeeTerms | undefined> {
  return await db
    .selectFrom('listing_fee_terms')
    .select(['rate_bp', 'floor_cents', 'cap_cents'])
    .where('listing_id', '=', listingId)
    .executeTakeFirst()
}

export async function insertWithdrawalFee(
  tx: Tx,
  fee: { listing_id: ListingId; account_id: AccountId; amount_cents: number; at: Date },
): Promise<void> {
  await tx.insertInto('withdrawal_fees').values(fee).execute()
}

export async function selectWithdrawalFee(
  db: Db,
  listingId: ListingId,
  sellerId: AccountId,
): Promise<number | undefined> {
  const fee = await db
    .selectFrom('withdrawal_fees')
    .select('amount_cents')
    .where('listing_id', '=', listingId)
    .where('account_id', '=', sellerId)
    .executeTakeFirst()
  return fee?.amount_cents
}

export async function updateWithdrawalFee(tx: Tx, listingId: ListingId, chargedAt: Date): Promise<void> {
  await tx
    .updateTable('withdrawal_fees')
    .set({ charged_at: chargedAt })
    .where('listing_id', '=', listingId)
    .where('charged_at', 'is', null)
    .execute()
}

/** By their ids. */
export async function selectPlanNames(db: Db): Promise<Map<number, string>> {
  const rows = await db.selectFrom('plans').select(['id', 'name']).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
