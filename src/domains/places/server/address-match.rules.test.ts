import { expect, test } from 'vitest'
import { matchAddress, placeAt } from './address-match.rules.ts'
import { localities } from './gazetteer/localities.data.ts'
import type { KnownPlace } from './gazetteer/place.types.ts'
import { districts } from './gazetteer/regions.data.ts'
import { getPlaceSlug } from './place-name.rules.ts'

const regionOf = new Map(districts.map(({ name, region }) => [name, region]))
const places: KnownPlace[] = localities.map(([name, district, latitude, longitude]) => ({
  slug: getPlaceSlug(name),
  name,
  latitude,
  longitude,
  district: getPlaceSlug(district),
  district_name: district,
  region: getPlaceSlug(regionOf.get(district)!),
  region_name: regionOf.get(district)!,
}))

test.each([
  ['petone', 'Petone, Lower Hutt'],
  ['PETONE', 'Petone, Lower Hutt'],
  ['Otaki', 'Ōtaki, Kāpiti Coast'],
  ['Ōtaki b', 'Ōtaki Beach, Kāpiti Coast'],
  ['petone, wellington', 'Petone, Lower Hutt'],
  ['petone lower h', 'Petone, Lower Hutt'],
  ['12 Jackson Street, Petone', 'Petone, Lower Hutt'],
  ['12 Jackson Street, Petone, Lower Hutt 5012', 'Petone, Lower Hutt'],
  ['12 Jackson Street, Petone, Wellington 5012, New Zealand', 'Petone, Lower Hutt'],
  ['3 Dominion Road, Mount Eden, Auckland', 'Mount Eden, Auckland'],
  ['queenstown', 'Queenstown, Queenstown-Lakes'],
  ['hamilton', 'Hamilton'],
  ['Tauranga', 'Tauranga'],
])('%j is matched first to %s', (input, label) => {
  expect(matchAddress(places, input)[0]?.label).toBe(label)
})

test.each([[''], ['  '], ['zzz'], ['12345'], ['% _ \\'], ['New Zealand']])(
  '%j matches no place that we know',
  (input) => {
    expect(matchAddress(places, input)).toEqual([])
  },
)

test('a district is placed at its own town, and a region amid its places', () => {
  const [hamilton] = matchAddress(places, 'hamilton')
  expect(hamilton).toMatchObject({ precision: 'district', suburb: 'hamilton-central' })
  const [taranaki] = matchAddress(places, 'taranaki')
  expect(taranaki).toMatchObject({ precision: 'region', label: 'Taranaki', region: 'taranaki' })
})

test('matches are limited in number', () => {
  expect(matchAddress(places, 'a')).toHaveLength(8)
})

test.each([
  ['the name that is told', -41.225, 174.88, ['Petone'], 'petone'],
  [
    'the first of several names that is ours',
    -41.225,
    174.88,
    ['Korokoro East', 'Petone', 'Wellington'],
    'petone',
  ],
  ['the nearest, where the name is of a place far away', -41.225, 174.88, ['Ponsonby'], 'petone'],
  ['the nearest, without any name', -36.85, 174.745, [], 'ponsonby'],
])('a point is in %s', (_how, latitude, longitude, names, slug) => {
  expect(placeAt({ latitude, longitude }, names, places).suburb).toBe(slug)
})
