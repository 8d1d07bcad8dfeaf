import { sql } from 'kysely'
import type { DeliveryOption } from '#domains/delivery/common/delivery-options.shapes.ts'
import type { OpenHome } from '#domains/listings/common/properties.shapes.ts'
import { namesPrice } from '#domains/listings/common/property-price.ts'
import { publicPoint } from '#domains/places/common/public-point.ts'
import type { SavedQuery } from '#domains/saved-searches/common/saved-searches.ts'
import type { ListingId } from '#platform/common/ids.ts'
import type { DataSource } from '#platform/server/cache/caches.ts'
import { type Db, transact, type Tx } from '#platform/server/database/db.ts'
import { fromColumn } from '#platform/server/database/from-column.ts'
import { recordEvent } from '#platform/server/jobs/outbox.ts'
import { marketTopic, publishTopic } from '#platform/server/live-hub.ts'
import { buildFieldTokens, listFieldRanges } from '../fields/field-tokens.rules.ts'
import { buildShipping, computeReduction, listOffers } from '../fields/offers.rules.ts'
import { getAnswers } from '../query/search.answers.rules.ts'
import { buildTokenQuery } from '../query/search.matching.queries.ts'
import { parseSearch } from '../query/search.request.service.ts'
import { choiceTokens, openHomeKey, type PropertyChoices } from '../query/search.rules.ts'
import { searchRowChanged } from '../search.events.ts'
import { buildListingTokens } from '../words/tokens.rules.ts'
import { listPlaceTokens } from '../words/typed-words.rules.ts'
import { joinQueries } from '../words/word-query.rules.ts'
import {
  isFoundByMore,
  selectEndedOpenHomes,
  selectLive,
  selectRow,
  selectSearchable,
  type Searchable,
} from './search-row.queries.ts'

/** For listings most of which have ended: deletes their rows together. */
export async function refreshSearchRows(tx: Tx, listingIds: ListingId[]): Promise<void> {
  // Locks in one order, as two calls may share listings.
  const ids = listingIds.toSorted((a, b) => a - b)
  await sql`
    select pg_advisory_xact_lock(hashtextextended('search row', id))
      from (select id from unnest(${ids}::bigint[]) as id order by id) ordered`.execute(tx)
  const live = new Set(await selectLive(tx, ids))
  const ended = ids.filter((id) => !live.has(id))
  if (ended.length > 0) {
    const { numDeletedRows } = await tx
      .deleteFrom('search_rows')
      .where('listing_id', 'in', ended)
      .executeTakeFirstOrThrow()
    if (numDeletedRows > 0n) await publishTopic(tx, marketTopic)
  }
  for (const id of live) await refreshSearchRow(tx, id)
}

