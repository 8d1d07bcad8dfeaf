import { sql } from 'kysely'
import type { Region } from '#domains/places/common/places.ts'
import type { KnownPlace } from './gazetteer/place.types.ts'
import type { Db } from '#platform/server/database/db.ts'

export async function selectRegions(db: Db) {
  return await db.selectFrom('regions').select(['slug', 'name']).orderBy('position').execute()
}

export async function selectPlaces(db: Db): Promise<Region[]> {
  const byName = sql`name collate "und-x-icu"`
  const [regions, districts, suburbs] = await Promise.all([
    selectRegions(db),
    db.selectFrom('districts').select(['slug', 'name', 'region']).orderBy(byName).execute(),
    db
      .selectFrom('suburbs')
      .select(['slug', 'name', 'district', 'latitude', 'longitude'])
      .orderBy(byName)
      .execute(),
  ])
  const suburbsOf = Map.groupBy(suburbs, (suburb) => suburb.district)
  const districtsOf = Map.groupBy(districts, (district) => district.region)
  return regions.map((region) => ({
    ...region,
    districts: (districtsOf.get(region.slug) ?? []).map(({ slug, name }) => ({
      slug,
      name,
      suburbs: (suburbsOf.get(slug) ?? []).map((suburb) => ({
        slug: suburb.slug,
        name: suburb.name,
        latitude: suburb.latitude,
        longitude: suburb.longitude,
      })),
    })),
  }))
}

export async function selectSuburb(db: Db, slug: string) {
  return await db
    .selectFrom('suburbs as s')
    .innerJoin('districts as d', 'd.slug', 's.district')
    .select(['s.slug', 's.name', 's.district', 'd.region'])
    .where('s.slug', '=', slug)
    .executeTakeFirst()
}

export async function selectKnownPlaces(db: Db): Promise<KnownPlace[]> {
  return await db
    .selectFrom('suburbs as s')
    .innerJoin('districts as d', 'd.slug', 's.district')
    .innerJoin('regions as r', 'r.slug', 'd.region')
    .select(['s.slug', 's.name', 's.latitude', 's.longitude'])
    .select(['d.slug as district', 'd.name as district_name', 'r.slug as region', 'r.name as region_name'])
    .orderBy('s.slug')
    .execute()
}
