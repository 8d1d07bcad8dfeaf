import { sql } from 'kysely'

/**
 * Counts pieces whose sale was cancelled or declined by the named buyer. A later purchase by the
 * next bidder counts as sold again.
 */
export const buildFallenThroughSql = (listing: string) => sql<number>`(
  select coalesce(sum(case when t.status = 'cancelled' then t.quantity else 0 end)
                - sum(case when t.how = 'second_chance' then t.quantity else 0 end), 0)::int
    from trades t where t.listing_id = ${sql.ref(listing)})`
