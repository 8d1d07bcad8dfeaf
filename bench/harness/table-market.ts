import { sql, type RawBuilder } from 'kysely'
import pg from 'pg'
import { aMember } from '#test/harness/market/people.ts'
import { toAccountId, type AccountId } from '#platform/common/ids.ts'
import { transact } from '#platform/server/database/db.ts'
import type { Stand } from './stand.ts'
import { auctions } from './market.ts'

const members = 50_000
const rows = 100_000
const atOnce = 10_000
const advertisements = 1_000

/** People in the tables have numbers from here on. */
export const firstPerson = toAccountId(1_000_001)

const words =
  `good order tidy garage shed weekend tramping bike frame alloy carbon leather kauri rimu table lamp
  couch heater kayak paddle guitar amplifier camera lens tripod drill saw mower trailer tyre wheel engine tested
  serviced recently spare parts manual box original paint small scratch pick up courier cash bank transfer`
    .split(/\s+/)
    .map((word) => word.trim())

const some = (n: RawBuilder<unknown>, from: number) =>
  sql`(array[${sql.join(words.map((word) => sql.lit(word)))}])[1 + (${n} * 31 + ${sql.lit(from)}) % ${sql.lit(words.length)}]`

/** Forty words, which differ from row to row. */
const textOf = (n: RawBuilder<unknown>) =>
  sql`(select string_agg(${some(sql`(${n} + w * 7)`, 0)}, ' ') from generate_series(1, 40) w)`

const bigger = sql.lit(members)
const person = (n: RawBuilder<unknown>) => sql`1000001 + (${n}) % ${bigger}`

const pieces = () => Array.from({ length: rows / atOnce }, (_, index) => index * atOnce)

/** Skips foreign key checks: each further row is a copy of the one before, with new ids. */
export async function fillTables(stand: Stand): Promise<void> {
  const one = await aMember(stand.market, { first_name: 'Member', last_name: 'First' })
  // Works in batches, because of the limit of a statement.
  for (const _ of pieces()) await auctions(stand, atOnce)
  for (const statement of [...people(one.id), ...market(), ...money(), ...desk(one.id), ...elsewhere(one.id)])
    await transact(stand.platform.db, async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx)
      await sql`set local statement_timeout = 0`.execute(tx)
      await statement.execute(tx)
    })
  await fillTexts(stand)
  await tidyUp(stand)
}

/** The indexes come after the rows, which is quicker. */
async function fillTexts({ connection }: Stand) {
  const client = new pg.Client(connection)
  await client.connect()
  const { rows: indexes } = await client.query<{ indexname: string; indexdef: string }>(
    `select indexname, indexdef from pg_indexes where indexname like '%\\_texts\\_parts'`,
  )
  await client.query('truncate listing_texts, account_texts, review_texts, invoice_texts, enquiry_texts')
  for (const { indexname } of indexes) await client.query(`drop index ${indexname}`)
  await client.query(texts)
  for (const { indexdef } of indexes) await client.query(indexdef)
  await client.end()
}

/** Written as the triggers would, which didn't run. */
const texts = `
  insert into listing_texts (listing_id, title, text, digits)
  select id, fold_text(title), fold_text(concat_ws(' ', title, description)), regexp_replace(description, '\\D', '', 'g')
    from listings;
  insert into account_texts (account_id, name, text)
  select id, fold_text(display_name), fold_text(concat_ws(' ', first_name, last_name, display_name, trading_name, email))
    from accounts;
  insert into review_texts (review_id, text) select id, fold_text(concat_ws(' ', text, reply)) from reviews;
  insert into invoice_texts (invoice_id, text)
  select id, fold_text(concat_ws(' ', recipient_name, recipient_identifier)) from invoices;
  insert into enquiry_texts (enquiry_id, text)
  select id, fold_text(concat_ws(' ', name, recipient_name, case when withdrawn_at is null then email end))
    from finance_enquiries`

/** It may take longer than a request. */
async function tidyUp({ connection }: Stand) {
  const client = new pg.Client(connection)
  await client.connect()
  await client.query('vacuum analyze')
  await client.end()
}

