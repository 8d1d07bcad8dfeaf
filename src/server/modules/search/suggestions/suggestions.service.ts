import type { ListingCard } from '#contract/listings/listings.ts'
import type { SearchSuggestion } from '#contract/search/search-suggestions.ts'
import { readCategories } from '#server/modules/catalogue/catalogue.service.ts'
import { readListingCards } from '#server/modules/listings/kept-listings.service.ts'
import { selectPlaces } from '#server/modules/places/places.service.ts'
import { transact, type Db } from '#server/platform/database/db.ts'
import {
  countPlaces,
  countVehicles,
  selectSuggestedPlaces,
  selectSuggestedVehicles,
  writeSuggested,
} from './suggestions.queries.ts'
import {
  categoryEntries,
  type Entry,
  matchEntries,
  mergedVehicles,
  placeEntries,
  vehicleEntries,
} from './suggestions.rules.ts'

const max_vehicles = 5_000
const entries_kept_ms = 30_000

interface Kept {
  entries: Entry[]
  read_at: number
  /** On its way; who types meanwhile is answered from what is there. */
  renewal: Promise<void> | null
}

// A few thousand names per node, so that typing queries no table. One per database handle.
const kept = new WeakMap<Db, Kept>()

export async function findSuggestions(db: Db, typed: string): Promise<SearchSuggestion[]> {
  return matchEntries(await listEntries(db), typed)
}

async function listEntries(db: Db): Promise<Entry[]> {
  const known = kept.get(db)
  if (!known) return await readEntries(db)
  if (Date.now() - known.read_at > entries_kept_ms) {
    // A failed load is retried by the next one who types.
    known.renewal ??= readEntries(db).then(
      () => undefined,
      () => {
        known.renewal = null
      },
    )
  }
  return known.entries
}

async function readEntries(db: Db): Promise<Entry[]> {
  const [categories, regions, vehicles, counts] = await Promise.all([
    readCategories(db),
    selectPlaces(db),
    readVehicles(db),
    readPlaceCounts(db),
  ])
  const entries = [
    ...categoryEntries(categories),
    ...vehicleEntries(vehicles),
    ...placeEntries(regions, counts),
  ]
  kept.set(db, { entries, read_at: Date.now(), renewal: null })
  return entries
}

// A new market is counted at once: that's quick, and the job hasn't run yet.
async function readVehicles(db: Db) {
  const counted = await selectSuggestedVehicles(db)
  return counted.length > 0 ? counted : mergedVehicles(await countVehicles(db), max_vehicles)
}

async function readPlaceCounts(db: Db) {
  const counted = await selectSuggestedPlaces(db)
  return counted.size > 0 ? counted : await countPlaces(db)
}

export async function renewSuggestions(db: Db): Promise<void> {
  const [spelled, places] = await Promise.all([countVehicles(db), countPlaces(db)])
  const vehicles = mergedVehicles(spelled, max_vehicles)
  await transact(db, (tx) => writeSuggested(tx, vehicles, places))
  kept.delete(db)
}

export async function readCards(db: Db, ids: number[]): Promise<ListingCard[]> {
  const cards = await readListingCards(db, [...new Set(ids)])
  return cards.filter((card) => card.status === 'active')
}
