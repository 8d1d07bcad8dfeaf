import { foldMacrons } from '#platform/common/formats/fold-macrons.ts'
import { distanceKm, nearestTo, type Point } from '#domains/places/common/near.ts'
import type { Geocoded } from '#domains/places/common/places.ts'
import { must } from '#platform/common/must.ts'
import type { KnownPlace } from './gazetteer/place.types.ts'

/** Folds to words only: 'Hawke’s Bay' becomes 'hawkes bay'. */
export const splitWords = (text: string): string =>
  foldMacrons(text)
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

const normalisePlace = (address: string): string =>
  splitWords(address)
    .replace(/ (?:new zealand|aotearoa|nz)$/, '')
    .replace(/ \d{4}$/, '')

export const getPlaceName = ({
  name,
  district_name: districtName,
}: Pick<KnownPlace, 'name' | 'district_name'>): string =>
  name === districtName ? name : `${name}, ${districtName}`

export function matchAddress(places: readonly KnownPlace[], address: string, most = 8): Geocoded[] {
  const normalised = normalisePlace(address)
  if (normalised === '') return []
  const suburbs = places.flatMap((place) => {
    const rank = computeRank(place, normalised)
    return rank === null ? [] : [{ rank, candidate: toCandidate(place) }]
  })
  const wider = widerPlaces(places).flatMap(({ name, precision, within }) =>
    splitWords(name).startsWith(normalised)
      ? [
          {
            rank: splitWords(name) === normalised ? 0.2 : 1.5,
            candidate: candidateInTheMiddle(name, precision, within),
          },
        ]
      : [],
  )
  return [...suburbs, ...wider]
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, most)
    .map(({ candidate }) => candidate)
}

function computeRank(place: KnownPlace, normalised: string): number | null {
  const name = splitWords(place.name)
  const [district, region] = [splitWords(place.district_name), splitWords(place.region_name)]
  if (name === normalised) return 0
  if (name.startsWith(normalised)) return 1
  if (` ${name}`.includes(` ${normalised}`)) return 2
  // Includes 'petone lower hutt', 'petone wellington' and prefixes of these.
  const tails = [`${name} ${district} ${region}`, `${name} ${region}`]
  if (normalised.length > name.length && tails.some((tail) => tail.startsWith(normalised))) return 0.5
  // The longest of nested names counts: 'mount eden' rather than 'eden'.
  const inAddress = [name, ...tails, `${name} ${district}`].some((end) => normalised.endsWith(` ${end}`))
  return inAddress ? 4 - name.length / 100 : null
}

const toCandidate = (place: KnownPlace): Geocoded => ({
  label: getPlaceName(place),
  ...whereabouts(place),
  latitude: place.latitude,
  longitude: place.longitude,
  precision: 'suburb',
})

const whereabouts = (place: KnownPlace) => ({
  suburb: place.slug,
  district: place.district,
  region: place.region,
  place_name: getPlaceName(place),
})

function widerPlaces(places: readonly KnownPlace[]) {
  const districts = Map.groupBy(places, (place) => place.district_name)
  const regions = Map.groupBy(places, (place) => place.region_name)
  return [
    ...Array.from(districts, ([name, within]) => ({ name, precision: 'district' as const, within })),
    // A region of one district, such as Nelson, gives one candidate.
    ...Array.from(regions, ([name, within]) => ({ name, precision: 'region' as const, within })).filter(
      ({ name }) => !districts.has(name),
    ),
  ]
}

/** Places a district or region at the town of its own name, else in the middle of its places. */
function candidateInTheMiddle(
  name: string,
  precision: 'district' | 'region',
  within: KnownPlace[],
): Geocoded {
  const namesake = within.find(
    (place) => place.name === name || place.name === `${name} Central` || place.name === `Central ${name}`,
  )
  const middle = namesake ?? must(nearestTo(getMiddle(within), within), 'nearest place')
  return { ...toCandidate(middle), label: name, precision }
}

const getMiddle = (places: readonly Point[]): Point => ({
  latitude: places.reduce((sum, { latitude }) => sum + latitude, 0) / places.length,
  longitude: places.reduce((sum, { longitude }) => sum + longitude, 0) / places.length,
})

/** In kilometres. A place of the same name farther away is a different one. */
const namesakeKm = 25

/** Finds the place by a name given for the point if that place is near, else the nearest place. */
export function placeAt(
  point: Point,
  names: readonly string[],
  places: readonly KnownPlace[],
): Omit<Geocoded, 'label' | 'latitude' | 'longitude' | 'precision'> {
  const near = places.filter((place) => distanceKm(point, place) <= namesakeKm)
  for (const name of names) {
    const same = near.filter((place) => splitWords(place.name) === splitWords(name))
    const named = nearestTo(point, same)
    if (named) return whereabouts(named)
  }
  return whereabouts(must(nearestTo(point, places), 'nearest place'))
}
