import { sql } from 'kysely'
import type { Db, Tx } from '#platform/server/database/db.ts'
import type { NamedVehicles } from './suggestions.rules.ts'

/** Makes and models beyond these are hardly ever searched for. */
const maxSpellings = 20_000

export async function countVehicles(db: Db): Promise<NamedVehicles[]> {
  return await db
    .selectFrom('vehicle_details as v')
    .innerJoin('listings as l', 'l.id', 'v.listing_id')
    .select((eb) => ['v.make', eb.fn.coalesce('v.model', sql<string>`''`).as('model')])
    .select((eb) => eb.fn.countAll<number>().as('listing_count'))
    .where('l.status', '=', 'active')
    .where('v.make', 'is not', null)
    .$narrowType<{ make: string }>()
    .groupBy(['v.make', 'v.model'])
    .orderBy('listing_count', 'desc')
    .limit(maxSpellings)
    .execute()
}

export type PlaceCounts = Map<string, number>

export async function countPlaces(db: Db): Promise<PlaceCounts> {
  const rows = await db
    .selectFrom('listings')
    .select((eb) => ['suburb', eb.fn.countAll<number>().as('listing_count')])
    .where('status', '=', 'active')
    .where('suburb', 'is not', null)
    .$narrowType<{ suburb: string }>()
    .groupBy('suburb')
    .execute()
  return new Map(rows.map(({ suburb, listing_count: listingCount }) => [suburb, listingCount]))
}

export async function selectSuggestedVehicles(db: Db): Promise<NamedVehicles[]> {
  return await db.selectFrom('suggested_vehicles').select(['make', 'model', 'listing_count']).execute()
}

export async function selectSuggestedPlaces(db: Db): Promise<PlaceCounts> {
  const rows = await db.selectFrom('suggested_places').select(['suburb', 'listing_count']).execute()
  return new Map(rows.map(({ suburb, listing_count: listingCount }) => [suburb, listingCount]))
}

export async function writeSuggested(tx: Tx, vehicles: NamedVehicles[], places: PlaceCounts): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('suggestions', 0))`.execute(tx)
  await tx.deleteFrom('suggested_vehicles').execute()
  await tx.deleteFrom('suggested_places').execute()
  await sql`
    insert into suggested_vehicles (make, model, listing_count)
    select * from unnest(${vehicles.map(({ make }) => make)}::text[], ${vehicles.map(({ model }) => model)}::text[],
                         ${vehicles.map(({ listing_count: listingCount }) => listingCount)}::integer[])`.execute(
    tx,
  )
  await sql`
    insert into suggested_places (suburb, listing_count)
    select * from unnest(${[...places.keys()]}::text[], ${[...places.values()]}::integer[])`.execute(tx)
}