const people = (likeId: number) => [
  sql`insert into accounts (id, type, status, first_name, last_name, display_name, email, email_verified_at,
                            phone_number, phone_verified_at, password_hash, region, seller_kind,
                            accepted_terms_at, member_since, last_seen_at) overriding system value
    select 1000000 + n, type, case when n % 50 = 0 then 'suspended' else status end, 'Member', n::text,
           initcap(${some(sql`n`, 3)}) || ' ' || n, 'member' || n || '@example.nz',
           email_verified_at, '+64210' || 100000 + n, phone_verified_at, password_hash,
           (array['otago', 'auckland', 'waikato'])[1 + n % 3], seller_kind, accepted_terms_at,
           clock_timestamp() - n * interval '30 minutes',
           case when n % 7 > 0 then clock_timestamp() - n * interval '17 minutes' end
      from accounts, generate_series(1, ${bigger}::int) n where id = ${likeId}`,
]

const market = () => [
  ...pieces().map(
    (from) => sql`update listings set seller_id = ${person(sql`id`)},
        title = initcap(${some(sql`id`, 1)}) || ' ' || ${some(sql`id`, 5)} || ' number ' || id,
        description = ${textOf(sql`id`)},
        status = (array['active', 'active', 'active', 'sold', 'unsold'])[1 + id % 5],
        created_at = clock_timestamp() - (id % 9000) * interval '1 hour',
        updated_at = clock_timestamp() - (id % 7000) * interval '1 hour'
      where id in (select id from listings order by id offset ${from} limit ${atOnce})`,
  ),
  sql`update deals d set seller_id = l.seller_id, price_cents = 100 + l.id % 100000, bid_count = l.id % 40,
        closes_at = clock_timestamp() + (l.id % 10000) * interval '1 minute',
        closed_at = case when l.status <> 'active' then clock_timestamp() end
      from listings l where l.id = d.listing_id`,
  sql`insert into trades (listing_id, seller_id, buyer_id, price_cents, how, status, agreed_at)
      select l.id, l.seller_id, ${person(sql`l.id + 1`)}, 100 + l.id % 100000, 'buy_now', 'completed',
             clock_timestamp() - (l.id % 9000) * interval '1 hour'
        from listings l`,
  sql`insert into reviews (trade_id, listing_id, author_id, about_id, about_role, half_stars, text, written_at, shown_at)
      select t.id, t.listing_id, t.buyer_id, t.seller_id, 'seller', t.id % 11,
             'Words ' || t.id || ' of a review ' || left(${textOf(sql`t.id`)}, 150), t.agreed_at, t.agreed_at
        from trades t`,
]

const money = () => [
  sql`insert into invoices (number, kind, account_id, payment_id, supplier_name, recipient_name,
                            recipient_identifier, total_cents, gst_cents, issued_at)
      select 1000000 + n, 'invoice', ${person(sql`n`)}, n, 'Hoko', 'Person ' || n,
             'person' || n || '@example.nz', 100 + n % 9000, 10, clock_timestamp() - n * interval '5 minutes'
        from generate_series(1, ${sql.lit(rows)}::int) n`,
  sql`insert into invoices (number, kind, account_id, corrects_id, supplier_name, recipient_name, reason,
                            recipient_identifier, total_cents, gst_cents, issued_at)
      select 3000000 + number, 'correction', account_id, id, 'Hoko', recipient_name, 'Refunded',
             recipient_identifier, -total_cents / (1 + number % 2), -5, issued_at + interval '1 day'
        from invoices where number % 20 = 0`,
  sql`insert into invoice_lines (invoice_id, position, description, total_cents, gst_cents)
      select id, 1, 'A plan', total_cents, gst_cents from invoices`,
  sql`insert into payments (account_id, subscription_id, purpose, plan_id, price_cents, interval, period,
                            period_starts_at, period_ends_at, amount_cents, gateway, status, created_at, settled_at)
      select ${sql.lit(firstPerson)}, 1, 'renewal', (select min(id) from plans), 900, 'month', n, now(), now(), 900,
             'sandbox', 'succeeded', clock_timestamp() - n * interval '5 minutes', clock_timestamp()
        from generate_series(1, ${sql.lit(rows)}::int) n`,
]

