import { sql } from 'kysely'
import { aMember } from '#test/harness/market/people.ts'
import type { Stand } from './stand.ts'
import { auctions } from './market.ts'

const members = 50_000
const rows = 100_000
const at_once = 10_000

/** Without the checks of what refers to what: a row more is a copy of the one before, under other names. */
export async function fillTables(stand: Stand): Promise<void> {
  const { db } = stand.platform
  const one = await aMember(stand.market, { first_name: 'Member', last_name: 'First' })
  // In pieces, because of the limit of a statement.
  for (let made = 0; made < rows; made += at_once) await auctions(stand, at_once)
  await db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`set local statement_timeout = 0`.execute(tx)
    await sql`insert into accounts (id, type, status, first_name, last_name, display_name, email, email_verified_at,
                                    phone_number, phone_verified_at, password_hash, region, seller_kind,
                                    accepted_terms_at, member_since, last_seen_at) overriding system value
      select 1000000 + n, type, status, 'Member', n::text, 'Member ' || n, 'member' || n || '@example.nz',
             email_verified_at, '+64210' || 100000 + n, phone_verified_at, password_hash,
             (array['otago', 'auckland', 'waikato'])[1 + n % 3], seller_kind, accepted_terms_at,
             clock_timestamp() - n * interval '30 minutes',
             case when n % 7 > 0 then clock_timestamp() - n * interval '17 minutes' end
        from accounts, generate_series(1, ${members}::int) n where id = ${one.id}`.execute(tx)
    await sql`update listings set seller_id = 1000000 + 1 + id % ${members}::int, title = 'Listing number ' || id,
        status = (array['active', 'active', 'active', 'sold', 'unsold'])[1 + id % 5],
        created_at = clock_timestamp() - (id % 9000) * interval '1 hour',
        updated_at = clock_timestamp() - (id % 7000) * interval '1 hour'`.execute(tx)
    await sql`update deals d set seller_id = l.seller_id, price_cents = 100 + l.id % 100000, bid_count = l.id % 40,
        closed_at = case when l.status <> 'active' then clock_timestamp() end
      from listings l where l.id = d.listing_id`.execute(tx)
    await sql`insert into trades (listing_id, seller_id, buyer_id, price_cents, how, status, agreed_at)
      select l.id, l.seller_id, 1000000 + 1 + (l.id + 1) % ${members}::int, 100 + l.id % 100000, 'buy_now', 'completed',
             clock_timestamp() - (l.id % 9000) * interval '1 hour'
        from listings l`.execute(tx)
    await sql`insert into reviews (trade_id, listing_id, author_id, about_id, about_role, half_stars, text, written_at,
                                   shown_at)
      select t.id, t.listing_id, t.buyer_id, t.seller_id, 'seller', t.id % 11, 'Words ' || t.id || ' of a review',
             t.agreed_at, t.agreed_at from trades t`.execute(tx)
    await sql`insert into invoices (number, kind, account_id, payment_id, supplier_name, recipient_name,
                                    recipient_identifier, total_cents, gst_cents, issued_at)
      select 1000000 + n, 'invoice', 1000000 + 1 + n % ${members}::int, n, 'Hoko', 'Person ' || n,
             'person' || n || '@example.nz', 100 + n % 9000, 10, clock_timestamp() - n * interval '5 minutes'
        from generate_series(1, ${rows}::int) n`.execute(tx)
    await sql`insert into invoice_lines (invoice_id, position, description, total_cents, gst_cents)
      select id, 1, 'A plan', total_cents, gst_cents from invoices`.execute(tx)
    for (let done = 0; done < rows; done += at_once)
      await sql`insert into audit_log (at, actor_id, action, subject_kind, subject_id, reason)
        select clock_timestamp() - n * interval '1 minute', ${one.id}::bigint,
               (array['account.changed', 'listing.changed-for', 'flag.upheld'])[1 + n % 3],
               (array['account', 'listing', 'flag'])[1 + n % 3], n, 'Entry ' || n
          from generate_series(${done}::int, ${done + at_once - 1}::int) n`.execute(tx)
  })
  await sql`analyze`.execute(db)
}
