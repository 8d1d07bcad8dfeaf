import { expect, test } from 'vitest'
import { foldText, matchPlaces, collectPlaces } from './place-match.ts'

const here = { latitude: -41, longitude: 175 }
const places = collectPlaces([
  {
    slug: 'wellington',
    name: 'Wellington',
    districts: [
      {
        slug: 'kapiti-coast',
        name: 'Kāpiti Coast',
        suburbs: [
          { slug: 'otaki', name: 'Ōtaki', ...here },
          { slug: 'otaki-beach', name: 'Ōtaki Beach', ...here },
          { slug: 'paraparaumu-beach', name: 'Paraparaumu Beach', ...here },
        ],
      },
      { slug: 'lower-hutt', name: 'Lower Hutt', suburbs: [{ slug: 'petone', name: 'Petone', ...here }] },
    ],
  },
  {
    slug: 'hawkes-bay',
    name: 'Hawke’s Bay',
    districts: [
      { slug: 'napier', name: 'Napier', suburbs: [{ slug: 'beach-haven', name: 'Beach Haven', ...here }] },
    ],
  },
])

const namesFor = (typed: string) => matchPlaces(places, typed).map(({ slug }) => slug)

test('macrons, capitals and marks do not matter', () => {
  expect(foldText('  ŌTAKI-Beach ')).toBe('otaki beach')
  expect(foldText('Hawke’s Bay')).toBe(foldText("hawke's bay"))
  expect(namesFor('otaki')).toEqual(['otaki', 'otaki-beach'])
  expect(namesFor('Ōtaki b')).toEqual(['otaki-beach'])
})

test('names that begin with it come before names that hold it, and districts last', () => {
  expect(namesFor('beach')).toEqual(['beach-haven', 'otaki-beach', 'paraparaumu-beach'])
  expect(namesFor('lower')).toEqual(['petone'])
  expect(namesFor('petone lower')).toEqual(['petone'])
})

test('nothing typed offers everything, at most so many; nonsense offers nothing', () => {
  expect(matchPlaces(places, ' ', 2)).toHaveLength(2)
  expect(namesFor('zzz')).toEqual([])
})

test('a place knows its region', () => {
  expect(matchPlaces(places, 'petone')[0]).toMatchObject({
    region_slug: 'wellington',
    district: 'Lower Hutt',
  })
})
