import { sql } from 'kysely'
import { soldWithinMonths } from '#domains/search/common/sold-prices/sold-prices.ts'
import type { Db } from '#platform/server/database/db.ts'
import type { Sale } from './sold-prices.rules.ts'

/** Later sales are more telling; more than this don't change the result. */
const maxSales = 2000

export type SoldThing = Sale & { condition: 'new' | 'used' | null }

/** A listing counts once, however many pieces were sold. */
const soldThings = (where: ReturnType<typeof sql<boolean>>) => sql<SoldThing>`
  select l.id as listing_id, l.seller_id, coalesce(l.title, '') as title, l.condition, v.year, t.price_cents
    from listings l
    left join vehicle_details v on v.listing_id = l.id
    join lateral (
      select t.price_cents, t.agreed_at from trades t
       where t.listing_id = l.id and t.status not in ('unconfirmed', 'cancelled')
       order by t.id desc limit 1
    ) t on true
   where l.status = 'sold' and ${where}
     and t.agreed_at > clock_timestamp() - ${soldWithinMonths} * interval '1 month'
   order by t.agreed_at desc
   limit ${maxSales}`

export async function selectSoldIn(db: Db, categoryId: number): Promise<SoldThing[]> {
  const { rows } = await soldThings(sql<boolean>`l.category_id = ${categoryId}`).execute(db)
  return rows
}

export async function selectSoldListings(db: Db, make: string, model: string): Promise<SoldThing[]> {
  const { rows } = await soldThings(
    sql<boolean>`lower(v.make) = lower(${make}) and lower(v.model) = lower(${model})
      and v.subtype is distinct from 'parts'`,
  ).execute(db)
  return rows
}

export async function selectCategoryName(db: Db, id: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('categories')
    .select('name')
    .where('id', '=', id)
    .where('type', '<>', 'property')
    .executeTakeFirst()
  return row?.name
}
