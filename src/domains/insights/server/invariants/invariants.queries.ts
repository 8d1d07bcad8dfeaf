import { sql, type RawBuilder } from 'kysely'
import { must } from '#platform/common/must.ts'
import { toListingId, type ListingId } from '#platform/common/ids.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'

export interface Finding {
  name: string
  listing_id: ListingId
  detail: string
}

type Ids = RawBuilder<unknown>
type Check = (ids: Ids) => RawBuilder<{ listing_id: ListingId; detail: string }>

/** Long enough for a worker that has just started, and far longer than a closing takes. */
const overdue = sql`interval '1 minute'`
/** Event handlers after a sale have run by then. */
const byNow = sql`interval '5 minutes'`

export const checks: Record<string, Check> = {
  closing_overdue: (ids) => sql`
    select listing_id, 'due at ' || closes_at as detail from deals
     where listing_id = any(${ids}) and closed_at is null and closes_at < clock_timestamp() - ${overdue}`,

  closed_before_time: (ids) => sql`
    select c.listing_id, 'closed at ' || c.at || ', due at ' || d.closes_at as detail
      from auction_closings c join deals d using (listing_id)
     where c.listing_id = any(${ids}) and (c.at < c.due_at or c.due_at <> d.closes_at)`,

  closing_differs_from_deal: (ids) => sql`
    select c.listing_id, c.outcome || ' to ' || coalesce(c.winner_id::text, 'nobody') as detail
      from auction_closings c join deals d using (listing_id)
     where c.listing_id = any(${ids})
       and (d.closed_at is null
            or c.price_cents is distinct from case when d.bid_count > 0 then d.price_cents end
            or (c.outcome = 'sold' and c.winner_id is distinct from d.leader_id))`,

  status_differs_from_deal: (ids) => sql`
    select d.listing_id, l.status || ', deal ' || case when d.closed_at is null then 'open' else 'closed' end as detail
      from deals d join listings l on l.id = d.listing_id
     where d.listing_id = any(${ids}) and (l.status = 'active') <> (d.closed_at is null)`,

  bids_out_of_sequence: (ids) => sql`
    select d.listing_id, 'last is ' || d.last_sequence || ', there are ' || count(b.sequence) as detail
      from deals d left join bids b using (listing_id)
     where d.listing_id = any(${ids}) and d.kind = 'auction'
     group by d.listing_id
    having count(b.sequence) <> d.last_sequence or coalesce(max(b.sequence), 0) <> d.last_sequence`,

  bid_after_end: (ids) => sql`
    select listing_id, 'bid ' || min(sequence) as detail from (
      select b.listing_id, b.sequence, b.placed_at, d.closed_at,
             lag(b.placed_at) over earlier as placed_before, b.closes_at as closes_after
        from bids b join deals d using (listing_id)
       where b.listing_id = any(${ids})
      window earlier as (partition by b.listing_id order by b.sequence)) placed
     where placed_at > closed_at or placed_at >= closes_after or placed_at < placed_before
     group by listing_id`,

  voided_bidder_leads: (ids) => sql`
    select d.listing_id, 'account ' || d.leader_id as detail
      from deals d join bidder_voids v on v.listing_id = d.listing_id and v.bidder_id = d.leader_id
     where d.listing_id = any(${ids})`,

  sold_twice: (ids) => sql`
    select l.id as listing_id, sum(t.quantity) || ' sold of ' || max(l.quantity) as detail
      from listings l join trades t on t.listing_id = l.id and t.status <> 'cancelled'
     where l.id = any(${ids})
     group by l.id having sum(t.quantity) > max(l.quantity)`,

  pieces_do_not_add_up: (ids) => sql`
    select d.listing_id, d.quantity_left || ' left of ' || l.quantity as detail
      from deals d join listings l on l.id = d.listing_id
     where d.listing_id = any(${ids}) and d.kind = 'fixed_price'
       and not exists (select from trades t where t.listing_id = d.listing_id and t.status = 'cancelled')
       and (d.quantity_left < 0 or l.quantity <> d.quantity_left
         + coalesce((
           -- Pieces that were cancelled by agreement count as sold, as a cancelled sale does.
           select sum(coalesce(first.quantity, t.quantity))
             from trades t left join trade_terms first on first.trade_id = t.id and first.version = 1
            where t.listing_id = d.listing_id and t.how <> 'marked_sold'), 0)
         + coalesce((select sum(m.quantity) from manual_sales m where m.listing_id = d.listing_id), 0))`,

  closed_and_bought: (ids) => sql`
    select c.listing_id, 'trade ' || t.id as detail
      from auction_closings c join deals d using (listing_id) join trades t using (listing_id)
     where c.listing_id = any(${ids}) and d.kind = 'auction' and t.how = 'buy_now'`,

  sold_without_trade: (ids) => sql`
    select c.listing_id, 'won by ' || c.winner_id || ' at ' || c.price_cents as detail
      from auction_closings c
     where c.listing_id = any(${ids}) and c.outcome = 'sold' and not exists (
       select from trades t where t.listing_id = c.listing_id and t.how = 'won'
                              and t.buyer_id = c.winner_id and t.price_cents = c.price_cents and t.quantity = 1)`,

  trade_without_sale: (ids) => sql`
    select t.listing_id, 'trade ' || t.id || ', ' || t.how as detail from trades t
     where t.listing_id = any(${ids}) and not case t.how
       when 'won' then exists (select from auction_closings c where c.listing_id = t.listing_id
                                and c.outcome = 'sold' and c.winner_id = t.buyer_id and c.price_cents = t.price_cents)
       when 'marked_sold' then exists (select from manual_sales m where m.trade_id = t.id)
       when 'buy_now' then t.quantity > 0
       else exists (select from offers o where o.trade_id = t.id and o.status = 'accepted' and o.buyer_id = t.buyer_id
                     and o.amount_cents = t.price_cents)
     end`,

  offer_without_trade: (ids) => sql`
    select o.listing_id, 'offer ' || o.id as detail from offers o
     where o.listing_id = any(${ids}) and o.status = 'accepted' and not exists (
       select from trades t where t.id = o.trade_id and t.listing_id = o.listing_id and t.buyer_id = o.buyer_id
                              and t.price_cents = o.amount_cents)`,

  offer_left_open: (ids) => sql`
    select o.listing_id, 'offer ' || o.id || ' is ' || o.status as detail
      from offers o join deals d using (listing_id) join listings l on l.id = o.listing_id
     where o.listing_id = any(${ids}) and o.status in ('pending', 'countered') and o.kind = 'offer'
       and l.status in ('sold', 'unsold', 'withdrawn') and d.closed_at < clock_timestamp() - ${byNow}`,

  sold_without_sale: (ids) => sql`
    select l.id as listing_id, 'nobody bought it' as detail from listings l
     where l.id = any(${ids}) and l.status = 'sold'
       and not exists (select from trades t where t.listing_id = l.id)
       and not exists (select from manual_sales m where m.listing_id = l.id)`,

  went_on_after_its_end: (ids) => sql`
    select listing_id, min(before || ' became ' || status) as detail from (
      select listing_id, status, lag(status) over (partition by listing_id order by id) as before
        from listing_status_changes where listing_id = any(${ids})) moves
     where before in ('sold', 'withdrawn') or (before = 'unsold' and status <> 'sold')
     group by listing_id`,

  sold_out_but_not_sold: (ids) => sql`
    select l.id as listing_id, 'all sold, and ' || l.status as detail
      from listings l join trades t on t.listing_id = l.id and t.status <> 'cancelled'
     where l.id = any(${ids}) and l.status <> 'sold'
     group by l.id having sum(t.quantity) >= l.quantity`,

  sold_and_listed_again: (ids) => sql`
    select l.id as listing_id, 'listed again as ' || min(r.listing_id) as detail
      from listings l join relistings r on r.earlier_id = l.id
      join trades t on t.listing_id = l.id and t.status <> 'cancelled'
     where l.id = any(${ids})
     group by l.id having sum(t.quantity) >= l.quantity * count(distinct r.listing_id)`,

  ledger_broken: (ids) => sql`
    select listing_id, 'row ' || min(number) as detail from (
      select listing_id, number, hash, body, row_number() over rows_before - 1 as wanted_number,
             coalesce(encode(lag(hash) over rows_before, 'hex'), repeat('0', 64)) as wanted_before
        from ledger_rows where listing_id = any(${ids})
      window rows_before as (partition by listing_id order by number)) chain
     where number <> wanted_number or sha256(convert_to(body, 'UTF8')) <> hash
        or body::json->>'before' <> wanted_before or (body::json->>'number')::int <> number
     group by listing_id`,

  ledger_goes_on_after_its_end: (ids) => sql`
    select r.listing_id, 'row ' || max(r.number) || ' after ' || min(e.kind) as detail
      from ledger_rows e join ledger_rows r on r.listing_id = e.listing_id and r.number > e.number
     where e.listing_id = any(${ids})
       and e.kind in ('closing', 'bought_now', 'offer_accepted', 'withdrawal', 'marked_sold')
     group by r.listing_id`,

  ledger_differs_from_bids: (ids) => sql`
    select listing_id, 'bid ' || coalesce(b.sequence, r.sequence) as detail
      from (select listing_id, sequence, price_cents from bids where listing_id = any(${ids})) b
      full join (select listing_id, (body::json->>'sequence')::int as sequence,
                        (body::json->>'price_cents')::bigint as price_cents
                   from ledger_rows where listing_id = any(${ids}) and kind = 'bid') r using (listing_id, sequence)
     where b.price_cents is distinct from r.price_cents
       and exists (select from ledger_rows o where o.listing_id = coalesce(b.listing_id, r.listing_id))
     limit 1000`,

  ledger_differs_from_deal: (ids) => sql`
    select d.listing_id, 'the ledger ends with ' || r.kind as detail
      from deals d join listings l on l.id = d.listing_id
      cross join lateral (select kind, body::json as row from ledger_rows r
                           where r.listing_id = d.listing_id order by number desc limit 1) r
     where d.listing_id = any(${ids})
       and (((d.closed_at is null or l.status = 'suspended')
             = (r.kind in ('closing', 'bought_now', 'offer_accepted', 'withdrawal', 'marked_sold')))
         or (r.kind = 'closing' and (r.row->>'price_cents')::bigint is distinct from
             case when d.bid_count > 0 then d.price_cents end)
         or (r.kind = 'bought_now' and not exists (
              select from trades t where t.listing_id = d.listing_id and t.how = 'buy_now'
                                     and t.price_cents = (r.row->>'price_cents')::bigint))
         or (r.kind = 'offer_accepted' and not exists (
              select from trades t where t.listing_id = d.listing_id and t.how = 'offer'
                                     and t.price_cents = (r.row->>'price_cents')::bigint)))`,
}

