import { foldMacrons } from '#platform/common/formats/fold-macrons.ts'
import * as t from '#domains/listing-import/texts.ts'

export interface Place {
  slug: string
  name: string
  district_name: string
  region_name: string
}

export type PlaceIndex = ReadonlyMap<string, readonly Place[]>

const fold = (name: string) =>
  foldMacrons(name.toLowerCase())
    .replace(/[\s-]+/g, ' ')
    .trim()

/** Suburbs by their names and by their slugs. */
export const indexPlaces = (places: readonly Place[]): PlaceIndex => {
  const byName = Map.groupBy(places, ({ name }) => fold(name))
  for (const place of places) if (!byName.has(`slug ${place.slug}`)) byName.set(`slug ${place.slug}`, [place])
  return byName
}

interface PlaceNames {
  suburb: string
  district: string
  region: string
}

/** @returns the suburb's slug, or the sentence that refuses it */
export function readPlace(
  index: PlaceIndex,
  { suburb, district, region }: PlaceNames,
): { slug: string } | string {
  const slug = index.get(`slug ${suburb.toLowerCase()}`)?.[0]
  const named = index.get(fold(suburb)) ?? (slug ? [slug] : [])
  const fitting = named.filter(
    (place) => isNamed(place.district_name, district) && isNamed(place.region_name, region),
  )
  const [only, other] = fitting
  if (only && !other) return { slug: only.slug }
  if (only) {
    const places = fitting.slice(0, 3).map((place) => place.district_name)
    return t.several_suburbs_have_that_name({ suburb: cut(suburb), places: places.join(', ') })
  }
  return named.length > 0
    ? t.that_suburb_is_elsewhere({ suburb: cut(suburb) })
    : t.there_is_no_such_suburb({ suburb: cut(suburb) })
}

const isNamed = (name: string, wanted: string) => wanted === '' || fold(name) === fold(wanted)

const cut = (text: string) => (text.length > 40 ? `${text.slice(0, 39)}…` : text)
