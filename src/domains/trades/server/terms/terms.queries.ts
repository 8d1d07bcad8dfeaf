import { sql } from 'kysely'
import type { DeliveryOption } from '#domains/delivery/common/delivery-options.shapes.ts'
import type { Destination, Origin } from '#domains/delivery/common/delivery-price.ts'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import { fromColumn } from '#platform/server/database/from-column.ts'
import type { Terms } from './terms.rules.ts'

/** An address as a trade stores it; `name` and the lines are missing 90 days after the end. */
export interface StoredAddress {
  name?: string
  line1?: string
  line2?: string
  suburb: string
  place_name: string
  region: string
  island: Destination['island']
  postcode: string
  is_rural: boolean
}

const columns = [
  'trade_id',
  'version',
  'set_by',
  'side',
  'cause',
  'reason',
  'quantity',
  'items_cents',
  'method',
  'option',
  'delivery_cents',
  'rural_cents',
  'joined_to',
  'total_cents',
  'address',
  'pay_by',
  'at',
] as const

const selectVersions = (db: Db, tradeIds: number[]) =>
  db
    .selectFrom('trade_terms')
    .select(columns)
    .where('trade_id', '=', sql<number>`any(${tradeIds}::bigint[])`)

const readRow = (row: Awaited<ReturnType<ReturnType<typeof selectVersions>['execute']>>[number]) => ({
  ...row,
  method: fromColumn<Terms['method']>(row.method),
  option: fromColumn<DeliveryOption | null>(row.option),
  address: fromColumn<StoredAddress | null>(row.address),
})

export type TermsRow = ReturnType<typeof readRow>

/** The terms that hold, by trade. */
export async function selectTerms(db: Db, tradeIds: number[]): Promise<Map<number, TermsRow>> {
  if (tradeIds.length === 0) return new Map()
  const rows = await selectVersions(db, tradeIds)
    .distinctOn('trade_id')
    .orderBy('trade_id')
    .orderBy('version', 'desc')
    .execute()
  return new Map(rows.map((row) => [row.trade_id, readRow(row)]))
}

export async function selectTermsHistory(db: Db, tradeId: number): Promise<TermsRow[]> {
  const rows = await selectVersions(db, [tradeId]).orderBy('version').execute()
  return rows.map(readRow)
}

const proposalColumns = [
  'id',
  'trade_id',
  'kind',
  'proposed_by',
  'side',
  'reason',
  'version',
  'items_cents',
  'delivery_cents',
  'quantity',
  'joined_to',
  'proposed_at',
] as const

export async function selectOpenProposals(db: Db, tradeIds: number[]) {
  if (tradeIds.length === 0) return new Map<number, never>()
  const rows = await db
    .selectFrom('trade_proposals')
    .select(proposalColumns)
    .where('trade_id', '=', sql<number>`any(${tradeIds}::bigint[])`)
    .where('outcome', 'is', null)
    .execute()
  return new Map(rows.map((row) => [row.trade_id, row]))
}
export type ProposalRow = NonNullable<ReturnType<Awaited<ReturnType<typeof selectOpenProposals>>['get']>>

export async function selectParcels(db: Db, tradeIds: number[]) {
  const rows = await db
    .selectFrom('trade_parcels')
    .distinctOn('trade_id')
    .select(['trade_id', 'carrier', 'number', 'at'])
    .where('trade_id', '=', sql<number>`any(${tradeIds}::bigint[])`)
    .orderBy('trade_id')
    .orderBy('id', 'desc')
    .execute()
  return new Map(rows.map((row) => [row.trade_id, row]))
}

export interface OfferedDelivery {
  pickup: 'none' | 'allowed' | 'must'
  delivery_options: DeliveryOption[]
  from: Origin
}

/** As the listing offers it now, or null where it has no place. */
export async function selectOfferedDelivery(
  db: Db,
  listingId: ListingId,
): Promise<OfferedDelivery | undefined> {
  const row = await db
    .selectFrom('listings as l')
    .innerJoin('suburbs as s', 's.slug', 'l.suburb')
    .innerJoin('districts as d', 'd.slug', 's.district')
    .select(['l.pickup', 'l.delivery_options', 's.latitude', 's.longitude', 'd.region'])
    .where('l.id', '=', listingId)
    .executeTakeFirst()
  return (
    row && {
      pickup: row.pickup,
      delivery_options: fromColumn<DeliveryOption[]>(row.delivery_options),
      from: { region: row.region, latitude: row.latitude, longitude: row.longitude },
    }
  )
}

