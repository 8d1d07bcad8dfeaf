import { sql } from 'kysely'
import type { ListingStatus } from '#domains/listings/common/listings.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { Db } from '#platform/server/database/db.ts'
import { isFolded } from './own-rounds.queries.ts'
import { isOrHasSold, titleContains, type OwnFilter } from './own-table.queries.ts'

interface OwnCounts {
  counts: Record<ListingStatus, number> & { all: number }
  /** Left out of the counts, as `rounds` says. */
  folded: Record<ListingStatus, number> & { all: number }
}

const noneCounted = {
  draft: 0,
  pending: 0,
  active: 0,
  sold: 0,
  unsold: 0,
  withdrawn: 0,
  suspended: 0,
  all: 0,
}

export async function countOwnByStatus(
  db: Db,
  sellerId: AccountId,
  { q, rounds }: Pick<OwnFilter, 'q' | 'rounds'>,
): Promise<OwnCounts> {
  const isLeftOut = rounds === 'latest' ? isFolded : sql<boolean>`false`
  const rows = await db
    .selectFrom('listings as l')
    .select(['l.status', sql<number>`count(*)`.as('count')])
    .select(sql<number>`count(*) filter (where ${isOrHasSold})`.as('with_sales'))
    .select(sql<number>`count(*) filter (where ${isLeftOut})`.as('left_out'))
    .where('l.seller_id', '=', sellerId)
    .where(titleContains(q))
    .groupBy('l.status')
    .execute()
  const [counts, folded] = [{ ...noneCounted }, { ...noneCounted }]
  for (const { status, count, with_sales: withSales, left_out: leftOut } of rows) {
    counts.all += count - leftOut
    folded.all += leftOut
    folded[status] = leftOut
    if (status !== 'sold') counts[status] = count - leftOut
    counts.sold += withSales
  }
  return { counts, folded }
}