/** @param isNews false if the listing hasn't changed, only the format of its row */
export async function refreshSearchRow(tx: Tx, listingId: ListingId, { isNews = true } = {}): Promise<void> {
  // Advisory lock: the later of two parallel refreshes reads what the earlier wrote.
  await sql`select pg_advisory_xact_lock(hashtextextended('search row', ${listingId}))`.execute(tx)
  const listing = await selectSearchable(tx, listingId)
  if (!listing) {
    const { numDeletedRows } = await tx
      .deleteFrom('search_rows')
      .where('listing_id', '=', listingId)
      .executeTakeFirstOrThrow()
    if (numDeletedRows > 0n) await publishTopic(tx, marketTopic)
    return
  }
  const answers = getAnswers(listing)
  const { vehicle, property: details } = listing
  const fields = buildFieldTokens({ vehicle, property: listing.type === 'property' ? details : null })
  const { latitude, longitude } = publicPoint(listing)
  const property = propertyChoices(listing)
  const terms = { pickup: listing.pickup, delivery_options: readOptions(listing) }
  const offers = listOffers({ ...listing, ...terms })
  const choices = { ...listing, point: { latitude, longitude }, property, offers }
  const { make, model, year, odometer_km: odometerKm } = vehicle ?? {}
  const text = buildListingTokens(
    {
      title: listing.title ?? '',
      names: [listing.category_names, make, model, year].filter(Boolean).join(' '),
      answers: answers.words,
      places: listing.place_names.flatMap(listPlaceTokens),
      description: `${listing.subtitle}\n${listing.description ?? ''}`,
    },
    [...choiceTokens(choices), ...fields.tokens, ...answers.tokens],
  )
  const tokens = sql<string>`${text}::tsvector`
  const row = {
    tokens,
    price_cents: searchPrice(listing),
    floor_area_m2: listing.floor_area_m2,
    land_area_m2: listing.land_area_m2,
    bid_count: listing.bid_count,
    watchers: listing.watchers,
    latitude,
    longitude,
    published_at: listing.published_at,
    closes_at: listing.closes_at ?? '9999-12-31T00:00:00Z',
    open_home_at: openHomeKey(property?.open_homes ?? [], listing.published_at, listing.now),
    numbers: JSON.stringify({ ...answers.numbers, ...fields.numbers }),
    year: toWhole(year),
    odometer_km: toWhole(odometerKm),
    reduction_bp: computeReduction(listing),
    shipping: sql<number[] | null>`${buildShipping(terms, {
      region: listing.region,
      latitude: listing.suburb_latitude,
      longitude: listing.suburb_longitude,
    })}::integer[]`,
  }
  await tx
    .insertInto('search_points')
    .values({ latitude, longitude })
    .onConflict((on) => on.doNothing())
    .execute()
  const before = await selectRow(tx, listingId)
  const { is_new: isNew } = await tx
    .insertInto('search_rows')
    .values({ listing_id: listingId, ...row })
    .onConflict((on) => on.column('listing_id').doUpdateSet(row))
    // `xmax` is set for a replaced row.
    .returning(sql<boolean>`xmax = 0`.as('is_new'))
    .executeTakeFirstOrThrow()
  if (isNew) await publishTopic(tx, marketTopic)
  if (isNews && before && (await isFoundByMore(tx, listingId, before))) {
    await recordEvent(tx, searchRowChanged, { listing_id: listingId, before: JSON.parse(before) })
  }
}

const toWhole = (value: unknown) => (typeof value === 'number' ? value : null)

const readOptions = ({ delivery_options: options }: Searchable) => fromColumn<DeliveryOption[]>(options ?? [])

const maxEnded = 1_000

/** No fact is recorded when an open home ends, so rows are refreshed soon after. */
export async function passEndedOpenHomes(db: Db): Promise<void> {
  for (const id of await selectEndedOpenHomes(db, maxEnded))
    await transact(db, (tx) => refreshSearchRow(tx, id, { isNews: false }))
}

/** A public price comes before a secret one. */
const searchPrice = ({
  price_method: priceMethod,
  search_price_cents: searchPriceCents,
  price_cents: priceCents,
}: Searchable) => (namesPrice(priceMethod) ? priceCents : (searchPriceCents ?? priceCents))

const propertyChoices = (listing: Searchable): PropertyChoices | null =>
  listing.type === 'property'
    ? { ...listing, open_homes: fromColumn<OpenHome[]>(listing.open_homes ?? []) }
    : null

/**
 * Prepares a search for matching rows: the tokens query of the search itself, and the numeric
 * answers. Refuses contradictory searches.
 */
export async function readSearchState(source: DataSource, query: SavedQuery) {
  const request = await parseSearch(source, { ...query, limit: 1 })
  // If none of the words remain, it matches nothing, whatever else is requested.
  const { words, subject } = request
  const tokens =
    words === '' ? '' : buildTokenQuery({ ...request, words: words && joinQueries(words, subject) }) || null
  return { tokens, ranges: request.wanted.ranges, fieldRanges: listFieldRanges(request.query) }
}
