import { sql } from 'kysely'
import type { Db } from '#platform/server/database/db.ts'

export async function closingFaults(db: Db, ids: number[]): Promise<string[]> {
  const { rows } = await sql<Record<string, number>>`
    select listing_id, closings, trades, ledger_rows, facts, notices, bidders + 1 as notices_wanted from (
      select d.listing_id,
             (select count(*) from auction_closings c where c.listing_id = d.listing_id) as closings,
             (select count(*) from trades t where t.listing_id = d.listing_id and t.buyer_id = d.leader_id
                                             and t.price_cents = d.price_cents) as trades,
             (select count(*) from ledger_rows r where r.listing_id = d.listing_id and r.kind = 'closing') as ledger_rows,
             coalesce(e.facts, 0) as facts, coalesce(n.notices, 0) as notices,
             (select count(*) from auction_bidders b where b.listing_id = d.listing_id) as bidders
        from deals d
        left join (select (payload->>'listing_id')::bigint as listing_id, count(*) as facts
                     from outbox_events where name = 'auction.closed' group by 1) e using (listing_id)
        left join (select listing_id, count(*) as notices from notifications
                    where kind in ('won', 'sold', 'lost') group by 1) n using (listing_id)
       where d.listing_id = any(${ids}::bigint[])) counted
     where closings <> 1 or trades <> 1 or ledger_rows <> 1 or facts <> 1 or notices <> bidders + 1`.execute(
    db,
  )
  return rows.map((row) => `Auction ${row.listing_id}: ${JSON.stringify(row)}`)
}
