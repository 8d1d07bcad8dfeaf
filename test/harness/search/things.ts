import { sql } from 'kysely'
import type { DeliveryOption } from '#domains/delivery/common/delivery-options.shapes.ts'
import { type SearchField, searchFields } from '#domains/search/common/fields/search-fields.ts'
import { defaultDateFormat, formatByPattern } from '#platform/common/formats/formats.ts'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import type { Db } from '#platform/server/database/db.ts'

export interface Thing {
  id: ListingId
  type: 'vehicle' | 'property' | 'general'
  details: Record<string, unknown>
  price_cents: number
  earlier_price_cents: number | null
  kind: string
  reserve_price_cents: number | null
  buy_now_price_cents: number | null
  bid_count: number
  pickup: 'none' | 'allowed' | 'must'
  delivery_options: DeliveryOption[]
  suburb: string
  region: string
  latitude: number
  longitude: number
}

export type Place = Pick<Thing, 'suburb' | 'region' | 'latitude' | 'longitude'>

/** A fixed sequence, so that a failure comes again. */
let seed = 4711
export function random(below: number): number {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
  return Math.floor((seed / 2_147_483_648) * below)
}
export const oneOf = <One>(all: readonly One[]): One => all[random(all.length)]!

const names = ['Toyota', 'Citroën', 'Škoda', "O'Brien & co", 'Dark blue']
export const today = formatByPattern(new Date(), defaultDateFormat)
export const addDays = (days: number) =>
  new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10)

export function aValue({ value }: SearchField): unknown {
  if (value.kind === 'choice') return oneOf(Object.keys(value.options))
  if (value.kind === 'text') return oneOf(names)
  if (value.kind === 'yes_no') return random(2) === 0
  if (value.kind === 'day') return addDays(random(800) - 100)
  if (value.kind === 'decimal') return (1 + random(90)) / 10
  if (value.kind === 'year') return 2000 + random(20)
  if (value.kind === 'money') return (1 + random(50)) * 100_00
  return 1 + random('most' in value ? Math.min(value.most, 12) : 12)
}

function anOption(id: number): DeliveryOption {
  const kind = oneOf(['courier', 'post', 'own_delivery', 'as_agreed'] as const)
  const price = () => (random(3) === 0 ? null : random(6) * 250)
  const isOwn = kind === 'own_delivery'
  return {
    id,
    kind,
    name: '',
    radius_km: isOwn ? oneOf([5, 60, 400]) : null,
    north_cents: isOwn ? null : price(),
    south_cents: isOwn ? null : price(),
    own_region_cents: isOwn ? random(6) * 300 : price(),
    rural_cents: price(),
    further_cents: 0,
    days_to_send: null,
    is_tracked: false,
  }
}

async function insertThing(
  db: Db,
  {
    sellerId,
    categories,
    places,
  }: { sellerId: AccountId; categories: Record<Thing['type'], number>; places: Place[] },
): Promise<Thing> {
  const type = oneOf(['vehicle', 'vehicle', 'property', 'general'] as const)
  const place = oneOf(places)
  const kind = type === 'property' ? 'enquire' : oneOf(['auction', 'fixed_price'])
  const price = (1 + random(40)) * 500
  const own = {
    kind,
    price_cents: price,
    earlier_price_cents: kind !== 'auction' && random(3) === 0 ? price + random(20) * 100 : null,
    reserve_price_cents: kind === 'auction' ? oneOf([null, price, price + 100]) : null,
    buy_now_price_cents: random(2) === 0 ? price * 3 : null,
    bid_count: kind === 'auction' ? random(3) : 0,
    pickup: oneOf(['none', 'allowed', 'must'] as const),
    delivery_options: Array.from({ length: random(4) }, (_, index) => anOption(index + 1)),
  }
  const { rows } = await sql<{ id: ListingId }>`
    insert into listings (type, seller_id, status, category_id, title, description, condition, sale_method,
      start_price_cents, suburb, starts_at, pickup, delivery_options, earlier_price_cents, earlier_price_until)
    values (${type}, ${sellerId}, 'active', ${categories[type]}, 'A thing', 'It is.', 'used', ${kind}, ${price},
      ${place.suburb}, now(), ${own.pickup}, ${JSON.stringify(own.delivery_options)}, ${own.earlier_price_cents},
      case when ${own.earlier_price_cents}::bigint is null then null else now() end) returning id`.execute(db)
  const { id } = rows[0]!
  await sql`
    insert into deals (listing_id, kind, seller_id, start_price_cents, price_cents, bid_count, reserve_price_cents,
      buy_now_price_cents, closes_at)
    values (${id}, ${kind}, ${sellerId}, ${price}, ${price}, ${own.bid_count}, ${own.reserve_price_cents},
      ${own.buy_now_price_cents}, case when ${kind} = 'auction' then now() + interval '2 days' end)`.execute(
    db,
  )
  const fields = searchFields.filter((field) => field.type === type && random(4) > 0)
  const details = Object.fromEntries(fields.map((field) => [field.field, aValue(field)]))
  if (type !== 'general')
    await sql`
      insert into ${sql.table(`${type}_details`)}
      select * from jsonb_populate_record(null::${sql.table(`${type}_details`)}, ${JSON.stringify({
        ...(await blankDetails(db, type)),
        ...details,
        listing_id: id,
      })}::jsonb)`.execute(db)
  return { id, type, details, ...own, ...place }
}

/** The columns of a row that names none. */
async function blankDetails(db: Db, type: 'vehicle' | 'property'): Promise<Record<string, unknown>> {
  const { rows } = await sql<{ name: string; value: unknown }>`
    select column_name as name,
           case when column_default like '''{}''::%' then '[]'::jsonb
                when column_default in ('true', 'false') then to_jsonb(column_default::boolean)
                when column_default is not null then '[]'::jsonb end as value
      from information_schema.columns where table_name = ${`${type}_details`}`.execute(db)
  return Object.fromEntries(
    rows.filter(({ value }) => value !== null).map(({ name, value }) => [name, value]),
  )
}

export async function selectScanPlaces(db: Db): Promise<Place[]> {
  const { rows } = await sql<Place>`
    select s.slug as suburb, d.region, s.latitude, s.longitude from suburbs s join districts d on d.slug = s.district
     where d.region in ('waikato', 'otago', 'chatham-islands') order by md5(s.slug) limit 24`.execute(db)
  return rows
}

/** Live listings of all types with random values, past the service: search rows are the test's. */
export async function insertThings(
  db: Db,
  { count, sellerId, places }: { count: number; sellerId: AccountId; places: Place[] },
): Promise<Thing[]> {
  const { rows } = await sql<{ type: Thing['type']; id: number }>`
    select type, max(id) as id from categories group by type`.execute(db)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Each type has categories.
  const categories = Object.fromEntries(rows.map(({ type, id }) => [type, id])) as Record<
    Thing['type'],
    number
  >
  const things: Thing[] = []
  for (let n = 0; n < count; n += 1) things.push(await insertThing(db, { sellerId, categories, places }))
  return things
}
