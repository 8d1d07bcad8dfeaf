import { sql } from 'kysely'
import type { AccountId } from '#platform/common/ids.ts'
import type { Db } from '#platform/server/database/db.ts'
import type { CountedListing } from './agent-numbers.rules.ts'

/**
 * Selects property listings that were live at any time in the period. Days in Auckland, both
 * included.
 */
export async function selectCountedListings(
  db: Db,
  sellerId: AccountId,
  { from, to }: { from: string; to: string },
): Promise<CountedListing[]> {
  const { rows } = await sql<CountedListing>`
    with span as (
      select (${from}::date)::timestamp at time zone 'Pacific/Auckland' as starts_at,
             (${to}::date + 1)::timestamp at time zone 'Pacific/Auckland' as ends_at
    )
    select l.id as listing_id, p.agent_ids, l.status = 'active' as is_live,
           l.status = 'sold' and exists (
             select from listing_status_changes c
              where c.listing_id = l.id and c.status = 'sold' and c.at >= span.starts_at and c.at < span.ends_at
           ) as is_sold,
           coalesce((select sum(v.views) from listing_view_days v
              where v.listing_id = l.id and v.day between ${from}::date and ${to}::date), 0)::int
           + (select count(*) from listing_views v
               where v.listing_id = l.id and v.day between ${from}::date and ${to}::date)::int as views,
           case when l.status = 'active' then coalesce((
             select w.watchers from watch_counts w where w.listing_id = l.id), 0) else 0 end as watchers,
           (select count(*) from conversations c
             where c.listing_id = l.id and exists (
               select from chat_messages m where m.conversation_id = c.id and m.sender_id = c.buyer_id
                  and m.sent_at >= span.starts_at and m.sent_at < span.ends_at
                  and not exists (select from chat_messages earlier
                    where earlier.conversation_id = c.id and earlier.sender_id = c.buyer_id
                      and earlier.sent_at < span.starts_at)))::int
           + (select count(*) from questions q
               where q.listing_id = l.id and q.asked_at >= span.starts_at and q.asked_at < span.ends_at)::int
             as enquiries
      from listings l join property_details p on p.listing_id = l.id, span
     where l.seller_id = ${sellerId} and l.type = 'property' and l.status <> 'draft'`.execute(db)
  return rows
}