/** Also fail in the minutes after a pause of all nodes, or a restored backup. */
export const clockChecks: ReadonlySet<string> = new Set(['closing_overdue', 'offer_left_open'])

export async function selectFindings(db: Db, listingIds: ListingId[]): Promise<Finding[]> {
  const ids = sql`${listingIds}::bigint[]`
  const found: Finding[] = []
  for (const [name, check] of Object.entries(checks)) {
    const { rows } = await check(ids).execute(db)
    const seen = new Map(rows.map((row) => [row.listing_id, { name, ...row }]))
    found.push(...seen.values())
  }
  return found
}

export interface Pass {
  event_id: number
  listing_id: ListingId
}

const passes = (db: Db) => db.selectFrom('invariant_passes').select(['event_id', 'listing_id'])

export const selectPass = async (db: Db): Promise<Pass> => await passes(db).executeTakeFirstOrThrow()

export const lockPass = async (tx: Tx): Promise<Pass> =>
  await passes(tx).forUpdate().executeTakeFirstOrThrow()

export async function savePass(tx: Tx, pass: Pass): Promise<void> {
  await tx
    .updateTable('invariant_passes')
    .set({ ...pass, checked_at: sql<Date>`clock_timestamp()` })
    .execute()
}

/** Ids. An event with a lower id may commit a little after one with a higher id. */
const overlap = 2_000

