import { sql } from 'kysely'
import type { OperationReply } from '#contract/operation.ts'
import { publicPoint } from '#contract/public-point.ts'
import { namesPrice, type OpenHome } from '#contract/properties.ts'
import { searchListings, type SearchQuery } from '#contract/search.ts'
import { shownFilters } from '#server/modules/catalogue/catalogue.service.ts'
import { selectListingCards } from '#server/modules/listings/listings.service.ts'
import { foldMacrons } from '#server/modules/places/places.service.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import { market_topic, touchLive } from '#server/platform/live-hub.ts'
import { recordEvent } from '#server/platform/outbox.ts'
import { refuse } from '#server/platform/refusal.ts'
import { readCursor, writeCursor } from './search.cursor.ts'
import { searchRowChanged } from './search.events.ts'
import {
  askedKinds,
  countHits,
  isFoundByMore,
  most_counted,
  selectHits,
  selectRow,
  type SearchedVehicle,
} from './search.queries.ts'
import { nothingWanted, readAnswers, saidOf, type Wanted } from './search.answers.rules.ts'
import { choiceTokens, type PropertyChoices } from './search.rules.ts'

/** Live listings that fit, a page at a time. */
export async function findListings(
  db: Db,
  query: SearchQuery,
): Promise<OperationReply<typeof searchListings>> {
  const wanted = await readWanted(db, query)
  const after = query.cursor ? readCursor(query, query.cursor) : null
  const [{ ids, end }, count] = await Promise.all([
    selectHits(db, { query, wanted, after }),
    countHits(db, { query, wanted }),
  ])
  const cards = await selectListingCards(db, ids)
  return {
    // One that closed a moment ago may still have its row.
    items: cards.filter((card) => card.status === 'active'),
    next_cursor: end && writeCursor(query, end),
    total: Math.min(count, most_counted),
    total_is_capped: count > most_counted,
  }
}

/** What answers are wanted; refuses what nothing can be found by. */
export async function readWanted(db: Db, query: SearchQuery): Promise<Wanted> {
  const { wanted, errors } = query.attr
    ? readAnswers(query.attr, await shownFilters(db))
    : { wanted: nothingWanted, errors: {} as Record<string, string> }
  const { category, region, district, suburb, price_min, price_max, year_min, year_max, cursor } = query
  const { rows } = await sql<Record<string, boolean>>`
    select exists (select from categories where id = ${category ?? null}::bigint and status = 'active') as category,
           exists (select from regions where slug = ${region ?? null}::text) as region,
           exists (select from districts where slug = ${district ?? null}::text) as district,
           exists (select from suburbs where slug = ${suburb ?? null}::text) as suburb`.execute(db)
  const known = rows[0]!
  if (category !== undefined && !known.category) errors.category = 'That category is not there.'
  for (const [field, slug] of Object.entries({ region, district, suburb })) {
    if (slug !== undefined && !known[field]) errors[field] = 'That is not a place we know.'
  }
  if (price_min !== undefined && price_max !== undefined && price_min > price_max) {
    errors.price_max = 'The highest price must be at least the lowest.'
  }
  if (query.sort === 'nearest' && query.near === undefined) {
    errors.sort = 'Say near which place, then the nearest can come first.'
  }
  Object.assign(errors, crossedAreas(query))
  if (year_min !== undefined && year_max !== undefined && year_min > year_max) {
    errors.year_max = 'The last year must be at least the first.'
  }
  if (cursor !== undefined && !readCursor(query, cursor)) {
    errors.cursor = 'That page belongs to another search. Start again from the first.'
  }
  if (Object.keys(errors).length > 0) refuse(searchListings, 'validation_failed', { errors })
  return wanted
}

function crossedAreas(query: SearchQuery): Record<string, string> {
  const { floor_area_min, floor_area_max, land_area_min, land_area_max } = query
  const isCrossed = (least = 0, most = Number.POSITIVE_INFINITY) => least > most
  const sentence = 'The largest area must be at least the smallest.'
  return {
    ...(isCrossed(floor_area_min, floor_area_max) && { floor_area_max: sentence }),
    ...(isCrossed(land_area_min, land_area_max) && { land_area_max: sentence }),
  }
}

