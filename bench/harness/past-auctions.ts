import { sql } from 'kysely'
import { transact } from '#server/platform/database/db.ts'
import type { Stand } from './stand.ts'
import { first_person } from './table-market.ts'

const auctions = sql.lit(5_000)
const bids = sql.lit(20)
/** Every 8 minutes one, so that those of 28 days are there. */
const closed = sql`(now() - p.n * interval '8 minutes')`
const past = sql`(select id, row_number() over (order by id) as n
                    from (select id from listings where status = 'sold' order by id limit ${auctions}) sold) p`

/** Beside the tables: auctions with their bids and ledgers, for what looks back at them. */
export async function fillPastAuctions({ platform: { db } }: Stand): Promise<void> {
  for (const statement of [
    sql`update deals d set kind = 'auction', bid_count = ${bids}, price_cents = 100 * ${bids}, start_price_cents = 100,
          closes_at = ${closed}, closed_at = ${closed} from ${past} where d.listing_id = p.id`,
    sql`insert into auction_closings (listing_id, outcome, price_cents, winner_id, closed_by, due_at, at)
        select p.id, 'sold', 100 * ${bids}, ${first_person}::bigint + (p.n + ${bids}) % 1000, 'bench', ${closed}, ${closed}
          from ${past}`,
    sql`insert into bids (listing_id, sequence, bidder_id, max_cents, price_cents, leader_id, closes_at, extended,
                          placed_at)
        select p.id, b, ${first_person}::bigint + (p.n + b) % 1000, 100 * b, 100 * b,
               ${first_person}::bigint + (p.n + b) % 1000, ${closed}, false,
               ${closed} - (1 + ${bids} - b) * interval '20 minutes'
          from ${past}, generate_series(1, ${bids}::int) b`,
    sql`insert into ledger_rows (listing_id, number, kind, body, hash)
        select p.id, k, case k when 0 then 'opening' when 1 + ${bids} then 'closing' else 'bid' end,
               json_build_object(
                 'at', to_char(${closed} - (1 + ${bids} - k) * interval '20 minutes', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
                 'closes_at', to_char(${closed}, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'sequence', k,
                 'increments', json_build_array(json_build_object('up_to_cents', null, 'increment_cents', 100)),
                 'extension_ms', 120000, 'reserve_floor_percent', 100)::text,
               decode(repeat('00', 32), 'hex')
          from ${past}, generate_series(0, 1 + ${bids}::int) k`,
  ])
    await transact(db, async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx)
      await sql`set local statement_timeout = 0`.execute(tx)
      await statement.execute(tx)
    })
  await sql`analyze deals, auction_closings, bids, ledger_rows`.execute(db)
}
