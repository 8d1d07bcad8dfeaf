import { sql } from 'kysely'

/** A draft that was never submitted, and that no admin wrote, is private. */
export const isKnown = sql<boolean>`(l.status <> 'draft' or exists (
  select from listing_status_changes c where c.listing_id = l.id) or exists (
  select from audit_log a where a.subject_kind = 'listing' and a.subject_id = l.id))`
/**
 * Per piece, as its last buyer agreed: after buy-now or an offer it isn't the price of the bidding.
 */
export const soldPrice = sql<
  number | null
>`case when l.status = 'sold' then (select t.price_cents from trades t
  where t.listing_id = l.id and t.status not in ('cancelled', 'unconfirmed') order by t.id desc limit 1) end`
/** The price before it's live. */
export const askingPrice = sql<number | null>`
  case when l.sale_method = 'auction' then l.start_price_cents else l.buy_now_price_cents end`
export const price = sql<number | null>`coalesce(${soldPrice}, d.price_cents, ${askingPrice})`
export const closesAt = sql<Date | null>`coalesce(d.closes_at, l.closes_at)`
