import type { Tx } from '#server/platform/db.ts'

export interface StandingStill {
  listing_id: number
  /** Since when its clock stands. */
  at: Date
}

export async function selectSellerStatus(tx: Tx, seller_id: number) {
  const { status } = await tx
    .selectFrom('accounts')
    .select('status')
    .where('id', '=', seller_id)
    .executeTakeFirstOrThrow()
  return status
}

export async function selectStandingStill(tx: Tx, seller_id: number): Promise<StandingStill[]> {
  return await tx
    .selectFrom('listing_suspensions as s')
    .innerJoin('listings as l', 'l.id', 's.listing_id')
    .select(['s.listing_id', 's.at'])
    .where('l.seller_id', '=', seller_id)
    .where('s.lifted_at', 'is', null)
    .orderBy('s.listing_id')
    .execute()
}
