import { must } from '#platform/common/must.ts'
import { transact, type Db } from '#platform/server/database/db.ts'
import { countries } from './gazetteer/countries.data.ts'
import { localities } from './gazetteer/localities.data.ts'
import { districts, regions } from './gazetteer/regions.data.ts'
import { getPlaceSlug } from './place-name.rules.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#domains/places/texts.ts'

import { countSuburbs, fillNeighbours, hasNeighbours } from './neighbours.queries.ts'

export { selectPlaces, selectSuburb } from './places.queries.ts'

const countryNames = new Set(countries.map(([, name]) => name))

export const isCountry = (name: string): boolean => countryNames.has(name)

/** Idempotent: seeding again changes nothing. */
export async function seedPlaces(db: Db): Promise<void> {
  const regionSlugs = new Map(regions.map((region) => [region.name, region.slug]))
  const districtSlugs = new Map(districts.map((district) => [district.name, district.slug]))
  const suburbRows = withSlugs(
    localities.map(([name, district, latitude, longitude]) => ({
      name,
      district: known(districtSlugs, district),
      latitude,
      longitude,
    })),
  )
  await transact(db, async (tx) => {
    await tx
      .insertInto('regions')
      .values(regions.map(({ slug, name }, position) => ({ slug, name, position })))
      .onConflict((on) =>
        on
          .column('slug')
          .doUpdateSet((eb) => ({ name: eb.ref('excluded.name'), position: eb.ref('excluded.position') })),
      )
      .execute()
    await tx
      .insertInto('districts')
      .values(districts.map(({ slug, name, region }) => ({ slug, name, region: known(regionSlugs, region) })))
      .onConflict((on) =>
        on
          .column('slug')
          .doUpdateSet((eb) => ({ name: eb.ref('excluded.name'), region: eb.ref('excluded.region') })),
      )
      .execute()
    const before = await countSuburbs(tx)
    await tx
      .insertInto('suburbs')
      .values(suburbRows)
      .onConflict((on) =>
        on.column('slug').doUpdateSet((eb) => ({
          name: eb.ref('excluded.name'),
          district: eb.ref('excluded.district'),
          latitude: eb.ref('excluded.latitude'),
          longitude: eb.ref('excluded.longitude'),
        })),
      )
      .execute()
    if ((await countSuburbs(tx)) !== before || !(await hasNeighbours(tx))) await fillNeighbours(tx)
  })
}

function withSlugs<Place extends { name: string; district: string }>(
  places: Place[],
): (Place & { slug: string })[] {
  const named = Map.groupBy(places, ({ name }) => getPlaceSlug(name))
  return places.map((place) => {
    const slug = getPlaceSlug(place.name)
    return {
      ...place,
      slug: must(named.get(slug), 'places of the name').length > 1 ? `${slug}-${place.district}` : slug,
    }
  })
}

function known(slugs: Map<string, string>, name: string): string {
  const slug = slugs.get(name)
  if (slug === undefined) throw new Error(`The gazetteer names '${name}', which it does not hold`)
  return slug
}

export const getUnknownCountry = makeTexts(() => t.choose_a_country_from_the_list())
