import { sql } from 'kysely'
import type { ListingStatus } from '#contract/listings.ts'
import type { Db } from '#server/platform/db.ts'
import { propertyBriefOf } from './details.queries.ts'
import { coverOf, fallenThroughOf, viewsOf, watchersOf } from './listings.queries.ts'
import { statusReasonOf } from './status.queries.ts'

export type OwnTableRow = Awaited<ReturnType<typeof selectOwnPage>>[number]

/** Only what is live can be answered. */
const questionsWaitingOf = (listing: string) => sql<number>`(
  select count(*) from questions q where q.listing_id = ${sql.ref(listing)} and l.status = 'active'
     and not exists (select from question_answers qa where qa.question_id = q.id)
     and not exists (select from question_withdrawals w where w.question_id = q.id))`

/** One page of the seller's own table: where questions wait, then the newest. */
export async function selectOwnPage(
  db: Db,
  seller_id: number,
  { status, page, limit }: { status?: ListingStatus | undefined; page: number; limit: number },
) {
  return await db
    .selectFrom('listings as l')
    .leftJoin('deals as d', 'd.listing_id', 'l.id')
    .select(['l.id', 'l.type', 'l.status', 'l.title', 'l.sale_method', 'l.quantity', 'l.updated_at'])
    .select([
      'l.start_price_cents',
      'l.reserve_price_cents',
      'l.buy_now_price_cents',
      'l.closes_at as planned_closes_at',
    ])
    .select([
      'd.price_cents',
      'd.bid_count',
      'd.reserve_price_cents as deal_reserve_cents',
      'd.quantity_left',
    ])
    .select([
      'd.closes_at',
      watchersOf('l.id').as('watchers'),
      questionsWaitingOf('l.id').as('questions_waiting'),
      viewsOf('l.id').as('views'),
      coverOf('l.id').as('cover_id'),
      statusReasonOf('l').as('status_reason'),
      propertyBriefOf('l').as('property_brief'),
    ])
    .select(sql<boolean>`exists (select from relistings r where r.earlier_id = l.id)`.as('is_relisted'))
    .select(fallenThroughOf('l.id').as('fallen_through'))
    .where('l.seller_id', '=', seller_id)
    .$if(status !== undefined, (query) => query.where('l.status', '=', status!))
    .orderBy(sql`${questionsWaitingOf('l.id')} > 0`, 'desc')
    .orderBy('l.id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
}

export async function countOwnByStatus(
  db: Db,
  seller_id: number,
): Promise<Record<ListingStatus, number> & { all: number }> {
  const rows = await db
    .selectFrom('listings')
    .select(['status', sql<number>`count(*)`.as('count')])
    .where('seller_id', '=', seller_id)
    .groupBy('status')
    .execute()
  const counts = { draft: 0, pending: 0, active: 0, sold: 0, unsold: 0, withdrawn: 0, suspended: 0, all: 0 }
  for (const { status, count } of rows) {
    counts.all += count
    counts[status] = count
  }
  return counts
}