export async function selectChanged(db: Db, { event_id: eventId }: Pass, most: number) {
  const { rows } = await sql<{ id: number; listing_id: ListingId | null }>`
    select id, (payload->>'listing_id')::bigint as listing_id from outbox_events
     where id > ${eventId - overlap} order by id limit ${most + overlap}`.execute(db)
  return {
    ids: [...new Set(rows.flatMap((row) => row.listing_id ?? []))],
    event_id: Math.max(eventId, rows.at(-1)?.id ?? 0),
  }
}

/** @returns minutes since the last pass; null before the first */
export async function selectPassAge(db: Db): Promise<number | null> {
  const { age } = await db
    .selectFrom('invariant_passes')
    .select(sql<number | null>`(extract(epoch from clock_timestamp() - checked_at) / 60)::float8`.as('age'))
    .executeTakeFirstOrThrow()
  return age
}

/** Starts again at the first after the last. */
export async function selectNextDeals(db: Db, { listing_id: listingId }: Pass, most: number) {
  const rows = await db
    .selectFrom('deals')
    .select('listing_id')
    .where('listing_id', '>', listingId)
    .orderBy('listing_id')
    .limit(most)
    .execute()
  const ids = rows.map((row) => row.listing_id)
  return { ids, listing_id: ids.length < most ? toListingId(0) : must(ids.at(-1), 'last id') }
}

export async function selectSuspects(db: Db): Promise<ListingId[]> {
  const { rows } = await sql<{ listing_id: ListingId }>`
    (select listing_id from deals where closed_at is null and closes_at < clock_timestamp() - ${overdue} limit 1000)
     union select listing_id from anomalies where gone_at is null`.execute(db)
  return rows.map((row) => row.listing_id)
}

/**
 * Also closes findings that are gone.
 * @returns the new ones
 */
export async function recordFindings(tx: Tx, listingIds: ListingId[], found: Finding[]): Promise<Finding[]> {
  await sql`
    update anomalies a set gone_at = clock_timestamp()
     where gone_at is null and listing_id = any(${listingIds}::bigint[]) and not exists (
       select from json_to_recordset(${JSON.stringify(found)}::json) as f(name text, listing_id bigint)
        where f.name = a.name and f.listing_id = a.listing_id)`.execute(tx)
  const { rows } = await sql<Finding>`
    insert into anomalies (name, listing_id, detail, found_at)
    select name, listing_id, detail, clock_timestamp()
      from json_to_recordset(${JSON.stringify(found)}::json) as f(name text, listing_id bigint, detail text)
        on conflict (name, listing_id) where gone_at is null do nothing
    returning name, listing_id, detail`.execute(tx)
  return rows
}
