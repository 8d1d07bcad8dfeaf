import { sql } from 'kysely'

/**
 * True for an unsold or withdrawn listing that was listed again, and whose later round ended in the
 * same way; `l` is the listing.
 */
export const isFolded = sql<boolean>`(l.status in ('unsold', 'withdrawn') and exists (
  with recursive later (id) as (
    select r.listing_id from relistings r where r.earlier_id = l.id
    union all
    select r.listing_id from later join relistings r on r.earlier_id = later.id)
  select from later join listings round on round.id = later.id where round.status = l.status))`

/** How often it was listed before. */
export const buildEarlierRoundsSql = (listing: string) => sql<number>`(
  with recursive earlier (id) as (
    select r.earlier_id from relistings r where r.listing_id = ${sql.ref(listing)}
    union all
    select r.earlier_id from earlier join relistings r on r.listing_id = earlier.id)
  select count(*)::int from earlier)`