/** Brings the search row of a listing up to date; one that is not live any more has none. */
export async function refreshSearchRow(tx: Tx, listing_id: number): Promise<void> {
  // Of two refreshes at once, the later reads only what the earlier has left behind.
  await sql`select pg_advisory_xact_lock(hashtextextended('search row', ${listing_id}))`.execute(tx)
  const listing = await selectSearchable(tx, listing_id)
  if (!listing) {
    const { numDeletedRows } = await tx
      .deleteFrom('search_rows')
      .where('listing_id', '=', listing_id)
      .executeTakeFirstOrThrow()
    if (numDeletedRows > 0n) await touchLive(tx, market_topic)
    return
  }
  const title = foldMacrons(listing.title ?? '')
  const said = saidOf(listing)
  const choices = { ...listing, property: propertyChoices(listing) }
  const tokens = sql<string>`
    array_to_tsvector(${[...choiceTokens(choices), ...said.tokens]}::text[])
    || setweight(to_tsvector('english', ${title}) || to_tsvector('simple', ${title}), 'A')
    || setweight(to_tsvector('english', ${foldMacrons(listing.category_names)}), 'B')
    || setweight(to_tsvector('english', ${foldMacrons(said.words)}), 'C')
    || setweight(to_tsvector('english', ${foldMacrons(listing.description)}), 'D')`
  const { latitude, longitude } = publicPoint(listing)
  const row = {
    tokens,
    price_cents: searchPrice(listing),
    floor_area_m2: listing.floor_area_m2,
    land_area_m2: listing.land_area_m2,
    bid_count: listing.bid_count,
    watchers: listing.watchers,
    latitude,
    longitude,
    created_at: listing.created_at,
    closes_at: listing.closes_at ?? '9999-12-31T00:00:00Z',
    numbers: JSON.stringify(said.numbers),
    year: listing.vehicle?.year ?? null,
    odometer_km: listing.vehicle?.odometer_km ?? null,
  }
  const before = await selectRow(tx, listing_id)
  const { is_new } = await tx
    .insertInto('search_rows')
    .values({ listing_id, ...row })
    .onConflict((on) => on.column('listing_id').doUpdateSet(row))
    // A row that was there before carries the number of the transaction that replaces it.
    .returning(sql<boolean>`xmax = 0`.as('is_new'))
    .executeTakeFirstOrThrow()
  if (is_new) await touchLive(tx, market_topic)
  if (before && (await isFoundByMore(tx, listing_id, before))) {
    await recordEvent(tx, searchRowChanged, { listing_id, before: JSON.parse(before) })
  }
}

type Searchable = NonNullable<Awaited<ReturnType<typeof selectSearchable>>>

/** A price that everyone reads goes before one that is secret. */
const searchPrice = ({ price_method, search_price_cents, price_cents }: Searchable) =>
  namesPrice(price_method) ? price_cents : (search_price_cents ?? price_cents)

const propertyChoices = (listing: Searchable): PropertyChoices | null =>
  listing.type === 'property' ? { ...listing, open_homes: (listing.open_homes ?? []) as OpenHome[] } : null

async function selectSearchable(tx: Tx, listing_id: number) {
  return await tx
    .selectFrom('listings as l')
    .innerJoin('deals as d', 'd.listing_id', 'l.id')
    .innerJoin('categories as c', 'c.id', 'l.category_id')
    .innerJoin('suburbs as s', 's.slug', 'l.suburb')
    .innerJoin('districts as di', 'di.slug', 's.district')
    .leftJoin('property_details as p', 'p.listing_id', 'l.id')
    .leftJoin('vehicle_details as v', 'v.listing_id', 'l.id')
    .select(['l.title', 'l.description', 'l.type', 'l.condition', 'l.sale_method', 'l.seller_id'])
    .select(['c.path as category_path', 's.slug as suburb', 's.district', 'di.region'])
    .select(['d.price_cents', 'd.bid_count', 'p.search_price_cents', 'p.price_method'])
    // What runs until sold comes after everything that closes.
    .select(sql<Date | null>`case when d.kind = 'auction' then d.closes_at end`.as('closes_at'))
    .select(['l.latitude', 'l.longitude', 's.latitude as suburb_latitude', 's.longitude as suburb_longitude'])
    .select(['p.purpose', 'p.property_type', 'p.bedrooms', 'p.bathrooms', 'p.open_homes'])
    .select(['p.floor_area_m2', 'p.land_area_m2'])
    .select(sql<Date>`date_trunc('milliseconds', l.created_at)`.as('created_at'))
    // 'guitar' finds a Stratocaster, because it hangs under Guitars & bass.
    .select(
      sql<string>`(select string_agg(name, ' ') from categories where id = any (c.path))`.as(
        'category_names',
      ),
    )
    .select(['l.attributes', askedKinds.as('asked')])
    .select(sql<SearchedVehicle | null>`to_jsonb(v)`.as('vehicle'))
    .select(sql<number>`(select count(*) from favourites f where f.listing_id = l.id)`.as('watchers'))
    .where('l.id', '=', listing_id)
    .where('l.status', '=', 'active')
    .where('d.closed_at', 'is', null)
    .executeTakeFirst()
}
