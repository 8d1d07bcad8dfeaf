import { setImmediate } from 'node:timers/promises'
import type { ListingCard } from '#domains/listings/common/listings.ts'
import type { SearchSuggestion } from '#domains/search/common/search.ts'
import { readCategories } from '#domains/catalogue/server/catalogue.service.ts'
import { readListingCards } from '#domains/listings/server/listings.service.ts'
import { selectPlaces } from '#domains/places/server/places.service.ts'
import type { ListingId } from '#platform/common/ids.ts'
import type { CacheOptions } from '#platform/server/cache/cache.ts'
import { transact, type Db } from '#platform/server/database/db.ts'
import type { DataSource } from '#platform/server/cache/caches.ts'
import {
  countPlaces,
  countVehicles,
  selectSuggestedPlaces,
  selectSuggestedVehicles,
  writeSuggested,
} from './suggestions.queries.ts'
import {
  categoryEntries,
  type EntryIndex,
  indexEntries,
  matchEntries,
  mergedVehicles,
  placeEntries,
  vehicleEntries,
} from './suggestions.rules.ts'

const maxVehicles = 5_000
/** Cached, so that typing queries no table: a few thousand names. */
const indexCache: CacheOptions<EntryIndex> = {
  name: 'search suggestions',
  maxBytes: 16 * 2 ** 20,
  sizeOf: (index) => 500 * [...index.values()].reduce((sum, { length }) => sum + length, 0),
  freshMs: 30_000,
  ttlMs: 3_600_000,
}

export async function findSuggestions(source: DataSource, typed: string): Promise<SearchSuggestion[]> {
  return matchEntries(await source.caches.open(indexCache).read('', () => readIndex(source)), typed)
}

async function readIndex(source: DataSource): Promise<EntryIndex> {
  const { db } = source
  const [categories, regions, vehicles, counts] = await Promise.all([
    readCategories(source),
    selectPlaces(db),
    readVehicles(db),
    readPlaceCounts(db),
  ])
  // Each takes milliseconds, and other requests are served in between.
  const entries = categoryEntries(categories)
  await setImmediate()
  entries.push(...vehicleEntries(vehicles))
  await setImmediate()
  entries.push(...placeEntries(regions, counts))
  await setImmediate()
  return indexEntries(entries)
}

// A new market is counted at once: that's quick, and the job hasn't run yet.
async function readVehicles(db: Db) {
  const counted = await selectSuggestedVehicles(db)
  return counted.length > 0 ? counted : mergedVehicles(await countVehicles(db), maxVehicles)
}

async function readPlaceCounts(db: Db) {
  const counted = await selectSuggestedPlaces(db)
  return counted.size > 0 ? counted : await countPlaces(db)
}

export async function renewSuggestions(db: Db): Promise<void> {
  const [spelled, places] = await Promise.all([countVehicles(db), countPlaces(db)])
  const vehicles = mergedVehicles(spelled, maxVehicles)
  await transact(db, (tx) => writeSuggested(tx, vehicles, places))
}

export async function readCards(source: DataSource, ids: ListingId[]): Promise<ListingCard[]> {
  const cards = await readListingCards(source, [...new Set(ids)])
  return cards.filter((card) => card.status === 'active')
}
