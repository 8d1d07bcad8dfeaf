import { sql } from 'kysely'
import type { Db } from '#platform/server/database/db.ts'
import { fromColumn } from '#platform/server/database/from-column.ts'
import type { Supplier } from './documents.rules.ts'

export interface Party {
  name: string
  email: string
  phone_number: string
}

export interface Parties {
  seller: Party & Supplier & { trading_name: string | null }
  buyer: Party
  /** Where the listing is: 'Petone, Lower Hutt'. Null if it has no place. */
  from: string | null
}

/** The caller has checked that its reader is a side of the trade. */
export async function selectParties(db: Db, tradeId: number): Promise<Parties> {
  const row = await db
    .selectFrom('trades as t')
    .innerJoin('accounts as s', 's.id', 't.seller_id')
    .innerJoin('accounts as b', 'b.id', 't.buyer_id')
    .innerJoin('listings as l', 'l.id', 't.listing_id')
    .leftJoin('suburbs as p', 'p.slug', 'l.suburb')
    .leftJoin('districts as d', 'd.slug', 'p.district')
    .select([
      's.email',
      's.phone_number',
      's.seller_kind',
      's.trading_name',
      's.gst_number',
      'b.email as buyer_email',
      'b.phone_number as buyer_phone',
      'p.name as suburb',
      'd.name as district',
    ])
    .select(sql<string>`s.first_name || ' ' || s.last_name`.as('name'))
    .select(sql<string>`b.first_name || ' ' || b.last_name`.as('buyer_name'))
    .where('t.id', '=', tradeId)
    .executeTakeFirstOrThrow()
  const { suburb, district } = row
  return {
    seller: {
      name: row.name,
      email: row.email,
      phone_number: row.phone_number,
      seller_kind: fromColumn<Supplier['seller_kind']>(row.seller_kind),
      trading_name: row.trading_name,
      gst_number: row.gst_number,
    },
    buyer: { name: row.buyer_name, email: row.buyer_email, phone_number: row.buyer_phone },
    from: suburb === null || district === null || suburb === district ? suburb : `${suburb}, ${district}`,
  }
}

export interface ParcelItem {
  trade_id: number
  listing_id: number
  title: string
  quantity: number
}

/** The trade that owns the parcel comes first, then all that go out in it. */
export async function selectParcelItems(db: Db, tradeId: number): Promise<ParcelItem[]> {
  return await db
    .selectFrom('trades as t')
    .innerJoin('listings as l', 'l.id', 't.listing_id')
    .leftJoin('trade_copies as c', 'c.trade_id', 't.id')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('trade_terms')
          .select(['quantity', 'joined_to'])
          .whereRef('trade_id', '=', 't.id')
          .orderBy('version', 'desc')
          .limit(1)
          .as('terms'),
      (on) => on.onTrue(),
    )
    .select(['t.id as trade_id', 't.listing_id', 'terms.quantity'])
    .select(sql<string>`coalesce(c.listing->>'title', l.title, '')`.as('title'))
    .where('t.id', 'in', (eb) =>
      eb
        .selectFrom('trade_terms')
        .select('trade_id')
        .where((is) => is.or([is('joined_to', '=', tradeId), is('trade_id', '=', tradeId)])),
    )
    // Terms of before may name a parcel that the trade has left.
    .where((is) => is.or([is('t.id', '=', tradeId), is('terms.joined_to', '=', tradeId)]))
    .where('t.status', '<>', 'cancelled')
    .orderBy(sql`t.id <> ${tradeId}`)
    .orderBy('t.id')
    .execute()
}
