import { sql } from 'kysely'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import type { Tx } from '#platform/server/database/db.ts'
import type { RowValues } from '../comparing/items.queries.ts'
import { now } from '../runs/runs.queries.ts'

interface Reference {
  id: number
  reference: string
  listing_id: ListingId | null
  gtin: string | null
  brand: string
}

const columns = ['id', 'reference', 'listing_id', 'gtin', 'brand'] as const

/** Makes and locks the seller's reference: the unique index lets only one of two have it. */
export async function takeReference(tx: Tx, sellerId: AccountId, reference: string): Promise<Reference> {
  await tx
    .insertInto('listing_references')
    .values({ seller_id: sellerId, reference, created_at: now, updated_at: now })
    .onConflict((on) => on.expression(sql`seller_id, lower(reference)`).doNothing())
    .execute()
  return await tx
    .selectFrom('listing_references')
    .select(columns)
    .where('seller_id', '=', sellerId)
    .where(sql<string>`lower(reference)`, '=', sql<string>`lower(${reference})`)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

/** A reference of null is one that didn't exist. */
type Identity = Pick<RowValues, 'gtin' | 'brand'> & { reference?: string | null }

const pickIdentity = ({ reference, gtin, brand }: Identity) => ({
  ...(reference != null && { reference }),
  ...(gtin !== undefined && { gtin }),
  ...(brand !== undefined && { brand }),
})

/** Once a reference has its listing, it follows that one's relistings by itself. */
export async function writeReference(
  tx: Tx,
  id: number,
  wanted: Identity,
  listingId?: ListingId,
): Promise<void> {
  await tx
    .updateTable('listing_references')
    .set({
      ...pickIdentity(wanted),
      ...(listingId !== undefined && { listing_id: listingId }),
      updated_at: now,
    })
    .where('id', '=', id)
    .execute()
}

interface Item {
  seller_id: AccountId
  reference: string
  listing_id: ListingId
}

/** @returns what it was before; null if it doesn't change */
export async function saveIdentity(
  tx: Tx,
  { seller_id: sellerId, reference, listing_id: listingId }: Item,
  wanted: Identity,
): Promise<Required<Identity> | null> {
  if (Object.keys(pickIdentity(wanted)).length === 0 && wanted.reference !== null) return null
  const known = await tx
    .selectFrom('listing_references')
    .select(columns)
    .where('listing_id', '=', listingId)
    .forUpdate()
    .executeTakeFirst()
  const row = known ?? (await takeReference(tx, sellerId, reference))
  if (wanted.reference === null) await tx.deleteFrom('listing_references').where('id', '=', row.id).execute()
  else await writeReference(tx, row.id, wanted, row.listing_id === null ? listingId : undefined)
  const before = row.listing_id === null ? null : row.reference
  return { reference: before, gtin: row.gtin, brand: row.brand }
}