const desk = (actorId: AccountId) => [
  ...pieces().map(
    (from) => sql`insert into audit_log (at, actor_id, action, subject_kind, subject_id, reason)
      select clock_timestamp() - n * interval '1 minute', ${actorId}::bigint,
             (array['account.changed', 'listing.changed-for', 'flag.upheld'])[1 + n % 3],
             (array['account', 'listing', 'flag'])[1 + n % 3], 1000000 + n, 'Entry ' || n
        from generate_series(${sql.lit(from)}::int, ${sql.lit(from + atOnce - 1)}::int) n`,
  ),
  sql`insert into member_flags (kind, about_id, said, reporter_id, reason, text, flagged_at, outcome, outcome_word,
                                decided_by, decided_at)
      select 'member', ${person(sql`n`)}, 'Said ' || n, ${person(sql`n + 17`)}, 'spam', 'Seen ' || n,
             clock_timestamp() - n * interval '4 minutes', case when n > 2000 then 'dismissed' end,
             case when n > 2000 then 'Nothing in it' end, case when n > 2000 then ${actorId}::bigint end,
             case when n > 2000 then clock_timestamp() end
        from generate_series(1, ${sql.lit(rows)}::int) n`,
  sql`insert into flags (listing_id, reporter_id, reason, text, flagged_at, outcome, outcome_word, decided_by,
                         decided_at)
      select l.id, ${person(sql`l.id + 5`)}, 'scam', 'Looks odd', clock_timestamp() - l.id % 90000 * interval '1 minute',
             case when l.id % 50 > 0 then 'dismissed' end, case when l.id % 50 > 0 then 'Nothing in it' end,
             case when l.id % 50 > 0 then ${actorId}::bigint end,
             case when l.id % 50 > 0 then clock_timestamp() end
        from listings l`,
]

const elsewhere = (ownerId: AccountId) => [
  sql`insert into conversations (listing_id, seller_id, buyer_id, begun_by, begun_at, last_number, last_at)
      select l.id, l.seller_id, ${person(sql`l.id + 1`)}, ${person(sql`l.id + 1`)},
             clock_timestamp() - (l.id % 9000) * interval '1 hour', 1 + l.id % 60,
             clock_timestamp() - (l.id % 8000) * interval '1 hour'
        from listings l`,
  sql`insert into conversation_members (conversation_id, account_id, status)
      select id, seller_id, case when id % 100 = 0 then 'blocked' else 'open' end from conversations
       union all select id, buyer_id, 'open' from conversations`,
  sql`insert into finance_enquiries (account_id, listing_id, recipient_kind, recipient_name, recipient_email, name,
                                     email, phone_number, price_cents, deposit_cents, term_months, frequency,
                                     annual_rate_bp, repayment_cents, total_cents, sent_text, consent_words,
                                     consented_at, withdrawn_at)
      select ${person(sql`l.id`)}, l.id, 'lender', 'Lender ' || l.id % 9, 'l@example.nz', 'Person ' || l.id,
             'person' || l.id || '@example.nz', '+64211', 900000, 0, 36, 'monthly', 900, 30000, 1000000, 'Sent', 'Yes',
             clock_timestamp() - l.id % 90000 * interval '1 minute',
             case when l.id % 10 = 0 then clock_timestamp() end
        from listings l`,
  sql`with picture as (
        insert into images (owner_id, key, name, width, height, bytes, thumbhash)
        values (${ownerId}::bigint, 'bench', 'A picture', 1, 1, 1, '') returning id)
      insert into advertisements (name, link, image_id, placement, created_at, updated_at)
      select 'Advertisement ' || n, 'https://example.nz/' || n, picture.id, 'everywhere', clock_timestamp(),
             clock_timestamp()
        from picture, generate_series(1, ${sql.lit(advertisements)}::int) n`,
  sql`insert into advertisement_days (advertisement_id, day, placement, impressions, clicks)
      select a.id, current_date - n, 'home', 100 + n, n from advertisements a, generate_series(1, 100) n`,
]