export async function selectPickupOnly(db: Db, listingIds: ListingId[]): Promise<Set<ListingId>> {
  const rows = await db
    .selectFrom('listings')
    .select('id')
    .where('id', 'in', listingIds)
    .where('pickup', '=', 'must')
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** As the listing offered it when the trade was agreed. */
export async function selectAgreedDelivery(db: Db, tradeId: number): Promise<OfferedDelivery | undefined> {
  const row = await db
    .selectFrom('trade_copies as c')
    .innerJoin('suburbs as s', (on) => on.on('s.slug', '=', sql<string>`c.listing->>'suburb'`))
    .innerJoin('districts as d', 'd.slug', 's.district')
    .select(['s.latitude', 's.longitude', 'd.region'])
    .select(sql<OfferedDelivery['pickup']>`c.listing->>'pickup'`.as('pickup'))
    .select(sql<DeliveryOption[]>`c.listing->'delivery_options'`.as('delivery_options'))
    .where('c.trade_id', '=', tradeId)
    .executeTakeFirst()
  return (
    row && {
      pickup: row.pickup,
      delivery_options: row.delivery_options,
      from: { region: row.region, latitude: row.latitude, longitude: row.longitude },
    }
  )
}

export async function selectPoint(db: Db, suburb: string): Promise<Pick<Origin, 'latitude' | 'longitude'>> {
  return await db
    .selectFrom('suburbs')
    .select(['latitude', 'longitude'])
    .where('slug', '=', suburb)
    .executeTakeFirstOrThrow()
}

/** Copies the listings without what only their sellers may know. */
export async function copyListings(tx: Tx, tradeIds: number[]): Promise<void> {
  await sql`
    insert into trade_copies (trade_id, listing, pictures)
    select t.id,
           (to_jsonb(l)
             - array['address', 'latitude', 'longitude', 'reserve_price_cents', 'auto_accept_cents', 'auto_decline_cents',
                     'auto_relist_left', 'written_by', 'raised_to_trade_at'])
             || jsonb_build_object('vehicle', to_jsonb(v), 'property', to_jsonb(p) - 'search_price_cents'),
           coalesce((
             select jsonb_agg(jsonb_build_object('id', i.id, 'alt', i.alt, 'sha256', i.sha256) order by li.position)
               from listing_images li join images i on i.id = li.image_id
              where li.listing_id = l.id), '[]')
      from trades t
      join listings l on l.id = t.listing_id
      left join vehicle_details v on v.listing_id = l.id
      left join property_details p on p.listing_id = l.id
     where t.id = any(${tradeIds}::bigint[])`.execute(tx)
}

/** The open trades of the same two that go out in a parcel of their own, and those in this one's parcel. */
export async function selectSiblings(
  db: Db,
  trade: { id: number; seller_id: AccountId; buyer_id: AccountId },
) {
  return await db
    .selectFrom('trades as t')
    .innerJoin('listings as l', 'l.id', 't.listing_id')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('trade_terms')
          .select(['method', 'joined_to', 'total_cents'])
          .whereRef('trade_id', '=', 't.id')
          .orderBy('version', 'desc')
          .limit(1)
          .as('terms'),
      (on) => on.onTrue(),
    )
    .select(['t.id', 't.status', 'terms.method', 'terms.joined_to', 'terms.total_cents'])
    .select(sql<string>`coalesce(l.title, '')`.as('title'))
    .where('t.seller_id', '=', trade.seller_id)
    .where('t.buyer_id', '=', trade.buyer_id)
    .where('t.id', '<>', trade.id)
    .where((is) => is.or([is('t.status', 'in', ['agreed', 'paid']), is('terms.joined_to', '=', trade.id)]))
    .orderBy('t.id', 'desc')
    .limit(50)
    .execute()
}
