import { sql } from 'kysely'
import { aLiveAuction } from '#test/harness/market/market.ts'
import { aMember } from '#test/harness/market/people.ts'
import type { Person } from '#test/harness/test-app.ts'
import { refreshSearchRow } from '#domains/search/server/search.service.ts'
import type { ListingId } from '#platform/common/ids.ts'
import { transact } from '#platform/server/database/db.ts'
import type { Stand } from './stand.ts'

export async function members(stand: Stand, count: number): Promise<Person[]> {
  const people: Person[] = []
  for (let n = 0; n < count; n += 1) people.push(await aMember(stand.market))
  return people
}

export async function auctions(stand: Stand, count: number): Promise<ListingId[]> {
  const { db } = stand.platform
  const { id, seller } = await aLiveAuction(stand.market, { closesInMs: 7 * 86_400_000 })
  if (count === 1) return [id]
  await transact(db, (tx) => refreshSearchRow(tx, id))
  const { rows } = await sql<{ id: ListingId }>`
    insert into listings (type, seller_id, status, category_id, title, description, condition, sale_method,
                          start_price_cents, duration_minutes, closes_at, suburb)
    select type, seller_id, status, category_id, title || ' ' || n, description, condition, sale_method,
           start_price_cents, duration_minutes, closes_at, suburb
      from listings, generate_series(2, ${count}::int) n where id = ${id} and seller_id = ${seller.id}
    returning id`.execute(db)
  const ids = rows.map((row) => row.id)
  await sql`
    insert into deals (listing_id, kind, seller_id, start_price_cents, price_cents, closes_at)
    select l.id, d.kind, d.seller_id, d.start_price_cents, d.price_cents, d.closes_at
      from deals d, listings l where d.listing_id = ${id} and l.id = any(${ids}::bigint[])`.execute(db)
  await sql`
    insert into search_rows (listing_id, tokens, price_cents, bid_count, watchers, published_at, closes_at,
                             latitude, longitude)
    select l.id, s.tokens, s.price_cents, 0, 0, date_trunc('milliseconds', l.created_at), s.closes_at,
           s.latitude, s.longitude
      from search_rows s, listings l where s.listing_id = ${id} and l.id = any(${ids}::bigint[])`.execute(db)
  await sql`analyze`.execute(db)
  return [id, ...ids]
}
