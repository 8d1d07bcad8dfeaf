import type { Tx } from '#server/platform/database/db.ts'
import { selectSellerKind, type ListingRow } from '../listings.queries.ts'

export { sellerKindOf } from '../listings.queries.ts'

/** Fixed when the listing goes live, whatever the seller chooses later. */
export async function keepSellerKind(
  tx: Tx,
  { id, seller_id }: Pick<ListingRow, 'id' | 'seller_id'>,
): Promise<void> {
  const seller_kind = await selectSellerKind(tx, seller_id)
  await tx.updateTable('listings').set({ seller_kind }).where('id', '=', id).execute()
}

/** Raised to trade only, never back: buyers must be able to see it. */
export async function raiseSellerKind(tx: Tx, seller_id: number): Promise<void> {
  if ((await selectSellerKind(tx, seller_id)) !== 'in_trade') return
  await tx
    .updateTable('listings')
    .set({ seller_kind: 'in_trade' })
    .where('id', 'in', (query) =>
      query
        .selectFrom('listings')
        .select('id')
        .where('seller_id', '=', seller_id)
        .where('status', 'in', ['active', 'suspended'])
        .where('seller_kind', '=', 'private')
        .orderBy('id')
        .forUpdate(),
    )
    .execute()
}
