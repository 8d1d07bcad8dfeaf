import { foldMacrons } from '#platform/common/formats/fold-macrons.ts'
import { expect, test } from 'vitest'
import { localities } from './localities.data.ts'
import { districts, regions } from './regions.data.ts'

const duplicates = (values: string[]) => values.filter((value, at) => values.indexOf(value) !== at)

test('the gazetteer has 16 regions, and the Chatham Islands', () => {
  expect(regions.filter((region) => !region.isStandalone)).toHaveLength(16)
  expect(regions.filter((region) => region.isStandalone).map((region) => region.name)).toEqual([
    'Chatham Islands',
  ])
})

test('the gazetteer has 66 cities and districts, and the Chatham Islands', () => {
  expect(districts.filter((district) => district.region !== 'Chatham Islands')).toHaveLength(66)
  expect(districts.filter((district) => district.region === 'Chatham Islands')).toHaveLength(1)
})

test('every district is in a region and every region has a district', () => {
  expect(new Set(districts.map((district) => district.region))).toEqual(
    new Set(regions.map((region) => region.name)),
  )
})

test('district names are unique', () => {
  expect(duplicates(districts.map((district) => district.name))).toEqual([])
})

test('slugs are plain ascii and name one place each', () => {
  const slugs = [...regions, ...districts].map((place) => place.slug)
  expect(slugs.filter((slug) => !/^[a-z]+(-[a-z]+)*$/.test(slug))).toEqual([])
  expect(duplicates(slugs)).toEqual([])
})

test('the gazetteer has enough towns and suburbs', () => {
  expect(localities.length).toBeGreaterThanOrEqual(900)
})

test.each([
  ['Auckland', 90],
  ['Wellington', 35],
  ['Lower Hutt', 20],
  ['Christchurch', 60],
  ['Hamilton', 20],
  ['Tauranga', 15],
  ['Dunedin', 30],
])('%s has at least %i suburbs', (district, least) => {
  expect(localities.filter(([, of]) => of === district).length).toBeGreaterThanOrEqual(least)
})

test('every locality is in a known district and no district is empty', () => {
  expect(new Set(localities.map(([, district]) => district))).toEqual(
    new Set(districts.map((district) => district.name)),
  )
})

test('no two localities of a district share a name, with or without macrons', () => {
  expect(duplicates(localities.map(([name, district]) => `${foldMacrons(name)}, ${district}`))).toEqual([])
})

test('no two localities share a point', () => {
  expect(duplicates(localities.map(([, , latitude, longitude]) => `${latitude},${longitude}`))).toEqual([])
})

test('coordinates are inside New Zealand', () => {
  const outside = localities.filter(([, district, latitude, longitude]) =>
    district === 'Chatham Islands'
      ? latitude < -44.5 || latitude > -43.5 || longitude < -177 || longitude > -175.8
      : latitude < -47.1 || latitude > -34.3 || longitude < 166.4 || longitude > 178.6,
  )
  expect(outside).toEqual([])
})

test('every locality is on the island of its region', () => {
  const southern = new Set([
    'Tasman',
    'Nelson',
    'Marlborough',
    'West Coast',
    'Canterbury',
    'Otago',
    'Southland',
  ])
  const regionOf = new Map(districts.map((district) => [district.name, district.region]))
  const astray = localities.filter(([, district, latitude, longitude]) => {
    const region = regionOf.get(district) ?? ''
    if (region === 'Chatham Islands') return false
    const isSouth = latitude < -40.4 && longitude < 174.45
    return isSouth !== southern.has(region)
  })
  expect(astray).toEqual([])
})

test.each([
  ['Auckland', 95],
  ['Wellington', 20],
  ['Lower Hutt', 20],
  ['Christchurch', 50],
  ['Hamilton', 12],
  ['Tauranga', 20],
  ['Napier', 12],
  ['Invercargill', 25],
])('the suburbs of %s lie within %i km of their middle', (district, reach) => {
  const own = localities.filter(([, of]) => of === district)
  const middle = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
  const latitude = middle(own.map((locality) => locality[2]))
  const longitude = middle(own.map((locality) => locality[3]))
  const far = own.filter((locality) => {
    const north = (locality[2] - latitude) * 111.2
    const east = (locality[3] - longitude) * 111.2 * Math.cos((latitude * Math.PI) / 180)
    return Math.hypot(north, east) > reach
  })
  expect(far).toEqual([])
})

test.each([
  ['Kaitāia', 'Far North'],
  ['Kāeo', 'Far North'],
  ['Ruakākā', 'Whangārei'],
  ['Ōrewa', 'Auckland'],
  ['Ōtara', 'Auckland'],
  ['Ōrākei', 'Auckland'],
  ['Māngere', 'Auckland'],
  ['Te Atatū Peninsula', 'Auckland'],
  ['Remuera', 'Auckland'],
  ['Manurewa', 'Auckland'],
  ['Whangamatā', 'Thames-Coromandel'],
  ['Ngāruawāhia', 'Waikato'],
  ['Te Awamutu', 'Waipā'],
  ['Ōtorohanga', 'Ōtorohanga'],
  ['Te Kūiti', 'Waitomo'],
  ['Taupō', 'Taupō'],
  ['Tūrangi', 'Taupō'],
  ['Pāpāmoa', 'Tauranga'],
  ['Ōtūmoetai', 'Tauranga'],
  ['Whakatāne', 'Whakatāne'],
  ['Ōpōtiki', 'Ōpōtiki'],
  ['Ruatōria', 'Gisborne'],
  ['Waipukurau', "Central Hawke's Bay"],
  ['Hāwera', 'South Taranaki'],
  ['Pātea', 'South Taranaki'],
  ['Ōhakune', 'Ruapehu'],
  ['Eketāhuna', 'Tararua'],
  ['Ōtaki', 'Kāpiti Coast'],
  ['Paekākāriki', 'Kāpiti Coast'],
  ['Tītahi Bay', 'Porirua'],
  ['Petone', 'Lower Hutt'],
  ['Māpua', 'Tasman'],
  ['Kaikōura', 'Kaikōura'],
  ['Ōamaru', 'Waitaki'],
  ['Wānaka', 'Queenstown-Lakes'],
  ['Tūātapere', 'Southland'],
])('%s in %s is spelt with its macrons', (name, district) => {
  const folded = foldMacrons(name)
  const found = localities.filter(([own, of]) => of === district && foldMacrons(own) === folded)
  expect(found.map(([own]) => own)).toEqual([name])
})

test.each(['Manawatū-Whanganui', "Hawke's Bay", 'Bay of Plenty', 'West Coast'])('%s is a region', (name) => {
  expect(regions.some((region) => region.name === name)).toBe(true)
})
